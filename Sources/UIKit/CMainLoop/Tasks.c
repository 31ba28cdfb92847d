#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

// Replaces the hook for sleeping tasks (github.com/swiftlang/swift,
// Concurrency/ConcurrencyHooks.def).

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*Enqueue)(uint64_t, void *);
typedef SWIFT void (*EnqueueUntil)(int64_t, int64_t, int64_t, int64_t, int, void *);

extern SWIFT void swift_task_enqueueGlobal(void *job);
extern SWIFT void *swift_task_getCurrent(void);
extern SWIFT void swift_task_cancel(void *task);
extern SWIFT void (*swift_task_enqueueGlobalWithDelay_hook)(uint64_t, void *, Enqueue);
extern SWIFT void (*swift_task_enqueueGlobalWithDeadline_hook)(
    int64_t, int64_t, int64_t, int64_t, int, void *, EnqueueUntil);

/// Swift's id of the clock that advances while the machine sleeps; the other clock's id is 2.
enum { continuous = 1 };

/// The time at which every run begins, on Swift's clocks: when the receiver was installed.
static struct timespec continuousStart, suspendingStart;
/// The addresses of Swift's function that reads its clocks.
static uintptr_t clockCode, clockCodeEnd;

bool lifeline_time_of_run(bool isContinuous, struct timespec *time) {
  uint64_t now = lifeline_receiver.now();
  if (now == UINT64_MAX) return false;
  *time = isContinuous ? continuousStart : suspendingStart;
  uint64_t nanoseconds = (uint64_t)time->tv_nsec + now;
  time->tv_sec += (time_t)(nanoseconds / 1000000000);
  time->tv_nsec = (long)(nanoseconds % 1000000000);
  return true;
}

/// Swift's library calls its own function directly, which then calls this one.
IN_FRONT int clock_gettime(clockid_t clock, struct timespec *time) {
  void *caller = __builtin_return_address(0);
  if ((uintptr_t)caller >= clockCode && (uintptr_t)caller < clockCodeEnd && !lifeline_is_clock_of_tests(caller)
      && lifeline_time_of_run(clock == CLOCK_BOOTTIME, time)) return 0;
  return NEXT(clock_gettime)(clock, time);
}

static void receiveClocks(void) {
  if (clockCode) return;
  clock_gettime(CLOCK_BOOTTIME, &continuousStart);
  clock_gettime(CLOCK_MONOTONIC, &suspendingStart);
  void *function = dlsym(RTLD_DEFAULT, "swift_get_time");
  Dl_info info;
  const ElfW(Sym) *symbol = NULL;
  if (!function || !dladdr1(function, &info, (void **)&symbol, RTLD_DL_SYMENT) || !symbol) return;
  clockCode = (uintptr_t)function;
  clockCodeEnd = clockCode + symbol->st_size;
}

static SWIFT void enqueueAfter(uint64_t delay, void *job, Enqueue original) {
  int64_t duration = delay > INT64_MAX ? INT64_MAX : (int64_t)delay;
  if (!lifeline_receiver.sleep(job, duration)) original(delay, job);
}

static SWIFT void enqueueAt(
    int64_t seconds, int64_t nanoseconds, int64_t toleranceSeconds, int64_t toleranceNanoseconds,
    int clock, void *job, EnqueueUntil original) {
  struct timespec now;
  if (lifeline_time_of_run(clock == continuous, &now)) {
    int64_t delay;
    if (__builtin_mul_overflow(seconds - now.tv_sec, (int64_t)1000000000, &delay)) delay = INT64_MAX / 2;
    delay += nanoseconds - now.tv_nsec;
    if (lifeline_receiver.sleep(job, delay > 0 ? delay : 0)) return;
  }
  original(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job);
}

/// A call of an asynchronous function (github.com/swiftlang/swift, ABI/Task.h).
struct AsyncContext {
  const struct AsyncContext *parent;
  uintptr_t resumeParent;
};

/// A job or a task (ABI/Task.h); only tasks have the last member.
struct SwiftJob {
  void *object[2], *schedulerPrivate[2];
  uint32_t flags, identifier;
  void *voucher, *reserved;
  uintptr_t resume;
  const struct AsyncContext *context;
};

/// The kind of a job of `Task.yield` (ABI/MetadataValues.h, JobKind.NullaryContinuation).
enum { yieldJob = 195, taskJob = 0 };

/// Returns whether a function of a dispatch queue runs a job of the concurrency library.
static bool runsJobs(void (*function)(void *)) {
  static void *known;
  if ((void *)function == __atomic_load_n(&known, __ATOMIC_RELAXED)) return true;
  Dl_info info;
  if (!dladdr((void *)function, &info) || !info.dli_fname) return false;
  if (!strstr(info.dli_fname, "libswift_Concurrency.")) return false;
  __atomic_store_n(&known, (void *)function, __ATOMIC_RELAXED);
  return true;
}

bool lifeline_work_is_yield(const LifelineWork *work) {
  if (!work->function || !runsJobs(work->function)) return false;
  return (((const struct SwiftJob *)work->argument)->flags & 0xff) == yieldJob;
}

const void *lifeline_current_task(void) { return swift_task_getCurrent(); }

void lifeline_task_cancel(void *task) { swift_task_cancel(task); }

int lifeline_task_functions(const void *task, uintptr_t *functions, int limit) {
  const struct SwiftJob *job = task;
  if (!job || (job->flags & 0xff) != taskJob || limit < 1) return 0;
  int count = 0;
  functions[count++] = job->resume;
  for (const struct AsyncContext *call = job->context; call && call->resumeParent && count < limit;
       call = call->parent) {
    functions[count++] = call->resumeParent;
  }
  return count;
}

void lifeline_job_enqueue(void *job) { swift_task_enqueueGlobal(job); }

void lifeline_receive_tasks(void) {
  receiveClocks();
  swift_task_enqueueGlobalWithDelay_hook = enqueueAfter;
  swift_task_enqueueGlobalWithDeadline_hook = enqueueAt;
}

#endif
