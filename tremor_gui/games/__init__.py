"""The games themselves, one package each; none of them imports another."""
