#include "Classes.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdlib.h>

// The conformances in the images of the program (github.com/swiftlang/swift, include/swift/ABI/Metadata.h and
// MetadataValues.h).

/// The first parts of an image that Swift's runtime reads.
typedef struct {
  uintptr_t version;
  const void *base, *unused[2];
  struct {
    const int32_t *start;
    size_t size;
  } protocols, conformances;
} Sections;

typedef struct {
  int32_t protocol, type, table;
  uint32_t flags;
} Conformance;

/// What declarations begin with.
typedef struct {
  uint32_t flags;
  int32_t parent, name;
} Context;

typedef struct {
  Context context;
  uint32_t signatureCount, requirementCount;
  int32_t associatedTypes;
} Protocol;

typedef struct {
  uint32_t flags;
  int32_t implementation;
} Requirement;

enum { MODULE = 0, CLASS = 16 };
enum { METHOD = 1, GETTER = 3, OF_OBJECT = 0x10, ASYNCHRONOUS = 0x20 };

extern void swift_enumerateAllMetadataSections(bool (*found)(const Sections *, void *), void *context);
extern const void *swift_conformsToProtocol(const void *metadata, const void *protocol);

/// Returns the address at a distance from a field, which may be that of the address.
static const void *resolve(const int32_t *field) {
  const void *address = (const char *)field + (*field & ~1);
  return *field == 0 ? NULL : *field & 1 ? *(const void *const *)address : address;
}

static const char *moduleOf(const Context *context) {
  while (context && (context->flags & 0x1F) != MODULE) context = resolve(&context->parent);
  return context ? (const char *)&context->name + context->name : "";
}

static const char *nameOf(const Context *context) { return (const char *)&context->name + context->name; }

typedef struct {
  void (*found)(const LifelineConformance *, void *);
  void *context;
} Search;

static bool searchSections(const Sections *sections, void *context) {
  static struct Known {
    const Sections *sections;
    struct Known *next;
  } *known;
  for (const struct Known *other = known; other; other = other->next)
    if (other->sections == sections) return true;
  struct Known *new = malloc(sizeof *new);
  if (!new) return true;
  *new = (struct Known){sections, known};
  known = new;
  const Search *search = context;
  for (size_t index = 0; index < sections->conformances.size / sizeof(int32_t); index++) {
    const int32_t *record = sections->conformances.start + index;
    const Conformance *conformance = (const void *)((const char *)record + *record);
    const Protocol *protocol = resolve(&conformance->protocol);
    uint32_t kind = conformance->flags >> 3 & 7;
    if (*record == 0 || kind > 1 || !protocol || conformance->table == 0) continue;
    // Bit 16 of the flags of a protocol is set if values conform, too.
    const Context *class = (const void *)((const char *)&conformance->type + conformance->type);
    if (kind == 1) class = *(const Context *const *)class;
    if (!class || (class->flags & 0x1F) != CLASS || protocol->context.flags >> 16 & 1) continue;
    LifelineConformance found = {
        .type = class, .protocol = protocol, .module = moduleOf(class),
        .protocolModule = moduleOf(&protocol->context), .protocolName = nameOf(&protocol->context),
        .table = (const void **)((char *)&conformance->table + conformance->table),
        .count = protocol->requirementCount, .isPattern = conformance->flags >> 17 & 1};
    search->found(&found, search->context);
  }
  return true;
}

void lifeline_find_conformances(void (*found)(const LifelineConformance *, void *), void *context) {
  Search search = {found, context};
  swift_enumerateAllMetadataSections(searchSections, &search);
}

bool lifeline_is_method(const void *address, size_t index) {
  const Protocol *protocol = address;
  // Each requirement of the signature has three words of 4 bytes.
  const Requirement *requirements = (const void *)((const uint32_t *)(protocol + 1) + 3 * protocol->signatureCount);
  uint32_t flags = requirements[index].flags, kind = flags & 0xF;
  return (kind == METHOD || kind == GETTER) && (flags & (OF_OBJECT | ASYNCHRONOUS)) == OF_OBJECT;
}

const void **lifeline_witness_table(const void *metadata, const void *protocol) {
  return (const void **)swift_conformsToProtocol(metadata, protocol);
}

const void *lifeline_descriptor(const void *metadata) { return ((const void *const *)metadata)[DESCRIPTOR]; }

#endif
