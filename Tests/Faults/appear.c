// A user puts a file in place at the very last moment: just before this process gives another file the
// name that ends with APPEAR_AT, the file APPEAR_AS is made, or replaced as an editor does it.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int renamed(int from, const char *old, int to, const char *new, unsigned flags) {
  return (int)syscall(SYS_renameat2, from, old, to, new, flags);
}

static void appear(const char *name) {
  static int appeared;
  const char *at = getenv("APPEAR_AT"), *as = getenv("APPEAR_AS");
  size_t length = strlen(name);
  if (appeared || !at || !as || length < strlen(at) || strcmp(name + length - strlen(at), at)) return;
  appeared = 1;
  char beside[4096];
  snprintf(beside, sizeof beside, "%s.edited", as);
  int file = open(beside, O_WRONLY | O_CREAT | O_EXCL, 0644);
  if (file < 0 || write(file, "precious", 8) != 8 || close(file)) abort();
  if (renamed(AT_FDCWD, beside, AT_FDCWD, as, 0)) abort();
}

int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
  appear(new);
  return renamed(from, old, to, new, flags);
}

int renameat(int from, const char *old, int to, const char *new) {
  return renameat2(from, old, to, new, 0);
}

int rename(const char *old, const char *new) {
  return renameat2(AT_FDCWD, old, AT_FDCWD, new, 0);
}
