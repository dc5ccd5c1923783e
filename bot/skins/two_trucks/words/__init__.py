"""What Two Trucks says."""
