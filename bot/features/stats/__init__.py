"""Statistics: finished games of one person on a server, and the best of the server."""
