// What Swift does not let a program do, and a library in C may.
#pragma once

#include <stdio.h>

/// A standard stream by its number: Swift takes the C library's variables for a data race.
FILE *ways_stream(int number);
int ways_fork(void);
int ways_vfork(void);
void ways_become(const char *program);
void ways_quick_exit(void);
void ways_close_from(int first);
void ways_clear_environment(void);
void ways_jump(void);
void ways_jump_from_signal(void);
void ways_smash_stack(void);
void ways_call_null(void);
void ways_free_twice(void);
void ways_write_after_free(void);
void ways_write_code(void);
void ways_seccomp(void);
void ways_death_signal(void);
void ways_not_dumpable(void);
void ways_adopt(void);
void ways_cancel_thread(void);
void ways_handler_of_every_signal(void);
