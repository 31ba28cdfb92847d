#define _GNU_SOURCE
#include "CMainLoop.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// Functions in front of witnesses, which choose a method by the class of the receiver.
//
// A witness of a protocol for classes is called as a method of the class is: with the receiver in the register
// for `self` (github.com/swiftlang/swift, docs/ABI/CallConvSummary.rst). The two arguments that follow those of
// the method, the type and the witness table, are not read by a method.

enum { WITNESS_COUNT = 512, STUB_SIZE = 16 };

struct Method {
  const void *class, *function;
  struct Method *next;
};

static struct {
  const void *original;
  struct Method *methods;
} witnesses[WITNESS_COUNT];
static int count;

extern const char lifeline_witness_stubs[] __attribute__((visibility("hidden")));

__attribute__((used, visibility("hidden"))) const void *lifeline_witness(uint32_t index, const void *const *object) {
  // The second word of the metadata of a class is its superclass.
  for (const void *const *class = *object; class; class = class[1])
    for (const struct Method *method = witnesses[index].methods; method; method = method->next)
      if (method->class == class) return method->function;
  return witnesses[index].original;
}

bool lifeline_is_for_classes(const void *const *table) {
  // A witness table begins with its conformance, which begins with the distance to the protocol, or to its
  // address. Bit 16 of the protocol's flags is set if values conform, too.
  const int32_t *conformance = table[0];
  const uint32_t *protocol = (const void *)((const char *)conformance + (*conformance & ~1));
  if (*conformance & 1) protocol = *(const void *const *)protocol;
  return !(*protocol >> 16 & 1);
}

bool lifeline_add_witness(const void **entry, const void *class, const void *function) {
  uintptr_t offset = (uintptr_t)*entry - (uintptr_t)lifeline_witness_stubs;
  int index = offset < WITNESS_COUNT * STUB_SIZE ? (int)(offset / STUB_SIZE) : count;
  if (index == WITNESS_COUNT) return false;
  struct Method *method = malloc(sizeof *method);
  if (!method) return false;
  if (index == count) {
    uintptr_t page = (uintptr_t)entry & -(uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)page, (uintptr_t)(entry + 1) - page, PROT_READ | PROT_WRITE) != 0) {
      free(method);
      return false;
    }
    witnesses[count++].original = *entry;
    // Another thread that reads the stub also reads the original function.
    __atomic_store_n(entry, lifeline_witness_stubs + index * STUB_SIZE, __ATOMIC_RELEASE);
  }
  *method = (struct Method){class, function, witnesses[index].methods};
  __atomic_store_n(&witnesses[index].methods, method, __ATOMIC_RELEASE);
  return true;
}

#if defined(__x86_64__)
__asm__(
  ".text\n.balign 16\nlifeline_witness_stubs:\n.set index, 0\n"
  ".rept 512\n.balign 16\nmovl $index, %r11d\njmp lifeline_witness_choose\n.set index, index + 1\n.endr\n"
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
  ".rept 512\n.balign 16\nmov w16, #index\nb lifeline_witness_choose\n.set index, index + 1\n.endr\n"
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

bool lifeline_is_for_classes(const void *const *table) { return false; }
bool lifeline_add_witness(const void **entry, const void *class, const void *function) { return false; }

#endif
