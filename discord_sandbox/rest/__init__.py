"""The REST routes that a bot like ours uses, with Discord's own limits and errors; one file per subject."""
