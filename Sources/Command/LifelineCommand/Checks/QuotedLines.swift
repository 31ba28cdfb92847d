import CommandEnvironment
import TraceModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Lines of a log, read again to be quoted in its report.
enum QuotedLines {
  /// The maximum number of bytes of a quotation.
  private static let maximumLength = 160

  /// Returns the lines with the given numbers, as readers see them; none if the file is a pipe or an
  /// archive.
  static func read(_ numbers: Set<UInt32>, of path: String) -> [UInt32: String] {
    guard let last = numbers.max(), path != "-", !InputFile(path: path).isPipe,
      let file = fopen(path, "r")
    else { return [:] }
    defer { fclose(file) }
    var lines: [UInt32: String] = [:]
    var number: UInt32 = 0
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    while number < last {
      let count = getline(&buffer, &capacity, file)
      guard count >= 0, let buffer else { break }
      number += 1
      let bytes = UnsafeBufferPointer(start: buffer, count: count).lazy.map {
        UInt8(bitPattern: $0)
      }
      if number == 1, bytes.starts(with: [0x1F, 0x8B]) || bytes.contains(0) { return [:] }
      guard numbers.contains(number) else { continue }
      var text = bytes.prefix(maximumLength)
      while let end = text.last, end <= 0x20 { text.removeLast() }
      let line = VisibleText.of(String(decoding: Array(text), as: UTF8.self))
      lines[number] = count > maximumLength ? line + "…" : line
    }
    return lines
  }
}
