import TraceModel

/// Which members of `args` the line of an event has; the writer and the reader share the answer.
extension TraceEvent {
  /// Whether `obj` stands in `args`: object spans state their subject in `id2`.
  var argumentsStateSubject: Bool {
    switch kind {
    case .birth, .death, .stateBegin, .stateEnd: false
    default: true
    }
  }

  /// Whether `index` is written: places in a stack or below a superview even when they are 0.
  var statesIndex: Bool {
    switch kind {
    case .cause, .effect: false
    case .hierarchy where name == .stackRelation: true
    case .hierarchy where name == .superviewRelation && argument != .none: true
    default: index != 0
    }
  }

  /// Whether `on` is written: the Boolean properties even when they are false.
  var statesSwitch: Bool {
    if flags.contains(.on) { return true }
    return kind == .hierarchy && (name == .hiddenProperty || name == .forwardingProperty)
  }
}
