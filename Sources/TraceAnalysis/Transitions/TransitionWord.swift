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

/// The first callbacks of a transition in their order, packed into one number: one is noted at each
/// move of an appearance, and an array would be allocated each time.
struct TransitionWord: Equatable, ExpressibleByArrayLiteral {
  /// No kind of transition has a longer order; what comes behind is left out.
  private static let longest = 8
  private static let bitsOfStep = UInt32.bitWidth / longest

  /// The steps, four bits each, the last one lowest; 0 stands for none.
  private var code: UInt32 = 0

  init(arrayLiteral steps: TransitionStep...) {
    for step in steps { append(step) }
  }

  /// Adds a step, unless the word is as long as a word can be.
  mutating func append(_ step: TransitionStep) {
    guard code.leadingZeroBitCount >= Self.bitsOfStep else { return }
    code = code << UInt32(Self.bitsOfStep) | step.rawValue
  }
}
