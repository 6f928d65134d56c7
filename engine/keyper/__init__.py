"""Keyper: four seasons of keyples, folding country boards, fairs and boats, for two to four players."""
