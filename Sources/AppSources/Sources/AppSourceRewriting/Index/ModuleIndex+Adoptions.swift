extension ModuleIndex {
  /// The protocols of the runtime instead of methods that each `NSObject` has on Apple's platforms;
  /// `nil` for a method that only code of the app calls.
  private static let adopted: [String: String?] = [
    "observeValue(forKeyPath:of:change:context:)": "KeyValueObserver",
    "value(forUndefinedKey:)": "UndefinedKeyReceiver",
    "setValue(_:forUndefinedKey:)": "UndefinedKeyReceiver",
    "awakeFromNib": "NibAwakening",
    "responds(to:)": nil,
  ]

  /// The classes of Foundation that apps inherit from.
  static let roots: Set<String> = [
    "NSObject", "Operation", "BlockOperation", "Formatter", "DateFormatter", "NumberFormatter",
    "URLProtocol", "InputStream", "OutputStream", "Thread", "UndoManager",
  ]

  private static func isAdoptable(_ member: Member) -> Bool {
    member.kind == .function && !member.isStatic && adopted[member.fullName] != nil
  }

  private func isOfFoundation(_ name: String) -> Bool {
    guard declarations[name] != nil, let root = lineage(of: name).external else { return false }
    return Self.roots.contains(root.split(separator: ".").last.map(String.init) ?? root)
  }

  /// Whether an override of a class has no method to override, because Foundation declares it in an
  /// extension; the class conforms to a protocol of the runtime instead.
  func isAdopted(_ member: Member, by name: String) -> Bool {
    guard member.isOverride, Self.isAdoptable(member), isOfFoundation(name) else { return false }
    return !lineage(of: name).classes.dropFirst().contains { ancestor in
      members(of: ancestor, named: member.name).contains { $0.member.fullName == member.fullName }
    }
  }

  /// Whether only code that sees the class calls an adopted method.
  static func isCalledByAppOnly(_ member: Member) -> Bool {
    adopted[member.fullName] == .some(nil)
  }

  /// Returns the protocols that a class conforms to for its overrides, in alphabetical order.
  func adoptedProtocols(of name: String) -> [String] {
    guard isOfFoundation(name) else { return [] }
    let lineage = lineage(of: name).classes
    func protocols(_ type: String) -> Set<String> {
      Set(
        members(of: type).map(\.member).filter { $0.isOverride && Self.isAdoptable($0) }
          .compactMap { Self.adopted[$0.fullName] ?? nil }
      )
    }
    let inherited = lineage.dropFirst().reduce(into: Set<String>()) { $0.formUnion(protocols($1)) }
    return protocols(name).subtracting(inherited).sorted()
  }
}
