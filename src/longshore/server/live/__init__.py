"""Live tables: one WebSocket per client carries updates, chat, presence and the lobby."""
