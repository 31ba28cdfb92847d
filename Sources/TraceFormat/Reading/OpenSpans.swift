import TraceModel

/// The spans that are open, by thread: what an `E` closes.
struct OpenSpans {
  /// What a begin said that its end repeats.
  struct Span {
    var subject: SubjectID
    var name: Name
    var category: Name
    var isUntimed: Bool
  }

  /// The open spans of a thread.
  private struct Stack {
    private(set) var spans: [Span] = []
    /// How many spans of each name are open; `nil` until an end misses its begin in a deep stack.
    private var counts: [Name: Int]?

    /// A search through fewer spans needs no counts.
    private static let longestSearch = 64

    mutating func push(_ span: Span) {
      spans.append(span)
      counts?[span.name, default: 0] += 1
    }

    mutating func pop() -> Span? {
      let span = spans.popLast()
      if let span { counts?[span.name, default: 0] -= 1 }
      return span
    }

    /// Closes the innermost span of a name, and all within it.
    ///
    /// A search costs as much as the spans that it closes: one that would find nothing in a deep
    /// stack is not begun, or many such ends would need time that grows with the square.
    mutating func pop(through name: Name) -> Span? {
      if spans.count > Self.longestSearch, spans.last?.name != name {
        if counts == nil { counts = Dictionary(spans.map { ($0.name, 1) }, uniquingKeysWith: +) }
        guard counts?[name, default: 0] ?? 0 > 0 else { return nil }
      }
      guard let place = spans.lastIndex(where: { $0.name == name }) else { return nil }
      let span = spans[place]
      for closed in spans[place...] { counts?[closed.name, default: 0] -= 1 }
      spans.removeSubrange(place...)
      return span
    }
  }

  private var stacks: [Stack] = []
  private var numbers: [ThreadID: Int] = [:]
  private var last: (key: ThreadID, number: Int)?

  /// Opens a span.
  mutating func push(_ span: Span, process: UInt32, thread: UInt32) {
    let number = number(process: process, thread: thread)
    stacks[number].push(span)
  }

  /// Closes the innermost span of a thread; `nil` when none is open.
  mutating func pop(process: UInt32, thread: UInt32) -> Span? {
    let number = number(process: process, thread: thread)
    return stacks[number].pop()
  }

  /// Closes the innermost span of a thread that has a name, and all within it.
  ///
  /// - Returns: The span, or `nil` when none of that name is open: nothing is closed then.
  mutating func pop(through name: Name, process: UInt32, thread: UInt32) -> Span? {
    let number = number(process: process, thread: thread)
    return stacks[number].pop(through: name)
  }

  private mutating func number(process: UInt32, thread: UInt32) -> Int {
    let key = ThreadID(process: process, thread: thread)
    if let last, last.key == key { return last.number }
    let number = numbers[key] ?? stacks.count
    if number == stacks.count {
      stacks.append(Stack())
      numbers[key] = number
    }
    last = (key, number)
    return number
  }
}
