"""Private notes: a text for each table that one plays at, shown on one's panel."""
