#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <stddef.h>

#define DEFAULT_CENTER "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ"

/// Replaces the getter of the class property `NotificationCenter.default`; returns a retained
/// object.
IN_FRONT __attribute__((swiftcall)) void *lifeline_default_center(
    __attribute__((swift_context)) void *type) __asm__(DEFAULT_CENTER);

IN_FRONT __attribute__((swiftcall)) void *lifeline_default_center(
    __attribute__((swift_context)) void *type) {
  static void *cache;
  if (lifeline_receiver.notificationCenter) {
    void *center = lifeline_receiver.notificationCenter();
    if (center) return center;
  }
  __typeof__(&lifeline_default_center) next = lifeline_next(DEFAULT_CENTER, &cache);
  return next(type);
}

#endif
