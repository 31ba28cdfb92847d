#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The positions of the members of one event.
///
/// One value is reused for every line, so that scanning allocates nothing.
struct EventLine {
  /// The position of one member.
  struct Member {
    /// The index of the key's opening quote.
    var start = 0
    /// The index of the first byte of the value.
    var value = 0
    /// The index after the value.
    var end = 0
    /// The kind of value.
    var sort = ValueSort.none
  }

  /// The index of the opening brace.
  private(set) var start = 0
  /// The index after the closing brace.
  private(set) var end = 0
  private var members = ContiguousArray(repeating: Member(), count: MemberKey.allCases.count)
  /// The known members of the line that are still unused.
  private var unused: UInt32 = 0
  /// The unknown top-level members.
  private(set) var unknownTop: ContiguousArray<Member> = []
  /// The unknown members of `args`.
  private(set) var unknownArguments: ContiguousArray<Member> = []

  /// Scans one event from its opening brace through its closing brace.
  mutating func scan(_ scanner: inout ByteScanner) throws(ScanFailure) {
    start = scanner.position
    unused = 0
    usual = nil
    if !unknownTop.isEmpty { unknownTop.removeAll(keepingCapacity: true) }
    if !unknownArguments.isEmpty { unknownArguments.removeAll(keepingCapacity: true) }
    if !scanUsualStart(&scanner) {
      scanner.position += 1
      try scanMembers(&scanner, inArguments: false)
      remember(scanner)
    }
    end = scanner.position
  }

  /// The members with which nearly all lines of a file begin: phase, then the process and thread of
  /// the line before, then the time.
  struct UsualStart {
    var phase: UInt8
    var nanoseconds: Int64
  }

  /// The first members of a line that begins like the previous line and has no other such
  /// members.
  private(set) var usual: UsualStart?
  /// The bytes between phase and time of the last line that was scanned member by member.
  private var usualBytes: [UInt8] = []

  /// Scans a line that begins like the previous line; otherwise does not move the scanner.
  private mutating func scanUsualStart(_ scanner: inout ByteScanner) -> Bool {
    var ahead = scanner
    // `{"ph":"B` takes eight bytes; the bytes after it are compared with the stored ones.
    let count = usualBytes.count
    guard count > 0, start + 8 + count < scanner.end,
      ahead.word(at: start) << 8 == Self.opening,
      usualBytes.withUnsafeBytes({ bytes in
        guard let known = bytes.baseAddress else { return false }
        return memcmp(known, scanner.base + start + 8, count) == 0
      })
    else { return false }
    ahead.position = start + 8 + count
    guard let time = ahead.takeMicroseconds() else { return false }
    usual = UsualStart(phase: scanner.base[start + 7], nanoseconds: time)
    if ahead.byte == UInt8(ascii: "}") {
      ahead.position += 1
    } else {
      guard ahead.byte == UInt8(ascii: ",") else {
        usual = nil
        return false
      }
      ahead.position += 1
      guard (try? scanMembers(&ahead, inArguments: false)) != nil else {
        // The line is scanned again in full, for the position and message of the failure.
        unused = 0
        usual = nil
        unknownTop.removeAll(keepingCapacity: true)
        unknownArguments.removeAll(keepingCapacity: true)
        return false
      }
    }
    scanner = ahead
    return true
  }

  /// The bytes `{"ph":"`, shifted by one: the byte after them is the phase.
  private static let opening: UInt64 = 0x223A_2268_7022_7B00

  private mutating func remember(_ scanner: ByteScanner) {
    usualBytes.removeAll(keepingCapacity: true)
    let phase = self[.phase]
    let time = self[.time]
    guard has(.phase), has(.process), has(.thread), has(.time), phase.value == start + 6,
      phase.end == start + 9, self[.process].start == start + 10, time.start > self[.thread].start,
      self[.thread].start > self[.process].start, time.value - start < 96,
      unknownTop.allSatisfy({ $0.start > time.value })
    else { return }
    let others: [MemberKey] = [.category, .name, .id, .scopedID, .scope, .bindingPoint, .arguments]
    guard others.allSatisfy({ !has($0) || self[$0].start > time.value }) else { return }
    usualBytes.append(
      contentsOf: UnsafeBufferPointer(
        start: scanner.base + start + 8,
        count: time.value - start - 8
      )
    )
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

  @inline(__always)
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

  /// Moves past a key and returns its member.
  @inline(__always)
  private static func key(
    _ scanner: inout ByteScanner,
    inArguments: Bool
  ) throws(ScanFailure) -> MemberKey? {
    let start = scanner.position
    let first = scanner.word(at: start)
    let plain = ByteScanner.plainBytes(in: first)
    if plain < 8, plain > 0, scanner.base[start + plain] == UInt8(ascii: "\"") {
      scanner.position += plain + 1
      let word = first & (.max >> UInt64(64 - 8 * plain))
      return inArguments ? .argument(word) : .top(word)
    }
    _ = try scanner.skipString()
    let count = scanner.position - 1 - start
    guard count <= 8, count > 0 else { return nil }
    let word = scanner.word(at: start) & (.max >> UInt64(64 - 8 * count))
    return inArguments ? .argument(word) : .top(word)
  }

  /// Whether the line has an unused member.
  @inline(__always)
  func has(_ key: MemberKey) -> Bool { unused & key.bit != 0 }

  /// The position of a member; check ``has(_:)`` first.
  @inline(__always)
  subscript(key: MemberKey) -> Member { members[key.rawValue] }

  /// Marks a member as used: its value is stored in the event.
  @inline(__always)
  mutating func use(_ key: MemberKey) { unused &= ~key.bit }

  /// Marks the unknown members of `args` that a test accepts as used.
  mutating func useUnknownArguments(where isUsed: (Member) -> Bool) {
    unknownArguments.removeAll(where: isUsed)
  }

  /// Whether the line has unused members.
  var hasRest: Bool {
    unused & ~MemberKey.arguments.bit != 0 || !unknownTop.isEmpty || !unknownArguments.isEmpty
      || (has(.arguments) && self[.arguments].sort != .object)
  }

  /// The unused members of the top level.
  var restOfTop: [Member] { rest(from: 0, to: MemberKey.firstArgument) + unknownTop }

  /// The unused members of `args`.
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
