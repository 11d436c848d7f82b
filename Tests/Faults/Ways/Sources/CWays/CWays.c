#define _GNU_SOURCE
#include "CWays.h"

#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

FILE *ways_stream(int number) { return number == 0 ? stdin : number == 1 ? stdout : stderr; }

int ways_fork(void) { return fork(); }

int ways_vfork(void) {
  pid_t pid = vfork();
  if (pid == 0) _exit(0);
  return pid;
}

void ways_become(const char *program) { execl(program, program, (char *)0); }
void ways_quick_exit(void) { quick_exit(3); }
void ways_close_from(int first) { for (int file = first; file < 4096; file++) close(file); }
void ways_clear_environment(void) { clearenv(); }

static jmp_buf place;
static sigjmp_buf signal_place;

__attribute__((noinline)) static int here(void) { return setjmp(place); }

// To where nobody is any more.
void ways_jump(void) { if (here() == 0) longjmp(place, 1); }

static void jump_back(int number) { siglongjmp(signal_place, number); }

void ways_jump_from_signal(void) {
  signal(SIGUSR1, jump_back);
  if (sigsetjmp(signal_place, 1) == 0) raise(SIGUSR1);
}

__attribute__((noinline)) void ways_smash_stack(void) {
  char local[16];
  volatile size_t count = 4096;
  memset(local, 0x41, count);
  __asm__ volatile("" : : "r"(local) : "memory");
}

void ways_call_null(void) {
  void (*volatile nobody)(void) = 0;
  nobody();
}

void ways_free_twice(void) {
  char *volatile memory = malloc(100000);
  free(memory);
  free(memory);
}

void ways_write_after_free(void) {
  char *volatile memory = malloc(64);
  free(memory);
  memset(memory, 0x41, 64);
}

void ways_write_code(void) { *(volatile char *)(void *)ways_write_code = 0; }

void ways_seccomp(void) { prctl(PR_SET_SECCOMP, 1, 0, 0, 0); }
void ways_death_signal(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
void ways_not_dumpable(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
void ways_adopt(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
void ways_cancel_thread(void) { pthread_cancel(pthread_self()); pthread_testcancel(); }

static void nothing(int number) { (void)number; }

void ways_handler_of_every_signal(void) {
  for (int number = 1; number < 32; number++) signal(number, nothing);
}
