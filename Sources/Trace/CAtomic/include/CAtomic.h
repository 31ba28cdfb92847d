// Atomic access to memory, with the compiler's built-in functions: Swift's `Synchronization` requires
// iOS 18 and macOS 15.

#ifndef LIFELINE_ATOMIC_H
#define LIFELINE_ATOMIC_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  int64_t word;
} LifelineAtomicCell;

static inline int64_t lifeline_atomic_load(const LifelineAtomicCell *cell) {
  return __atomic_load_n(&cell->word, __ATOMIC_ACQUIRE);
}

static inline void lifeline_atomic_store(LifelineAtomicCell *cell, int64_t value) {
  __atomic_store_n(&cell->word, value, __ATOMIC_RELEASE);
}

static inline void lifeline_atomic_store_byte(uint8_t *cell, uint8_t value) {
  __atomic_store_n(cell, value, __ATOMIC_RELEASE);
}

/// Returns the value before the addition.
static inline int64_t lifeline_atomic_add(LifelineAtomicCell *cell, int64_t value) {
  return __atomic_fetch_add(&cell->word, value, __ATOMIC_ACQ_REL);
}

static inline int64_t lifeline_atomic_exchange(LifelineAtomicCell *cell, int64_t value) {
  return __atomic_exchange_n(&cell->word, value, __ATOMIC_ACQ_REL);
}

/// Stores a value if the current one is as expected; otherwise writes the current one to `expected`.
static inline bool lifeline_atomic_compare_exchange(
  LifelineAtomicCell *cell,
  int64_t *expected,
  int64_t value
) {
  return __atomic_compare_exchange_n(
    &cell->word, expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE
  );
}

#endif
