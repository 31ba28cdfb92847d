import TraceModel

/// A line of an expectation: a line of a device's log.
struct ExpectedLine: Sendable {
  /// The content of a line.
  enum Content: Sendable {
    /// An object's callback.
    case callback(object: String, ExpectableCallback, Parameter)
    /// A line that the app logs, or the name of a block that runs.
    case log
    /// A UIKit warning, or an exception that it throws.
    case diagnostic(String)
    /// A text in logs that is not a callback, such as `<animation>`.
    case unmodelled
  }

  /// The argument in the log.
  enum Parameter: Hashable, Sendable {
    /// The log does not state an argument.
    case unstated
    /// `nil`.
    case none
    /// `animated`.
    case flag(Bool)
    /// An object, by its name.
    case object(String)
    /// A text without spaces: an index path such as `[0,3]`, or a number.
    case text(String)
  }

  /// The line as written.
  let text: String
  let content: Content
  let position: FilePosition

  /// The callback's name in traces, or the text.
  var callback: String {
    if case .callback(_, let callback, _) = content { callback.name } else { text }
  }

  /// Whether the runtime never sends the line's callback, so that the line is not compared.
  var isUnmodelled: Bool {
    switch content {
    case .callback(_, let callback, _): !callback.isModelled
    case .unmodelled: true
    case .log, .diagnostic: false
    }
  }

  /// Whether the line is a layout callback.
  var isLayout: Bool {
    if case .callback(_, let callback, _) = content { callback.isLayout } else { false }
  }

  /// The object that receives the callback.
  var object: String? {
    if case .callback(let object, _, _) = content { object } else { nil }
  }
}

/// Parses the lines of an expectation.
struct ExpectationParser {
  /// The kinds of the scenario's objects by name.
  let objects: [String: ObjectKind]
  /// The lines that the app logs: texts of `log` and names of blocks.
  let logs: Set<String>

  /// The texts in logs that are neither a callback nor a line of the app.
  static let unmodelledTexts: Set<String> = ["<animation>", "<CA commit>"]

  /// Reads a line.
  func line(_ text: String, at position: FilePosition) throws(ScenarioError) -> ExpectedLine {
    ExpectedLine(text: text, content: try content(of: text, at: position), position: position)
  }

  private func content(
    of text: String,
    at position: FilePosition
  ) throws(ScenarioError) -> ExpectedLine.Content {
    for word in ["warning ", "throws "] where text.hasPrefix(word) {
      return .diagnostic(String(text.dropFirst(word.count)))
    }
    if text.hasPrefix("log ") {
      let line = String(text.dropFirst(4))
      guard logs.contains(line) else { throw nobodyLogs(line, at: position) }
      return .log
    }
    if logs.contains(text) { return .log }
    if Self.unmodelledTexts.contains(text) { return .unmodelled }
    guard let dot = text.firstIndex(of: ".") else { throw nobodyLogs(text, at: position) }
    let name = String(text[..<dot])
    guard let kind = objects[name] else {
      throw ScenarioError(
        .unknownObject,
        at: position,
        "there is no object '\(name)'",
        help: Suggestion.text(for: name, among: Array(objects.keys))
      )
    }
    let rest = String(text[text.index(after: dot)...])
    let (callback, parameter) = try callback(
      rest,
      of: kind,
      at: position.moved(by: name.unicodeScalars.count + 1)
    )
    return .callback(object: name, callback, parameter)
  }

  private func callback(
    _ text: String,
    of kind: ObjectKind,
    at position: FilePosition
  ) throws(ScenarioError) -> (ExpectableCallback, ExpectedLine.Parameter) {
    if let callback = ExpectableCallback.printed(text, by: kind) { return (callback, .unstated) }
    var base = text
    var inner = ""
    if let open = text.firstIndex(of: "("), text.last == ")" {
      base = String(text[..<open])
      inner = String(text[text.index(after: open)...].dropLast())
      if let colon = inner.firstIndex(of: ":") {
        base += "(\(inner[..<colon]):)"
        inner = String(inner[inner.index(after: colon)...])
      }
    }
    guard let callback = ExpectableCallback.printed(base, by: kind) else {
      let known = ExpectableCallback.all.filter { $0.kinds.contains { kind.isA($0) } }
      throw ScenarioError(
        .unknownCallback,
        at: position,
        "a \(kind.className) has no callback '\(text)'",
        help: Suggestion.text(for: base, among: known.map(\.name))
      )
    }
    return (callback, try parameter(inner.filter { $0 != " " }, of: callback, at: position))
  }

  private func parameter(
    _ text: String,
    of callback: ExpectableCallback,
    at position: FilePosition
  ) throws(ScenarioError) -> ExpectedLine.Parameter {
    switch text {
    case "": return .unstated
    case "nil": return .none
    case "true": return .flag(true)
    case "false": return .flag(false)
    case _ where text.hasPrefix("[") || Double(text) != nil: return .text(text)
    default:
      guard callback.isModelled else { return .object(text) }
      try requireObject(text, at: position)
      return .object(text)
    }
  }

  /// Rejects an argument that is neither an object nor the root view of a controller.
  private func requireObject(_ text: String, at position: FilePosition) throws(ScenarioError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let kind = objects[name] else {
      throw ScenarioError(
        .unknownObject,
        at: position,
        "there is no object '\(parts.first ?? "")'",
        help: Suggestion.text(for: parts.first ?? "", among: Array(objects.keys))
      )
    }
    guard parts.count == 1 || parts == [name, "view"] && kind.isA(.controller) else {
      throw ScenarioError(
        .badArgument,
        at: position,
        "'\(text)' can't be an argument of an expected line",
        help: "name an object, or the view of a controller as 'A.view', or leave the argument out"
      )
    }
  }

  private func nobodyLogs(_ text: String, at position: FilePosition) -> ScenarioError {
    var help = "write a callback as A.viewDidLoad, or log the line in 'steps'"
    if let nearest = Spelling.nearest(to: text, in: logs.sorted()) {
      help = "did you mean '\(nearest)'?"
    } else if ExpectableCallback.all.contains(where: { $0.isWritten(text) }) {
      help = "write the object in front, such as 'A.\(text)'"
    }
    return ScenarioError(
      .unknownCallback,
      at: position,
      "'\(text)' is not a callback, and no line logs it",
      help: help
    )
  }
}
