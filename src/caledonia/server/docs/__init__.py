"""The page that shows the API's description, from this package alone."""
