// Interposes the functions with which programs schedule work on Linux.
//
// Swift's `DispatchQueue`, `DispatchGroup`, `DispatchWorkItem`, `OperationQueue`, `RunLoop`,
// `Timer` and tasks call C functions of libdispatch, CoreFoundation and the concurrency library. If
// an executable defines a function of the same name, the dynamic linker finds it before the shared
// library's (System V ABI, "Shared Object Dependencies"), whatever the calling file imports.
// Without a receiver each call is passed on unchanged.

#ifndef LIFELINE_MAIN_LOOP_H
#define LIFELINE_MAIN_LOOP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Witnesses.h"

/// The API that scheduled a piece of work.
typedef enum {
  LifelineWorkAsync = 0,
  LifelineWorkAfter = 1,
  LifelineWorkSleep = 2,
  LifelineWorkPerform = 3,
  LifelineWorkJob = 4,
  LifelineWorkThread = 5,
} LifelineWorkKind;

/// A block or function with its argument, its queue and its group.
typedef struct LifelineWork LifelineWork;

/// The functions that receive the calls; each may be called on any thread.
typedef struct {
  /// Returns the time of the current run in nanoseconds; UINT64_MAX outside every run.
  uint64_t (*now)(void);
  /// Takes work of the main queue that is due after a delay, or delayed work of another queue.
  ///
  /// Returns whether the receiver took the work and will free it.
  bool (*post)(LifelineWork *work, LifelineWorkKind kind, int64_t delay);
  /// Takes work of the main queue that waits until a group is empty or, without a group, until
  /// `waitEnded` is called with it.
  bool (*wait)(LifelineWork *work, void *group);
  void (*waitEnded)(LifelineWork *work);
  /// Begins work of another queue or a thread; returns the owner to pass to `run`, or NULL outside runs.
  void *(*begin)(LifelineWork *work, LifelineWorkKind kind);
  /// Takes a job of `Task.yield` of a task that does nothing else.
  bool (*park)(LifelineWork *work);
  /// Runs begun work on its queue, and frees it.
  void (*run)(LifelineWork *work, void *owner);
  /// Runs a block of the main queue for a thread that waits for it; returns false outside runs.
  bool (*sync)(LifelineWork *work);
  /// Takes a sleeping task.
  bool (*sleep)(void *job, int64_t delay);
  /// Called when a timer was created; the delay is in seconds.
  void (*timerCreated)(void *timer, double delay);
  /// Takes a timer that was added to the main run loop.
  bool (*timerAdded)(void *timer);
  /// Called when the firing time of a timer has changed.
  void (*timerMoved)(void *timer, double delay);
  /// Returns the retained notification center of the current run; NULL outside every run.
  void *(*notificationCenter)(void);
  /// Takes the time of a timer source: the delay, negative for never, and the interval, 0 for once.
  bool (*sourceTimed)(void *source, int64_t delay, int64_t interval);
  /// Called when a source is resumed whose timer fired before.
  void (*sourceResumed)(void *source);
  /// Called when the time of a source was set that was created outside of the run.
  void (*otherSourceTimed)(void);
  /// Runs the main loop of the current run for a duration in seconds, or until its next work has run; returns
  /// false if the loop can't run.
  bool (*runLoop)(double seconds, bool endsAfterWork);
  /// Called when a transfer of URLSession begins or ends.
  void (*transfer)(void *transfer, bool begins);
} LifelineReceiver;

/// Installs a receiver for all later calls.
void lifeline_receive(LifelineReceiver receiver);

/// Returns whether calls reach this module; false in a program that links Swift's libraries
/// statically.
bool lifeline_is_in_front(void);

/// Returns the address in the code that called Swift's library of Dispatch, which is calling the running
/// code; NULL if the library is not in the innermost frames.
void *lifeline_dispatch_caller(void);

/// A position in a source of the app, whose path is the folder and the name.
typedef struct {
  const char *folder, *name;
  /// A whole path of another source of the unit, or an empty text: a folder may be relative to that of the build.
  const char *otherFolder;
  uint32_t line, column;
} LifelineSourceLine;

/// Returns whether the program has debug information with lines of sources.
bool lifeline_has_debug_information(void);
/// Returns whether it has lines of sources of the app.
bool lifeline_has_source_lines(void);
/// Finds the source line of an instruction; returns `false` for code of this package, of other packages and
/// of the system.
bool lifeline_source_line(uintptr_t address, LifelineSourceLine *line);
/// Returns the mangled name of the function that contains an address; NULL without symbols.
const char *lifeline_function_name(uintptr_t address);
/// Stores the return addresses of the innermost calls of the app on the stack of this thread, at most `limit`;
/// returns their number.
///
/// The search ends at a turn of the main loop, at an asynchronous function, and at a library behind which a call
/// may be missing. The program must keep frame pointers, as one that is not optimized does.
int lifeline_app_callers(uintptr_t *callers, int limit);
/// Marks the calling function as a turn of the main loop; returns what ends the mark.
uintptr_t lifeline_begin_turn(void);
void lifeline_end_turn(uintptr_t before);

/// Calls a function with the mangled name and the address of each symbol of a class of Swift, its descriptor first.
///
/// Returns `false` if there are none, as in a program without symbols.
bool lifeline_find_symbols(
    const void *descriptor, void (*found)(const char *name, uintptr_t address, void *context), void *context);
/// Calls a function with the mangled name, the address and the size of each variable, and of the metadata of
/// each type that is not generic, in the program or library that contains an address.
void lifeline_find_variables(
    const void *address, void (*found)(const char *name, const void *memory, size_t size, void *context),
    void *context);
/// Returns the text of a mangled name of Swift, which the caller frees; NULL for another name.
char *lifeline_demangle(const char *name);

/// Calls the work's block or function.
void lifeline_work_call(LifelineWork *work);
/// Enqueues work on its queue in real time; frees it after it has run.
void lifeline_work_enqueue(LifelineWork *work);
/// Releases the work, and leaves its group.
void lifeline_work_free(LifelineWork *work);
/// Returns whether the work is a cancelled work item.
bool lifeline_work_is_cancelled(const LifelineWork *work);
/// Returns whether the work belongs to the main queue.
bool lifeline_work_is_main(const LifelineWork *work);
/// Returns whether the running code is on the main queue.
bool lifeline_is_on_main_queue(void);
/// Returns the job if the work is a job of the concurrency library, otherwise its block or
/// argument.
const void *lifeline_work_identity(const LifelineWork *work);

/// Returns whether the work is the job with which `Task.yield` lets other jobs run first.
bool lifeline_work_is_yield(const LifelineWork *work);
/// Returns the running task; NULL outside tasks.
const void *lifeline_current_task(void);
/// Cancels a task.
void lifeline_task_cancel(void *task);
/// Stores the functions at which a suspended task continues, innermost first; returns their number.
int lifeline_task_functions(const void *task, uintptr_t *functions, int limit);

/// Returns the transfer of URLSession whose end the running code delivers; NULL for other code.
void *lifeline_ended_transfer(void);

/// Returns whether a group is empty.
bool lifeline_group_is_empty(void *group);
void lifeline_retain(void *object);
void lifeline_release(void *object);

/// Returns the work of a timer source that fires; NULL if it is suspended or cancelled, or has no handler.
LifelineWork *lifeline_source_fire(void *source);
bool lifeline_source_is_cancelled(void *source);

/// Resumes a sleeping task.
void lifeline_job_enqueue(void *job);

/// Returns the Foundation `Timer` of a timer of the run loop.
void *lifeline_timer_object(void *timer);
/// Returns whether the timer that this thread creates was created with an interval, not with a
/// date.
bool lifeline_timer_has_exact_delay(void);
double lifeline_timer_interval(void *timer);
bool lifeline_timer_is_valid(void *timer);
void lifeline_timer_retain(void *timer);
void lifeline_timer_release(void *timer);

/// A thread's stack: its lowest address, towards which it grows, and its size in bytes.
typedef struct {
  uintptr_t end;
  uintptr_t size;
} LifelineStack;

/// Returns the stack of the calling thread; zeros if it is unknown.
LifelineStack lifeline_stack(void);

#endif
