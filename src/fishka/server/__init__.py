"""The server: tables, seats, sockets and storage. It never computes a rule."""
