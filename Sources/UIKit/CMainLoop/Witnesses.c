#define _GNU_SOURCE
#include "Classes.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// Functions in front of witnesses, one for each requirement, which choose a method by the class of the receiver.
//
// A witness of a protocol for classes is called as a method of the class is: with the receiver in the register
// for `self` (github.com/swiftlang/swift, docs/ABI/CallConvSummary.rst). The two arguments that follow those of
// the method, the type and the witness table, are not read by a method.

enum { STUB_COUNT = 2048, STUB_SIZE = 16 };

/// What a requirement calls for objects of a class and its subclasses.
typedef struct {
  /// The descriptor of the class; NULL in an unused place.
  const void *class;
  uintptr_t stub;
  const void *function;
  /// The descriptor of a method that subclasses override; NULL for a function that is called itself.
  const void *method;
} Choice;

typedef struct {
  size_t capacity, count;
  Choice choices[];
} Choices;

/// Readers do not lock: a place is filled before its class is stored, and a full table stays where it is when a
/// larger one replaces it.
static Choices *choices;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void (*receive_class)(const void *object);

/// In place of a requirement: the class, here its metadata, was passed to `receive_class`.
enum { RECEIVED = STUB_COUNT };

extern const char lifeline_witness_stubs[] __attribute__((visibility("hidden")));
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class);
extern void swift_deletedMethodError(void);

/// Returns a choice; NULL if there is none, with the place for it.
static Choice *find(Choices *table, const void *class, uintptr_t stub, Choice **place) {
  uint64_t hash = ((uintptr_t)class >> 2 ^ stub << 40) * 0x9E3779B97F4A7C15u;
  for (size_t index = hash >> 20;; index++) {
    Choice *choice = &table->choices[index & (table->capacity - 1)];
    const void *other = __atomic_load_n(&choice->class, __ATOMIC_ACQUIRE);
    if (other == class && choice->stub == stub) return choice;
    if (other) continue;
    *place = choice;
    return NULL;
  }
}

static const Choice *choiceOf(const void *class, uintptr_t stub) {
  Choices *table = __atomic_load_n(&choices, __ATOMIC_ACQUIRE);
  Choice *place;
  return table ? find(table, class, stub, &place) : NULL;
}

/// Adds a choice unless there is one. The lock is held.
static void insert(const Choice *choice) {
  Choice *place;
  if (!choices || choices->count * 2 >= choices->capacity) {
    size_t capacity = choices ? choices->capacity * 2 : 1024;
    Choices *larger = calloc(1, sizeof *larger + capacity * sizeof *larger->choices);
    if (!larger) abort();
    larger->capacity = capacity;
    for (size_t index = 0; choices && index < choices->capacity; index++) {
      const Choice *old = &choices->choices[index];
      if (old->class && !find(larger, old->class, old->stub, &place)) *place = *old;
    }
    larger->count = choices ? choices->count : 0;
    __atomic_store_n(&choices, larger, __ATOMIC_RELEASE);
  }
  if (find(choices, choice->class, choice->stub, &place)) return;
  place->stub = choice->stub;
  place->function = choice->function;
  place->method = choice->method;
  __atomic_store_n(&place->class, choice->class, __ATOMIC_RELEASE);
  choices->count++;
}

static void add(const Choice *choice) {
  pthread_mutex_lock(&lock);
  insert(choice);
  pthread_mutex_unlock(&lock);
}

__attribute__((used, visibility("hidden"))) const void *lifeline_witness(uint32_t stub, const void *const *object) {
  const void *const *metadata = *object;
  if (!choiceOf(metadata, RECEIVED)) {
    receive_class(object);
    add(&(Choice){.class = metadata, .stub = RECEIVED});
  }
  for (const void *const *class = metadata; class; class = class[SUPERCLASS]) {
    const Choice *choice = choiceOf(class[DESCRIPTOR], stub);
    if (!choice) continue;
    if (!choice->method) return choice->function;
    // The optimizer removes overrides that no code of the program calls.
    const void *function = swift_lookUpClassMethod(metadata, choice->method, class[DESCRIPTOR]);
    return function == (const void *)swift_deletedMethodError ? choice->function : function;
  }
  abort();
}

typedef struct {
  uintptr_t start, end;
} Range;

/// Replaces a range of addresses by those of its pages that the loader made constant; returns 0 if there are none.
static int findConstantPages(struct dl_phdr_info *image, size_t size, void *context) {
  Range *range = context;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < image->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &image->dlpi_phdr[index];
    if (header->p_type != PT_GNU_RELRO) continue;
    // The last page is not constant if it is shared.
    uintptr_t address = image->dlpi_addr + header->p_vaddr;
    uintptr_t start = address & -page, end = (address + header->p_memsz) & -page;
    if (start >= range->end || end <= range->start) continue;
    uintptr_t first = range->start & -page, last = (range->end + page - 1) & -page;
    *range = (Range){first > start ? first : start, last < end ? last : end};
    return 1;
  }
  return 0;
}

bool lifeline_add_witnesses(const void **table, const int32_t *stubs, size_t count, const void *class) {
  const void **entries = table + 1;
  Range pages = {(uintptr_t)entries, (uintptr_t)(entries + count)};
  bool isConstant = dl_iterate_phdr(findConstantPages, &pages);
  pthread_mutex_lock(&lock);
  bool isWritable = !isConstant || mprotect((void *)pages.start, pages.end - pages.start, PROT_READ | PROT_WRITE) == 0;
  for (size_t index = 0; isWritable && index < count; index++) {
    uintptr_t offset = (uintptr_t)entries[index] - (uintptr_t)lifeline_witness_stubs;
    if (stubs[index] < 0 || !entries[index] || offset < STUB_COUNT * STUB_SIZE) continue;
    insert(&(Choice){.class = class, .stub = (uintptr_t)stubs[index], .function = entries[index]});
    // Another thread that reads the stub also reads the choice.
    __atomic_store_n(&entries[index], lifeline_witness_stubs + stubs[index] * STUB_SIZE, __ATOMIC_RELEASE);
  }
  if (isConstant && isWritable) mprotect((void *)pages.start, pages.end - pages.start, PROT_READ);
  pthread_mutex_unlock(&lock);
  return isWritable;
}

void lifeline_add_method(const void *class, int32_t stub, const void *function, const void *method) {
  add(&(Choice){class, (uintptr_t)stub, function, method});
}

int32_t lifeline_stub_limit(void) { return STUB_COUNT; }

void lifeline_receive_classes(void (*receive)(const void *object)) { receive_class = receive; }

#if defined(__x86_64__)
__asm__(
  ".text\n.balign 16\nlifeline_witness_stubs:\n.set index, 0\n"
  ".rept 2048\n.balign 16\nmovl $index, %r11d\njmp lifeline_witness_choose\n.set index, index + 1\n.endr\n"
  "lifeline_witness_choose:\n"
  "pushq %rbp\nmovq %rsp, %rbp\n"
  "pushq %rax\npushq %rdi\npushq %rsi\npushq %rdx\npushq %rcx\npushq %r8\npushq %r9\npushq %r13\n"
  "subq $128, %rsp\n"
  "movups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\nmovups %xmm2, 32(%rsp)\nmovups %xmm3, 48(%rsp)\n"
  "movups %xmm4, 64(%rsp)\nmovups %xmm5, 80(%rsp)\nmovups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"
  "movl %r11d, %edi\nmovq %r13, %rsi\ncallq lifeline_witness\nmovq %rax, %r11\n"
  "movups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\nmovups 48(%rsp), %xmm3\n"
  "movups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\nmovups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\n"
  "addq $128, %rsp\n"
  "popq %r13\npopq %r9\npopq %r8\npopq %rcx\npopq %rdx\npopq %rsi\npopq %rdi\npopq %rax\npopq %rbp\n"
  "jmpq *%r11\n");
#elif defined(__aarch64__)
__asm__(
  ".text\n.balign 16\nlifeline_witness_stubs:\n.set index, 0\n"
  ".rept 2048\n.balign 16\nmov w16, #index\nb lifeline_witness_choose\n.set index, index + 1\n.endr\n"
  "lifeline_witness_choose:\n"
  "stp x29, x30, [sp, #-224]!\nmov x29, sp\n"
  "stp x0, x1, [sp, #16]\nstp x2, x3, [sp, #32]\nstp x4, x5, [sp, #48]\nstp x6, x7, [sp, #64]\nstr x8, [sp, #80]\n"
  "stp q0, q1, [sp, #96]\nstp q2, q3, [sp, #128]\nstp q4, q5, [sp, #160]\nstp q6, q7, [sp, #192]\n"
  "mov w0, w16\nmov x1, x20\nbl lifeline_witness\nmov x16, x0\n"
  "ldp x0, x1, [sp, #16]\nldp x2, x3, [sp, #32]\nldp x4, x5, [sp, #48]\nldp x6, x7, [sp, #64]\nldr x8, [sp, #80]\n"
  "ldp q0, q1, [sp, #96]\nldp q2, q3, [sp, #128]\nldp q4, q5, [sp, #160]\nldp q6, q7, [sp, #192]\n"
  "ldp x29, x30, [sp], #224\nbr x16\n");
#endif

#else

bool lifeline_add_witnesses(const void **table, const int32_t *stubs, size_t count, const void *class) { return false; }
void lifeline_add_method(const void *class, int32_t stub, const void *function, const void *method) {}
int32_t lifeline_stub_limit(void) { return 0; }
void lifeline_receive_classes(void (*receive)(const void *object)) {}

#endif
