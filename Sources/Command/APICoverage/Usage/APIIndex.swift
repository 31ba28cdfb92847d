/// Finds types and members of a coverage table.
struct APIIndex {
  private let rows: [String: CoverageTable.Row]
  /// The functions outside types, by name without labels.
  private let functions: [String: CoverageTable.Row]
  private let byName: [String: [(type: String, member: CoverageTable.Member)]]
  private let byType: [String: [String: [CoverageTable.Member]]]

  init(_ table: CoverageTable) {
    var rows: [String: CoverageTable.Row] = [:]
    var functions: [String: CoverageTable.Row] = [:]
    var byName: [String: [(type: String, member: CoverageTable.Member)]] = [:]
    var byType: [String: [String: [CoverageTable.Member]]] = [:]
    for row in table.rows {
      if row.name.hasSuffix(")") {
        functions[APIName(row.name).base] = row
        continue
      }
      rows[row.name] = row
      for member in row.members {
        byName[member.name.base, default: []].append((row.name, member))
        byType[row.name, default: [:]][member.name.base, default: []].append(member)
      }
    }
    (self.rows, self.functions, self.byName, self.byType) = (rows, functions, byName, byType)
  }

  func row(_ type: String) -> CoverageTable.Row? { rows[type] }

  /// The row of a function outside types.
  func function(_ name: String) -> CoverageTable.Row? { functions[name] }

  /// The known facts about a member.
  struct Found {
    var type: String
    var name: APIName
    var status: APIStatus
  }

  /// Finds a member in a type and its parents.
  ///
  /// - Parameters:
  ///   - base: The name without labels.
  ///   - labels: The labels of a call, of which defaulted ones and trailing closures are missing;
  ///     `nil` where the name is not called.
  ///   - type: The type.
  ///   - isExact: Whether no label is missing.
  /// - Returns: A member that compiles if one matches, or else an absent one.
  func member(
    _ base: String,
    _ labels: [String]?,
    in type: String,
    isExact: Bool = false
  ) -> Found? {
    var pending = [type]
    var seen: Set<String> = []
    var absent: Found?
    while let type = pending.popLast() {
      guard seen.insert(type).inserted, let row = rows[type] else { continue }
      for member in byType[type]?[base] ?? []
      where Self.matches(member.name, labels, isExact: isExact) {
        let found = Found(type: type, name: member.name, status: member.status)
        if member.status != .absent { return found }
        absent = absent ?? found
      }
      if base == "init" { break }
      pending += row.parents
    }
    if absent == nil, base != "init", type != "NSObject", rows[type] != nil {
      return member(base, labels, in: "NSObject", isExact: isExact)
    }
    return absent
  }

  /// Finds a member of an unknown type: an absent member if all members of this name are absent.
  func absentMember(_ base: String, _ labels: [String]?) -> Found? {
    guard let all = byName[base], all.allSatisfy({ $0.member.status == .absent }),
      let first = all.first(where: { Self.matches($0.member.name, labels, isExact: false) })
    else { return nil }
    return Found(type: all.count == 1 ? first.type : "", name: first.member.name, status: .absent)
  }

  private static func matches(_ name: APIName, _ labels: [String]?, isExact: Bool) -> Bool {
    guard let labels else { return true }
    guard let all = name.labels else { return !isExact }
    if isExact { return all == labels }
    var rest = all[...]
    for label in labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
