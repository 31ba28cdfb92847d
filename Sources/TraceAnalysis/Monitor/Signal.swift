import Findings
import TraceModel

/// Something that the monitor tells the rules.
enum Signal {
  /// A callback that a region's table does not allow.
  case violation(Violation)
  /// A controller's appearance moved.
  case appearance(AppearanceMove)
  /// A controller's containment moved.
  case containment(ContainmentMove)
  /// The app called one of UIKit's callbacks itself.
  case direct(CallbackEvent)
  /// The app called into UIKit.
  case call(TraceEvent)
  /// A callback began whose name the rule asks for; the regions have not moved yet.
  case callback(CallbackEvent)
  /// A callback ended whose override called super not exactly once.
  case superMisuse(OpenSlice, SuperMisuse)
  /// A callback ended that took longer than it should.
  case slow(OpenSlice, end: Instant)
  /// An end came without its begin, or a begin stayed without its end.
  case unpaired(LoneSlice)
  /// An object of the app entered or left a state.
  case state(TraceEvent, begins: Bool, text: String)
  /// A relation or property changed.
  case hierarchy(TraceEvent)
  /// The runtime said that something was wrong; the sentence.
  case diagnostic(TraceEvent, text: String)
  /// An object's first callback can't be the first of its life.
  case midLife(CallbackEvent)
  /// An object's first callback in the middle of a log can't be the first of its life.
  case discontinuity(CallbackEvent)
  /// Time went back between two events.
  case clockBackwards(TraceEvent, previous: Instant, previousLine: UInt32)
  /// A root view stands in another controller's view at the end of a turn.
  case placement(Placement)
  /// An object died; its slot is still there.
  case death(slot: Int)
  /// Another logger repeated a callback.
  case echo(TraceEvent)
  /// The calls that ran together are over.
  case turnEnded
  /// Nothing follows.
  case traceEnded(TraceEnd, problems: [TraceProblem])

  /// The kinds, as bits of a subscription.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32

    static let appearance = Kinds(rawValue: 1 << 0)
    static let containment = Kinds(rawValue: 1 << 1)
    static let direct = Kinds(rawValue: 1 << 2)
    static let call = Kinds(rawValue: 1 << 3)
    static let superMisuse = Kinds(rawValue: 1 << 4)
    static let hierarchy = Kinds(rawValue: 1 << 5)
    static let diagnostic = Kinds(rawValue: 1 << 6)
    static let midLife = Kinds(rawValue: 1 << 7)
    static let discontinuity = Kinds(rawValue: 1 << 8)
    static let clock = Kinds(rawValue: 1 << 9)
    static let death = Kinds(rawValue: 1 << 10)
    static let turn = Kinds(rawValue: 1 << 11)
    static let end = Kinds(rawValue: 1 << 12)
    static let placement = Kinds(rawValue: 1 << 13)
    static let callback = Kinds(rawValue: 1 << 14)
    static let slow = Kinds(rawValue: 1 << 15)
    static let unpaired = Kinds(rawValue: 1 << 16)
    static let state = Kinds(rawValue: 1 << 17)

    static let echo = Kinds(rawValue: 1 << 18)

    /// The number of kinds.
    static let count = 19

    /// The kinds whose signals have a name, by which a rule may choose.
    static let named: [Kinds] = [.callback, .call, .hierarchy, .appearance]

    /// The number of the bit.
    var place: Int { rawValue.trailingZeroBitCount }
  }

  /// The kind of the signal; `nil` for violations, which go to the rule that the cell names.
  var kind: Kinds? {
    switch self {
    case .violation: nil
    case .appearance: .appearance
    case .containment: .containment
    case .direct: .direct
    case .callback: .callback
    case .slow: .slow
    case .unpaired: .unpaired
    case .state: .state
    case .call: .call
    case .superMisuse: .superMisuse
    case .hierarchy: .hierarchy
    case .diagnostic: .diagnostic
    case .midLife: .midLife
    case .discontinuity: .discontinuity
    case .clockBackwards: .clock
    case .placement: .placement
    case .death: .death
    case .echo: .echo
    case .turnEnded: .turn
    case .traceEnded: .end
    }
  }
}

/// How an override treated super.
enum SuperMisuse: Equatable {
  /// It did not call super.
  case missing
  /// It called super more than once.
  case repeated
  /// It called another callback of super.
  case other(Name)
}

/// A begin or an end without the other one.
struct LoneSlice {
  /// The begin that never ended, or `nil` when the end has no begin.
  var begin: OpenSlice?
  /// The end that closed an outer slice or nothing; `nil` at the end of the trace.
  var end: TraceEvent?
  /// The slice around it, which the end closed.
  var outer: OpenSlice?
  /// The thread.
  var process: UInt32
  /// The number of the thread.
  var thread: UInt32
}

/// A callback of an object, as far as rules need it.
struct CallbackEvent {
  var slot: Int
  var subject: SubjectID
  var name: Name
  var time: Instant
  var isUntimed: Bool
  var line: UInt32
  /// The number of the event in the trace.
  var ordinal: UInt64
  /// The process that printed it.
  var process: UInt32
  /// The `animated` argument, when the event states one.
  var animated: Bool?

  /// The index of the event in the trace.
  var index: EventIndex { EventIndex(UInt32(truncatingIfNeeded: ordinal &- 1)) }
}

/// A callback that a region's table does not allow.
struct Violation {
  var rule: RuleID
  var kind: Step.Kind
  /// The state that the region was in.
  var state: UInt8
  /// The column of the table.
  var letter: UInt8
  var event: CallbackEvent
  /// The parent that the callback names; `nil` when it names none or it is not stated.
  var argument: SubjectID?
  /// The parent before.
  var previousParent: SubjectID
}

/// A move of a controller's appearance.
struct AppearanceMove {
  var event: CallbackEvent
  var letter: AppearanceLetter
  /// The states before, as far as known, before silent callbacks.
  var before: StateSet
  /// The states before, with those that silent callbacks lead to.
  var closed: StateSet
  var after: AppearanceStep
  /// Whether the table did not allow it.
  var isViolation: Bool
  /// The will callback that the move ends or turns around.
  var start: CallbackEvent?
}

/// A move of a controller's containment.
struct ContainmentMove {
  var event: CallbackEvent
  /// The column of the table, or `nil` when the callback did not say which parent is meant.
  var letter: ContainmentLetter?
  /// The parent that the callback names.
  var argument: SubjectID
  /// The states before, as far as known, before silent callbacks.
  var before: StateSet
}
