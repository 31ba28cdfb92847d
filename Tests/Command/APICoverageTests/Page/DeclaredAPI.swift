import APICoverage

/// The public declarations of modules, by type.
struct DeclaredAPI: Sendable {
  /// A type with the members of its declaration and its extensions.
  private struct Entry {
    /// Whether the modules declare the type, not only extend it.
    var isDeclared = false
    var inertReason: String?
    var parents: [String] = []
    var members: [String: [DeclaredMember]] = [:]
  }

  private var entries: [String: Entry] = [:]
  private var globals: [String: [DeclaredMember]] = [:]

  /// Adds the declarations of a file.
  mutating func add(_ declarations: DeclarationParser.Result) {
    for type in declarations.types {
      let isVisible = type.isPublic || type.kind == .extension
      guard isVisible else { continue }
      var entry = entries[type.name] ?? Entry()
      if type.kind != .extension {
        entry.isDeclared = true
        entry.inertReason = type.inertReason
      }
      entry.parents += type.parents
      for member in type.members where member.isPublic {
        entry.members[member.base, default: []].append(member)
      }
      entries[type.name] = entry
    }
    for global in declarations.globals where global.isPublic {
      globals[global.base, default: []].append(global)
    }
  }

  /// Returns what the modules have of each name of a list.
  func coverage(of list: APIList) -> CoverageTable {
    CoverageTable(rows: list.entries.map(row))
  }

  private func row(_ entry: APIList.Entry) -> CoverageTable.Row {
    guard !entry.isFunction else {
      let name = APIName(entry.name)
      let found = globals[name.base]?.first { $0.matches(name) }
      return CoverageTable.Row(
        area: entry.area,
        name: entry.name,
        parents: [],
        status: found.map { $0.inertReason == nil ? .behaves : .inert } ?? .absent,
        reason: found?.inertReason ?? "",
        members: []
      )
    }
    let members = entry.members.map { name in
      CoverageTable.Member(name: name, status: status(of: name, in: entry))
    }
    let type = entries[entry.name]
    // 'CATransform3DIdentity' is a constant.
    let isConstant = globals[entry.name]?.contains { $0.parameters == nil } == true
    let isPresent =
      type?.isDeclared == true || entry.isExtension || isConstant
      || members.contains { $0.status != .absent }
    let inertMembers = members.contains { $0.status == .inert }
    let behaving = members.contains { $0.status == .behaves }
    let isInert =
      !entry.isExtension && (type?.inertReason != nil || (inertMembers && !behaving))
    return CoverageTable.Row(
      area: entry.area,
      name: entry.name,
      parents: entry.parents,
      status: !isPresent ? .absent : isInert ? .inert : .behaves,
      reason: type?.inertReason ?? "",
      members: members,
      isExtension: entry.isExtension
    )
  }

  /// What is known of a member.
  private struct Found {
    var inertReason: String?
  }

  private func status(of name: APIName, in entry: APIList.Entry) -> APIStatus {
    // UIKit declares these for all objects; the runtime for those that have them.
    let types = entry.name == "NSObject" ? ["NSObject", "UIResponder", "UIView"] : [entry.name]
    let found = types.lazy.compactMap { member(name, of: $0) }.first
    guard let member = found else { return .absent }
    if member.inertReason != nil { return .inert }
    return entries[entry.name]?.inertReason != nil && entries[entry.name]?.isDeclared == true
      ? .inert : .behaves
  }

  /// Finds a member in a type, its superclasses and its protocols.
  private func member(_ name: APIName, of type: String) -> Found? {
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted, let entry = entries[type] else { continue }
      if let member = entry.members[name.base]?.first(where: { $0.matches(name) }) {
        return Found(inertReason: member.inertReason)
      }
      if isSynthesized(name, in: entry) { return Found() }
      pending += entry.parents
    }
    return nil
  }

  private static let rawTypes: Set<String> = [
    "Int", "UInt", "String", "Float", "Double", "CGFloat", "RawRepresentable", "OptionSet",
    "Swift.OptionSet", "UInt32", "UInt64", "Int32",
  ]

  /// Whether a member is one that the compiler adds to types with raw values.
  private func isSynthesized(_ name: APIName, in entry: Entry) -> Bool {
    (name.text == "rawValue" || name.text == "init(rawValue:)")
      && entry.parents.contains(where: Self.rawTypes.contains)
  }
}
