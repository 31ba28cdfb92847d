/// A pattern as instructions that are run without going back.
///
/// All ways through the pattern are followed at once, so that a text costs at most the number of
/// instructions for each of its characters: no pattern can hang. Of several matches the leftmost
/// counts, and of those the one that the pattern prefers.
/// Source: R. Cox (2009), “Regular Expression Matching: the Virtual Machine Approach”,
/// swtch.com/~rsc/regexp/regexp2.html.
struct PatternProgram: Sendable {
  /// The most instructions of a pattern.
  static let longest = 512

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

  /// Translates a pattern.
  ///
  /// - Throws: ``LogPatternError`` with code `size`, when the repetitions make it too long.
  init(_ node: PatternNode, groups: [PatternGroup]) throws(LogPatternError) {
    self.groups = groups
    try add(node)
    try add(Instruction.match)
  }

  private mutating func add(_ instruction: Instruction) throws(LogPatternError) {
    guard instructions.count < Self.longest else {
      throw LogPatternError(
        code: .size,
        message:
          "the pattern needs over \(Self.longest) steps when its repetitions are counted out",
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
      let place = groups.firstIndex(of: group) ?? 0
      try add(.save(2 * place))
      try add(node)
      try add(.save(2 * place + 1))
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

  private mutating func setSplit(_ place: Int, into: Int, past: Int, isLazy: Bool) {
    instructions[place] = isLazy ? .split(past, into) : .split(into, past)
  }

  // Running.

  private struct Way {
    var place: Int
    /// Where each group begins and ends; -1 where it was not met.
    var saved: [Int]
  }

  /// Returns the ranges of the groups in the leftmost match, or `nil` when there is none.
  func match(_ text: [UInt32]) -> [PatternGroup: Range<Int>]? {
    var ways: [Way] = []
    var best: [Int]?
    var seen = [Int](repeating: -1, count: instructions.count)
    let start = Way(place: 0, saved: Array(repeating: -1, count: 2 * groups.count))
    for index in 0...text.count {
      // A new way may begin at each character, behind all that began before it.
      if best == nil { follow(start, at: index, of: text, into: &ways, seen: &seen) }
      var next: [Way] = []
      var hasMatched = false
      for way in ways where !hasMatched {
        switch instructions[way.place] {
        case .match:
          best = way.saved
          hasMatched = true
        case .character(let characters):
          guard index < text.count, characters.contains(text[index]) else { continue }
          let further = Way(place: way.place + 1, saved: way.saved)
          follow(further, at: index + 1, of: text, into: &next, seen: &seen)
        case .split, .jump, .save, .assertion: break
        }
      }
      ways = next
      if ways.isEmpty, best != nil { break }
    }
    guard let best else { return nil }
    var result: [PatternGroup: Range<Int>] = [:]
    for (place, group) in groups.enumerated()
    where best[2 * place] >= 0 && best[2 * place + 1] >= best[2 * place] {
      result[group] = best[2 * place]..<best[2 * place + 1]
    }
    return result
  }

  /// Adds the instructions that a way reaches without taking a character, in their order.
  private func follow(
    _ way: Way,
    at index: Int,
    of text: [UInt32],
    into ways: inout [Way],
    seen: inout [Int]
  ) {
    var open = [way]
    while let way = open.popLast() {
      guard seen[way.place] != index else { continue }
      seen[way.place] = index
      switch instructions[way.place] {
      case .jump(let place): open.append(Way(place: place, saved: way.saved))
      case .split(let first, let second):
        open.append(Way(place: second, saved: way.saved))
        open.append(Way(place: first, saved: way.saved))
      case .save(let slot):
        var saved = way.saved
        saved[slot] = index
        open.append(Way(place: way.place + 1, saved: saved))
      case .assertion(let assertion):
        guard holds(assertion, at: index, of: text) else { continue }
        open.append(Way(place: way.place + 1, saved: way.saved))
      case .character, .match: ways.append(way)
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
