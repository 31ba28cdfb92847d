import Testing
import TraceFormat
import TraceModel

/// The maximum number of bytes of a line, which its writer does not check again.
struct `The bound of a line` {
  private static let kinds: [EventKind] = [
    .begin, .end, .birth, .death, .stateBegin, .stateEnd, .hierarchy, .mark, .diagnostic, .cause,
    .effect, .metadata, .unknown,
  ]

  /// Encodes an event and returns its actual and its maximum number of bytes.
  private func sizes(
    _ event: TraceEvent,
    _ names: NameTable,
    _ encoder: inout LineEncoder
  ) -> (count: Int, bound: Int) {
    encoder.follow(names)
    let bound = encoder.bound(of: event)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4 * bound)
    defer { memory.deallocate() }
    return (encoder.write(event, names: names, after: memory), bound)
  }

  @Test func `the bound covers both occurrences of a birth's class`() {
    var names = NameTable()
    var encoder = LineEncoder()
    let event = TraceEvent(
      .birth,
      subject: SubjectID(process: 1, number: 1),
      name: names.intern(String(repeating: "A", count: 5000))
    )
    let (count, bound) = sizes(event, names, &encoder)
    #expect(count > 10_000)
    #expect(count <= bound)
  }

  @Test func `the bound covers every kind of event with long texts and extreme numbers`() {
    var random = SystemlessRandom(state: 13)
    print("seed 13")
    var names = NameTable()
    var encoder = LineEncoder()
    let letters = ["a", "\"", "\\", "\u{1}", "\n", "é", "😀"]
    let texts: [Name] = (0..<60).map { number in
      let letter = letters[Int(random.next(below: UInt64(letters.count)))]
      return names.intern(String(repeating: letter, count: number * number))
    }
    let extras = [
      "", "{\"x\":\"\(String(repeating: "y", count: 900))\"}", "{\"args\":{\"z\":1}}", "{",
    ]
    .map { names.intern($0) }
    func text() -> Name { texts[Int(random.next(below: UInt64(texts.count)))] }
    for round in 0..<5000 {
      let kind = Self.kinds[round % Self.kinds.count]
      var event = TraceEvent(kind, at: Instant(nanoseconds: .min), name: text(), category: text())
      event.subject = SubjectID(process: .max, number: .max - UInt32(random.next(below: 3)))
      event.process = .max
      event.thread = .max
      event.index = .min
      event.flags = EventFlags(rawValue: .max)
      event.argument = event.subject
      event.frame = Rect(x: -1.1754944e-37, y: -3.4e38, width: -1.0000001, height: -9_999_999)
      event.text = text()
      event.extra = extras[Int(random.next(below: UInt64(extras.count)))]
      let (count, bound) = sizes(event, names, &encoder)
      #expect(count <= bound, "round \(round): \(kind)")
    }
  }
}
