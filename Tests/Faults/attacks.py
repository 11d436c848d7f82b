"""All attacks of the matrix, in the order of its rows."""
from endings import ADAPTERS, next_run_clears, other_signals
from machine import endless_files, few_means, many_results, no_room, poor_machine
from possessions import (
    changed_report, devices, foreign_path, init_elsewhere, link_at_staged, links, odd_folders,
    rights, ten_runs, users_files, users_folders, users_gallery)
from reach import REACH
from readers import (
    foreign_project, hostile_files, hostile_hello, long_names, secrets, silent_pipes)
from surroundings import appears_at_exchange, appears_at_rename, no_proc, pipes, wall_clock
from verdicts import contracts, false_judge, lies, numbers

ATTACKS = [
    foreign_path, users_folders, users_files, users_gallery, changed_report, ten_runs,
    appears_at_exchange, appears_at_rename, rights, links, devices, pipes, odd_folders, link_at_staged,
    init_elsewhere, false_judge, lies, contracts, numbers, *ADAPTERS, other_signals, next_run_clears, *REACH,
    no_room, few_means, poor_machine, no_proc, wall_clock, endless_files, many_results, hostile_hello,
    hostile_files, long_names, secrets, foreign_project, silent_pipes,
]
