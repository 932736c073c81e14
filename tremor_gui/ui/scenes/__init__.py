"""The screens between which the scene manager moves."""
