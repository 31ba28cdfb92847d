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

static void search(
    const char *file, size_t size, uintptr_t base, uintptr_t descriptor,
    void (*found)(const char *, uintptr_t, uintptr_t, void *), void *context) {
  const ElfW(Ehdr) *head = (const void *)file;
  if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (!isInside(head->e_shoff, (uint64_t)head->e_shnum * sizeof(ElfW(Shdr)), size)) return;
  const ElfW(Shdr) *sections = (const void *)(file + head->e_shoff);
  for (int index = 0; index < head->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= head->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (!isInside(table->sh_offset, table->sh_size, size) || !isInside(names->sh_offset, names->sh_size, size)) return;
    // The last text ends in the file.
    if (names->sh_size == 0 || file[names->sh_offset + names->sh_size - 1] != 0) return;
    const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
    uint64_t count = table->sh_size / sizeof *symbols;
    const char *start = NULL;
    size_t length = 0;
    for (uint64_t number = 0; number < count && length == 0; number++) {
      const ElfW(Sym) *symbol = &symbols[number];
      if (symbol->st_name >= names->sh_size || base + symbol->st_value != descriptor) continue;
      start = file + names->sh_offset + symbol->st_name;
      length = classLength(start);
    }
    if (length == 0) continue;
    found(start, descriptor, 0, context);
    for (uint64_t number = 0; number < count; number++) {
      const ElfW(Sym) *symbol = &symbols[number];
      if (symbol->st_name >= names->sh_size || symbol->st_value == 0) continue;
      const char *name = file + names->sh_offset + symbol->st_name;
      if (strncmp(name, start, length) == 0) found(name, base + symbol->st_value, symbol->st_size, context);
    }
  }
}

void lifeline_find_symbols(
    const void *class, void (*found)(const char *, uintptr_t, uintptr_t, void *), void *context) {
  Dl_info info;
  struct link_map *image = NULL;
  const void *descriptor = ((const void *const *)class)[DESCRIPTOR];
  if (!dladdr1(descriptor, &info, (void **)&image, RTLD_DL_LINKMAP) || !image) return;
  int file = open(image->l_name && image->l_name[0] ? image->l_name : "/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      search(bytes, size, image->l_addr, (uintptr_t)descriptor, found, context);
      munmap(bytes, size);
    }
  }
  close(file);
}

char *lifeline_demangle(const char *name) { return swift_demangle(name, strlen(name), NULL, NULL, 0); }

#endif
