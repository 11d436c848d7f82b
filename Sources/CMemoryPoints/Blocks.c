// Blocks of memory: whoever allocates one is alone with it at first.
#include "Runtime.h"
#include "Locks.h"

#if POINTS_LINUX
#include <malloc.h>

static void *noted(void *block, size_t from) {
  runner *who = self;
  if (who && !who->is_inside) shadow_allocated(who, block, from);
  return block;
}

void *points_malloc(size_t size) { return noted(originals.malloc(size), 0); }

void *points_calloc(size_t count, size_t size) { return noted(originals.calloc(count, size), 0); }

// What was there stays whoever's it was, and what is new at its end is nobody's yet.
void *points_realloc(void *old, size_t size) {
  size_t had = old ? malloc_usable_size(old) : 0;
  void *block = originals.realloc(old, size);
  return noted(block, block == old ? had : 0);
}

int points_posix_memalign(void **block, size_t alignment, size_t size) {
  int code = originals.posix_memalign(block, alignment, size);
  if (code == 0) noted(*block, 0);
  return code;
}

void *points_aligned_alloc(size_t alignment, size_t size) {
  return noted(originals.aligned_alloc(alignment, size), 0);
}
#endif
