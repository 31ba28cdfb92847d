#include "LineTable.h"

#include <string.h>

// The line tables of a program (DWARF, versions 2 to 5, section 6.2 “Line Number Information”).

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

bool lifeline_read_unit(Reader *reader, Unit *unit) {
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

const char *lifeline_text(Section section, uint64_t offset) {
  if (offset >= section.size) return "";
  const uint8_t *text = section.start + offset;
  return memchr(text, 0, section.size - offset) ? (const char *)text : "";
}

/// Reads an entry of a table of version 5.
static Entry readEntry(Reader *reader, const Unit *unit, Reader format, uint64_t formatCount) {
  Entry entry = {"", 0};
  size_t offsetSize = unit->is64 ? 8 : 4;
  for (uint64_t index = 0; index < formatCount && !format.failed && !reader->failed; index++) {
    uint64_t content = readUnsigned(&format), form = readUnsigned(&format), number = 0;
    const char *text = "";
    switch (form) {
      case 0x08: text = readText(reader); break;                                              // string
      case 0x0E: text = lifeline_text(unit->texts, readBytes(reader, offsetSize)); break;          // strp
      case 0x1F: text = lifeline_text(unit->lineTexts, readBytes(reader, offsetSize)); break;      // line_strp
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

const char *lifeline_folder(const Unit *unit, uint64_t wanted) {
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

Entry lifeline_file(const Unit *unit, uint64_t wanted) {
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

void lifeline_run_unit(const Unit *unit, bool (*visit)(const Row *, uint64_t end, void *), void *context) {
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
