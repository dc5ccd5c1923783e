"""How French cards are built, and every piece of theirs at every size that pictures ask for."""
