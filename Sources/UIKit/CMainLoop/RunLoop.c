#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

// Replacements of the CoreFoundation functions with which Foundation schedules timers and blocks on
// run loops (github.com/swiftlang/swift-corelibs-foundation, CFRunLoop.h).

struct TimerContext {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *(*copyDescription)(const void *);
};

extern void *CFRunLoopGetMain(void);
extern void *CFRunLoopGetCurrent(void);
extern double CFAbsoluteTimeGetCurrent(void);
extern bool _CFIsMainThread(void);
extern void *CFRetain(void *);
extern int CFRunLoopRunInMode(void *, double, bool);
extern bool _CFRunLoopFinished(void *, void *);
extern void CFRelease(void *);
extern void *CFRunLoopTimerCreate(void *, double, double, unsigned long, long, void *, void *);
extern void CFRunLoopAddTimer(void *, void *, void *);
extern void CFRunLoopTimerSetNextFireDate(void *, double);
extern void CFRunLoopPerformBlock(void *, void *, void *);
extern double CFRunLoopTimerGetInterval(void *);
extern bool CFRunLoopTimerIsValid(void *);
extern void CFRunLoopTimerGetContext(void *, struct TimerContext *);

/// Returns whether a run loop is that of the main queue. `RunLoop.current` is a different one if a
/// thread other than the first drains the queue.
static bool isMain(void *loop) {
  return loop == CFRunLoopGetMain() || (lifeline_is_on_main_queue() && loop == NEXT(CFRunLoopGetCurrent)());
}

/// Replaces the function behind `Thread.isMainThread` and `OperationQueue.current`.
///
/// If `main` is asynchronous, a thread other than the first drains the main queue.
/// `NotificationCenter` would then wait for the main queue while blocking it.
IN_FRONT bool _CFIsMainThread(void) {
  return NEXT(_CFIsMainThread)() || (lifeline_receiver.post && lifeline_is_on_main_queue());
}

/// The interval of the timer that this thread creates; negative if the timer was created with a
/// date.
static _Thread_local double interval = -1;

/// Replaces `Timer.init(timeInterval:repeats:block:)`. On Linux, Foundation fires such a timer at
/// once; on Apple platforms, after the interval.
IN_FRONT __attribute__((swiftcall)) void *lifeline_timer_init(
    double seconds, bool repeats, void *block, void *context, __attribute__((swift_context)) void *type)
    __asm__("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC");

IN_FRONT __attribute__((swiftcall)) void *lifeline_timer_init(
    double seconds, bool repeats, void *block, void *context, __attribute__((swift_context)) void *type) {
  static void *cache;
  __typeof__(&lifeline_timer_init) next =
      lifeline_next("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC", &cache);
  interval = seconds > 0.0001 ? seconds : 0.0001;
  void *timer = next(seconds, repeats, block, context, type);
  interval = -1;
  return timer;
}

/// Replaces `Timer.scheduledTimer(withTimeInterval:repeats:block:)`. Foundation adds the interval
/// to the time of day, which has a resolution of 100 ns and is read again later.
IN_FRONT __attribute__((swiftcall)) void *lifeline_timer_schedule(
    double seconds, bool repeats, void *block, void *context, __attribute__((swift_context)) void *type)
    __asm__("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ");

IN_FRONT __attribute__((swiftcall)) void *lifeline_timer_schedule(
    double seconds, bool repeats, void *block, void *context, __attribute__((swift_context)) void *type) {
  static void *cache;
  __typeof__(&lifeline_timer_schedule) next =
      lifeline_next("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ", &cache);
  interval = seconds > 0 ? seconds : 0;
  void *timer = next(seconds, repeats, block, context, type);
  interval = -1;
  return timer;
}

IN_FRONT void *CFRunLoopTimerCreate(
    void *allocator, double date, double period, unsigned long flags, long order, void *callout, void *context) {
  if (interval >= 0) date = CFAbsoluteTimeGetCurrent() + interval;
  void *timer = NEXT(CFRunLoopTimerCreate)(allocator, date, period, flags, order, callout, context);
  if (lifeline_receiver.timerCreated && timer) {
    lifeline_receiver.timerCreated(timer, interval >= 0 ? interval : date - CFAbsoluteTimeGetCurrent());
  }
  return timer;
}

IN_FRONT void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  if (lifeline_receiver.timerAdded && isMain(loop) && !lifeline_is_of_tests(__builtin_return_address(0)) &&
      lifeline_receiver.timerAdded(timer)) {
    return;
  }
  NEXT(CFRunLoopAddTimer)(loop, timer, mode);
}

IN_FRONT void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  NEXT(CFRunLoopTimerSetNextFireDate)(timer, date);
  if (lifeline_receiver.timerMoved) {
    lifeline_receiver.timerMoved(timer, date - CFAbsoluteTimeGetCurrent());
  }
}

IN_FRONT void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  if (lifeline_receiver.post && isMain(loop)) {
    LifelineWork *work = lifeline_work_make(NULL, NULL, block, NULL, NULL);
    if (lifeline_receiver.post(work, LifelineWorkPerform, 0)) return;
    lifeline_work_free(work);
  }
  NEXT(CFRunLoopPerformBlock)(loop, mode, block);
}

/// Returns whether a thread other than the first drains the main queue, for code of the current run.
static bool isOtherMainThread(void) {
  return lifeline_receiver.runLoop && !NEXT(_CFIsMainThread)() && lifeline_is_on_main_queue() &&
      lifeline_receiver.now() != UINT64_MAX;
}

/// Returns the main run loop to code of a run on the main queue, whichever thread drains the queue.
/// `RunLoop.main.run(until:)` would otherwise return at once.
IN_FRONT void *CFRunLoopGetCurrent(void) {
  if (isOtherMainThread() && !lifeline_is_of_tests(__builtin_return_address(0))) return CFRunLoopGetMain();
  return NEXT(CFRunLoopGetCurrent)();
}

/// The results of CFRunLoopRunInMode (CFRunLoop.h).
enum { timedOut = 3, handledSource = 4 };

/// Returns whether a caller is Foundation's `run(until:)` or `run()`, which run a loop again and again, not
/// `run(mode:before:)`.
static bool isRepeated(void *caller) {
  Dl_info info;
  if (!dladdr(caller, &info) || !info.dli_sname) return false;
  return strstr(info.dli_sname, "7RunLoopC3run5until") || strstr(info.dli_sname, "7RunLoopC3runyyF");
}

/// Whether the `run(until:)` of this thread has reached its end on the clock of the run.
static _Thread_local bool hasReachedEnd;

/// Returns whether a loop is the main loop, called by code of the current run.
static bool isOfRun(void *loop, void *caller) {
  return lifeline_receiver.runLoop && loop == CFRunLoopGetMain() &&
      (NEXT(_CFIsMainThread)() || lifeline_is_on_main_queue()) && !lifeline_is_of_tests(caller) &&
      lifeline_receiver.now() != UINT64_MAX;
}

/// Foundation's `run(mode:before:)` returns without running a loop that is finished: one without timers and
/// sources, which those of a run are not in.
IN_FRONT bool _CFRunLoopFinished(void *loop, void *mode) {
  if (!isOfRun(loop, __builtin_return_address(0))) return NEXT(_CFRunLoopFinished)(loop, mode);
  bool isFinished = hasReachedEnd && isRepeated(__builtin_return_address(0));
  hasReachedEnd = false;
  return isFinished;
}

IN_FRONT int CFRunLoopRunInMode(void *mode, double seconds, bool returnsAfterSource) {
  if (isOfRun(CFRunLoopGetMain(), __builtin_return_address(0))) {
    bool isUntil = isRepeated(__builtin_return_address(0));
    if (lifeline_receiver.runLoop(seconds, !isUntil)) {
      // Blocks of the main queue that belong to no run.
      if (!isOtherMainThread()) NEXT(CFRunLoopRunInMode)(mode, 0, true);
      hasReachedEnd = isUntil;
      return isUntil ? timedOut : handledSource;
    }
    // What is waited for may arrive on the main loop of the run, which does not wake the real one.
    if (seconds > 0.001) seconds = 0.001;
    if (isOtherMainThread()) {
      usleep((useconds_t)(seconds > 0 ? seconds * 1e6 : 0));
      return timedOut;
    }
  }
  return NEXT(CFRunLoopRunInMode)(mode, seconds, returnsAfterSource);
}

void *lifeline_timer_object(void *timer) {
  struct TimerContext context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  return context.info;
}

bool lifeline_timer_has_exact_delay(void) { return interval >= 0; }
double lifeline_timer_interval(void *timer) { return CFRunLoopTimerGetInterval(timer); }
bool lifeline_timer_is_valid(void *timer) { return CFRunLoopTimerIsValid(timer); }
void lifeline_timer_retain(void *timer) { CFRetain(timer); }
void lifeline_timer_release(void *timer) { CFRelease(timer); }

#endif
