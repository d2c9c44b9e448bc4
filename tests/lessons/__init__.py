"""First games by script."""
