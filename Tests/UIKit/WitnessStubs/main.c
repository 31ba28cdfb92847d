// Calls replaced requirements with Swift's calling convention: arguments in all registers and on the stack,
// receivers of several classes, and threads that call while others add methods.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Witnesses.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))
#define RESULT __attribute__((swift_indirect_result))

enum { CLASSES = 5000, REQUIREMENTS = 40, THREADS = 4 };

typedef struct {
  long integers[9];
  double numbers[9];
  const void *receiver;
  const char *method;
} Call;

#define PARAMETERS                                                                                                  \
  RESULT Call *call, long a, long b, long c, long d, long e, long f, long g, long h, long i, double j, double k,     \
      double l, double m, double n, double o, double p, double q, double r, CONTEXT const void *receiver
#define METHOD(name)                                                                                                \
  static SWIFT void name(PARAMETERS) {                                                                              \
    *call = (Call){{a, b, c, d, e, f, g, h, i}, {j, k, l, m, n, o, p, q, r}, receiver, #name};                       \
  }
METHOD(original)
METHOD(added)
METHOD(overridden)
typedef SWIFT void Method(PARAMETERS);

// The metadata of a class: its superclass is the second word, its descriptor the sixth; here a method is the
// seventh.
static const void *base[7] = {[5] = "base"}, *middle[7] = {[1] = base, [5] = "middle", [6] = added},
                  *leaf[7] = {[1] = middle, [5] = "leaf", [6] = overridden},
                  *deleted[7] = {[1] = middle, [5] = "deleted"};

void swift_deletedMethodError(void) { abort(); }
const void *swift_lookUpClassMethod(const void *const *class, const void *method, const void *descriptor) {
  if (strcmp(descriptor, "middle") != 0 || strcmp(method, "method of middle") != 0) abort();
  return class[6] ? class[6] : (const void *)swift_deletedMethodError;
}

// The loader makes the table constant.
__attribute__((section(".data.rel.ro"))) const void *const table[REQUIREMENTS + 1] = {
    [1 ... REQUIREMENTS] = original};
/// The table, whose values the compiler does not know.
static const void *const volatile *const entries = table;

static void expect(bool holds, const char *text) {
  if (holds) return;
  fprintf(stderr, "error: not so: %s\n", text);
  exit(1);
}

/// Returns the name of the method that is called for an object of a class.
static const char *call(const void *class) {
  const void *object[] = {class};
  Call call = {0};
  ((Method *)entries[REQUIREMENTS])(&call, 1, 2, 3, 4, 5, 6, 7, 8, 9, .1, .2, .3, .4, .5, .6, .7, .8, .9, object);
  expect(call.receiver == object, "the receiver");
  for (int index = 0; index < 9; index++) {
    expect(call.integers[index] == index + 1, "the integers");
    expect(call.numbers[index] == (index + 1) / 10.0, "the numbers");
  }
  return call.method;
}

static void check(const void *class, const char *method) { expect(strcmp(call(class), method) == 0, method); }

static void *classes[CLASSES];
static int received;
static void receive(const void *object) { __atomic_add_fetch(&received, 1, __ATOMIC_RELAXED); }

static void *addAndCall(void *thread) {
  for (int number = 0; number < CLASSES; number++) {
    // Each thread adds every fourth class; another one adds the next at the same time.
    if (number % THREADS != (int)(intptr_t)thread) continue;
    expect(call(classes[(number + 1) % CLASSES]), "a method");
    lifeline_add_method(((void **)classes[number])[5], REQUIREMENTS - 1, added, NULL);
    check(classes[number], "added");
    check(leaf, "overridden");
  }
  return NULL;
}

static bool isConstant(const void *address) {
  FILE *maps = fopen("/proc/self/maps", "r");
  char line[512];
  bool isFound = false;
  while (maps && !isFound && fgets(line, sizeof line, maps)) {
    unsigned long start, end;
    char access[5];
    isFound = sscanf(line, "%lx-%lx %4s", &start, &end, access) == 3 && start <= (uintptr_t)address
        && (uintptr_t)address < end && strcmp(access, "r--p") == 0;
  }
  if (maps) fclose(maps);
  return isFound;
}

int main(void) {
  int32_t stubs[REQUIREMENTS];
  for (int index = 0; index < REQUIREMENTS; index++) stubs[index] = index;
  stubs[1] = -1;
  // The last stub is as far away as a stub can be.
  stubs[0] = lifeline_stub_limit() - 1;
  lifeline_receive_classes(receive);
  check(base, "original");
  expect(isConstant(table), "the table is constant before");
  expect(lifeline_add_witnesses((const void **)table, stubs, REQUIREMENTS, "base"), "the table is replaced");
  expect(isConstant(table), "the table is constant after");
  expect(entries[2] == original && entries[1] != original, "only methods are replaced");
  const void *replaced = entries[3];
  expect(lifeline_add_witnesses((const void **)table, stubs, REQUIREMENTS, "base") && entries[3] == replaced,
      "a replaced table stays the same");
  check(base, "original");
  check(middle, "original");
  lifeline_add_method("middle", REQUIREMENTS - 1, added, "method of middle");
  lifeline_add_method("middle", REQUIREMENTS - 1, original, NULL);
  check(base, "original");
  check(middle, "added");
  check(leaf, "overridden");
  check(deleted, "added");
  expect(received == 4, "each class is received once");
  for (int number = 0; number < CLASSES; number++) {
    const void **class = calloc(7, sizeof *class);
    // Chains of 20 classes.
    class[1] = number % 20 ? classes[number - 1] : (void *)base;
    class[5] = class;
    classes[number] = class;
  }
  pthread_t threads[THREADS];
  for (intptr_t thread = 0; thread < THREADS; thread++) pthread_create(&threads[thread], NULL, addAndCall, (void *)thread);
  for (int thread = 0; thread < THREADS; thread++) pthread_join(threads[thread], NULL);
  for (int number = 0; number < CLASSES; number++) check(classes[number], "added");
  check(base, "original");
  puts("stubs: arguments, receivers, overrides, constant tables and threads are right");
  return 0;
}
