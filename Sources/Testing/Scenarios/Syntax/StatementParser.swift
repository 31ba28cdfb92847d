/// Parses and checks lines before the scenario runs.
struct StatementParser {
  /// The kinds of the scenario's objects by name.
  let objects: [String: ObjectKind]

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - position: The position of the beginning.
  ///   - isInHook: Whether `super` and `without super` are allowed.
  ///   - depth: The number of `at` and `after` around the line.
  /// - Returns: The statement.
  /// - Throws: ``ScenarioError`` with the position of the wrong word.
  func statement(
    _ text: String,
    at position: FilePosition,
    isInHook: Bool,
    depth: Int = 0
  ) throws(ScenarioError) -> Statement {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    if text == "super" || text == "without super" {
      guard isInHook, depth == 0 else { throw Self.superOutsideHook(text, at: position) }
      let action = text == "super" ? Statement.Action.callSuper : .withoutSuper
      return Statement(action: action, text: text, position: position)
    }
    if text == "without log" {
      guard isInHook, depth == 0 else { throw Self.withoutLogOutsideBlock(at: position) }
      return Statement(action: .withoutLog, text: text, position: position)
    }
    if words.count >= 2, words[0] == "at" || words[0] == "after",
      let colon = text.firstIndex(of: ":")
    {
      return try timed(text, colon: colon, at: position, isInHook: isInHook, depth: depth)
    }
    if text.hasPrefix("check ") {
      return Statement(
        action: .check(try check(text, at: position)),
        text: text,
        position: position
      )
    }
    if text == "constrain" || text.hasPrefix("constrain ") {
      return Statement(action: try constrain(text, at: position), text: text, position: position)
    }
    if let (verb, rest) = word(in: text) {
      let column = text.unicodeScalars.count - rest.unicodeScalars.count
      let arguments = try wordArguments(verb, rest, at: position.moved(by: column))
      return Statement(action: .verb(verb, nil, arguments), text: text, position: position)
    }
    var parser = try ExpressionParser(text, at: position)
    let (left, value) = try parser.statement()
    guard case .path(let segments) = left, let last = segments.last else {
      throw ScenarioError(
        .badStatement,
        at: position,
        "'\(text)' does nothing",
        help: "write a call such as A.addChild(B), or a word: \(Self.wordNames)"
      )
    }
    let action: Statement.Action
    if let value {
      action = try assignment(segments, last, value)
    } else if let arguments = last.arguments {
      action = try call(segments, last, arguments)
    } else {
      try requireWord(segments, text, at: position)
      action = .read(try path(segments))
    }
    return Statement(action: action, text: text, position: position)
  }

  /// The error for a word about super outside a hook.
  static func superOutsideHook(_ text: String, at position: FilePosition) -> ScenarioError {
    ScenarioError(
      .badStatement,
      at: position,
      "'\(text)' is only allowed in the hook of a callback",
      help: "move it to the hook of a callback, such as 'A.viewDidLoad: [\(text)]'"
    )
  }

  static func withoutLogOutsideBlock(at position: FilePosition) -> ScenarioError {
    ScenarioError(
      .badStatement,
      at: position,
      "'without log' is allowed only in the list of a block",
      help: "move it to the hook of a completion block, such as 'done: [without log, …]'"
    )
  }

  /// The words that begin lines.
  private static var words: [String] {
    Verb.all.filter { $0.form == .word }.map(\.name) + ["check", "constrain"]
  }

  private static var wordNames: String {
    words.joined(separator: ", ")
  }

  private func requireWord(
    _ segments: [Expression.Segment],
    _ text: String,
    at position: FilePosition
  ) throws(ScenarioError) {
    guard segments.count == 1, objects[segments[0].name.text] == nil else { return }
    throw ScenarioError(
      .unknownVerb,
      at: position,
      "there is no word or object '\(text)'",
      help: Suggestion.text(for: text, among: Self.words + Array(objects.keys))
    )
  }

  private func timed(
    _ text: String,
    colon: String.Index,
    at position: FilePosition,
    isInHook: Bool,
    depth: Int
  ) throws(ScenarioError) -> Statement {
    guard depth < 4 else {
      throw ScenarioError(
        .tooMuch,
        at: position,
        "times nest more than 4 deep",
        help: "write one time a line"
      )
    }
    let head = text[..<colon].split(separator: " ")
    if head.count == 2 {
      let column = text[..<head[1].startIndex].unicodeScalars.count
      if let error = ArgumentReader.tooLong(String(head[1]), at: position.moved(by: column)) {
        throw error
      }
    }
    guard head.count == 2, let duration = ArgumentReader.duration(String(head[1])) else {
      throw ScenarioError(
        .badValue,
        at: position,
        "'\(text[..<colon])' is not a time, expected such as 'at 3s' or 'after 500ms'",
        help: "write a number with 's' or 'ms', such as 3s or 500ms"
      )
    }
    guard head[0] == "after" || !isInHook else {
      throw ScenarioError(
        .badStatement,
        at: position,
        "a hook can't wait for a time",
        help: "schedule with 'after \(head[1]): …'"
      )
    }
    let rest = text[text.index(after: colon)...].drop { $0 == " " }
    let offset = text.unicodeScalars.count - rest.unicodeScalars.count
    let inner = try statement(
      String(rest),
      at: position.moved(by: offset),
      isInHook: isInHook || head[0] == "after",
      depth: depth + 1
    )
    return Statement(
      action: head[0] == "at" ? .at(duration, inner) : .after(duration, inner),
      text: text,
      position: position
    )
  }

  private func word(in text: String) -> (Verb, Substring)? {
    for verb in Verb.all where verb.form == .word {
      guard text.hasPrefix(verb.name) else { continue }
      let rest = text.dropFirst(verb.name.count)
      guard rest.isEmpty || rest.first == " " else { continue }
      return (verb, rest.drop { $0 == " " })
    }
    return nil
  }

  private func wordArguments(
    _ verb: Verb,
    _ rest: Substring,
    at position: FilePosition
  ) throws(ScenarioError) -> [Argument] {
    if verb.arguments == [.text] {
      guard !rest.isEmpty else {
        throw ScenarioError(
          .badArgument,
          at: position,
          "'\(verb.name)' needs a text after it",
          help: "write the text after the word"
        )
      }
      return [.text(String(rest))]
    }
    let reader = ArgumentReader(parser: self)
    if let kind = verb.arguments.first, verb.arguments.count == 1, rest.first == "[" {
      var list = try ExpressionParser(String(rest), at: position)
      return [try reader.argument(try list.statement().left, kind, of: verb.name)]
    }
    var arguments: [Argument] = []
    var column = 0
    for word in rest.split(separator: " ") {
      guard arguments.count < verb.arguments.count else {
        throw ScenarioError(
          .badArgument,
          at: position.moved(by: column),
          "'\(word)' is one word too many for '\(verb.name)'",
          help: "write \(VerbPage.spelling(of: verb))"
        )
      }
      let position = position.moved(by: column)
      var expression = try ExpressionParser(String(word), at: position)
      arguments.append(
        try reader.argument(
          try expression.statement().left,
          verb.arguments[arguments.count],
          of: verb.name
        )
      )
      column += word.unicodeScalars.count + 1
    }
    guard arguments.count == verb.arguments.count else {
      throw ScenarioError(
        .badArgument,
        at: position,
        "'\(verb.name)' has \(arguments.count) arguments, expected \(verb.arguments.count)",
        help: "write \(VerbPage.spelling(of: verb))"
      )
    }
    return arguments
  }

  private func assignment(
    _ segments: [Expression.Segment],
    _ last: Expression.Segment,
    _ value: Expression
  ) throws(ScenarioError) -> Statement.Action {
    guard segments.count > 1, last.arguments == nil else {
      throw ScenarioError(
        .badStatement,
        at: last.name.position,
        "'\(last.name.text)' can't be assigned to",
        help: "assign to a property of an object, such as A.view.frame"
      )
    }
    let target = try path(Array(segments.dropLast()))
    let known = Verb.all.filter { verb in
      if case .assignment(let kind) = verb.form { target.kind.isA(kind) } else { false }
    }
    guard let verb = known.first(where: { $0.name == last.name.text }) else {
      throw ScenarioError(
        .unknownProperty,
        at: last.name.position,
        "a scenario can't set '\(last.name.text)' of '\(target.text)', a \(target.kind.className)",
        help: Suggestion.text(for: last.name.text, among: known.map(\.name))
      )
    }
    let reader = ArgumentReader(parser: self)
    return .verb(verb, target, [try reader.argument(value, verb.arguments[0], of: verb.name)])
  }

  private func call(
    _ segments: [Expression.Segment],
    _ last: Expression.Segment,
    _ arguments: [LabeledExpression]
  ) throws(ScenarioError) -> Statement.Action {
    guard segments.count > 1 else {
      throw ScenarioError(
        .badStatement,
        at: last.name.position,
        "the call '\(last.name.text)' has no receiver",
        help: "write the object in front: A.\(last.name.text)(…)"
      )
    }
    let target = try path(Array(segments.dropLast()))
    let known = Verb.all.filter { verb in
      if case .call(let kind) = verb.form { target.kind.isA(kind) } else { false }
    }
    let named = known.filter { $0.baseName == last.name.text }
    guard !named.isEmpty else {
      throw ScenarioError(
        .unknownVerb,
        at: last.name.position,
        "a scenario can't call '\(last.name.text)' of '\(target.text)', a \(target.kind.className)",
        help: Suggestion.text(for: last.name.text, among: known.map(\.baseName))
      )
    }
    let labels = arguments.map { $0.label?.text ?? "_" }
    guard
      let verb = named.first(where: { verb in
        (verb.labels.count - verb.optional...verb.labels.count).contains(labels.count)
          && Array(verb.labels.prefix(labels.count)) == labels
      })
    else {
      throw ScenarioError(
        .badArgument,
        at: last.name.position,
        "'\(last.name.text)' has the arguments (\(labels.map { $0 + ":" }.joined())), expected "
          + named.map { "(" + $0.labels.map { $0 + ":" }.joined() + ")" }.joined(separator: " or "),
        help: "write \(named.map(VerbPage.spelling).joined(separator: " or "))"
      )
    }
    let reader = ArgumentReader(parser: self)
    var read: [Argument] = []
    for (argument, kind) in zip(arguments, verb.arguments) {
      read.append(try reader.argument(argument.value, kind, of: verb.name))
    }
    return .verb(verb, target, read)
  }

  /// Looks up a path.
  func path(_ segments: [Expression.Segment]) throws(ScenarioError) -> ObjectPath {
    let first = segments[0].name
    guard segments[0].arguments == nil, let kind = objects[first.text] else {
      throw ScenarioError(
        .unknownObject,
        at: first.position,
        "there is no object '\(first.text)'",
        help: Suggestion.text(for: first.text, among: Array(objects.keys))
      )
    }
    var current = kind
    var properties: [Property] = []
    for segment in segments.dropFirst() {
      guard segment.arguments == nil,
        let property = Property.named(segment.name.text, of: current)
      else {
        let known = (Property.all + Property.pending).filter { current.isA($0.owner) }
        throw ScenarioError(
          .unknownProperty,
          at: segment.name.position,
          "a scenario can't read '\(segment.name.text)' of a \(current.className)",
          help: Suggestion.text(for: segment.name.text, among: known.map(\.name))
        )
      }
      properties.append(property)
      current = property.kind
    }
    return ObjectPath(
      name: first.text,
      properties: properties,
      kind: current,
      position: first.position
    )
  }
}
