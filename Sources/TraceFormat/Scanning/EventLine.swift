/// Where the members of one event stand, before they are understood.
///
/// One value is used again for every line, so that scanning allocates nothing.
struct EventLine {
  /// Where one member stands.
  struct Member {
    /// The opening quote of the key.
    var start = 0
    /// The first byte of the value.
    var value = 0
    /// Behind the value.
    var end = 0
    /// What the value is.
    var sort = ValueSort.none
  }

  /// The opening brace.
  private(set) var start = 0
  /// Behind the closing brace.
  private(set) var end = 0
  private var members = ContiguousArray(repeating: Member(), count: MemberKey.allCases.count)
  /// The known members that the line has and nobody has used yet.
  private var unused: UInt32 = 0
  /// The members of the top level that the format does not know.
  private(set) var unknownTop: ContiguousArray<Member> = []
  /// The members of `args` that the format does not know.
  private(set) var unknownArguments: ContiguousArray<Member> = []

  /// Scans one event; the scanner stands at its opening brace and moves behind its closing one.
  mutating func scan(_ scanner: inout ByteScanner) throws(ScanFailure) {
    start = scanner.position
    unused = 0
    if !unknownTop.isEmpty { unknownTop.removeAll(keepingCapacity: true) }
    if !unknownArguments.isEmpty { unknownArguments.removeAll(keepingCapacity: true) }
    scanner.position += 1
    try scanMembers(&scanner, inArguments: false)
    end = scanner.position
  }

  private mutating func scanMembers(
    _ scanner: inout ByteScanner,
    inArguments: Bool
  ) throws(ScanFailure) {
    if scanner.byte != UInt8(ascii: "\"") {
      scanner.skipSpace()
      if scanner.byte == UInt8(ascii: "}") {
        scanner.position += 1
        return
      }
    }
    while true {
      var member = Member()
      try scanner.take(UInt8(ascii: "\""), expected: "a key in quotes")
      member.start = scanner.position - 1
      let key = try Self.key(&scanner, inArguments: inArguments)
      try scanner.take(UInt8(ascii: ":"), expected: "':'")
      scanner.skipSpace()
      member.value = scanner.position
      if key == .arguments, scanner.byte == UInt8(ascii: "{") {
        scanner.position += 1
        try scanMembers(&scanner, inArguments: true)
        member.sort = .object
      } else {
        member.sort = try scanner.skipValue()
      }
      member.end = scanner.position
      note(member, as: key, inArguments: inArguments)
      if scanner.byte != UInt8(ascii: ",") { scanner.skipSpace() }
      if scanner.byte == UInt8(ascii: "}") {
        scanner.position += 1
        return
      }
      try scanner.take(UInt8(ascii: ","), expected: "',' or '}'")
    }
  }

  private mutating func note(_ member: Member, as key: MemberKey?, inArguments: Bool) {
    if let key {
      members[key.rawValue] = member
      unused |= key.bit
    } else if inArguments {
      unknownArguments.append(member)
    } else {
      unknownTop.append(member)
    }
  }

  /// Moves over a key and tells which one it is.
  private static func key(
    _ scanner: inout ByteScanner,
    inArguments: Bool
  ) throws(ScanFailure) -> MemberKey? {
    let start = scanner.position
    _ = try scanner.skipString()
    let count = scanner.position - 1 - start
    guard count <= 8, count > 0 else { return nil }
    let word = scanner.word(at: start) & (.max >> UInt64(64 - 8 * count))
    return inArguments ? .argument(word) : .top(word)
  }

  /// Whether the line has a member that was not used yet.
  func has(_ key: MemberKey) -> Bool { unused & key.bit != 0 }

  /// Where a member stands; check ``has(_:)`` first.
  subscript(key: MemberKey) -> Member { members[key.rawValue] }

  /// Notes that the event now holds what a member says, so that it need not be kept as unknown.
  mutating func use(_ key: MemberKey) { unused &= ~key.bit }

  /// Notes that the event now holds those unknown members of `args` that a test accepts.
  mutating func useUnknownArguments(where isUsed: (Member) -> Bool) {
    unknownArguments.removeAll(where: isUsed)
  }

  /// Whether members are left that the event does not hold.
  var hasRest: Bool {
    unused & ~MemberKey.arguments.bit != 0 || !unknownTop.isEmpty || !unknownArguments.isEmpty
      || (has(.arguments) && self[.arguments].sort != .object)
  }

  /// The members of the top level that the event does not hold.
  var restOfTop: [Member] { rest(from: 0, to: MemberKey.firstArgument) + unknownTop }

  /// The members of `args` that the event does not hold.
  var restOfArguments: [Member] {
    rest(from: MemberKey.firstArgument, to: members.count) + unknownArguments
  }

  private func rest(from first: Int, to last: Int) -> [Member] {
    (first..<last).filter {
      unused & (1 << UInt32($0)) != 0
        && ($0 != MemberKey.arguments.rawValue || members[$0].sort != .object)
    }
    .map { members[$0] }
  }
}
