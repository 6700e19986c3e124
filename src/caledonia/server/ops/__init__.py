"""What operators need: logs, metrics, health, and how the server starts and stops."""
