import TraceAnalysis
import TraceModel

extension CheckConfiguration.LogPattern {
  /// The maximum length of an expression in letters.
  static let longest = 1024

  /// Reads a pattern and checks its syntax and the names of its groups.
  init(_ node: YAMLNode, in document: YAMLDocument) throws(ConfigurationError) {
    let text = try document.text(of: node, "a pattern")
    let quoted = YAMLDocument.quoted(text)
    guard text.count <= Self.longest else {
      throw document.error(
        at: node,
        "a pattern has \(text.count) letters, more than \(Self.longest)",
        help: "write several patterns"
      )
    }
    guard (try? Regex(text)) != nil else {
      throw document.error(
        at: node,
        "'\(quoted)' is no regular expression",
        help: "quote it with ' and escape what is meant literally with \\"
      )
    }
    let names = Self.groupNames(of: text)
    let known = CheckConfiguration.patternGroups
    if let name = names.first(where: { !known.contains($0) }) {
      let near = Spelling.nearest(to: name, in: known)
      throw document.error(
        at: node,
        "a pattern has a group '\(YAMLDocument.quoted(name))' that is not known",
        help: near.map { "did you mean '\($0)'?" } ?? "known: \(known.joined(separator: ", "))"
      )
    }
    guard names.contains("callback") || names.contains("message") else {
      throw document.error(
        at: node,
        "'\(quoted)' names neither a callback nor a message",
        help: "put '(?<callback>…)' around the callback, such as (?<callback>\\w+)"
      )
    }
    regex = text
    line = node.line
    column = node.column
  }

  /// The names of the groups in their order: the texts in `(?<name>` outside of brackets.
  private static func groupNames(of text: String) -> [String] {
    var names: [String] = []
    var isEscaped = false
    var isClass = false
    var rest = text[...]
    while let letter = rest.first {
      rest.removeFirst()
      if isEscaped {
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "[" {
        isClass = true
      } else if letter == "]" {
        isClass = false
      } else if letter == "(", !isClass, rest.hasPrefix("?<"), let end = rest.firstIndex(of: ">") {
        let name = rest[..<end].dropFirst(2)
        if name.first != "=", name.first != "!" { names.append(String(name)) }
      }
    }
    return names
  }
}
