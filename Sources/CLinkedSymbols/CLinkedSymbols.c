#include "CLinkedSymbols.h"

#include <stddef.h>
#include <string.h>

// Weak: a program that lacks one links all the same, and has null there. Whoever makes a release
// without the hooks (the tests do) defines WITHOUT_HOOKS.
#if defined(__linux__)
#define WEAK(name) extern char name[] __attribute__((weak));
// include/swift/Runtime/Concurrency.h of swiftlang/swift; private/private.h of libdispatch.
#define HOOKS(each)                                                                                \
  each(swift_task_enqueueGlobal_hook) each(swift_task_enqueueGlobalWithDelay_hook)                 \
  each(swift_task_enqueueGlobalWithDeadline_hook) each(swift_task_getMainExecutor_hook)            \
  each(swift_task_isMainExecutor_hook) each(swift_task_getJobTaskId) each(swift_task_getCurrent)   \
  each(_dispatch_main_queue_callback_4CF) each(_dispatch_get_main_queue_handle_4CF)

HOOKS(WEAK)
WEAK(auth_conformance_commit)

void *linked_symbol(const char *name) {
#define ROW(name) {#name, name},
  static const struct {
    const char *name;
    void *address;
  } rows[] = {
#if !defined(WITHOUT_HOOKS)
    HOOKS(ROW)
#endif
    {NULL, NULL}};
  for (size_t index = 0; rows[index].name != NULL; index += 1) {
    if (strcmp(rows[index].name, name) == 0) return rows[index].address;
  }
  return NULL;
}

const char *linked_commit(void) { return auth_conformance_commit; }
#else
void *linked_symbol(const char *name) { return NULL; }
const char *linked_commit(void) { return NULL; }
#endif
