#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>

// Replacements of the libdispatch functions that schedule work
// (github.com/swiftlang/swift-corelibs-libdispatch, dispatch/queue.h, group.h, block.h).

extern void dispatch_async(void *, void *);
extern void dispatch_async_f(void *, void *, void (*)(void *));
extern void dispatch_barrier_async(void *, void *);
extern void dispatch_group_async(void *, void *, void *);
extern void dispatch_group_notify(void *, void *, void *);
extern void dispatch_block_notify(void *, void *, void *);
extern void dispatch_after(uint64_t, void *, void *);
extern void dispatch_after_f(uint64_t, void *, void *, void (*)(void *));
extern void dispatch_barrier_async_f(void *, void *, void (*)(void *));
extern void dispatch_sync(void *, void *);
extern void dispatch_barrier_sync(void *, void *);
extern void *dispatch_get_global_queue(intptr_t, uintptr_t);

/// Sends a block to the receiver; returns whether the receiver took it.
static bool send(void *queue, void *group, void *block, LifelineWorkKind kind) {
  if (!lifeline_receiver.post) return false;
  LifelineWork *work = lifeline_work_make(queue, group, block, NULL, NULL);
  if (lifeline_work_send(work, kind)) return true;
  lifeline_work_free(work);
  return false;
}

IN_FRONT void dispatch_async(void *queue, void *block) {
  if (!send(queue, NULL, block, LifelineWorkAsync)) NEXT(dispatch_async)(queue, block);
}

IN_FRONT void dispatch_group_async(void *group, void *queue, void *block) {
  if (!send(queue, group, block, LifelineWorkAsync)) NEXT(dispatch_group_async)(group, queue, block);
}

IN_FRONT void dispatch_async_f(void *queue, void *argument, void (*function)(void *)) {
  if (lifeline_receiver.post) {
    LifelineWork *work = lifeline_work_make(queue, NULL, NULL, function, argument);
    if (lifeline_work_send(work, LifelineWorkJob)) return;
    lifeline_work_free(work);
  }
  NEXT(dispatch_async_f)(queue, argument, function);
}

/// The main queue is serial, so a barrier block is an ordinary block there.
IN_FRONT void dispatch_barrier_async(void *queue, void *block) {
  if (lifeline_is_main_queue(queue)) {
    if (send(queue, NULL, block, LifelineWorkAsync)) return;
  } else if (lifeline_receiver.begin) {
    LifelineWork *work = lifeline_work_make(queue, NULL, block, NULL, NULL);
    work->owner = lifeline_receiver.begin(work, LifelineWorkAsync);
    if (work->owner) {
      dispatch_barrier_async_f(queue, work, lifeline_work_run);
      return;
    }
    lifeline_work_free(work);
  }
  NEXT(dispatch_barrier_async)(queue, block);
}

IN_FRONT void dispatch_group_notify(void *group, void *queue, void *block) {
  if (lifeline_receiver.wait && lifeline_is_main_queue(queue)) {
    LifelineWork *work = lifeline_work_make(queue, NULL, block, NULL, NULL);
    if (lifeline_receiver.wait(work, group)) return;
    lifeline_work_free(work);
  }
  NEXT(dispatch_group_notify)(group, queue, block);
}

/// A block that libdispatch runs at the end of a work item that the main queue waits for.
struct EndOfItem {
  struct LifelineBlock head;
  LifelineWork *work;
};

static void itemEnded(void *block) {
  lifeline_receiver.waitEnded(((struct EndOfItem *)block)->work);
}

IN_FRONT void dispatch_block_notify(void *item, void *queue, void *block) {
  if (lifeline_receiver.wait && lifeline_is_main_queue(queue)) {
    LifelineWork *work = lifeline_work_make(queue, NULL, block, NULL, NULL);
    if (lifeline_receiver.wait(work, NULL)) {
      static const struct LifelineBlockDescriptor descriptor = {0, sizeof(struct EndOfItem)};
      struct EndOfItem end = {{_NSConcreteStackBlock, 0, 0, itemEnded, &descriptor}, work};
      NEXT(dispatch_block_notify)(item, dispatch_get_global_queue(0, 0), &end);
      return;
    }
    lifeline_work_free(work);
  }
  NEXT(dispatch_block_notify)(item, queue, block);
}

/// Sends delayed work of any queue to the receiver; returns whether the receiver took it.
static bool sendLater(
    uint64_t when, void *queue, void *block, void (*function)(void *), void *argument, LifelineWorkKind kind,
    void *caller) {
  int64_t delay;
  if (!lifeline_receiver.post || !lifeline_delay(when, caller, &delay)) return false;
  if (lifeline_is_of_tests(caller)) return false;
  LifelineWork *work = lifeline_work_make(queue, NULL, block, function, argument);
  if (lifeline_receiver.post(work, kind, delay)) return true;
  lifeline_work_free(work);
  return false;
}

IN_FRONT void dispatch_after(uint64_t when, void *queue, void *block) {
  if (sendLater(when, queue, block, NULL, NULL, LifelineWorkAfter, __builtin_return_address(0))) return;
  NEXT(dispatch_after)(lifeline_real_time(when), queue, block);
}

IN_FRONT void dispatch_after_f(uint64_t when, void *queue, void *argument, void (*function)(void *)) {
  if (sendLater(when, queue, NULL, function, argument, LifelineWorkSleep, __builtin_return_address(0))) return;
  NEXT(dispatch_after_f)(lifeline_real_time(when), queue, argument, function);
}

/// Runs a block of the main queue through the receiver; returns whether it has run.
static bool runOnMain(void *queue, void *block) {
  if (!lifeline_receiver.sync || !lifeline_is_main_queue(queue)) return false;
  LifelineWork *work = lifeline_work_make(queue, NULL, block, NULL, NULL);
  if (lifeline_receiver.sync(work)) return true;
  lifeline_work_free(work);
  return false;
}

IN_FRONT void dispatch_sync(void *queue, void *block) {
  if (!runOnMain(queue, block)) NEXT(dispatch_sync)(queue, block);
}

/// The main queue is serial, so a barrier block is an ordinary block there.
IN_FRONT void dispatch_barrier_sync(void *queue, void *block) {
  if (!runOnMain(queue, block)) NEXT(dispatch_barrier_sync)(queue, block);
}

/// Returns whether the program's calls of libdispatch reach this module.
bool lifeline_is_in_front(void) {
  void *next = dlsym(RTLD_NEXT, "dispatch_async");
  return next && next != (void *)dispatch_async;
}

#endif
