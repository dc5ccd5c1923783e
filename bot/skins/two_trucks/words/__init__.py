"""The words of Two Trucks."""
