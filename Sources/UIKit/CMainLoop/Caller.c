#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <string.h>
#include <unwind.h>

// The callers of Swift's library of Dispatch.
//
// Its functions keep no frame pointer, so that a stack of frame pointers lacks the return address of
// each: the address in the code that called Dispatch. The unwind tables of the library contain it
// (System V ABI, "DWARF Exception Handling"; Itanium C++ ABI, "Exception Handling", level I).

/// The search for the caller of the library in a stack.
struct Search {
  void *library;
  void *caller;
  int depth;
};

static void *imageOf(void *address) {
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fbase : NULL;
}

/// Returns the image of Swift's library of Dispatch, which a program may not have.
static void *dispatchLibrary(void) {
  static void *cache;
  void *library = __atomic_load_n(&cache, __ATOMIC_RELAXED);
  if (library) return library;
  // `static DispatchQueue.main.getter`
  library = imageOf(dlsym(RTLD_DEFAULT, "$s8Dispatch0A5QueueC4mainACvgZ"));
  __atomic_store_n(&cache, library, __ATOMIC_RELAXED);
  return library;
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
  struct Search *search = argument;
  void *address = (void *)_Unwind_GetIP(context);
  bool isLibrary = imageOf(address) == search->library;
  if (search->caller && !isLibrary) {
    search->caller = address;
    return _URC_END_OF_STACK;
  }
  if (isLibrary) search->caller = address;
  return ++search->depth < 24 ? _URC_NO_REASON : _URC_END_OF_STACK;
}

void *lifeline_dispatch_caller(void) {
  struct Search search = {dispatchLibrary(), NULL, 0};
  if (!search.library) return NULL;
  _Unwind_Backtrace(visit, &search);
  return imageOf(search.caller) == search.library ? NULL : search.caller;
}

// The callers of the runtime, by frame pointers.

/// A frame as the ABIs of x86-64 and arm64 store it, to which the frame pointer points.
struct Frame {
  struct Frame *outer;
  uintptr_t returnAddress;
};

/// The frame at which a search ends: that of a turn of the main loop.
static _Thread_local uintptr_t boundary;

uintptr_t lifeline_begin_turn(void) {
  uintptr_t before = boundary;
  boundary = (uintptr_t)((struct Frame *)__builtin_frame_address(0))->outer;
  return before;
}

void lifeline_end_turn(uintptr_t before) { boundary = before; }

/// The return addresses that were looked up.
static _Thread_local struct {
  uintptr_t address;
  bool isOfApp;
} known[4096];

static bool isCallOfApp(uintptr_t returnAddress) {
  size_t index = (returnAddress >> 1) % (sizeof known / sizeof *known);
  if (known[index].address != returnAddress) {
    known[index].isOfApp = lifeline_is_in_app(returnAddress - 1);
    known[index].address = returnAddress;
  }
  return known[index].isOfApp;
}

/// Returns whether a call of the app may be missing between a frame that a library called and the next one.
///
/// A library may keep no frame pointer; the return address in its caller is then only in the memory between.
static bool mayHideApp(const struct Frame *frame, uintptr_t top) {
  const uintptr_t *end = (const uintptr_t *)frame->outer;
  if ((uintptr_t)end >= top || (uintptr_t)end - (uintptr_t)frame > 4096) return true;
  for (const uintptr_t *word = (const uintptr_t *)(frame + 1); word < end; word++) {
    if (lifeline_is_in_program(*word) && isCallOfApp(*word)) return true;
  }
  return false;
}

int lifeline_app_callers(uintptr_t *callers, int limit) {
  static _Thread_local uintptr_t top;
  if (!lifeline_has_source_lines()) return 0;
  if (top == 0) {
    LifelineStack stack = lifeline_stack();
    top = stack.end + stack.size;
  }
  int count = 0;
  struct Frame *frame = __builtin_frame_address(0);
  for (int depth = 0; depth < 512 && count < limit; depth++) {
    // The frame of an asynchronous function, which is marked in the highest bits, has no caller.
    if ((uintptr_t)frame >= top - sizeof *frame || (uintptr_t)frame % sizeof(void *) != 0) break;
    if (boundary && (uintptr_t)frame >= boundary) break;
    if (isCallOfApp(frame->returnAddress)) callers[count++] = frame->returnAddress;
    if (frame->outer <= frame) break;
    if (!lifeline_is_in_program(frame->returnAddress) && mayHideApp(frame, top)) break;
    frame = frame->outer;
  }
  return count;
}

#endif
