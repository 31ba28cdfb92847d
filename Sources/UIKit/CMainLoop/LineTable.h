#ifndef LIFELINE_LINE_TABLE_H
#define LIFELINE_LINE_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes that are read in order; a read beyond the end returns zeros and marks the reader as failed.
typedef struct {
  const uint8_t *next, *end;
  bool failed;
} Reader;

typedef struct {
  const uint8_t *start;
  size_t size;
} Section;

/// The header of a unit.
typedef struct {
  Reader program;
  uint16_t version;
  bool is64;
  uint8_t minimumLength, lineRange, opcodeBase, defaultIsStatement;
  int8_t lineBase;
  uint8_t lengths[256];
  /// The bytes of the tables of folders and files; failed if they can't be read.
  Reader tables;
  /// The sections `.debug_str` and `.debug_line_str`.
  Section texts, lineTexts;
} Unit;

/// A name, and the number of the folder of a file.
typedef struct {
  const char *name;
  uint64_t folder;
} Entry;

/// A row of a table: the position of the instructions from an address on.
typedef struct {
  uint64_t address, file, line, column;
} Row;

/// Reads the header of the next unit, and moves behind the unit.
bool lifeline_read_unit(Reader *reader, Unit *unit);
/// Returns the folder with a number; an empty text if there is none.
const char *lifeline_folder(const Unit *unit, uint64_t wanted);
/// Returns the file with a number; the name is NULL if there is none.
Entry lifeline_file(const Unit *unit, uint64_t wanted);
/// Calls a function with each row and the address after it, until it returns `false`.
void lifeline_run_unit(const Unit *unit, bool (*visit)(const Row *, uint64_t end, void *), void *context);
/// Returns a text of a section; an empty text if it does not end in the section.
const char *lifeline_text(Section section, uint64_t offset);

#endif
