"""Positions of Two Trucks to be looked at, and every piece of its pictures at every size."""
