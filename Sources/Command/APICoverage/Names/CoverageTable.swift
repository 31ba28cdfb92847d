/// The status of each name of UIKit's API.
package struct CoverageTable: Sendable {
  /// A type with the status of its members.
  package struct Row: Sendable {
    package var area: String
    package var name: String
    package var parents: [String]
    package var status: APIStatus
    /// Why the type only stores values; empty for other types.
    package var reason: String
    package var members: [Member]
    /// Whether a different module declares the type, and the API only extends it.
    package var isExtension: Bool

    package init(
      area: String,
      name: String,
      parents: [String],
      status: APIStatus,
      reason: String,
      members: [Member],
      isExtension: Bool = false
    ) {
      self.area = area
      self.name = name
      self.parents = parents
      self.status = status
      self.reason = reason
      self.members = members
      self.isExtension = isExtension
    }
  }

  /// A member with its status.
  package struct Member: Hashable, Sendable {
    package var name: APIName
    package var status: APIStatus

    package init(name: APIName, status: APIStatus) {
      self.name = name
      self.status = status
    }
  }

  package var rows: [Row]

  /// Creates a table.
  package init(rows: [Row]) {
    self.rows = rows
  }

  /// The table of the runtime of this package.
  package static let current = CoverageTable(
    String(decoding: PackageResources.uikit_txt, as: UTF8.self)
  )

  /// Reads a table.
  ///
  /// `##` begins an area. A type has a line, with its parents after a colon and the reason after a
  /// bar; its members have one line. `-` precedes an absent name, `~` an inert one.
  package init(_ text: String) {
    rows = []
    var area = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("## ") {
        area = String(line.dropFirst(3))
      } else if line.hasPrefix(" ") {
        guard !rows.isEmpty else { continue }
        rows[rows.count - 1].members += line.split(separator: " ").map { word in
          let (status, name) = Self.marked(word)
          return Member(name: APIName(String(name)), status: status)
        }
      } else {
        rows.append(Self.row(line, area))
      }
    }
  }

  private static func marked(_ word: Substring) -> (APIStatus, Substring) {
    switch word.first {
    case "-": (.absent, word.dropFirst())
    case "~": (.inert, word.dropFirst())
    default: (.behaves, word)
    }
  }

  private static func row(_ line: Substring, _ area: String) -> Row {
    let reasons = line.split(separator: " | ", maxSplits: 1)
    let parts = reasons[0].split(separator: " : ", maxSplits: 1)
    let (status, name) = marked(parts[0])
    let isExtension = name.hasPrefix("extension ")
    return Row(
      area: area,
      name: String(isExtension ? name.dropFirst("extension ".count) : name),
      parents: parts.count > 1 ? parts[1].split(separator: " ").map { String($0) } : [],
      status: status,
      reason: reasons.count > 1 ? String(reasons[1]) : "",
      members: [],
      isExtension: isExtension
    )
  }
}
