"""Pages: how messages look, as values built from what the coordinator hands out."""
