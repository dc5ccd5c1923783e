"""Fixed positions of Chicago stud, and every piece that its pictures ask for."""
