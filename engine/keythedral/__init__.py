"""Keythedral (first edition, 2002): rules KT-1 to KT-152, two to five players."""
