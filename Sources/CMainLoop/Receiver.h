#ifndef LIFELINE_RECEIVER_H
#define LIFELINE_RECEIVER_H

#include "CMainLoop.h"

#if defined(__linux__)

struct LifelineWork {
  /// A block, or else a function with its argument.
  void *block;
  void (*function)(void *);
  void *argument;
  /// The queue; NULL for the main run loop.
  void *queue;
  /// The group that the work leaves at its end; NULL for none.
  void *group;
  /// What the receiver returned when the work began on another queue.
  void *owner;
};

/// The receiver; its functions are NULL until there is one.
extern LifelineReceiver lifeline_receiver;

LifelineWork *lifeline_work_make(void *queue, void *group, void *block, void (*function)(void *), void *argument);
/// Sends work to the receiver, on the main queue or another one; returns whether it went there.
bool lifeline_work_send(LifelineWork *work, LifelineWorkKind kind);
/// Runs work by its owner, then frees it: a function for queues.
void lifeline_work_run(void *work);
/// Receives tasks that sleep.
void lifeline_receive_tasks(void);
bool lifeline_is_main_queue(const void *queue);

/// How long it is until a time of libdispatch; `false` outside of runs, and for a time that never
/// comes.
bool lifeline_delay(uint64_t when, int64_t *delay);
/// A time of libdispatch in real time.
uint64_t lifeline_real_time(uint64_t when);
/// Whether an address is in a library that keeps time for itself.
bool lifeline_is_of_system(void *address);
/// Whether a call that returns to an address comes from a test library, by way of the libraries of
/// Dispatch and Foundation at most: such as the limit that XCTest sets to a test, in real time.
bool lifeline_is_of_tests(void *address);

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

/// The function of a shared library that this module is in front of.
void *lifeline_next(const char *name, void **cache);
#define NEXT(name) \
  ({ \
    static void *cache; \
    (__typeof__(&name))lifeline_next(#name, &cache); \
  })

/// Marks a function that comes before the one of a shared library.
///
/// It is weak, so that a program which links the library statically keeps the library's.
#define IN_FRONT __attribute__((weak, visibility("default")))

#endif
#endif
