#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <pthread.h>

#include "CMainLoop.h"

LifelineStack lifeline_stack(void) {
#ifdef __APPLE__
  uintptr_t start = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  uintptr_t size = pthread_get_stacksize_np(pthread_self());
  return (LifelineStack){.end = start - size, .size = size};
#else
  pthread_attr_t attributes;
  void *end = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return (LifelineStack){0, 0};
  pthread_attr_getstack(&attributes, &end, &size);
  pthread_attr_destroy(&attributes);
  return (LifelineStack){.end = (uintptr_t)end, .size = size};
#endif
}
