// Where memory accesses are not controlled: another system, or the real Thread Sanitizer is linked.
#include "Runtime.h"

#if !POINTS_LINUX
bool points_available(void) { return false; }
void points_install(int32_t (*at_point)(bool must_yield)) {}
bool points_are_there(void) { return false; }
bool points_seen_in_run(void) { return false; }
void points_begin(void) {}
void points_end(void) {}
void points_branch_everywhere(void) {}
bool points_branch_at_conflicts(void) { return false; }
void points_forget_conflicts(void) {}
void points_begin_run(uint64_t steps, bool keeps_log) {}
void points_end_run(void) {}
int32_t points_threads(void) { return 0; }
int32_t points_ready(int32_t context, void (*body)(void *), void *argument) { return 0; }
uint64_t points_thread_id(int32_t thread) { return 0; }
points_turn points_take_turn(int32_t thread) { return POINTS_DONE; }
bool points_can_go_on(int32_t thread) { return true; }
points_wait points_waits_for(int32_t thread, uint64_t *address, int32_t *holder) {
  return POINTS_NO_WAIT;
}
void points_kill(int32_t thread) {}
const char *points_lost_in(void) { return ""; }
const char *points_elsewhere(void) { return ""; }
void points_forget_entry(void) {}
bool points_was_entered(void) { return false; }
bool points_has_started_thread(void) { return false; }
void points_wait_until(bool (*may)(void *), void *argument) {}
int32_t points_release(void) { return 1; }
void points_acquire(int32_t clock) {}
void points_leave(const void *object) {}
void points_enter(const void *object) {}
void points_hold(const void *object) {}
void points_let_go(const void *object) {}
void points_happens(uint64_t what) {}
uint64_t points_history(void) { return 0; }
void points_join(void) {}
int32_t points_race_count(void) { return 0; }
points_race points_race_at(int32_t index) { return (points_race){0}; }
int32_t points_log_count(void) { return 0; }
points_access points_log_at(int32_t index) { return (points_access){0}; }
int32_t points_stack(int32_t stack, uint64_t *addresses, int32_t capacity) { return 0; }
const char *points_symbol(uint64_t address, bool is_function, uint64_t *start) {
  return 0;
}
bool points_take_time(points_time taken) { return false; }
uint64_t points_fire(uint64_t timer) { return 0; }
void points_forget(uint64_t timer) {}
#endif
