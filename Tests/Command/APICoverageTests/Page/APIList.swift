import APICoverage

/// A list of names of an API: areas, types and members.
struct APIList: Sendable {
  /// A type, or a function outside types, whose name contains its labels.
  struct Entry: Sendable {
    var area: String
    var name: String
    /// The superclass and the protocols whose members the type has.
    var parents: [String]
    var members: [APIName]
    /// Whether a different module declares the type, and the API only extends it.
    var isExtension: Bool

    /// Whether the entry is a function outside types.
    var isFunction: Bool { name.hasSuffix(")") }
  }

  private(set) var entries: [Entry] = []

  /// Reads a list: `#` begins a comment, `##` an area, `extension` a type of a different module; a type
  /// has a line of its own, with its parents after a colon, and the lines of its members are indented.
  init(_ text: String) {
    var area = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        area = String(line.dropFirst(3))
      } else if line.hasPrefix("#") {
        continue
      } else if line.hasPrefix(" ") {
        guard !entries.isEmpty else { continue }
        entries[entries.count - 1].members += line.split(separator: " ").map { APIName(String($0)) }
      } else {
        let isExtension = line.hasPrefix("extension ")
        let line = isExtension ? line.dropFirst("extension ".count) : line
        let parts = line.split(separator: " : ", maxSplits: 1)
        entries.append(
          Entry(
            area: area,
            name: String(parts[0]),
            parents: parts.count > 1 ? parts[1].split(separator: " ").map { String($0) } : [],
            members: [],
            isExtension: isExtension
          )
        )
      }
    }
  }
}
