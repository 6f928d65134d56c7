"""SQL for one kind of data each."""
