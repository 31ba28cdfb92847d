import TestSupport
import Testing
import TraceFormat
import TraceModel

struct `Damaged trace` {
  private let sample: [UInt8]

  init() throws {
    sample = try Repository.bytes("traces/format/v1.json")
  }

  /// Reads to the end; returns the events before an error.
  private func events(of bytes: [UInt8]) -> (count: Int, reader: TraceReader) {
    var reader = TraceReader(bytes: bytes)
    var count = 0
    while let _ = (try? reader.next()) ?? nil { count += 1 }
    return (count, reader)
  }

  @Test func `a trace cut at any byte yields all events before the cut`() {
    var lineEnds: [Int] = []
    for (place, byte) in sample.enumerated() where byte == UInt8(ascii: "\n") {
      lineEnds.append(place)
    }
    for length in 2..<sample.count - 2 {
      let (count, reader) = events(of: Array(sample.prefix(length)))
      // The first line is the bracket. An event is complete with its closing brace; the comma and
      // the newline may be missing.
      let isFooter = length >= lineEnds[lineEnds.count - 2]
      let whole = lineEnds.dropLast(2).filter { $0 - 1 <= length }.count - 1
      let expected = isFooter ? lineEnds.count - 2 : whole
      guard count == expected, reader.problems.isEmpty else {
        Issue.record("cut at \(length): \(count) events, expected \(expected)")
        return
      }
      guard isFooter || reader.end.status == .cut else {
        Issue.record("cut at \(length): \(reader.end)")
        return
      }
    }
  }

  @Test func `a cut is reported once`() throws {
    let (_, reader) = events(of: Array(sample.prefix(3000)))
    let line = sample.prefix(3000).filter { $0 == UInt8(ascii: "\n") }.count + 1
    let start = try #require(sample.prefix(3000).lastIndex(of: UInt8(ascii: "\n"))) + 1
    let reason = "line \(line) is not finished (byte \(start))"
    #expect(reader.end == TraceEnd(status: .cut, reason: reason))
    #expect(reader.problems == [])
  }

  @Test func `a change of any byte never stops the reader`() {
    // Each byte is replaced by most of these: structure, escapes, numbers, UTF-8, control bytes.
    let values = Array("{\"\\\n}[],:0-e ".utf8) + [0x00, 0x80, 0xC3, 0xFF]
    for round in 0..<3 {
      for place in TestLength.each(3, of: sample.indices, from: round) {
        let value = round == 0 ? values[0] : values[(place + round) % values.count]
        guard sample[place] != value else { continue }
        var changed = sample
        changed[place] = value
        let (count, reader) = events(of: changed)
        // One byte damages at most two lines (a missing newline joins two).
        let isFirstByte = place < 2
        let isVersion = count == 0 && reader.problems.isEmpty
        guard isFirstByte || isVersion || count >= 48 else {
          Issue.record("byte \(place) = \(value): \(count) events, \(reader.problems)")
          return
        }
      }
    }
  }

  @Test func `missing or doubled bytes never stop the reader`() {
    var random = SystemlessRandom(state: 42)
    print("seed 42")
    for _ in 0..<2000 {
      var changed = sample
      for _ in 0..<Int(random.next(below: 8)) + 1 {
        let place = Int(random.next(below: UInt64(changed.count - 40)))
        let count = Int(random.next(below: 40))
        switch random.next(below: 3) {
        case 0: changed.removeSubrange(place..<place + count)
        case 1: changed.insert(contentsOf: changed[place..<place + count], at: place)
        default: changed.insert(contentsOf: repeatElement(0x20, count: count), at: place)
        }
      }
      _ = events(of: changed)
    }
  }

  @Test func `random bytes never stop the reader`() {
    var random = SystemlessRandom(state: 7)
    print("seed 7")
    for _ in 0..<500 {
      let start = Array("[{\"ph\":\"B\",".utf8)
      let bytes = (0..<200).map { _ in UInt8(truncatingIfNeeded: random.next(below: 256)) }
      _ = events(of: start + bytes)
      _ = events(of: bytes)
    }
  }

  @Test func `incomplete events are counted`() {
    let head = sample.split(separator: 0x0A).prefix(2).joined(separator: [0x0A]) + [0x0A]
    let torn = " \"ph\":\"B\",\"pid\":1,\"tid\":2,\"args\":{\"obj\":3}},\n"
    let argument = "          {\"obj\":3}},   \n"
    let event = "{\"ph\":\"i\",\"pid\":1,\"tid\":1,\"ts\":1.000,\"name\":\"a\"},\n"
    let text = torn + event + argument + "   \n\u{0}\u{0}\n" + event
    let (count, reader) = events(of: head + Array(text.utf8))
    #expect(count == 3)
    #expect(
      reader.end
        == TraceEnd(
          status: .cut,
          reason: "there is no footer; 2 more events were being written"
        )
    )
    #expect(reader.problems == [])
  }

  @Test func `an event nested too deeply is skipped`() {
    let deep = String(repeating: "[", count: 100_000)
    let text = """
      [{"ph":"B","x":\(deep)},
      {"ph":"E","pid":1,"tid":1,"ts":1},
      {"ph":"E","x":\(String(repeating: "[", count: 500) + String(repeating: "]", count: 500))}]
      """
    let (count, reader) = events(of: Array(text.utf8))
    #expect(count == 2)
    #expect(
      reader.problems.map(\.message) == [
        "values stand inside each other more than 512 deep; the event is skipped"
      ]
    )
  }

  @Test func `a thousand problems are listed and the rest is counted`() {
    let text = "[\n" + String(repeating: "{\"ph\":nil},\n", count: 1700)
    let (_, reader) = events(of: Array(text.utf8))
    #expect(reader.problems.count == 1001)
    #expect(reader.problems.last?.message == "700 more problems are not listed")
  }
}

/// A seeded generator: a linear congruential generator with Knuth's “MMIX” parameters.
struct SystemlessRandom {
  var state: UInt64

  mutating func next(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }
}
