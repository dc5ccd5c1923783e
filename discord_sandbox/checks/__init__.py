"""What Discord takes and what it refuses in a request's body. Pure: JSON in, faults out."""
