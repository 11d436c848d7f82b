// Puts functions of this target in the place of those of libraries.
#pragma once
#include "Runtime.h"

#if POINTS_LINUX
typedef struct replacement {
  const char *name;
  void *function;
  void *original;  // where the library's own goes
} replacement;

// In every loaded object but the loader and the C library.
void patch_all(const replacement *table, int count);
#endif
