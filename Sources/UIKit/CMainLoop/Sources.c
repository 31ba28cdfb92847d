#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdlib.h>

// Replaces the functions of timer sources (github.com/swiftlang/swift-corelibs-libdispatch,
// dispatch/source.h). `DispatchSource` calls them, and `Task.sleep` with a tolerance. The timer of a
// source of a run is disarmed; the run calls its handler.

extern const char _dispatch_source_type_timer[];
extern void *dispatch_source_create(const void *, uintptr_t, uintptr_t, void *);
extern void dispatch_source_set_timer(void *, uint64_t, uint64_t, uint64_t);
extern void dispatch_source_set_event_handler(void *, void *);
extern void dispatch_source_set_event_handler_f(void *, void (*)(void *));
extern intptr_t dispatch_source_testcancel(void *);
extern void *dispatch_get_context(void *);
extern void *dispatch_get_global_queue(intptr_t, uintptr_t);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern void dispatch_resume(void *);
extern void dispatch_suspend(void *);
extern void dispatch_activate(void *);
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

/// A timer source that code of a run created.
struct Source {
  struct Source *next;
  /// The source and its handler, which are not retained.
  void *source, *block;
  void (*function)(void *);
  /// The queue of the handler, retained.
  void *queue;
  /// The number of calls of `resume` until the handler can run; a new source is inactive.
  int suspensions;
  bool isInactive;
  /// Whether the timer fired while the source was suspended.
  bool hasMissed;
};

static struct Source *sources;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Returns a source of a run, or NULL; call it with the lock.
static struct Source *find(void *source) {
  struct Source *found = sources;
  while (found && found->source != source) found = found->next;
  return found;
}

IN_FRONT void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  void *source = NEXT(dispatch_source_create)(type, handle, mask, queue);
  if (type != _dispatch_source_type_timer || !source) return source;
  bool isOfRun = lifeline_receiver.now && lifeline_receiver.now() != UINT64_MAX &&
      lifeline_is_of_app(__builtin_return_address(0));
  pthread_mutex_lock(&lock);
  // A source that no longer exists may have had this address.
  struct Source *known = find(source);
  if (!known && isOfRun) {
    known = malloc(sizeof *known);
    if (!known) abort();
    *known = (struct Source){.next = sources};
    sources = known;
  }
  if (known) {
    struct Source *next = known->next;
    if (known->queue) dispatch_release(known->queue);
    *known = (struct Source){.next = next, .source = isOfRun ? source : NULL};
    known->queue = queue ? queue : dispatch_get_global_queue(0, 0);
    dispatch_retain(known->queue);
    known->suspensions = 1;
    known->isInactive = true;
  }
  pthread_mutex_unlock(&lock);
  return source;
}

IN_FRONT void dispatch_source_set_event_handler(void *source, void *block) {
  pthread_mutex_lock(&lock);
  struct Source *known = find(source);
  void *copy = known && block ? _Block_copy(block) : NULL;
  if (known) {
    known->block = copy;
    known->function = NULL;
  }
  pthread_mutex_unlock(&lock);
  NEXT(dispatch_source_set_event_handler)(source, copy ? copy : block);
  if (copy) _Block_release(copy);
}

IN_FRONT void dispatch_source_set_event_handler_f(void *source, void (*function)(void *)) {
  pthread_mutex_lock(&lock);
  struct Source *known = find(source);
  if (known) {
    known->block = NULL;
    known->function = function;
  }
  pthread_mutex_unlock(&lock);
  NEXT(dispatch_source_set_event_handler_f)(source, function);
}

IN_FRONT void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  pthread_mutex_lock(&lock);
  bool isKnown = find(source) != NULL;
  pthread_mutex_unlock(&lock);
  int64_t delay;
  if (!lifeline_delay(start, __builtin_return_address(0), &delay)) delay = -1;
  if (isKnown && lifeline_receiver.sourceTimed(source, delay, interval > INT64_MAX ? 0 : (int64_t)interval)) {
    NEXT(dispatch_source_set_timer)(source, UINT64_MAX, UINT64_MAX, 0);
    return;
  }
  if (!isKnown && lifeline_receiver.otherSourceTimed && !lifeline_is_of_system(__builtin_return_address(0))) {
    lifeline_receiver.otherSourceTimed();
  }
  NEXT(dispatch_source_set_timer)(source, lifeline_real_time(start), interval, leeway);
}

/// Changes the suspensions of a source; returns whether it can now run a handler that it missed.
static bool suspend(void *object, int change, bool activates) {
  // Almost all objects are queues, and most programs have no timer sources.
  if (!__atomic_load_n(&sources, __ATOMIC_RELAXED)) return false;
  pthread_mutex_lock(&lock);
  struct Source *known = find(object);
  bool hasMissed = false;
  if (known && (!activates || known->isInactive)) {
    known->suspensions += change;
    if (change < 0) known->isInactive = false;
    hasMissed = known->hasMissed && known->suspensions <= 0;
    if (hasMissed) known->hasMissed = false;
  }
  pthread_mutex_unlock(&lock);
  return hasMissed;
}

IN_FRONT void dispatch_suspend(void *object) {
  suspend(object, 1, false);
  NEXT(dispatch_suspend)(object);
}

IN_FRONT void dispatch_resume(void *object) {
  bool fires = suspend(object, -1, false);
  NEXT(dispatch_resume)(object);
  if (fires) lifeline_receiver.sourceResumed(object);
}

IN_FRONT void dispatch_activate(void *object) {
  bool fires = suspend(object, -1, true);
  NEXT(dispatch_activate)(object);
  if (fires) lifeline_receiver.sourceResumed(object);
}

bool lifeline_source_is_cancelled(void *source) { return dispatch_source_testcancel(source) != 0; }

LifelineWork *lifeline_source_fire(void *source) {
  LifelineWork *work = NULL;
  pthread_mutex_lock(&lock);
  struct Source *known = find(source);
  if (known && known->suspensions > 0) {
    known->hasMissed = true;
  } else if (known && (known->block || known->function) && !lifeline_source_is_cancelled(source)) {
    work = lifeline_work_make(known->queue, NULL, known->block, known->function, dispatch_get_context(source));
  }
  pthread_mutex_unlock(&lock);
  return work;
}

#endif
