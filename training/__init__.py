"""How the admiral's network is trained. Not part of the package: only this folder needs PyTorch."""
