// The functions by which programs schedule work on Linux, with a way in front of them.
//
// Swift's `DispatchQueue`, `DispatchGroup`, `DispatchWorkItem`, `OperationQueue`, `RunLoop`, `Timer`
// and tasks all end in C functions of libdispatch, CoreFoundation and the concurrency library. An
// executable that defines a function of that name comes before the shared library in the search
// for symbols (System V ABI, "Shared Object Dependencies"), so this module sees each call,
// whatever the calling file imports. Without a receiver every call goes on unchanged.

#ifndef LIFELINE_MAIN_LOOP_H
#define LIFELINE_MAIN_LOOP_H

#include <stdbool.h>
#include <stdint.h>

/// What a piece of work was scheduled by.
typedef enum {
  LifelineWorkAsync = 0,
  LifelineWorkAfter = 1,
  LifelineWorkSleep = 2,
  LifelineWorkPerform = 3,
  LifelineWorkJob = 4,
} LifelineWorkKind;

/// A block or function with its argument, its queue and its group.
typedef struct LifelineWork LifelineWork;

/// What receives the calls; each may be called on any thread.
typedef struct {
  /// The time of the current run in nanoseconds; UINT64_MAX outside of every run.
  uint64_t (*now)(void);
  /// Takes work of the main queue that is due after a delay.
  ///
  /// Work of other queues comes here when it has a delay. Returns whether it was taken; the receiver
  /// then frees it.
  bool (*post)(LifelineWork *work, LifelineWorkKind kind, int64_t delay);
  /// Takes work of the main queue that waits until a group is empty, or without a group until
  /// `waitEnded` is called with it.
  bool (*wait)(LifelineWork *work, void *group);
  void (*waitEnded)(LifelineWork *work);
  /// Begins work of another queue; returns what the receiver wants back, or NULL outside of runs.
  void *(*begin)(LifelineWork *work, LifelineWorkKind kind);
  /// Runs work that was begun, on its queue, and frees it.
  void (*run)(LifelineWork *work, void *owner);
  /// Runs a block of the main queue for another thread, which waits; false outside of runs.
  bool (*sync)(LifelineWork *work);
  /// Takes a task that sleeps.
  bool (*sleep)(void *job, int64_t delay, bool isExact);
  /// A timer was created, and fires after a delay in seconds.
  void (*timerCreated)(void *timer, double delay);
  /// Takes a timer that was added to the main run loop.
  bool (*timerAdded)(void *timer);
  /// A timer has a new time.
  void (*timerMoved)(void *timer, double delay);
  /// The notification center of the current run, retained; NULL outside of every run.
  void *(*notificationCenter)(void);
  /// A source of events was set to a time.
  void (*sourceTimed)(void);
} LifelineReceiver;

/// Sends all calls from now on to a receiver.
void lifeline_receive(LifelineReceiver receiver);

/// Whether calls come here: not in a program that links Swift's libraries statically.
bool lifeline_is_in_front(void);

/// Calls the block or function.
void lifeline_work_call(LifelineWork *work);
/// Puts work on its own queue, in real time, and frees it when it has run.
void lifeline_work_enqueue(LifelineWork *work);
/// Releases the work, and leaves its group.
void lifeline_work_free(LifelineWork *work);
/// Whether the work is an item that was cancelled.
bool lifeline_work_is_cancelled(const LifelineWork *work);
/// Whether the work belongs to the main queue.
bool lifeline_work_is_main(const LifelineWork *work);
/// Whether the running code is on the main queue.
bool lifeline_is_on_main_queue(void);
/// What a job of the concurrency library is; else the block or argument.
const void *lifeline_work_identity(const LifelineWork *work);

/// Whether every member of a group has left it.
bool lifeline_group_is_empty(void *group);
void lifeline_retain(void *object);
void lifeline_release(void *object);

/// Resumes a task that slept.
void lifeline_job_enqueue(void *job);

/// The `Timer` of Foundation that belongs to a timer of the run loop.
void *lifeline_timer_object(void *timer);
/// Whether the timer that this thread creates was given an interval, not a date.
bool lifeline_timer_has_exact_delay(void);
double lifeline_timer_interval(void *timer);
bool lifeline_timer_is_valid(void *timer);
void lifeline_timer_retain(void *timer);
void lifeline_timer_release(void *timer);

#endif
