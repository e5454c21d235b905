"""What the strategy page is made from: figures and positions, both from games between our bots."""
