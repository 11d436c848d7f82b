// This process is killed at the very last moment: just before it gives a file its name that is not in
// place yet.
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int rename(const char *old, const char *new) {
  if (strstr(old, "/.auth-conformance-")) kill(getpid(), SIGKILL);
  return (int)syscall(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, new, 0);
}
