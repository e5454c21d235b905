"""The `longshore` command, a thin layer. Each file is a group of commands or a helper for them."""

from longshore.uncompiled import keep_quiet

keep_quiet()  # `output.remark_if_slow` says it where it matters
