"""The hostile trial of 2026-11-22: which of its 115 attacks that fell short is which row of the matrix."""

# What was done, how many attacks that was, and the function that makes the row.
TRIAL = [
    ("a child in a group of its own, then death", 1, "group_then_dies"),
    ("a daemon, then death, by `SIGKILL` and `SIGSEGV`", 2, "daemon_then_dies"),
    ("a daemon, and right answers", 1, "daemon"),
    ("a child in a session of its own, then silence", 1, "session_then_hangs"),
    ("another process group, then silence", 2, "leaves_group"),
    ("silence behind `setsid -w`", 1, "hangs"),
    ("notices for ever, slowly", 1, "slow_notices"),
    ("notices for ever, fast", 1, "notice_flood"),
    ("requests for ever after callbacks", 1, "retry"),
    ("requests for ever while it settles", 1, "retry_at_settle"),
    ("`SIGHUP`, `SIGQUIT` and `SIGTERM`, early, late and while a journal is open", 6, "other_signals"),
    ("`SIGKILL` of runs of built-in subjects", 2, "next_run_clears"),
    ("`SIGKILL` while a subject hangs", 1, "killed_before_hanging"),
    ("a user's folders samples/ and replay/", 2, "users_folders"),
    ("a user's file samples", 1, "users_files"),
    ("thirty runs at one folder", 1, "ten_runs"),
    ("a file that appears between look and exchange", 1, "appears_at_exchange"),
    ("links at the names of staged folders", 1, "link_at_staged"),
    ("a report folder that is `~`, `.`, a link to itself or to nothing", 4, "odd_folders"),
    ("rights and group of the report folder, a report and samples", 4, "rights"),
    ("evidence and expectations at links, with mode 0600, at a loop", 4, "links"),
    ("`-o` and `--json` at devices, pipes and links to streams", 4, "devices"),
    ("a pipe of the shell as a file", 1, "pipes"),
    ("`init`: a file for a folder, options of git, control characters", 5, "init_elsewhere"),
    ("a program that judges itself, marks beyond bounds, a token with a command", 5, "lies"),
    ("contracts with extremes and empty texts", 9, "contracts"),
    ("Bazel's shards, shards and evidence of files beyond bounds", 8, "numbers"),
    ("a full temporary folder", 1, "no_room"),
    ("16 open files, 100 MB, one process and two", 4, "few_means"),
    ("no `/proc`", 1, "no_proc"),
    ("the year 9999", 1, "wall_clock"),
    ("files of 200 and 300 MB, 100,000 results", 4, "endless_files"),
    ("reports of 280 and 560 results", 2, "many_results"),
    ("hostile text in the answer to `hello`, also of 7 MB", 21, "hostile_hello"),
    ("names of files, project and expectation files that steer the terminal", 9, "hostile_files"),
    ("a subject's name of fifty equal letters", 1, "long_names"),
]


def section(faults):
    """Lines of Markdown.

    faults: what each row of the matrix says is done, by its function's name.
    """
    assert sum(number for _, number, _ in TRIAL) == 115
    lines = ["| of the 115 | attack | row |", "|---:|---|---|"]
    return lines + [f"| {number} | {attack} | {faults[name]} |" for attack, number, name in TRIAL]
