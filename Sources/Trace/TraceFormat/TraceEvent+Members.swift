import TraceModel

/// The members of an event's `args` object, shared by the writer and the reader.
extension TraceEvent {
  /// Whether `args` contains `obj`: object spans state their subject in `id2`.
  var argumentsStateSubject: Bool {
    switch kind {
    case .birth, .death, .stateBegin, .stateEnd: false
    default: true
    }
  }

  /// Whether `index` is written: positions in a stack, below a superview or among nodes are written
  /// even if they are 0.
  var statesIndex: Bool {
    switch kind {
    case .cause, .effect: false
    case .hierarchy where name == .stackRelation: true
    case .hierarchy where name == .superviewRelation && argument != .none: true
    case .hierarchy where name == .nodeRelation && argument != .none: true
    default: index != 0
    }
  }

  /// Whether `on` is written: Boolean properties are written even if they are false.
  var statesSwitch: Bool {
    if flags.contains(.on) { return true }
    guard kind == .hierarchy else { return false }
    return name == .hiddenProperty || name == .forwardingProperty || name == .constraintRelation
      || name == .autoresizingProperty
  }
}
