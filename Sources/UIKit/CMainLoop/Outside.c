#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdlib.h>

// Replaces the functions with which Foundation starts threads and transfers of URLSession
// (github.com/swiftlang/swift-corelibs-foundation, CFPlatform.c, CFURLSessionInterface.h).

struct Start {
  void *(*function)(void *);
  void *argument;
};

extern const char *dispatch_queue_get_label(void *);
extern pthread_t _CFThreadCreate(pthread_attr_t, void *(*)(void *), void *);
extern int CFURLSessionMultiHandleAddHandle(void *, void *);
extern int CFURLSessionMultiHandleRemoveHandle(void *, void *);

static void call(void *argument) {
  struct Start start = *(struct Start *)argument;
  free(argument);
  start.function(start.argument);
}

static void *runThread(void *work) {
  lifeline_work_run(work);
  return NULL;
}

IN_FRONT pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*function)(void *), void *argument) {
  if (lifeline_receiver.begin && !lifeline_is_of_tests(__builtin_return_address(0))) {
    struct Start *start = malloc(sizeof *start);
    if (!start) abort();
    *start = (struct Start){function, argument};
    LifelineWork *work = lifeline_work_make(NULL, NULL, NULL, call, start);
    work->owner = lifeline_receiver.begin(work, LifelineWorkThread);
    if (work->owner) return NEXT(_CFThreadCreate)(attributes, runThread, work);
    lifeline_work_free(work);
    free(start);
  }
  return NEXT(_CFThreadCreate)(attributes, function, argument);
}

/// A transfer that has just ended on this thread: the blocks that its queue schedules next deliver its result,
/// outside of every run.
static _Thread_local struct {
  void *transfer;
  /// The label of the queue, which is the same pointer as long as the queue exists.
  const char *queue;
  int blocks;
} ended;

void *lifeline_ended_transfer(void) {
  if (ended.blocks == 0 || dispatch_queue_get_label(NULL) != ended.queue) return NULL;
  ended.blocks--;
  return ended.transfer;
}

IN_FRONT int CFURLSessionMultiHandleAddHandle(void *handle, void *transfer) {
  if (lifeline_receiver.transfer) lifeline_receiver.transfer(transfer, true);
  return NEXT(CFURLSessionMultiHandleAddHandle)(handle, transfer);
}

IN_FRONT int CFURLSessionMultiHandleRemoveHandle(void *handle, void *transfer) {
  if (lifeline_receiver.transfer) {
    ended.transfer = transfer;
    ended.queue = dispatch_queue_get_label(NULL);
    ended.blocks = 4;
    lifeline_receiver.transfer(transfer, false);
  }
  return NEXT(CFURLSessionMultiHandleRemoveHandle)(handle, transfer);
}

#endif
