"""What speaks HTTP and WebSocket: routes, sockets, security and the wire."""
