/// The path of a node from its parent node, such as `0/if/id "a"`.
package struct NodePath: Hashable, Sendable {
  /// A part of a path.
  package enum Component: Hashable, Sendable {
    /// A position in a builder's block.
    case position(String)
    /// An explicit identity: the value of `.id(_:)`, or that of an element of `ForEach`.
    case identity(String)
    /// A branch of `if` or `switch`.
    case branch(String)

    /// Whether the component is an explicit identity.
    package var isIdentity: Bool { if case .identity = self { true } else { false } }

    /// The text in a path.
    var text: String {
      switch self {
      case .position(let text), .branch(let text): text
      case .identity(let value): "id \(value)"
      }
    }
  }

  /// The components, from the parent node on.
  package let components: [Component]

  /// Reads a path; slashes in quotation marks are part of an identity.
  init(_ text: String) {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    components = text.isEmpty ? [] : parts.map(Self.component)
  }

  /// The text of the path; empty for an only child.
  package var text: String { components.map(\.text).joined(separator: "/") }

  /// The text of the first components.
  package func prefix(_ count: Int) -> String {
    components.prefix(count).map(\.text).joined(separator: "/")
  }

  private static func component(_ text: String) -> Component {
    if text.hasPrefix("id ") { return .identity(String(text.dropFirst(3))) }
    return text.utf8.allSatisfy(\.isASCIIDigit) && !text.isEmpty ? .position(text) : .branch(text)
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
