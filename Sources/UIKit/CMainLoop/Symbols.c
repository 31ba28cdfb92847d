#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The symbols of the program's files (System V ABI, chapter "Object Files"). A program does not load the
// table of all symbols, so it is read from the file.

/// The word of the metadata of a class that points to its descriptor.
enum { DESCRIPTOR = 5 };

extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);

/// Whether a part of the file is inside it.
static bool isInside(uint64_t offset, uint64_t size, size_t total) { return offset <= total && size <= total - offset; }

/// Returns the length of the name of the class whose descriptor has a name; 0 for another name.
static size_t classLength(const char *name) {
  size_t length = strlen(name);
  return length > 3 && strcmp(name + length - 3, "CMn") == 0 ? length - 2 : 0;
}

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

void lifeline_find_symbols(
    const void *class, void (*found)(const char *, uintptr_t, uintptr_t, void *), void *context) {
  const void *descriptor = ((const void *const *)class)[DESCRIPTOR];
  Table table;
  if (!openTable(descriptor, &table)) return;
  const char *start = NULL;
  size_t length = 0;
  for (uint64_t number = 0; number < table.count && length == 0; number++) {
    const ElfW(Sym) *symbol = &table.symbols[number];
    if (table.base + symbol->st_value != (uintptr_t)descriptor) continue;
    start = nameOf(&table, symbol);
    length = classLength(start);
  }
  if (length > 0) found(start, (uintptr_t)descriptor, 0, context);
  for (uint64_t number = 0; number < table.count && length > 0; number++) {
    const ElfW(Sym) *symbol = &table.symbols[number];
    if (symbol->st_value == 0) continue;
    const char *name = nameOf(&table, symbol);
    if (strncmp(name, start, length) == 0) found(name, table.base + symbol->st_value, symbol->st_size, context);
  }
  closeTable(&table);
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
