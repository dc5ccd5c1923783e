"""The games' own emoji, brought to Discord: without them pages show Unicode's signs."""
