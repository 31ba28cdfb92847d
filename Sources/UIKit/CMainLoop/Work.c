#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

extern char _dispatch_main_q[];
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern void dispatch_group_enter(void *);
extern void dispatch_group_leave(void *);
extern intptr_t dispatch_group_wait(void *, uint64_t);
extern void dispatch_async_f(void *, void *, void (*)(void *));
extern void *dispatch_block_create(unsigned long, void *);
extern intptr_t dispatch_block_testcancel(void *);
extern const char *dispatch_queue_get_label(void *);

LifelineReceiver lifeline_receiver;

/// Other threads may schedule work at the same time: the function that they test first is stored
/// last.
void lifeline_receive(LifelineReceiver receiver) {
  bool (*post)(LifelineWork *, LifelineWorkKind, int64_t) = receiver.post;
  receiver.post = NULL;
  lifeline_receiver = receiver;
  __atomic_store_n(&lifeline_receiver.post, post, __ATOMIC_RELEASE);
  lifeline_receive_tasks();
}

void *lifeline_next(const char *name, void **cache) {
  void *next = __atomic_load_n(cache, __ATOMIC_RELAXED);
  if (next) return next;
  next = dlsym(RTLD_NEXT, name);
  if (!next) abort();
  __atomic_store_n(cache, next, __ATOMIC_RELAXED);
  return next;
}

/// If `main` is asynchronous, any thread may drain the main queue.
bool lifeline_is_on_main_queue(void) {
  const char *label = dispatch_queue_get_label(NULL);
  return label && strcmp(label, dispatch_queue_get_label(_dispatch_main_q)) == 0;
}

bool lifeline_is_main_queue(const void *queue) { return queue == (const void *)_dispatch_main_q; }

LifelineWork *lifeline_work_make(void *queue, void *group, void *block, void (*function)(void *), void *argument) {
  LifelineWork *work = calloc(1, sizeof *work);
  if (!work) abort();
  *work = (LifelineWork){
      .block = block ? _Block_copy(block) : NULL,
      .function = function,
      .argument = argument,
      .queue = queue,
      .group = group,
  };
  if (queue) dispatch_retain(queue);
  if (group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  return work;
}

void lifeline_work_free(LifelineWork *work) {
  if (work->block) _Block_release(work->block);
  if (work->queue) dispatch_release(work->queue);
  if (work->group) {
    dispatch_group_leave(work->group);
    dispatch_release(work->group);
  }
  free(work);
}

void lifeline_work_call(LifelineWork *work) {
  if (work->block) {
    ((struct LifelineBlock *)work->block)->invoke(work->block);
  } else {
    work->function(work->argument);
  }
}

void lifeline_work_run(void *argument) {
  LifelineWork *work = argument;
  lifeline_receiver.run(work, work->owner);
}

static void runWithoutOwner(void *argument) {
  LifelineWork *work = argument;
  lifeline_work_call(work);
  lifeline_work_free(work);
}

void lifeline_work_enqueue(LifelineWork *work) {
  if (lifeline_is_main_queue(work->queue)) {
    NEXT(dispatch_async_f)(work->queue, work, runWithoutOwner);
    return;
  }
  work->owner = lifeline_receiver.begin(work, LifelineWorkAfter);
  NEXT(dispatch_async_f)(work->queue, work, work->owner ? lifeline_work_run : runWithoutOwner);
}

static void nothing(void *block) { (void)block; }

/// Returns the function that runs each block created by `dispatch_block_create`.
static void *functionOfItems(void) {
  static void *cache;
  void *function = __atomic_load_n(&cache, __ATOMIC_RELAXED);
  if (function) return function;
  static const struct LifelineBlockDescriptor descriptor = {0, sizeof(struct LifelineBlock)};
  struct LifelineBlock sample = {_NSConcreteStackBlock, 0, 0, nothing, &descriptor};
  void *item = dispatch_block_create(0, &sample);
  if (!item) abort();
  function = (void *)((struct LifelineBlock *)item)->invoke;
  _Block_release(item);
  __atomic_store_n(&cache, function, __ATOMIC_RELAXED);
  return function;
}

/// Returns whether a block is a work item.
static bool isItem(const void *block) {
  return block && (void *)((const struct LifelineBlock *)block)->invoke == functionOfItems();
}

/// Returns whether a work item is a barrier, which must be enqueued unchanged.
///
/// libdispatch stores a magic number and the flags first (`dispatch_block_private_data_s`); with a
/// different layout the number does not match.
static bool isBarrier(const void *block) {
  struct Item {
    struct LifelineBlock head;
    unsigned long magic, flags;
  };
  const struct Item *item = block;
  return isItem(block) && item->magic == 0xD159B10C && (item->flags & 1);
}

bool lifeline_work_send(LifelineWork *work, LifelineWorkKind kind) {
  if (lifeline_is_main_queue(work->queue) || !work->queue) {
    return lifeline_receiver.post(work, kind, 0);
  }
  if (isBarrier(work->block)) return false;
  if (kind == LifelineWorkJob && lifeline_work_is_yield(work) && lifeline_receiver.park(work)) return true;
  work->owner = lifeline_receiver.begin(work, kind);
  if (!work->owner) return false;
  NEXT(dispatch_async_f)(work->queue, work, lifeline_work_run);
  return true;
}

bool lifeline_work_is_cancelled(const LifelineWork *work) {
  return isItem(work->block) && dispatch_block_testcancel(work->block) != 0;
}

bool lifeline_work_is_main(const LifelineWork *work) {
  return !work->queue || lifeline_is_main_queue(work->queue);
}

const void *lifeline_work_identity(const LifelineWork *work) {
  return work->block ? work->block : work->argument;
}

bool lifeline_group_is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }
void lifeline_retain(void *object) { dispatch_retain(object); }
void lifeline_release(void *object) { dispatch_release(object); }

#else

void lifeline_receive(LifelineReceiver receiver) { (void)receiver; }
bool lifeline_is_in_front(void) { return false; }
void lifeline_work_call(LifelineWork *work) { (void)work; }
void lifeline_work_enqueue(LifelineWork *work) { (void)work; }
void lifeline_work_free(LifelineWork *work) { (void)work; }
bool lifeline_work_is_cancelled(const LifelineWork *work) { (void)work; return false; }
bool lifeline_work_is_main(const LifelineWork *work) { (void)work; return false; }
bool lifeline_is_on_main_queue(void) { return false; }
const void *lifeline_work_identity(const LifelineWork *work) { return work; }
bool lifeline_group_is_empty(void *group) { (void)group; return true; }
void lifeline_retain(void *object) { (void)object; }
void lifeline_release(void *object) { (void)object; }
LifelineWork *lifeline_source_fire(void *source) { (void)source; return NULL; }
bool lifeline_source_is_cancelled(void *source) { (void)source; return true; }
void lifeline_job_enqueue(void *job) { (void)job; }
void *lifeline_ended_transfer(void) { return NULL; }
bool lifeline_work_is_yield(const LifelineWork *work) { (void)work; return false; }
const void *lifeline_current_task(void) { return NULL; }
void lifeline_task_cancel(void *task) { (void)task; }
int lifeline_task_functions(const void *task, uintptr_t *functions, int limit) {
  (void)task, (void)functions, (void)limit;
  return 0;
}
void *lifeline_timer_object(void *timer) { return timer; }
double lifeline_timer_interval(void *timer) { (void)timer; return 0; }
bool lifeline_timer_is_valid(void *timer) { (void)timer; return false; }
void lifeline_timer_retain(void *timer) { (void)timer; }
void lifeline_timer_release(void *timer) { (void)timer; }

#endif
