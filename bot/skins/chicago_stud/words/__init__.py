"""What Chicago stud says: news, tables, panels, and what pictures say to those who cannot see them."""
