import TraceModel

/// A pattern for paths: `*` and `?` match within one name, and `**` matches any number of folders.
///
/// `logs/*.log`, `logs/**/*.log`, `**/device-?.json`. A hidden file or folder matches only a name
/// that begins with a dot.
struct PathPattern {
  /// The pattern as the user wrote it.
  let text: String
  /// The folder in which the search begins: the names before the first with `*` or `?`; empty for
  /// the working directory.
  let root: String
  private let names: [String]

  /// Parses a pattern; `nil` for a text without `*` and `?`.
  init?(_ text: String) {
    guard text.contains(where: Self.isWild) else { return nil }
    self.text = text
    var names = text.split(separator: "/").filter { $0 != "." }.map(String.init)
    let plain = names.prefix { !$0.contains(where: Self.isWild) }
    root = (text.hasPrefix("/") ? "/" : "") + plain.joined(separator: "/")
    names.removeFirst(plain.count)
    // Repeated '**' match what one of them matches.
    self.names = names.enumerated().filter { $0 == 0 || $1 != "**" || names[$0 - 1] != "**" }
      .map(\.element)
  }

  /// Returns the files that match, in alphabetical order, and the folders that stand for their
  /// traces and logs: those that a pattern without `**` matches, and those before a final `**`.
  func matches() -> [FolderWalk.Visit] {
    var names = names
    if names.last == "**" { names.removeLast() }
    guard !names.isEmpty else {
      return [FolderWalk.Visit(path: root.isEmpty ? "." : root, kind: .folder)]
    }
    guard root.isEmpty || FileKind(path: root) == .folder else { return [] }
    let patterns = names.map { $0 == "**" ? nil : GlobPattern($0) }
    let isDeep = patterns.contains { $0 == nil } && self.names.last != "**"
    var walk = FolderWalk(
      root,
      maxDepth: patterns.contains { $0 == nil } ? nil : patterns.count,
      showsHidden: names.contains { $0.hasPrefix(".") }
    )
    var result: [FolderWalk.Visit] = []
    while let visit = walk.next() {
      if case .unreadable = visit.kind {
        result.append(visit)
        continue
      }
      let parts = visit.path.dropFirst(walk.root.count).split(separator: "/").map(String.init)
      guard Self.matches(parts, patterns) else { continue }
      if case .folder = visit.kind {
        if isDeep { continue }
        walk.skip()
      }
      result.append(visit)
    }
    return result
  }

  /// Whether names match patterns; the pattern `nil` matches any number of names.
  ///
  /// - Complexity: The product of both counts.
  private static func matches(_ names: [String], _ patterns: [GlobPattern?]) -> Bool {
    // `reachable[index]` states that the names so far match the first `index` patterns.
    var reachable = [true]
    for pattern in patterns { reachable.append(pattern == nil && reachable[reachable.count - 1]) }
    for name in names {
      var next = [false]
      for (index, pattern) in patterns.enumerated() {
        if let pattern {
          let sees = !name.hasPrefix(".") || pattern.text.hasPrefix(".")
          next.append(reachable[index] && sees && pattern.matches(name))
        } else {
          let stays = reachable[index + 1] && !name.hasPrefix(".")
          next.append(stays || next[index])
        }
      }
      reachable = next
    }
    return reachable[patterns.count]
  }

  private static func isWild(_ letter: Character) -> Bool { letter == "*" || letter == "?" }
}
