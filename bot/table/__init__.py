"""The shell's model of tables. Pure: no clock, no disk, no network, no Discord."""
