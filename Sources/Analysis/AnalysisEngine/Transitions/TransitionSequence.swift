/// A callback of one of the two controllers of a transition.
enum TransitionStep: UInt32 {
  case oldWillAppear = 1
  case oldDidAppear
  case oldWillDisappear
  case oldDidDisappear
  case newWillAppear
  case newDidAppear
  case newWillDisappear
  case newDidDisappear

  init?(_ trigger: AppearanceTrigger, isOld: Bool) {
    switch trigger {
    case .willAppear: self = isOld ? .oldWillAppear : .newWillAppear
    case .didAppear: self = isOld ? .oldDidAppear : .newDidAppear
    case .willDisappear: self = isOld ? .oldWillDisappear : .newWillDisappear
    case .didDisappear: self = isOld ? .oldDidDisappear : .newDidDisappear
    case .isAppearing: return nil
    }
  }
}

/// The first callbacks of a transition in their order, packed into one number.
///
/// An array would be allocated for each transition.
struct TransitionSequence: Equatable, ExpressibleByArrayLiteral {
  /// The largest number of callbacks; no kind of transition has more, and later ones are ignored.
  private static let longest = 8
  private static let bitsOfStep = UInt32.bitWidth / longest

  /// The callbacks, four bits each, the last one in the lowest bits; 0 means none.
  private var code: UInt32 = 0

  init(arrayLiteral steps: TransitionStep...) {
    for step in steps { append(step) }
  }

  /// Adds a callback, unless the sequence is full.
  mutating func append(_ step: TransitionStep) {
    guard code.leadingZeroBitCount >= Self.bitsOfStep else { return }
    code = code << UInt32(Self.bitsOfStep) | step.rawValue
  }
}
