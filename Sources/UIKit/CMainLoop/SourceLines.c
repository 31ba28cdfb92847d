#define _GNU_SOURCE
#include "Receiver.h"
#include "LineTable.h"

#if defined(__linux__)

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The lines of the app's sources, from the line tables of the program.
//
// The tables of the sources of this package and of other packages are skipped as a whole, so that the time
// depends on the size of the app. Only the ranges of addresses are kept; a position is found by running the
// table of its unit again.

/// A range of addresses in the file with positions in sources of the app.
typedef struct {
  uint64_t low, high;
  /// The offset of the unit in `lines`.
  uint64_t unit;
} Range;

static struct {
  Section lines, texts, lineTexts;
  uintptr_t base;
  /// The addresses of the code of the program, without those of libraries.
  uintptr_t codeStart, codeEnd;
  Range *ranges;
  size_t count, capacity;
} program;

/// Returns whether a path begins with the folder of the sources of this package.
static bool isOfThisPackage(const char *path) {
  static const char own[] = __FILE__;
  size_t length = sizeof own - 1;
  for (int parts = 0; parts < 3 && length > 0; length--) parts += own[length - 1] == '/';
  if (length == 0 || strncmp(path, own, length) != 0 || path[length] != '/') return false;
  // The folder contains a package of its own.
  return strncmp(path + length, "/AppSources/", 12) != 0;
}

/// Returns whether a file is a source of the app: not of this package, nor of one that was checked out.
static bool isOfApp(const Unit *unit, Entry file) {
  // Both the folder and the name may contain the folders of the path.
  char path[4096];
  if (file.name[0] == '/') snprintf(path, sizeof path, "%s", file.name);
  else snprintf(path, sizeof path, "%s/%s", lifeline_folder(unit, file.folder), file.name);
  return !isOfThisPackage(path) && !strstr(path, ".build/checkouts/") && !strstr(path, "/SourcePackages/checkouts/");
}

static bool isSource(const char *name) {
  size_t length = strlen(name);
  // The names of expansions of macros begin with `@`.
  return length > 6 && name[0] != '@' && strcmp(name + length - 6, ".swift") == 0;
}

/// Returns the first source of a unit with a whole path, or else its first source; the name is NULL if it has none.
///
/// A unit also refers to sources in other folders by paths from the folder of the build, which it does not state.
static Entry sourceOf(const Unit *unit) {
  Entry first = {NULL, 0};
  for (uint64_t number = unit->version >= 5 ? 0 : 1;; number++) {
    Entry file = lifeline_file(unit, number);
    if (!file.name) return first;
    if (!isSource(file.name)) continue;
    if (file.name[0] == '/' || lifeline_folder(unit, file.folder)[0] == '/') return file;
    if (!first.name) first = file;
  }
}

static bool isUnitOfApp(const Unit *unit) {
  if (unit->tables.failed) return false;
  Entry source = sourceOf(unit);
  return source.name && isOfApp(unit, source);
}

/// Adds the range of a row; rows that follow each other are one range.
static bool addRange(const Row *row, uint64_t end, void *context) {
  uint64_t unit = *(uint64_t *)context;
  // The linker sets the addresses of removed functions to about 0; generated code has no line.
  if (row->address < 0x1000 || row->line == 0) return true;
  Range *last = program.count > 0 ? &program.ranges[program.count - 1] : NULL;
  if (last && last->unit == unit && last->high == row->address) {
    last->high = end;
    return true;
  }
  if (program.count == program.capacity) {
    size_t capacity = program.capacity ? 2 * program.capacity : 1024;
    Range *ranges = realloc(program.ranges, capacity * sizeof *ranges);
    if (!ranges) return false;
    program.ranges = ranges;
    program.capacity = capacity;
  }
  program.ranges[program.count++] = (Range){row->address, end, unit};
  return true;
}

static int compareRanges(const void *left, const void *right) {
  uint64_t a = ((const Range *)left)->low, b = ((const Range *)right)->low;
  return a < b ? -1 : a > b;
}

static Section sectionNamed(const char *name, const uint8_t *file, size_t size) {
  const ElfW(Ehdr) *head = (const void *)file;
  const ElfW(Shdr) *sections = (const void *)(file + head->e_shoff);
  const ElfW(Shdr) *names = &sections[head->e_shstrndx];
  for (int index = 0; index < head->e_shnum; index++) {
    const ElfW(Shdr) *section = &sections[index];
    if (section->sh_name >= names->sh_size || names->sh_offset > size || names->sh_size > size - names->sh_offset)
      continue;
    const char *text = lifeline_text((Section){file + names->sh_offset, names->sh_size}, section->sh_name);
    if (strcmp(text, name) != 0 || (section->sh_flags & SHF_COMPRESSED)) continue;
    if (section->sh_offset <= size && section->sh_size <= size - section->sh_offset)
      return (Section){file + section->sh_offset, section->sh_size};
  }
  return (Section){NULL, 0};
}

/// Records the addresses of the program, which is the first image.
static int noteProgram(struct dl_phdr_info *info, size_t size, void *context) {
  program.base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    program.codeStart = program.base + segment->p_vaddr;
    program.codeEnd = program.codeStart + segment->p_memsz;
  }
  return 1;
}

/// Maps the program's file, which stays mapped, and finds the ranges of the app's sources.
static void load(void) {
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat status;
  const uint8_t *file = MAP_FAILED;
  size_t size = 0;
  if (fstat(descriptor, &status) == 0 && status.st_size > (off_t)sizeof(ElfW(Ehdr))) {
    size = (size_t)status.st_size;
    file = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  }
  close(descriptor);
  if (file == MAP_FAILED) return;
  const ElfW(Ehdr) *head = (const void *)file;
  if (memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 || head->e_shoff > size || head->e_shstrndx >= head->e_shnum
      || (uint64_t)head->e_shnum * sizeof(ElfW(Shdr)) > size - head->e_shoff) return;
  dl_iterate_phdr(noteProgram, NULL);
  program.lines = sectionNamed(".debug_line", file, size);
  program.texts = sectionNamed(".debug_str", file, size);
  program.lineTexts = sectionNamed(".debug_line_str", file, size);
  Reader reader = {program.lines.start, program.lines.start + program.lines.size, false};
  while (reader.next < reader.end) {
    uint64_t offset = (uint64_t)(reader.next - program.lines.start);
    Unit unit = {.tables = {.failed = true}, .texts = program.texts, .lineTexts = program.lineTexts};
    if (!lifeline_read_unit(&reader, &unit)) break;
    if (isUnitOfApp(&unit)) lifeline_run_unit(&unit, addRange, &offset);
  }
  qsort(program.ranges, program.count, sizeof(Range), compareRanges);
}

static void loadOnce(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

bool lifeline_has_debug_information(void) {
  loadOnce();
  return program.lines.size > 0;
}

bool lifeline_has_source_lines(void) {
  loadOnce();
  return program.count > 0;
}

/// Returns the range that contains an address; NULL for code that is not the app's.
static const Range *rangeOf(uintptr_t address) {
  uint64_t target = address - program.base;
  size_t low = 0, high = program.count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (program.ranges[middle].low <= target) low = middle + 1; else high = middle;
  }
  return low > 0 && target < program.ranges[low - 1].high ? &program.ranges[low - 1] : NULL;
}

/// The search for the row of an address.
typedef struct {
  uint64_t target;
  Row row;
  bool found;
} RowSearch;

static bool matchRow(const Row *row, uint64_t end, void *context) {
  RowSearch *search = context;
  if (search->target < row->address || search->target >= end || row->line == 0) return true;
  search->row = *row;
  search->found = true;
  return false;
}

bool lifeline_is_in_app(uintptr_t address) {
  // A unit of the app also contains copies of generic functions of other modules, of which the linker keeps one.
  LifelineSourceLine line;
  return rangeOf(address) && lifeline_source_line(address, &line);
}

bool lifeline_is_in_program(uintptr_t address) {
  return address >= program.codeStart && address < program.codeEnd;
}

bool lifeline_source_line(uintptr_t address, LifelineSourceLine *result) {
  loadOnce();
  const Range *range = rangeOf(address);
  if (!range) return false;
  Reader reader = {program.lines.start + range->unit, program.lines.start + program.lines.size, false};
  Unit unit = {.tables = {.failed = true}, .texts = program.texts, .lineTexts = program.lineTexts};
  if (!lifeline_read_unit(&reader, &unit)) return false;
  RowSearch search = {.target = address - program.base};
  lifeline_run_unit(&unit, matchRow, &search);
  if (!search.found) return false;
  Entry file = lifeline_file(&unit, search.row.file);
  if (!file.name || !isSource(file.name) || !isOfApp(&unit, file)) return false;
  *result = (LifelineSourceLine){
      .folder = file.name[0] == '/' ? "" : lifeline_folder(&unit, file.folder), .name = file.name,
      .otherFolder = lifeline_folder(&unit, sourceOf(&unit).folder),
      .line = (uint32_t)search.row.line, .column = (uint32_t)(search.row.column ? search.row.column : 1)};
  return true;
}

#endif
