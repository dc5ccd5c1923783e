"""What Two Trucks paints; imported when something is painted."""
