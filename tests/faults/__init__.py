"""What happens to people while servers and databases fail: real processes, and every acknowledged move looked for."""
