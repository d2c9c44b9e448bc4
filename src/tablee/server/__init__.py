"""The table in the browser: an HTTP and socket server that owns every table and shows each seat what it may see."""
