/// A set of states of one region: the possible states of an object.
package struct StateSet: Hashable, Sendable {
  /// One bit a state, the first state lowest.
  package let bits: UInt8

  package init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates a set of one state.
  package init(_ state: UInt8) {
    bits = 1 << (state & 7)
  }

  /// No state: none explains the observations.
  package static let none = StateSet(bits: 0)

  /// Whether no state is left.
  package var isEmpty: Bool { bits == 0 }

  /// The state with the lowest number; 0 for an empty set.
  package var first: UInt8 { bits == 0 ? 0 : UInt8(bits.trailingZeroBitCount) }

  /// The only state of the set, or `nil` when there is none or more than one.
  package var single: UInt8? { bits.nonzeroBitCount == 1 ? first : nil }

  package func contains(_ state: UInt8) -> Bool { bits & (1 << (state & 7)) != 0 }
}
