/// The possible states of an object's regions: one set of states per region.
struct RegionStates: Equatable {
  /// One byte per region, in the order of ``RegionKind``.
  private var bits = SIMD16<UInt8>(repeating: 0)

  /// The possible states of a region, before callbacks that the log does not print.
  subscript(kind: RegionKind) -> StateSet {
    get { StateSet(bits: bits[Int(kind.rawValue)]) }
    set { bits[Int(kind.rawValue)] = newValue.bits }
  }

  /// The states of an object whose start was not observed.
  ///
  /// An application or a scene gets its first state with its first callback.
  static let unknown: RegionStates = {
    var states = RegionStates()
    for kind in RegionKind.allCases { states[kind] = kind.region.everything }
    states[.application] = .none
    states[.scene] = .none
    states[.memory] = StateSet(MemoryStep.alive.rawValue)
    // A controller that appeared early is a mistake that the trace would have shown.
    let early = StateSet(LoadStep.appearedEarly.rawValue)
    states[.load] = StateSet(bits: states[.load].bits & ~early.bits)
    return states
  }()

  /// Sets the regions of a new object to their first states.
  ///
  /// - Parameter isOrphan: Whether the object is known to have no parent.
  mutating func startAtBirth(isOrphan: Bool) {
    self[.appearance] = StateSet(AppearanceStep.hidden.rawValue)
    self[.load] = StateSet(LoadStep.unloaded.rawValue)
    self[.layout] = StateSet(LayoutStep.idle.rawValue)
    self[.windowMove] = StateSet(ViewMoveStep.settled.rawValue)
    self[.superviewMove] = StateSet(ViewMoveStep.settled.rawValue)
    if isOrphan { self[.containment] = StateSet(ContainmentStep.orphan.rawValue) }
  }

  /// Makes the states of a controller unknown, because events are missing.
  mutating func forgetController() {
    for kind in [RegionKind.appearance, .load, .containment, .layout] {
      self[kind] = kind.region.everything
    }
  }
}
