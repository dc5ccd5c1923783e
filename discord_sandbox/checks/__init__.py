"""Checks of request bodies as Discord makes them. Pure: JSON in, faults out."""
