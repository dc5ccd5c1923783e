"""The pictures of Two Trucks; imported when something is painted."""
