import Foundation
import SwiftSyntax

/// The protocols of the runtime with optional requirements, such as `UITableViewDelegate`.
///
/// `RuntimeProtocols.txt` has a line for each protocol and each class, and an indented one for each
/// requirement that has a default implementation; a test writes it from the sources of the runtime.
package struct RuntimeProtocols: Sendable {
  /// A requirement with a default implementation.
  struct Requirement: Sendable {
    let protocolName: String
    /// The attribute of the protocol's actor, with a space; empty if there is none.
    let isolation: String
    let member: Member
    /// Whether the rewriter makes the requirement throw, because its default implementation throws.
    var throwsIfMissing = false
    /// The file of the app that declares the protocol.
    var file: Int?
  }

  /// The list for the runtime of this package.
  static let current = RuntimeProtocols(
    text: String(decoding: PackageResources.RuntimeProtocols_txt, as: UTF8.self)
  )

  /// The public classes of the runtime.
  let classes: Set<String>
  /// The protocols that each protocol refines.
  let inherited: [String: [String]]
  /// The lines of the requirements, with their protocols, by the names without labels.
  private let lines: [String: [(head: String, line: String)]]

  init(text: String) {
    var classes: Set<String> = []
    var inherited: [String: [String]] = [:]
    var lines: [String: [(head: String, line: String)]] = [:]
    var head = ""
    for line in text.split(separator: "\n") {
      guard line.first == " " else {
        if line.hasPrefix("class ") {
          classes.insert(String(line.dropFirst(6)))
        } else {
          head = String(line)
          let parts = line.split(separator: " : ")
          inherited[Self.name(head)] =
            parts.count > 1 ? parts[1].split(separator: " ").map { String($0) } : []
        }
        continue
      }
      let declaration = line.drop { $0 == " " }
      let name = declaration.split(separator: " ", maxSplits: 1).last?.prefix { $0.isNamePart }
      lines[name.map { String($0) } ?? "", default: []].append((head, String(declaration)))
    }
    (self.classes, self.inherited, self.lines) = (classes, inherited, lines)
  }

  /// The name in a line such as `@MainActor protocol UITableViewDelegate : UIScrollViewDelegate`.
  private static func name(_ head: String) -> String {
    let words = head.split(separator: " ")
    let keyword = words.firstIndex(of: "protocol") ?? words.startIndex
    return words.dropFirst(keyword + 1).first.map { String($0) } ?? ""
  }

  /// Returns the requirements with a name without labels.
  func requirements(named name: String) -> [Requirement] {
    (lines[name] ?? []).compactMap { head, line in
      let protocolName = Self.name(head)
      let text = "protocol \(protocolName) { \(line) }"
      let file = ParsedFile(.init(path: "", outputName: "", bytes: Array(text.utf8)))
      let collector = DeclarationCollector(file: file, condition: BuildCondition())
      collector.walk(file.tree)
      return collector.facts.parts.first?.members.first.map { member in
        let isIsolated = head.hasPrefix("@MainActor ") && !member.modifiers.contains("nonisolated")
        return Requirement(
          protocolName: protocolName,
          isolation: isIsolated ? "@MainActor " : "",
          member: member
        )
      }
    }
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

extension RuntimeProtocols {
  /// Returns the list for the sources of the runtime.
  package static func text(of files: [AppModuleSources.File]) -> String {
    var parts: [TypePart] = []
    let names = files.flatMap { Self.names(after: "public protocol ", in: $0.bytes) }
    let extensions = names.map { "extension \($0) {" }
    // Parsing all files of the runtime takes long.
    for file in files
    where MarkPositions(of: ["public protocol "] + extensions, in: file.bytes)
      .areFound(in: file.bytes.indices)
    {
      let parsed = ParsedFile(file)
      let collector = DeclarationCollector(file: parsed, condition: BuildCondition())
      collector.walk(parsed.tree)
      parts += collector.facts.parts.filter { !$0.isLocal }
    }
    let defaultsByName = Dictionary(
      grouping: parts.filter { $0.kind == .extension && !$0.hasRequirements },
      by: \.name
    )
    var lines: [String] = []
    let protocols = parts.filter { $0.kind == .protocol && $0.access == "public" }
    for part in protocols.sorted(by: { $0.name < $1.name }) {
      let defaults = Set((defaultsByName[part.name] ?? []).flatMap(\.members).map(\.fullName))
      let requirements = part.members.filter {
        defaults.contains($0.fullName) && !$0.isStatic
          && $0.line.map { !$0.contains("Self") } ?? false
      }
      let isolation = part.attributes.contains("MainActor") ? "@MainActor " : ""
      let parents = part.inherited.isEmpty ? "" : " : \(part.inherited.joined(separator: " "))"
      lines.append("\(isolation)protocol \(part.name)\(parents)")
      lines += requirements.compactMap(\.line).map { "  \($0)" }
    }
    let classes = files.flatMap { file in
      ["open class ", "public class ", "public final class "].flatMap {
        Self.names(after: $0, in: file.bytes)
      }
    }
    lines += classes.map { "class \($0)" }.sorted()
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the names that follow a text in lines without indentation.
  private static func names(after text: String, in bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.first?.isWhitespace == false, let found = line.range(of: text) else { return nil }
      let before = line[..<found.lowerBound]
      guard before.isEmpty || before.hasPrefix("@") else { return nil }
      return String(line[found.upperBound...].prefix { $0.isNamePart })
    }
  }
}

extension Member {
  /// The requirement in one line, such as `func tableView(_ tableView: UITableView) -> Int`; `nil`
  /// for members that are not functions or properties.
  fileprivate var line: String? {
    switch kind {
    case .function where genericParameters.isEmpty && requirements.isEmpty:
      let effects = effects.isEmpty ? "" : " \(effects)"
      let isolation = modifiers.contains("nonisolated") ? "nonisolated " : ""
      return "\(isolation)func \(name)(\(parameterList))\(effects)\(type.map { " -> \($0)" } ?? "")"
    case .property where !hasEffectfulGetter:
      return type.map { "var \(name): \($0) { get\(isSettable ? " set" : "") }" }
    case .function, .property, .subscript, .initializer: return nil
    }
  }

  private var parameterList: String {
    parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label) "
      return "\(label)\(parameter.name): \(parameter.type)"
    }
    .joined(separator: ", ")
  }
}
