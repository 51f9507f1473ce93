"""The expansions. None of them depends on another one."""
