#ifndef LIFELINE_RECEIVER_H
#define LIFELINE_RECEIVER_H

#include "CMainLoop.h"

#include <time.h>

#if defined(__linux__)

struct LifelineWork {
  /// A block; NULL if there is a function with an argument.
  void *block;
  void (*function)(void *);
  void *argument;
  /// The queue; NULL for the main run loop.
  void *queue;
  /// The group that the work leaves when it ends; NULL for none.
  void *group;
  /// The value that the receiver returned when the work began on another queue.
  void *owner;
};

/// The receiver; its functions are NULL until it is installed.
extern LifelineReceiver lifeline_receiver;

LifelineWork *lifeline_work_make(void *queue, void *group, void *block, void (*function)(void *), void *argument);
/// Sends work of any queue to the receiver; returns whether the receiver took it.
bool lifeline_work_send(LifelineWork *work, LifelineWorkKind kind);
/// Runs work through its owner, then frees it; a function for dispatch queues.
void lifeline_work_run(void *work);
/// Installs the receiver for sleeping tasks.
void lifeline_receive_tasks(void);
bool lifeline_is_main_queue(const void *queue);

/// Stores the delay until a time of libdispatch; returns `false` outside runs and for
/// DISPATCH_TIME_FOREVER.
///
/// The caller's return address determines whether a time is one of Swift's clocks.
bool lifeline_delay(uint64_t when, void *caller, int64_t *delay);
/// Stores the time of the current run on a clock of Swift; returns `false` outside runs.
bool lifeline_time_of_run(bool isContinuous, struct timespec *time);
/// Converts a time of libdispatch to real time.
uint64_t lifeline_real_time(uint64_t when);
/// Returns whether an address is in a library that measures time itself.
bool lifeline_is_of_system(void *address);
/// Returns whether the caller at a return address is a test library, called directly or through
/// Dispatch and Foundation, for example to enforce XCTest's time limit in real time.
bool lifeline_is_of_tests(void *address);
/// Returns whether a test library reads a clock of Swift, whose function has a return address.
bool lifeline_is_clock_of_tests(void *address);
/// Returns whether the caller at a return address is neither a test library nor Foundation, called directly or
/// through Dispatch.
bool lifeline_is_of_app(void *address);

/// Returns whether an address is that of an instruction with a position in a source of the app.
bool lifeline_is_in_app(uintptr_t address);
/// Returns whether an address is in the code of the program, not in that of a shared library.
bool lifeline_is_in_program(uintptr_t address);

/// A block (clang.llvm.org/docs/Block-ABI-Apple.html).
struct LifelineBlockDescriptor {
  unsigned long reserved, size;
};
struct LifelineBlock {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *);
  const struct LifelineBlockDescriptor *descriptor;
};
extern void *_NSConcreteStackBlock[];

/// Returns the function of the shared library that a function of this module replaces.
void *lifeline_next(const char *name, void **cache);
#define NEXT(name) \
  ({ \
    static void *cache; \
    (__typeof__(&name))lifeline_next(#name, &cache); \
  })

/// Marks a function that replaces one of a shared library.
///
/// The function is weak, so that a program that links the library statically uses the library's.
#define IN_FRONT __attribute__((weak, visibility("default")))

#endif
#endif
