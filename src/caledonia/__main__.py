"""Run the command with `python -m caledonia`."""

from caledonia.cli import main

if __name__ == "__main__":
    main()
