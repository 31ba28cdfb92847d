/// A pattern compiled to instructions that run without backtracking.
///
/// All threads of the match advance together, so that a text costs at most the number of
/// instructions for each character: no pattern can hang. The leftmost match is used; of several at
/// one position, the match that the pattern prefers.
/// Source: R. Cox (2009), “Regular Expression Matching: the Virtual Machine Approach”,
/// swtch.com/~rsc/regexp/regexp2.html.
struct PatternProgram: Sendable {
  /// The maximum number of instructions.
  static let maximumLength = 512

  private enum Instruction {
    case character(PatternCharacters)
    case split(Int, Int)
    case jump(Int)
    case save(Int)
    case assertion(PatternAssertion)
    case match
  }

  private var instructions: [Instruction] = []
  private let groups: [PatternGroup]

  /// Compiles a pattern.
  ///
  /// - Throws: ``LogPatternError`` with code `size` if the repetitions make it too long.
  init(_ node: PatternNode, groups: [PatternGroup]) throws(LogPatternError) {
    self.groups = groups
    try add(node)
    try add(Instruction.match)
  }

  private mutating func add(_ instruction: Instruction) throws(LogPatternError) {
    guard instructions.count < Self.maximumLength else {
      throw LogPatternError(
        code: .size,
        message:
          "the pattern needs over \(Self.maximumLength) steps when its repetitions are counted out",
        column: 1,
        help: "repeat less, or write '*' or '+' for any number"
      )
    }
    instructions.append(instruction)
  }

  private mutating func add(_ node: PatternNode) throws(LogPatternError) {
    switch node {
    case .empty: break
    case .character(let characters): try add(Instruction.character(characters))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .alternatives(let nodes): try add(alternatives: nodes)
    case .group(let node, let group):
      let number = groups.firstIndex(of: group) ?? 0
      try add(.save(2 * number))
      try add(node)
      try add(.save(2 * number + 1))
    case .assertion(let assertion): try add(Instruction.assertion(assertion))
    case .repetition(let node, let least, let most, let isLazy):
      for _ in 0..<least { try add(node) }
      guard let most else { return try add(endless: node, isLazy: isLazy) }
      for _ in least..<most { try add(optional: node, isLazy: isLazy) }
    }
  }

  private mutating func add(alternatives nodes: [PatternNode]) throws(LogPatternError) {
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      let split = instructions.count
      let isLast = index == nodes.count - 1
      if !isLast { try add(.split(split + 1, 0)) }
      try add(node)
      guard !isLast else { break }
      ends.append(instructions.count)
      try add(.jump(0))
      instructions[split] = .split(split + 1, instructions.count)
    }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func add(optional node: PatternNode, isLazy: Bool) throws(LogPatternError) {
    let split = instructions.count
    try add(.split(0, 0))
    try add(node)
    setSplit(split, into: split + 1, past: instructions.count, isLazy: isLazy)
  }

  private mutating func add(endless node: PatternNode, isLazy: Bool) throws(LogPatternError) {
    let split = instructions.count
    try add(.split(0, 0))
    try add(node)
    try add(.jump(split))
    setSplit(split, into: split + 1, past: instructions.count, isLazy: isLazy)
  }

  private mutating func setSplit(_ instruction: Int, into: Int, past: Int, isLazy: Bool) {
    instructions[instruction] = isLazy ? .split(past, into) : .split(into, past)
  }

  // Running.

  private struct MatchThread {
    var instruction: Int
    /// The start and end of each group; -1 for a group that did not match.
    var saved: [Int]
  }

  /// Returns the ranges of the groups in the leftmost match; `nil` if there is none.
  func match(_ text: [UInt32]) -> [PatternGroup: Range<Int>]? {
    var threads: [MatchThread] = []
    var best: [Int]?
    var seen = [Int](repeating: -1, count: instructions.count)
    let start = MatchThread(instruction: 0, saved: Array(repeating: -1, count: 2 * groups.count))
    for index in 0...text.count {
      // A new thread may begin at each character, after all earlier ones.
      if best == nil { follow(start, at: index, of: text, into: &threads, seen: &seen) }
      var next: [MatchThread] = []
      var hasMatched = false
      for thread in threads where !hasMatched {
        switch instructions[thread.instruction] {
        case .match:
          best = thread.saved
          hasMatched = true
        case .character(let characters):
          guard index < text.count, characters.contains(text[index]) else { continue }
          let further = MatchThread(instruction: thread.instruction + 1, saved: thread.saved)
          follow(further, at: index + 1, of: text, into: &next, seen: &seen)
        case .split, .jump, .save, .assertion: break
        }
      }
      threads = next
      if threads.isEmpty, best != nil { break }
    }
    guard let best else { return nil }
    var result: [PatternGroup: Range<Int>] = [:]
    for (number, group) in groups.enumerated()
    where best[2 * number] >= 0 && best[2 * number + 1] >= best[2 * number] {
      result[group] = best[2 * number]..<best[2 * number + 1]
    }
    return result
  }

  /// Adds the instructions that a thread reaches without consuming a character, in order.
  private func follow(
    _ thread: MatchThread,
    at index: Int,
    of text: [UInt32],
    into threads: inout [MatchThread],
    seen: inout [Int]
  ) {
    var open = [thread]
    while let thread = open.popLast() {
      guard seen[thread.instruction] != index else { continue }
      seen[thread.instruction] = index
      switch instructions[thread.instruction] {
      case .jump(let instruction):
        open.append(MatchThread(instruction: instruction, saved: thread.saved))
      case .split(let first, let second):
        open.append(MatchThread(instruction: second, saved: thread.saved))
        open.append(MatchThread(instruction: first, saved: thread.saved))
      case .save(let slot):
        var saved = thread.saved
        saved[slot] = index
        open.append(MatchThread(instruction: thread.instruction + 1, saved: saved))
      case .assertion(let assertion):
        guard holds(assertion, at: index, of: text) else { continue }
        open.append(MatchThread(instruction: thread.instruction + 1, saved: thread.saved))
      case .character, .match: threads.append(thread)
      }
    }
  }

  private func holds(_ assertion: PatternAssertion, at index: Int, of text: [UInt32]) -> Bool {
    switch assertion {
    case .start: return index == 0
    case .end: return index == text.count
    case .wordBoundary, .noWordBoundary:
      let words = PatternCharacters(ranges: PatternCharacters.words)
      let before = index > 0 && words.contains(text[index - 1])
      let behind = index < text.count && words.contains(text[index])
      return (before != behind) == (assertion == .wordBoundary)
    }
  }
}
