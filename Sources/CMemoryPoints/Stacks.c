// The stacks of calls, each told apart by a number.
#include "Runtime.h"

#if POINTS_LINUX

enum { STACKS = 1 << 16 };

typedef struct stack_node {
  uint64_t pc;
  int32_t parent;
} stack_node;

// Zero, and so without memory, as far as nobody has asked.
static stack_node stacks[STACKS];

static int32_t interned(uint64_t pc, int32_t parent) {
  uint64_t place = mixed(pc ^ mixed((uint64_t)parent + 1)) & (STACKS - 1);
  for (int probe = 0; probe < 256; probe++, place = (place + 1) & (STACKS - 1)) {
    if (place == 0) continue;
    if (stacks[place].pc == 0) {
      stacks[place].pc = pc;
      stacks[place].parent = parent;
      return (int32_t)place;
    }
    if (stacks[place].pc == pc && stacks[place].parent == parent) return (int32_t)place;
  }
  return 0;
}

int32_t stack_of(runner *who) {
  int32_t depth = who->depth < FRAMES ? who->depth : FRAMES;
  int32_t known = depth;
  while (known > 0 && who->frames[known - 1].node == 0) known--;
  int32_t node = known > 0 ? who->frames[known - 1].node : 0;
  for (int32_t place = known; place < depth; place++) {
    node = interned(who->frames[place].pc, node);
    who->frames[place].node = node;
  }
  return node;
}

int32_t points_stack(int32_t stack, uint64_t *addresses, int32_t capacity) {
  int32_t count = 0;
  while (stack > 0 && count < capacity) {
    addresses[count++] = stacks[stack].pc;
    stack = stacks[stack].parent;
  }
  return count;
}
#endif
