"""The economy of finished games: prices, margins, money, loans and auctions."""
