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

  private var stacks: [[Span]] = []
  private var numbers: [UInt64: Int] = [:]
  private var last: (key: UInt64, number: Int) = (.max, 0)

  /// Opens a span.
  mutating func push(_ span: Span, process: UInt32, thread: UInt32) {
    let number = number(process: process, thread: thread)
    stacks[number].append(span)
  }

  /// Closes the innermost span of a thread; `nil` when none is open.
  mutating func pop(process: UInt32, thread: UInt32) -> Span? {
    let number = number(process: process, thread: thread)
    return stacks[number].popLast()
  }

  /// Closes the innermost span of a thread that has a name, and all within it.
  ///
  /// - Returns: The span, or `nil` when none of that name is open: nothing is closed then.
  mutating func pop(through name: Name, process: UInt32, thread: UInt32) -> Span? {
    let number = number(process: process, thread: thread)
    guard let place = stacks[number].lastIndex(where: { $0.name == name }) else { return nil }
    let span = stacks[number][place]
    stacks[number].removeSubrange(place...)
    return span
  }

  private mutating func number(process: UInt32, thread: UInt32) -> Int {
    let key = UInt64(process) << 32 | UInt64(thread)
    if last.key == key { return last.number }
    let number = numbers[key] ?? stacks.count
    if number == stacks.count {
      stacks.append([])
      numbers[key] = number
    }
    last = (key, number)
    return number
  }
}
