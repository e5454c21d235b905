"""What people write to one another, and to themselves: chat, mutes, reports, notes."""
