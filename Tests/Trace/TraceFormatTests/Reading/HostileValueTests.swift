import Foundation
import TestSupport
import Testing
import TraceFormat
import TraceModel

/// Every value of the sample trace is replaced by values of every other kind.
struct `Hostile value` {
  /// Values of each kind of JSON value, at the limits of their ranges, and invalid values.
  private static let values = [
    "7", "0", "-1", "4294967296", "99999999999999999999", "-1e38", "1e400", "0.0005", "-", "1e",
    "\"\"", "\"x\"", "\"\\\"\"", "\"\\u0000\"", "\"\\ud800\"", "\"\\\\\"", "\"\\\"", "\"",
    "\"\(String(repeating: "é", count: 400))\"", "true", "false", "null", "{}", "[]", "[[]]",
    "{\"local\":7}", "{\"local\":\"\"}", "{\"a\":[{\"b\":{}}]}", "x", "", "\u{1}",
  ]
  private let lines: [String]

  init() throws {
    let sample = String(decoding: try Repository.bytes("traces/format/v1.json"), as: UTF8.self)
    lines = sample.split(separator: "\n").map(String.init)
  }

  /// Reads a trace to its end; returns the number of events.
  @discardableResult
  private func read(_ text: String) -> Int {
    var reader = TraceReader(bytes: Array(text.utf8))
    var count = 0
    while let _ = (try? reader.next()) ?? nil { count += 1 }
    return count
  }

  /// Reads a trace to its end, writes it, and reads the result.
  private func repeated(_ text: String) {
    var reader = TraceReader(bytes: Array(text.utf8))
    guard let trace = try? Trace(reading: &reader) else { return }
    var again = TraceReader(bytes: (try? TraceWriter.bytes(of: trace)) ?? [])
    _ = try? Trace(reading: &again)
  }

  /// The lines that define a line's objects and class: the head and the births.
  private var head: [String] { Array(lines[..<9]) }

  @Test(arguments: ["kind", "identity"], ["7", "\"\"", "null", "{}", "[]", "true", "\"\\\"\""])
  func `a hostile text of a birth is kept unchanged`(key: String, value: String) throws {
    let birth =
      "{\"ph\":\"b\",\"pid\":1,\"tid\":1,\"ts\":1.000,\"cat\":\"object\",\"id2\":{\"local\":\"0x1\"},"
      + "\"name\":\"A#1\",\"args\":{\"class\":\"A\",\"\(key)\":\(value)}}"
    var reader = TraceReader(bytes: Array("[\n\(birth)\n]\n".utf8))
    let trace = try Trace(reading: &reader)
    let event = try #require(trace.events.first)
    #expect(event.kind == .birth)
    #expect(event.subjectKind == .unknown)
    #expect(trace.names[event.extra] == "{\"args\":{\"\(key)\":\(value)}}")
  }

  @Test func `a hostile value in any member never stops the reader`() {
    var count = 0
    for (number, line) in lines.enumerated() {
      for range in JSONValues.ranges(in: line) {
        for value in Self.values {
          let changed = line.replacingCharacters(in: range, with: value)
          let end = "{\"ph\":\"E\",\"pid\":1,\"tid\":1,\"ts\":9.000},"
          let events = read((head + [changed, end, end]).joined(separator: "\n"))
          count += 1
          // An unclosed string can swallow the next line, but no more.
          guard number < 2 || events >= head.count else {
            Issue.record("line \(number + 1): \(changed): \(events) events")
            return
          }
        }
      }
    }
    #expect(count > 5000)
  }

  @Test func `a hostile value before the end of the input never stops the reader`() {
    let start = lines[..<2].joined(separator: "\n")
    for line in lines {
      for range in JSONValues.ranges(in: line) {
        for value in Self.values {
          read(start + "\n" + line[..<range.lowerBound] + value)
        }
      }
    }
  }

  @Test func `combined hostile values never stop the reader`() {
    let environment = ProcessInfo.processInfo.environment
    let rounds = environment["LIFELINE_HOSTILE_ROUNDS"].flatMap { Int($0) } ?? 150
    var random = SystemlessRandom(state: 20_261_122)
    print("seed 20261122, \(rounds) rounds")
    for _ in 0..<rounds {
      var changed = lines
      for _ in 0..<Int(random.next(below: 6)) + 2 {
        let number = Int(random.next(below: UInt64(lines.count - 2))) + 1
        let ranges = JSONValues.ranges(in: changed[number])
        guard !ranges.isEmpty else { continue }
        let range = ranges[Int(random.next(below: UInt64(ranges.count)))]
        let value = Self.values[Int(random.next(below: UInt64(Self.values.count)))]
        changed[number].replaceSubrange(range, with: value)
      }
      var text = changed.joined(separator: "\n")
      if random.next(below: 4) == 0 {
        text = String(text.prefix(Int(random.next(below: UInt64(text.count)))))
      }
      repeated(text)
    }
  }
}

/// The positions of all values in a line of JSON, including nested values.
enum JSONValues {
  static func ranges(in line: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var open: [String.Index] = []
    var place = line.startIndex
    while place < line.endIndex {
      let start = place
      switch line[place] {
      case "{", "[":
        open.append(place)
        place = line.index(after: place)
      case "}", "]":
        place = line.index(after: place)
        if let begin = open.popLast() { ranges.append(begin..<place) }
      case "\"":
        place = line.index(after: place)
        while place < line.endIndex, line[place] != "\"" {
          if line[place] == "\\" { place = line.index(after: place) }
          if place < line.endIndex { place = line.index(after: place) }
        }
        if place < line.endIndex { place = line.index(after: place) }
        let isKey = place < line.endIndex && line[place] == ":"
        if !isKey { ranges.append(start..<place) }
      case ",", ":", " ": place = line.index(after: place)
      default:
        while place < line.endIndex, !",]}".contains(line[place]) {
          place = line.index(after: place)
        }
        ranges.append(start..<place)
      }
    }
    return ranges
  }
}
