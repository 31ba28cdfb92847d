#include "Receiver.h"

#if defined(__linux__)

#include <stddef.h>
#include <time.h>

// Replaces the hook for sleeping tasks (github.com/swiftlang/swift,
// Concurrency/ConcurrencyHooks.def).

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*Enqueue)(uint64_t, void *);
typedef SWIFT void (*EnqueueUntil)(int64_t, int64_t, int64_t, int64_t, int, void *);

extern SWIFT void swift_task_enqueueGlobal(void *job);
extern SWIFT void (*swift_task_enqueueGlobalWithDelay_hook)(uint64_t, void *, Enqueue);
extern SWIFT void (*swift_task_enqueueGlobalWithDeadline_hook)(
    int64_t, int64_t, int64_t, int64_t, int, void *, EnqueueUntil);

/// Swift's id of the clock that advances while the machine sleeps; the other clock's id is 2.
enum { continuous = 1 };

static SWIFT void enqueueAfter(uint64_t delay, void *job, Enqueue original) {
  int64_t duration = delay > INT64_MAX ? INT64_MAX : (int64_t)delay;
  if (!lifeline_receiver.sleep(job, duration, true)) original(delay, job);
}

static SWIFT void enqueueAt(
    int64_t seconds, int64_t nanoseconds, int64_t toleranceSeconds, int64_t toleranceNanoseconds,
    int clock, void *job, EnqueueUntil original) {
  struct timespec now;
  clock_gettime(clock == continuous ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
  int64_t delay;
  if (__builtin_mul_overflow(seconds - now.tv_sec, (int64_t)1000000000, &delay)) delay = INT64_MAX / 2;
  delay += nanoseconds - now.tv_nsec;
  if (lifeline_receiver.sleep(job, delay > 0 ? delay : 0, false)) return;
  original(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job);
}

void lifeline_job_enqueue(void *job) { swift_task_enqueueGlobal(job); }

void lifeline_receive_tasks(void) {
  swift_task_enqueueGlobalWithDelay_hook = enqueueAfter;
  swift_task_enqueueGlobalWithDeadline_hook = enqueueAt;
}

#endif
