/// Parses the text of a pattern.
struct PatternParser {
  /// The maximum length of a pattern in characters.
  static let maximumLength = 1024
  private static let deepest = 32
  private static let maximumRepetitions = 100

  private let text: [UInt32]
  private var position = 0
  private var depth = 0
  private var ignoresCase = false
  /// The named groups so far.
  private(set) var groups: [PatternGroup] = []

  init(_ text: String) { self.text = text.unicodeScalars.map(\.value) }

  /// Parses the text.
  mutating func parse() throws(LogPatternError) -> PatternNode {
    guard text.count <= Self.maximumLength else {
      throw error(
        .size,
        "the pattern has over \(Self.maximumLength) characters",
        "write a shorter one"
      )
    }
    if text.starts(with: "(?i)".unicodeScalars.map(\.value)) {
      ignoresCase = true
      position = 4
    }
    let node = try alternatives()
    guard position == text.count else {
      throw error(.syntax, "')' closes no group", "write '\\)' for the sign itself")
    }
    return node
  }

  private func error(
    _ code: LogPatternError.Code,
    _ message: String,
    _ help: String,
    at index: Int? = nil
  ) -> LogPatternError {
    LogPatternError(code: code, message: message, column: (index ?? position) + 1, help: help)
  }

  private var peek: UInt32? { position < text.count ? text[position] : nil }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard peek == sign.value else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(LogPatternError) -> PatternNode {
    var nodes = [try sequence()]
    while skip("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .alternatives(nodes)
  }

  private mutating func sequence() throws(LogPatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next = peek, next != ("|" as Unicode.Scalar).value,
      next != (")" as Unicode.Scalar).value
    {
      let node = try atom()
      nodes.append(try repeated(node))
    }
    return nodes.isEmpty ? .empty : .sequence(nodes)
  }

  // Repetitions.

  private mutating func repeated(_ node: PatternNode) throws(LogPatternError) -> PatternNode {
    let start = position
    let bounds: (Int, Int?)
    if skip("*") {
      bounds = (0, nil)
    } else if skip("+") {
      bounds = (1, nil)
    } else if skip("?") {
      bounds = (0, 1)
    } else if peek == ("{" as Unicode.Scalar).value {
      bounds = try counts()
    } else {
      return node
    }
    if case .assertion = node {
      throw error(.syntax, "an assertion can't be repeated", "remove the repetition", at: start)
    }
    let isLazy = skip("?")
    if let next = peek, "*+?{".unicodeScalars.contains(where: { $0.value == next }) {
      throw error(
        .unsupported,
        "two repetitions follow each other",
        "put the first one into '(?:…)'; possessive ones are not needed, no pattern backtracks"
      )
    }
    return .repetition(node, least: bounds.0, most: bounds.1, isLazy: isLazy)
  }

  private mutating func counts() throws(LogPatternError) -> (Int, Int?) {
    let start = position
    position += 1
    let help = "write {3}, {2,5} or {2,}; '\\{' for the sign itself"
    guard let least = number() else {
      throw error(.syntax, "'{' begins no repetition", help, at: start)
    }
    var most: Int? = least
    if skip(",") { most = number() }
    guard skip("}") else { throw error(.syntax, "'{' is not closed", help, at: start) }
    guard least <= Self.maximumRepetitions, most.map({ $0 <= Self.maximumRepetitions }) ?? true
    else {
      throw error(
        .size,
        "something is repeated over \(Self.maximumRepetitions) times",
        "write '*' or '+' for any number",
        at: start
      )
    }
    if let most, most < least {
      throw error(.syntax, "a repetition's most is less than its least", help, at: start)
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let next = peek, (0x30...0x39).contains(next) {
      value = min((value ?? 0) * 10 + Int(next - 0x30), 1_000_000)
      position += 1
    }
    return value
  }

  // Atoms.

  private mutating func atom() throws(LogPatternError) -> PatternNode {
    let start = position
    let next = text[position]
    position += 1
    switch Unicode.Scalar(next) {
    case "(": return try group(from: start)
    case "[":
      var parser = PatternClassParser(text, at: position, ignoresCase: ignoresCase)
      let characters = try parser.parse()
      position = parser.position
      return .character(characters)
    case ".": return .character(PatternCharacters(ranges: [0x0A...0x0A], isNegated: true))
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case "\\": return try escape(from: start)
    case "*", "+", "?":
      throw error(
        .syntax,
        "nothing stands before the repetition",
        "write '\\' before it",
        at: start
      )
    default: return character(next)
    }
  }

  private func character(_ value: UInt32) -> PatternNode {
    .character(PatternCharacters(ranges: [value...value], ignoresCase: ignoresCase))
  }

  private mutating func escape(from start: Int) throws(LogPatternError) -> PatternNode {
    guard let next = peek else {
      throw error(.syntax, "'\\' stands at the end", "write '\\\\' for the sign itself", at: start)
    }
    position += 1
    switch Unicode.Scalar(next) {
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.noWordBoundary)
    case "A": return .assertion(.start)
    case "z", "Z": return .assertion(.end)
    default: break
    }
    guard let ranges = PatternClassParser.escaped(next) else {
      throw error(
        .unsupported,
        "'\\\(Unicode.Scalar(next).map(String.init) ?? "")' is not known",
        "there are \\d \\w \\s \\b \\t and signs; back references are not offered",
        at: start
      )
    }
    return .character(PatternCharacters(ranges: ranges, ignoresCase: ignoresCase))
  }

  private mutating func group(from start: Int) throws(LogPatternError) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw error(.size, "groups are nested over \(Self.deepest) deep", "write fewer", at: start)
    }
    var name: PatternGroup?
    if skip("?"), !skip(":") {
      _ = skip("P")
      guard skip("<"), peek != ("=" as Unicode.Scalar).value,
        peek != ("!" as Unicode.Scalar).value
      else {
        throw error(
          .unsupported,
          "a group that begins with '(?' is named '(?<class>…)' or plain '(?:…)'",
          "look-ahead and look-behind are not offered",
          at: start
        )
      }
      name = try groupName(from: start)
    }
    let node = try alternatives()
    guard skip(")") else {
      throw error(.syntax, "'(' is not closed", "write '\\(' for the sign itself", at: start)
    }
    guard let name else { return node }
    return .group(node, name)
  }

  private mutating func groupName(from start: Int) throws(LogPatternError) -> PatternGroup {
    let begin = position
    while let next = peek, next != (">" as Unicode.Scalar).value { position += 1 }
    var name = ""
    for value in text[begin..<position] {
      if let scalar = Unicode.Scalar(value) { name.unicodeScalars.append(scalar) }
    }
    guard skip(">") else {
      throw error(.syntax, "the name of a group is not closed", "write '(?<class>…)'", at: start)
    }
    let aliases = ["pid": "process", "tid": "thread"]
    guard let group = PatternGroup(rawValue: aliases[name] ?? name) else {
      let names = PatternGroup.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(.group, "no group is called '\(name)'", "there are \(names)", at: begin)
    }
    guard !groups.contains(group) else {
      throw error(.group, "two groups are called '\(name)'", "name each once", at: begin)
    }
    groups.append(group)
    return group
  }
}
