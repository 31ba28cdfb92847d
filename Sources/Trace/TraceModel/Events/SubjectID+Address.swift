extension SubjectID {
  /// The address that descriptions show for an object of a recorded run.
  ///
  /// It derives from the identity, so that equal runs print equal texts.
  package var address: UInt64 { Self.base + UInt64(process) << 32 + UInt64(number) << 8 }

  /// Creates the identity of an object from the address in a description; `nil` for the address of
  /// another object, such as a constraint.
  package init?(address: UInt64) {
    guard address >= Self.base, address & 0xFF == 0 else { return nil }
    let offset = address - Self.base
    let number = UInt32(truncatingIfNeeded: (offset & 0xFFFF_FFFF) >> 8)
    guard let process = UInt32(exactly: offset >> 32), process > 0, number > 0 else { return nil }
    self.init(process: process, number: number)
  }

  private static let base: UInt64 = 0x6000_0000_0000
}
