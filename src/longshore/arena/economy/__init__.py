"""What happened in games as an economy: prices, margins, money, loans and auctions."""
