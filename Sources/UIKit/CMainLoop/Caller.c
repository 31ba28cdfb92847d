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

/// A frame as the ABIs of x86-64 and arm64 store it, to which the frame pointer points.
struct Frame {
  struct Frame *outer;
  void *returnAddress;
};

__attribute__((noinline)) static void callBelow(struct Frame *frame, void (*body)(void *), void *context) {
  struct Frame *volatile *link = &((struct Frame *)__builtin_frame_address(0))->outer;
  struct Frame *own = *link;
  *link = frame;
  body(context);
  *link = own;
}

void lifeline_call_from(void *caller, void (*body)(void *), void *context) {
  // The context of an asynchronous function, which unwinders read before its frame; it has no caller.
  static void *const noContext[2];
  // Unwinders expect the alignment of the stack.
  _Alignas(16) struct {
    struct Frame frame;
    const void *padding, *context;
    struct Frame last;
  } stack = {{&stack.last, caller}, NULL, noContext, {NULL, NULL}};
  callBelow(&stack.frame, body, context);
}

#endif
