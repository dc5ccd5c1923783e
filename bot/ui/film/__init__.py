"""Films: made in the worker processes, kept for an hour, told to who waits for one."""
