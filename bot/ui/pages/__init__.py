"""What a message looks like: pages are values, built from what the coordinator hands out."""
