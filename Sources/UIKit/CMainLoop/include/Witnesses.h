// The witness tables of classes, whose entries choose a method by the class of the receiver.

#ifndef LIFELINE_WITNESSES_H
#define LIFELINE_WITNESSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The conformance of a class to a protocol for classes.
typedef struct {
  /// The descriptors.
  const void *type, *protocol;
  const char *module, *protocolModule, *protocolName;
  /// The witness table, whose entries follow its first word.
  const void *_Nullable *_Nonnull table;
  /// The number of requirements.
  size_t count;
  /// Whether the tables of types are copies of this one.
  bool isPattern;
} LifelineConformance;

/// Calls a function with each conformance in the images that were loaded since the last call.
void lifeline_find_conformances(void (*found)(const LifelineConformance *conformance, void *_Nullable context),
    void *_Nullable context);
/// Returns whether a requirement is a synchronous method or the getter of a property of objects.
bool lifeline_is_method(const void *protocol, size_t index);
/// Returns the witness table of a class; NULL if it does not conform.
const void *_Nullable *_Nullable lifeline_witness_table(const void *metadata, const void *protocol);
/// Returns the descriptor of a class.
const void *lifeline_descriptor(const void *metadata);

/// Returns the number of requirements that `lifeline_add_witnesses` can replace.
int32_t lifeline_stub_limit(void);
/// Makes the entries of the witness table of a class call the functions that `lifeline_add_method` adds.
///
/// `stubs` has the number of each requirement, or -1. Returns `false` if the entries can't be changed.
bool lifeline_add_witnesses(const void *_Nullable *_Nonnull table, const int32_t *stubs, size_t count, const void *descriptor);
/// Makes a requirement call a function for objects of a class and its subclasses, or, with the descriptor of a
/// method, the override of the object's class.
void lifeline_add_method(const void *descriptor, int32_t stub, const void *function, const void *_Nullable method);
/// Installs a function that receives the first object of each class that a replaced requirement is called for.
void lifeline_receive_classes(void (*receive)(const void *object));

#pragma clang assume_nonnull end

#endif
