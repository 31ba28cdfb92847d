import TraceModel

/// The open spans by thread, which an `E` closes.
struct OpenSpans {
  /// The members of a begin that its end shares.
  struct Span {
    var subject: SubjectID
    var name: Name
    var category: Name
    var isUntimed: Bool
  }

  /// The open spans of a thread.
  private struct Stack {
    private(set) var spans: [Span] = []
    /// The number of open spans by name; `nil` until an end misses its begin in a deep stack.
    private var counts: [Name: Int]?

    /// A search in fewer spans needs no counts.
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

    /// Closes the innermost span of a name, and all spans inside it.
    ///
    /// A search costs as much as the spans that it closes. A search in a deep stack that would find
    /// nothing is skipped, because many such ends would take quadratic time.
    mutating func pop(through name: Name) -> Span? {
      if spans.count > Self.longestSearch, spans.last?.name != name {
        if counts == nil { counts = Dictionary(spans.map { ($0.name, 1) }, uniquingKeysWith: +) }
        guard counts?[name, default: 0] ?? 0 > 0 else { return nil }
      }
      guard let index = spans.lastIndex(where: { $0.name == name }) else { return nil }
      let span = spans[index]
      for closed in spans[index...] { counts?[closed.name, default: 0] -= 1 }
      spans.removeSubrange(index...)
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

  /// Closes the innermost span of a thread; `nil` if none is open.
  mutating func pop(process: UInt32, thread: UInt32) -> Span? {
    let number = number(process: process, thread: thread)
    return stacks[number].pop()
  }

  /// Closes the innermost span of a thread that has a name, and all spans inside it.
  ///
  /// - Returns: The span, or `nil` if no span of that name is open: nothing is closed then.
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
