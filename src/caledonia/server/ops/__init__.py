"""What whoever runs a server needs: logs, metrics, health, and how it starts and stops."""
