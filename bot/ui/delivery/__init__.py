"""Delivery to Discord: what was saved is told, in order, once, until it is told."""
