"""What people write to each other, and to themselves: chat, mutes, reports, notes."""
