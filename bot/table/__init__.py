"""What the shell knows of tables. Pure: no clock, no disk, no network, no Discord."""
