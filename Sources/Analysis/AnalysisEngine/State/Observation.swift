public import TraceModel

/// The callbacks that a trace would have printed; other callbacks are unobserved, not absent.
public enum Observation: Hashable, Sendable {
  /// Every callback, as the runtime records.
  case everything
  /// A fixed set, stated by the user or found in a first pass over a log.
  case fixed(Set<Name>)
  /// The callbacks that were printed so far, for logs from a pipe.
  case asSeen
}

/// The observed callbacks, and the closures of the regions over those that are not observed.
package struct ObservedCallbacks {
  /// One bit for each observed role.
  private(set) var mask: UInt32
  /// The observed callbacks by the number of their names; several callbacks may share a role.
  private var isNamed: ContiguousArray<Bool>
  /// Whether the set grows with the callbacks of the trace.
  let grows: Bool
  /// The bits of the closure of each single state, `kind << 3 | state`; the closure of a set is the
  /// union of the closures of its states.
  private var closures: ContiguousArray<UInt8>

  init(_ observation: Observation) {
    isNamed = ContiguousArray(repeating: false, count: NameTable.known.count)
    switch observation {
    case .everything:
      mask = .max
      grows = false
    case .fixed(let names):
      mask = names.reduce(0) { $0 | $1.role.bit }
      grows = false
      for name in names where isNamed.indices.contains(Int(name.id)) {
        isNamed[Int(name.id)] = true
      }
    case .asSeen:
      mask = 0
      grows = true
    }
    closures = Self.closures(mask)
  }

  /// Whether every callback is observed.
  var isComplete: Bool { mask == .max }

  /// The texts of the observed callbacks, in the order of a lifetime; `nil` for all callbacks.
  var names: [String]? {
    guard !isComplete else { return nil }
    return CallbackRole.reported.filter { isNamed[Int($0.name.id)] }.map(\.text)
  }

  /// Whether the four callbacks that begin and end appearances are observed.
  var hasAppearance: Bool {
    includes(.viewWillAppear) && includes(.viewDidAppear) && includes(.viewWillDisappear)
      && includes(.viewDidDisappear)
  }

  /// Records that a callback was printed.
  mutating func see(_ name: Name, _ role: CallbackRole) {
    guard grows else { return }
    if isNamed.indices.contains(Int(name.id)) { isNamed[Int(name.id)] = true }
    guard mask & role.bit == 0 else { return }
    mask |= role.bit
    closures = Self.closures(mask)
  }

  /// Whether a callback would be printed.
  package func includes(_ role: CallbackRole) -> Bool { mask & role.bit != 0 }

  /// Returns a set of states of a region with all states that unobserved callbacks lead to.
  func closure(_ kind: RegionKind, of set: StateSet) -> StateSet {
    guard !isComplete else { return set }
    var rest = set.bits
    var closed: UInt8 = 0
    while rest != 0 {
      closed |= closures[Int(kind.rawValue) << 3 | rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return StateSet(bits: closed)
  }

  private static func closures(_ mask: UInt32) -> ContiguousArray<UInt8> {
    guard mask != .max else { return [] }
    var closures = ContiguousArray<UInt8>(repeating: 0, count: RegionKind.allCases.count << 3)
    for kind in RegionKind.allCases {
      let region = kind.region
      for state in region.rows.indices {
        let closed = region.closure(of: StateSet(UInt8(state)), printed: mask)
        closures[Int(kind.rawValue) << 3 | state] = closed.bits
      }
    }
    return closures
  }
}
