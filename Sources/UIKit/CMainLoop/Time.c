#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <string.h>
#include <time.h>
#include <unwind.h>

// The encoding of a run's times as times of libdispatch. A time is a number of nanoseconds: since
// the machine started, or negative since 1970. A run's times use numbers that real times do not
// reach: 2^61 ns are 73 years of uptime, and 3.46e18 ns after 1970 is the year 2079. libdispatch
// requires times below 2^62.

#define NEVER UINT64_MAX
#define LIMIT (UINT64_C(1) << 62)
/// Set alone in a time since the machine started that includes sleep, and set with the next bit in
/// a time of day (libdispatch, shims/time.h).
#define SIGN (UINT64_C(1) << 63)
#define UPTIME (UINT64_C(1) << 61)
#define WALL ((UINT64_C(1) << 61) + (UINT64_C(1) << 60))

extern uint64_t dispatch_time(uint64_t, int64_t);
extern uint64_t dispatch_walltime(const struct timespec *, int64_t);
extern intptr_t dispatch_semaphore_wait(void *, uint64_t);
extern intptr_t dispatch_group_wait(void *, uint64_t);
extern intptr_t dispatch_block_wait(void *, uint64_t);

static bool isUptime(uint64_t when) { return when >= UPTIME && when < LIMIT; }
static bool isWall(uint64_t when) { return (int64_t)when < 0 && -when >= WALL && -when < LIMIT; }

/// Stores the time of the current run; returns `false` outside runs.
static bool now(uint64_t *time) {
  if (!lifeline_receiver.now) return false;
  *time = lifeline_receiver.now();
  return *time != UINT64_MAX;
}

/// Adds a delta to a time, clamped to the start of the run and the last time.
static uint64_t moved(uint64_t time, int64_t delta, uint64_t start) {
  if (delta < 0) {
    uint64_t back = -(uint64_t)delta;
    return time - start > back ? time - back : start;
  }
  return LIMIT - 1 - time > (uint64_t)delta ? time + (uint64_t)delta : NEVER;
}

static uint64_t movedWall(uint64_t time, int64_t delta) {
  uint64_t sum = moved(time, delta, WALL);
  return sum == NEVER ? NEVER : -sum;
}

bool lifeline_is_of_system(void *address) {
  static const char *const libraries[] = {
      "libdispatch.", "libFoundation", "libswift_Concurrency.", "libXCTest.", "libTesting.",
  };
  Dl_info info;
  if (!dladdr(address, &info) || !info.dli_fname) return false;
  for (unsigned i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    if (strstr(info.dli_fname, libraries[i])) return true;
  }
  return false;
}

/// The owner of code that calls a function of libdispatch.
typedef enum {
  CodeOfFoundation = 0,
  CodeOfApp = 1,
  CodeOfTests = 2,
  CodeOfDispatch = 3,
  CodeOfTasks = 4,
} CodeOwner;

static CodeOwner findOwner(void *address) {
  Dl_info info;
  if (!dladdr(address, &info) || !info.dli_fname) return CodeOfApp;
  if (strstr(info.dli_fname, "libXCTest.") || strstr(info.dli_fname, "libTesting.")) return CodeOfTests;
  if (strstr(info.dli_fname, "libdispatch.") || strstr(info.dli_fname, "libswiftDispatch.")) return CodeOfDispatch;
  if (strstr(info.dli_fname, "libswift_Concurrency.")) return CodeOfTasks;
  return strstr(info.dli_fname, "libFoundation") ? CodeOfFoundation : CodeOfApp;
}

/// Returns the owner of an address. Addresses have fewer than 61 bits; the cache stores the owner
/// in the rest.
static CodeOwner owner(void *address) {
  static uint64_t known[256];
  uint64_t key = (uint64_t)address;
  uint64_t *place = &known[(key ^ key >> 8) % 256];
  uint64_t found = __atomic_load_n(place, __ATOMIC_RELAXED);
  if (found && found >> 3 == key) return (CodeOwner)(found & 7);
  CodeOwner owner = findOwner(address);
  __atomic_store_n(place, key << 3 | owner, __ATOMIC_RELAXED);
  return owner;
}

struct Callers {
  void *first;
  bool isFound, skipsFoundation, skipsTasks;
  CodeOwner owner;
  int limit;
};

static _Unwind_Reason_Code look(struct _Unwind_Context *frame, void *argument) {
  struct Callers *callers = argument;
  void *address = (void *)_Unwind_GetIP(frame);
  if (address == callers->first) callers->isFound = true;
  if (callers->limit-- == 0) return _URC_END_OF_STACK;
  if (!callers->isFound) return _URC_NO_REASON;
  CodeOwner found = owner(address);
  if (found == CodeOfDispatch || (found == CodeOfFoundation && callers->skipsFoundation)) return _URC_NO_REASON;
  if (found == CodeOfTasks && callers->skipsTasks) return _URC_NO_REASON;
  callers->owner = found;
  return _URC_END_OF_STACK;
}

/// Returns the owner of the code that called Dispatch, and Foundation if that is skipped.
static CodeOwner caller(void *address, bool skipsFoundation) {
  CodeOwner first = owner(address);
  if (first != CodeOfDispatch && (first != CodeOfFoundation || !skipsFoundation)) return first;
  struct Callers callers = {address, false, skipsFoundation, false, CodeOfApp, 16};
  _Unwind_Backtrace(look, &callers);
  return callers.owner;
}

bool lifeline_is_clock_of_tests(void *address) {
  struct Callers callers = {address, false, false, true, CodeOfApp, 16};
  _Unwind_Backtrace(look, &callers);
  return callers.owner == CodeOfTests;
}

bool lifeline_is_of_tests(void *address) { return caller(address, true) == CodeOfTests; }
bool lifeline_is_of_app(void *address) {
  CodeOwner owner = caller(address, false);
  return owner == CodeOfApp || owner == CodeOfTasks;
}

IN_FRONT uint64_t dispatch_time(uint64_t when, int64_t delta) {
  uint64_t time;
  if (isUptime(when)) return moved(when, delta, UPTIME);
  if (isWall(when)) return movedWall(-when, delta);
  if (when == 0 && now(&time) && !lifeline_is_of_system(__builtin_return_address(0))) {
    return moved(UPTIME + time, delta, UPTIME);
  }
  return NEXT(dispatch_time)(when, delta);
}

IN_FRONT uint64_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  uint64_t time;
  if (!when && now(&time) && !lifeline_is_of_system(__builtin_return_address(0))) {
    return movedWall(WALL + time, delta);
  }
  return NEXT(dispatch_walltime)(when, delta);
}

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// Returns the delay until a time of a run; 0 if it is past.
static int64_t remaining(uint64_t when, uint64_t present) {
  uint64_t time = isWall(when) ? -when - WALL : when - UPTIME;
  return time > present ? (int64_t)(time - present) : 0;
}

/// Rounds a delay up: to the next millisecond if that is close, or else to the next 10 µs; 0 if it
/// is past.
///
/// The difference of two clock readings lacks the time between the readings. Rounding gives equal
/// runs equal times.
static int64_t rounded(int64_t delay) {
  if (delay <= 0) return 0;
  int64_t millisecond = (delay + 999999) / 1000000 * 1000000;
  return millisecond - delay <= 500000 ? millisecond : (delay + 9999) / 10000 * 10000;
}

/// Returns the delay until a time of Swift's tasks on a clock of the run, and of others on a real clock.
static int64_t untilUptime(uint64_t when, clockid_t clock, void *caller) {
  struct timespec time;
  if (owner(caller) != CodeOfTasks || !lifeline_time_of_run(clock == CLOCK_BOOTTIME, &time)) {
    return rounded((int64_t)when - nanoseconds(clock));
  }
  int64_t delay = (int64_t)when - ((int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
  return delay > 0 ? delay : 0;
}

bool lifeline_delay(uint64_t when, void *caller, int64_t *delay) {
  uint64_t present;
  if (when == NEVER || !now(&present)) return false;
  if (isUptime(when) || isWall(when)) {
    *delay = remaining(when, present);
  } else if (when == 0) {
    *delay = 0;
  } else if ((when & (LIMIT | SIGN)) == (LIMIT | SIGN)) {
    *delay = rounded((int64_t)-when - nanoseconds(CLOCK_REALTIME));
  } else if (when & SIGN) {
    *delay = untilUptime(when & ~SIGN, CLOCK_BOOTTIME, caller);
  } else {
    *delay = untilUptime(when, CLOCK_MONOTONIC, caller);
  }
  return true;
}

uint64_t lifeline_real_time(uint64_t when) {
  if (!isUptime(when) && !isWall(when)) return when;
  uint64_t present;
  if (!now(&present)) present = 0;
  return NEXT(dispatch_time)(0, remaining(when, present));
}

IN_FRONT intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  return NEXT(dispatch_semaphore_wait)(semaphore, lifeline_real_time(timeout));
}

IN_FRONT intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  return NEXT(dispatch_group_wait)(group, lifeline_real_time(timeout));
}

IN_FRONT intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  return NEXT(dispatch_block_wait)(block, lifeline_real_time(timeout));
}

#endif
