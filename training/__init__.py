"""How the learned player is trained. Not part of the package: only this folder needs PyTorch."""
