#include <cairo.h>
#if defined(__linux__)
// malloc_trim, so that the memory of a picture is not hidden by what was freed before.
#include <malloc.h>
#endif
