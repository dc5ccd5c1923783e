"""Cards by name, hands to draw, and a slow judge of poker hands beside the engine's quick one."""
