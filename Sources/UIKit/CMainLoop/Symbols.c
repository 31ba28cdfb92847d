#define _GNU_SOURCE
#include "Classes.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The symbols of the program's files (System V ABI, chapter "Object Files"). A program does not load the
// table of all symbols, so it is read from the file.

extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);

/// Whether a part of the file is inside it.
static bool isInside(uint64_t offset, uint64_t size, size_t total) { return offset <= total && size <= total - offset; }

/// A table of symbols in a file, which is mapped.
typedef struct {
  const char *file;
  size_t size;
  /// What the loader adds to the addresses in the file.
  uintptr_t base;
  const ElfW(Sym) *symbols;
  uint64_t count;
  const char *names;
  uint64_t nameSize;
} Table;

/// Maps the file that contains an address, and finds its table of symbols.
static bool openTable(const void *address, Table *table) {
  Dl_info info;
  struct link_map *image = NULL;
  if (!dladdr1(address, &info, (void **)&image, RTLD_DL_LINKMAP) || !image) return false;
  int descriptor = open(image->l_name && image->l_name[0] ? image->l_name : "/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  struct stat status;
  void *bytes = MAP_FAILED;
  size_t size = 0;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    size = (size_t)status.st_size;
    bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  }
  close(descriptor);
  if (bytes == MAP_FAILED) return false;
  const char *file = bytes;
  const ElfW(Ehdr) *head = bytes;
  if (size >= sizeof *head && memcmp(head->e_ident, ELFMAG, SELFMAG) == 0
      && isInside(head->e_shoff, (uint64_t)head->e_shnum * sizeof(ElfW(Shdr)), size)) {
    const ElfW(Shdr) *sections = (const void *)(file + head->e_shoff);
    for (int index = 0; index < head->e_shnum; index++) {
      const ElfW(Shdr) *section = &sections[index];
      if (section->sh_type != SHT_SYMTAB || section->sh_link >= head->e_shnum) continue;
      const ElfW(Shdr) *names = &sections[section->sh_link];
      if (!isInside(section->sh_offset, section->sh_size, size)
          || !isInside(names->sh_offset, names->sh_size, size)) break;
      // The last text ends in the file.
      if (names->sh_size == 0 || file[names->sh_offset + names->sh_size - 1] != 0) break;
      *table = (Table){
          .file = file, .size = size, .base = image->l_addr,
          .symbols = (const void *)(file + section->sh_offset),
          .count = section->sh_size / sizeof(ElfW(Sym)),
          .names = file + names->sh_offset, .nameSize = names->sh_size};
      return true;
    }
  }
  munmap(bytes, size);
  return false;
}

static void closeTable(const Table *table) { munmap((void *)table->file, table->size); }

/// Returns the name of a symbol; an empty text for a damaged one.
static const char *nameOf(const Table *table, const ElfW(Sym) *symbol) {
  return symbol->st_name < table->nameSize ? table->names + symbol->st_name : "";
}

typedef struct {
  const char *name;
  uintptr_t address;
} Symbol;

typedef struct {
  Symbol *symbols;
  size_t count;
} Symbols;

/// The symbols of the classes and of their functions in a file, which stays mapped.
typedef struct Image {
  const void *base;
  /// In the order of names.
  Symbols functions;
  /// In the order of addresses.
  Symbols classes;
  struct Image *next;
} Image;

static bool endsWith(const char *name, const char *ending) {
  size_t length = strlen(name), size = strlen(ending);
  return length > size && memcmp(name + length - size, ending, size) == 0;
}

static void append(Symbols *symbols, Symbol symbol) {
  if ((symbols->count & (symbols->count - 1)) == 0) {
    size_t capacity = symbols->count ? symbols->count * 2 : 1;
    Symbol *larger = realloc(symbols->symbols, capacity * sizeof symbol);
    if (!larger) return;
    symbols->symbols = larger;
  }
  symbols->symbols[symbols->count++] = symbol;
}

static int byName(const void *left, const void *right) {
  return strcmp(((const Symbol *)left)->name, ((const Symbol *)right)->name);
}

static int byAddress(const void *left, const void *right) {
  uintptr_t first = ((const Symbol *)left)->address, second = ((const Symbol *)right)->address;
  return (first > second) - (first < second);
}

/// Returns the symbols of the file that contains an address; NULL if it is unknown. The lock is held.
static const Image *imageOf(const void *address) {
  static Image *images;
  Dl_info info;
  if (!dladdr(address, &info)) return NULL;
  for (Image *image = images; image; image = image->next)
    if (image->base == info.dli_fbase) return image;
  Image *image = calloc(1, sizeof *image);
  if (!image) return NULL;
  *image = (Image){.base = info.dli_fbase, .next = images};
  images = image;
  Table table;
  if (!openTable(address, &table)) return image;
  for (uint64_t number = 0; number < table.count; number++) {
    const ElfW(Sym) *symbol = &table.symbols[number];
    const char *name = nameOf(&table, symbol);
    if (symbol->st_value == 0 || strncmp(name, "$s", 2) != 0) continue;
    Symbol found = {name, table.base + symbol->st_value};
    if (endsWith(name, "CMn")) {
      append(&image->classes, found);
    } else if (endsWith(name, "F") || endsWith(name, "TW") || endsWith(name, "Tq") || endsWith(name, "vg")) {
      append(&image->functions, found);
    }
  }
  qsort(image->functions.symbols, image->functions.count, sizeof(Symbol), byName);
  qsort(image->classes.symbols, image->classes.count, sizeof(Symbol), byAddress);
  return image;
}

/// Returns the index of the first symbol that is not before another one.
static size_t lowerBound(const Symbols *symbols, Symbol symbol, int (*compare)(const void *, const void *)) {
  size_t first = 0, end = symbols->count;
  while (first < end) {
    size_t middle = first + (end - first) / 2;
    if (compare(&symbols->symbols[middle], &symbol) < 0) first = middle + 1; else end = middle;
  }
  return first;
}

bool lifeline_find_symbols(
    const void *class, void (*found)(const char *, uintptr_t, void *), void *context) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  const Image *image = imageOf(class);
  pthread_mutex_unlock(&lock);
  if (!image) return false;
  size_t index = lowerBound(&image->classes, (Symbol){"", (uintptr_t)class}, byAddress);
  if (index == image->classes.count || image->classes.symbols[index].address != (uintptr_t)class) return false;
  const char *name = image->classes.symbols[index].name;
  found(name, (uintptr_t)class, context);
  size_t length = strlen(name) - strlen("Mn");
  char *prefix = strndup(name, length);
  if (!prefix) return false;
  index = lowerBound(&image->functions, (Symbol){prefix, 0}, byName);
  free(prefix);
  for (; index < image->functions.count; index++) {
    Symbol symbol = image->functions.symbols[index];
    if (strncmp(symbol.name, name, length) != 0) break;
    found(symbol.name, symbol.address, context);
  }
  return true;
}

/// Whether a name is that of a variable (`vpZ`, `vp`) or of a class, structure or enumeration.
static bool isVariableOrType(const char *name) {
  static const char *const endings[] = {"vpZ", "vp", "CN", "VN", "ON"};
  size_t length = strlen(name);
  if (length < 4 || memcmp(name, "$s", 2) != 0) return false;
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
    if (strcmp(name + length - strlen(endings[index]), endings[index]) == 0) return true;
  }
  return false;
}

void lifeline_find_variables(
    const void *address, void (*found)(const char *, const void *, size_t, void *), void *context) {
  Table table;
  if (!openTable(address, &table)) return;
  for (uint64_t number = 0; number < table.count; number++) {
    const ElfW(Sym) *symbol = &table.symbols[number];
    if ((symbol->st_info & 0xF) != STT_OBJECT || symbol->st_size == 0) continue;
    const char *name = nameOf(&table, symbol);
    if (isVariableOrType(name)) found(name, (const void *)(table.base + symbol->st_value), symbol->st_size, context);
  }
  closeTable(&table);
}

const char *lifeline_function_name(uintptr_t address) {
  static _Thread_local char name[1024];
  Table table;
  if (!openTable((const void *)address, &table)) return NULL;
  name[0] = 0;
  for (uint64_t number = 0; number < table.count && !name[0]; number++) {
    const ElfW(Sym) *symbol = &table.symbols[number];
    if ((symbol->st_info & 0xF) != STT_FUNC || address - table.base - symbol->st_value >= symbol->st_size) continue;
    strncpy(name, nameOf(&table, symbol), sizeof name - 1);
  }
  closeTable(&table);
  return name[0] ? name : NULL;
}

char *lifeline_demangle(const char *name) { return swift_demangle(name, strlen(name), NULL, NULL, 0); }

#endif
