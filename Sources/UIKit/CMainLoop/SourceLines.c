#define _GNU_SOURCE
#include "Receiver.h"

#if defined(__linux__)

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The lines of the app's sources, from the line tables of the program (DWARF, versions 2 to 5, section 6.2
// “Line Number Information”).
//
// The tables of the sources of this package and of other packages are skipped as a whole, so that the time
// depends on the size of the app. Only the ranges of addresses are kept; a position is found by running the
// table of its unit again.

/// Bytes that are read in order; a read beyond the end returns zeros and marks the reader as failed.
typedef struct {
  const uint8_t *next, *end;
  bool failed;
} Reader;

static uint64_t readBytes(Reader *reader, size_t count) {
  if ((size_t)(reader->end - reader->next) < count) {
    reader->failed = true;
    reader->next = reader->end;
    return 0;
  }
  uint64_t value = 0;
  memcpy(&value, reader->next, count < 8 ? count : 8);
  reader->next += count;
  return value;
}

static uint64_t readUnsigned(Reader *reader) {
  uint64_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    uint8_t byte = (uint8_t)readBytes(reader, 1);
    if (shift < 64) value |= (uint64_t)(byte & 0x7F) << shift;
    if (!(byte & 0x80)) return value;
  }
}

static int64_t readSigned(Reader *reader) {
  uint64_t value = 0;
  for (unsigned shift = 0;;) {
    uint8_t byte = (uint8_t)readBytes(reader, 1);
    if (shift < 64) value |= (uint64_t)(byte & 0x7F) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    if (shift < 64 && (byte & 0x40)) value |= ~0ULL << shift;
    return (int64_t)value;
  }
}

static const char *readText(Reader *reader) {
  const uint8_t *end = memchr(reader->next, 0, (size_t)(reader->end - reader->next));
  const char *text = end ? (const char *)reader->next : "";
  reader->failed |= !end;
  reader->next = end ? end + 1 : reader->end;
  return text;
}

typedef struct {
  const uint8_t *start;
  size_t size;
} Section;

/// A range of addresses in the file with positions in sources of the app.
typedef struct {
  uint64_t low, high;
  /// The offset of the unit in `lines`.
  uint64_t unit;
} Range;

static struct {
  Section lines, texts, lineTexts;
  uintptr_t base;
  Range *ranges;
  size_t count, capacity;
} program;

/// The header of a unit.
typedef struct {
  Reader program;
  uint16_t version;
  bool is64;
  uint8_t minimumLength, lineRange, opcodeBase, defaultIsStatement;
  int8_t lineBase;
  uint8_t lengths[256];
  /// The bytes of the tables of folders and files.
  Reader tables;
} Unit;

/// Reads the header of the next unit, and moves behind the unit.
static bool readUnit(Reader *reader, Unit *unit) {
  uint64_t length = readBytes(reader, 4);
  unit->is64 = length == 0xFFFFFFFF;
  if (unit->is64) length = readBytes(reader, 8);
  if (reader->failed || length > (uint64_t)(reader->end - reader->next)) return false;
  Reader body = {reader->next, reader->next + length, false};
  reader->next += length;
  unit->version = (uint16_t)readBytes(&body, 2);
  if (unit->version >= 5) readBytes(&body, 2);
  uint64_t header = readBytes(&body, unit->is64 ? 8 : 4);
  if (body.failed || header > (uint64_t)(body.end - body.next)) return true;
  unit->program = (Reader){body.next + header, body.end, false};
  body.end = body.next + header;
  unit->minimumLength = (uint8_t)readBytes(&body, 1);
  if (unit->version >= 4) readBytes(&body, 1);
  unit->defaultIsStatement = (uint8_t)readBytes(&body, 1);
  unit->lineBase = (int8_t)readBytes(&body, 1);
  unit->lineRange = (uint8_t)readBytes(&body, 1);
  unit->opcodeBase = (uint8_t)readBytes(&body, 1);
  for (int opcode = 1; opcode < unit->opcodeBase; opcode++) unit->lengths[opcode] = (uint8_t)readBytes(&body, 1);
  unit->tables = body;
  if (unit->version < 2 || unit->version > 5 || unit->lineRange == 0) unit->tables.failed = true;
  return true;
}

static const char *textAt(Section section, uint64_t offset) {
  if (offset >= section.size) return "";
  const uint8_t *text = section.start + offset;
  return memchr(text, 0, section.size - offset) ? (const char *)text : "";
}

/// A name, and the number of the folder of a file.
typedef struct {
  const char *name;
  uint64_t folder;
} Entry;

/// Reads an entry of a table of version 5.
static Entry readEntry(Reader *reader, const Unit *unit, Reader format, uint64_t formatCount) {
  Entry entry = {"", 0};
  size_t offsetSize = unit->is64 ? 8 : 4;
  for (uint64_t index = 0; index < formatCount && !format.failed && !reader->failed; index++) {
    uint64_t content = readUnsigned(&format), form = readUnsigned(&format), number = 0;
    const char *text = "";
    switch (form) {
      case 0x08: text = readText(reader); break;                                              // string
      case 0x0E: text = textAt(program.texts, readBytes(reader, offsetSize)); break;          // strp
      case 0x1F: text = textAt(program.lineTexts, readBytes(reader, offsetSize)); break;      // line_strp
      case 0x0F: number = readUnsigned(reader); break;                                        // udata
      case 0x0B: number = readBytes(reader, 1); break;                                        // data1
      case 0x05: number = readBytes(reader, 2); break;                                        // data2
      case 0x06: number = readBytes(reader, 4); break;                                        // data4
      case 0x07: number = readBytes(reader, 8); break;                                        // data8
      case 0x1E: readBytes(reader, 16); break;                                                // data16
      case 0x09: readBytes(reader, readUnsigned(reader)); break;                              // block
      default: reader->failed = true;
    }
    if (content == 1) entry.name = text;
    if (content == 2) entry.folder = number;
  }
  return entry;
}

/// Returns a name of one of the two tables of version 5; moves behind the table.
static Entry entryOfTable(Reader *reader, const Unit *unit, uint64_t wanted) {
  Reader format = {NULL, NULL, false};
  uint64_t formatCount = readBytes(reader, 1);
  format.next = reader->next;
  format.end = reader->end;
  for (uint64_t index = 0; index < 2 * formatCount; index++) readUnsigned(reader);
  uint64_t count = readUnsigned(reader);
  Entry found = {NULL, 0};
  for (uint64_t index = 0; index < count && !reader->failed; index++) {
    Entry entry = readEntry(reader, unit, format, formatCount);
    if (index == wanted) found = entry;
  }
  return found;
}

static const char *folderOf(const Unit *unit, uint64_t wanted) {
  Reader reader = unit->tables;
  if (unit->version >= 5) {
    const char *name = entryOfTable(&reader, unit, wanted).name;
    return name ? name : "";
  }
  for (uint64_t index = 1; !reader.failed; index++) {
    const char *name = readText(&reader);
    if (!*name) break;
    if (index == wanted) return name;
  }
  return "";
}

/// Returns the file with a number; the name is NULL if there is none.
static Entry fileOf(const Unit *unit, uint64_t wanted) {
  Reader reader = unit->tables;
  if (unit->version >= 5) {
    entryOfTable(&reader, unit, UINT64_MAX);
    return entryOfTable(&reader, unit, wanted);
  }
  while (*readText(&reader) && !reader.failed) {}
  for (uint64_t index = 1; !reader.failed; index++) {
    Entry entry = {readText(&reader), 0};
    if (!*entry.name) break;
    entry.folder = readUnsigned(&reader);
    readUnsigned(&reader);
    readUnsigned(&reader);
    if (index == wanted) return entry;
  }
  return (Entry){NULL, 0};
}

/// Returns whether a text begins with the folder of the sources of this package.
static bool isOfThisPackage(const char *folder) {
  static const char file[] = __FILE__;
  size_t length = sizeof file - 1;
  for (int parts = 0; parts < 3 && length > 0; length--) parts += file[length - 1] == '/';
  if (length == 0 || strncmp(folder, file, length) != 0 || folder[length] != '/') return false;
  // The folder contains a package of its own.
  return strncmp(folder + length, "/AppSources/", 12) != 0;
}

/// Returns whether a file is a source of the app: not of this package, nor of one that was checked out.
static bool isOfApp(const Unit *unit, Entry file) {
  const char *folder = file.name[0] == '/' ? file.name : folderOf(unit, file.folder);
  return !isOfThisPackage(folder) && !strstr(folder, "/.build/checkouts/")
      && !strstr(folder, "/SourcePackages/checkouts/");
}

static bool isSource(const char *name) {
  size_t length = strlen(name);
  return length > 6 && strcmp(name + length - 6, ".swift") == 0;
}

/// Returns whether the first source of a unit is one of the app.
static bool isUnitOfApp(const Unit *unit) {
  if (unit->tables.failed) return false;
  for (uint64_t number = unit->version >= 5 ? 0 : 1;; number++) {
    Entry file = fileOf(unit, number);
    if (!file.name) return false;
    if (isSource(file.name)) return isOfApp(unit, file);
  }
}

/// A row of a table: the position of the instructions from an address on.
typedef struct {
  uint64_t address, file, line, column;
} Row;

/// Calls a function with each row and the address after it, until it returns `false`.
static void run(const Unit *unit, bool (*visit)(const Row *, uint64_t end, void *), void *context) {
  Reader reader = unit->program;
  Row row = {0, 1, 1, 0}, last = row;
  bool hasLast = false;
  while (reader.next < reader.end && !reader.failed) {
    bool emits = false, ends = false;
    uint8_t opcode = (uint8_t)readBytes(&reader, 1);
    if (opcode >= unit->opcodeBase) {
      uint8_t step = opcode - unit->opcodeBase;
      row.address += (uint64_t)(step / unit->lineRange) * unit->minimumLength;
      row.line += (uint64_t)(unit->lineBase + step % unit->lineRange);
      emits = true;
    } else {
      switch (opcode) {
        case 0: {
          uint64_t length = readUnsigned(&reader);
          if (length == 0 || length > (uint64_t)(reader.end - reader.next)) return;
          const uint8_t *end = reader.next + length;
          uint8_t extended = (uint8_t)readBytes(&reader, 1);
          if (extended == 1) ends = true;
          if (extended == 2) row.address = readBytes(&reader, length - 1);
          reader.next = end;
          break;
        }
        case 1: emits = true; break;
        case 2: row.address += readUnsigned(&reader) * unit->minimumLength; break;
        case 3: row.line += (uint64_t)readSigned(&reader); break;
        case 4: row.file = readUnsigned(&reader); break;
        case 5: row.column = readUnsigned(&reader); break;
        case 8: row.address += (uint64_t)((255 - unit->opcodeBase) / unit->lineRange) * unit->minimumLength; break;
        case 9: row.address += readBytes(&reader, 2); break;
        default:
          for (int index = 0; index < unit->lengths[opcode]; index++) readUnsigned(&reader);
      }
    }
    if (!emits && !ends) continue;
    if (hasLast && row.address > last.address && !visit(&last, row.address, context)) return;
    last = row;
    hasLast = !ends;
    if (ends) row = (Row){0, 1, 1, 0};
  }
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
    const char *text = textAt((Section){file + names->sh_offset, names->sh_size}, section->sh_name);
    if (strcmp(text, name) != 0 || (section->sh_flags & SHF_COMPRESSED)) continue;
    if (section->sh_offset <= size && section->sh_size <= size - section->sh_offset)
      return (Section){file + section->sh_offset, section->sh_size};
  }
  return (Section){NULL, 0};
}

static int noteBase(struct dl_phdr_info *info, size_t size, void *context) {
  *(uintptr_t *)context = info->dlpi_addr;
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
  dl_iterate_phdr(noteBase, &program.base);
  program.lines = sectionNamed(".debug_line", file, size);
  program.texts = sectionNamed(".debug_str", file, size);
  program.lineTexts = sectionNamed(".debug_line_str", file, size);
  Reader reader = {program.lines.start, program.lines.start + program.lines.size, false};
  while (reader.next < reader.end) {
    uint64_t offset = (uint64_t)(reader.next - program.lines.start);
    Unit unit = {.tables = {.failed = true}};
    if (!readUnit(&reader, &unit)) break;
    if (isUnitOfApp(&unit)) run(&unit, addRange, &offset);
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

bool lifeline_is_in_app(uintptr_t address) { return rangeOf(address) != NULL; }

bool lifeline_source_line(uintptr_t address, LifelineSourceLine *result) {
  loadOnce();
  const Range *range = rangeOf(address);
  if (!range) return false;
  Reader reader = {program.lines.start + range->unit, program.lines.start + program.lines.size, false};
  Unit unit = {.tables = {.failed = true}};
  if (!readUnit(&reader, &unit)) return false;
  RowSearch search = {.target = address - program.base};
  run(&unit, matchRow, &search);
  if (!search.found) return false;
  Entry file = fileOf(&unit, search.row.file);
  if (!file.name || !isSource(file.name) || !isOfApp(&unit, file)) return false;
  *result = (LifelineSourceLine){
      .folder = file.name[0] == '/' ? "" : folderOf(&unit, file.folder), .name = file.name,
      .line = (uint32_t)search.row.line, .column = (uint32_t)(search.row.column ? search.row.column : 1)};
  return true;
}

#endif
