"""A game that was won, shown to everybody where its table was, by somebody who played."""
