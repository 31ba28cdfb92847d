import Findings
package import TraceModel

/// A message from the monitor to a rule.
package enum Signal {
  /// A callback that a region's table does not allow.
  case violation(Violation)
  /// The state of a controller's appearance changed.
  case appearance(AppearanceMove)
  /// The state of a controller's containment changed.
  case containment(ContainmentMove)
  /// The app called a callback directly, which only UIKit should call.
  case direct(CallbackEvent)
  /// The app called into UIKit.
  case call(TraceEvent)
  /// A callback began to which the rule subscribed; the regions have not moved yet.
  case callback(CallbackEvent)
  /// A callback ended whose override did not call super exactly once.
  case superMisuse(OpenSlice, SuperMisuse)
  /// A callback ended that took longer than the threshold.
  case slow(OpenSlice, end: Instant)
  /// An end has no begin, or a begin has no end.
  case unpaired(UnmatchedSlice)
  /// An object of the app entered or left a state.
  case state(TraceEvent, begins: Bool, text: String)
  /// An event of a node of a SwiftUI graph: its birth, a callback, the begin or end of one of its
  /// states, its position, its frame, an attribute or a write of state; the text of the event.
  case node(TraceEvent, text: String)
  /// An event of a table, a collection, a scroll view, a control, a touch or a responder: a
  /// callback, a call, the row of a cell, or the begin or end of being the first responder; the
  /// text of the event.
  case interaction(TraceEvent, text: String)
  /// A relation or property changed.
  case hierarchy(TraceEvent)
  /// A constraint was activated, deactivated or changed; the text of its equation.
  case constraint(TraceEvent, equation: String)
  /// UIKit or the runtime logged a message; its text.
  case diagnostic(TraceEvent, text: String)
  /// The first callback of an object cannot be the first of its lifetime.
  case midLife(CallbackEvent)
  /// In the middle of a log, the first callback of an object cannot be the first of its lifetime.
  case discontinuity(CallbackEvent)
  /// An event has an earlier time than the previous event.
  case clockBackwards(TraceEvent, previous: Instant, previousLine: UInt32)
  /// At the end of a turn, a root view is inside the view of a different controller.
  case placement(Placement)
  /// An object is being deallocated; its slot is still valid.
  case death(slot: Int)
  /// A second logger reported the same callback.
  case echo(TraceEvent)
  /// A controller is still in transition longer than the limit after its partner settled.
  case late(TransitionTracker.Mover)
  /// The turn of the main loop ended.
  case turnEnded
  case traceEnded(TraceEnd, problems: [TraceProblem])

  /// The kinds of signals, as bits of a subscription.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let appearance = Kinds(rawValue: 1 << 0)
    package static let containment = Kinds(rawValue: 1 << 1)
    package static let direct = Kinds(rawValue: 1 << 2)
    package static let call = Kinds(rawValue: 1 << 3)
    package static let superMisuse = Kinds(rawValue: 1 << 4)
    package static let hierarchy = Kinds(rawValue: 1 << 5)
    package static let diagnostic = Kinds(rawValue: 1 << 6)
    package static let midLife = Kinds(rawValue: 1 << 7)
    package static let discontinuity = Kinds(rawValue: 1 << 8)
    package static let clock = Kinds(rawValue: 1 << 9)
    package static let death = Kinds(rawValue: 1 << 10)
    package static let turn = Kinds(rawValue: 1 << 11)
    package static let end = Kinds(rawValue: 1 << 12)
    package static let placement = Kinds(rawValue: 1 << 13)
    package static let callback = Kinds(rawValue: 1 << 14)
    package static let slow = Kinds(rawValue: 1 << 15)
    package static let unpaired = Kinds(rawValue: 1 << 16)
    package static let state = Kinds(rawValue: 1 << 17)

    package static let echo = Kinds(rawValue: 1 << 18)
    package static let constraint = Kinds(rawValue: 1 << 19)
    package static let node = Kinds(rawValue: 1 << 20)
    package static let interaction = Kinds(rawValue: 1 << 21)
    package static let late = Kinds(rawValue: 1 << 22)

    /// The number of kinds.
    static let count = 23

    /// The kinds whose signals have a name to which a rule may subscribe.
    static let named: [Kinds] = [.callback, .call, .hierarchy, .appearance]

    var index: Int { rawValue.trailingZeroBitCount }
  }

  /// The kind of the signal; `nil` for violations, which the rule of the cell receives.
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
    case .node: .node
    case .interaction: .interaction
    case .call: .call
    case .superMisuse: .superMisuse
    case .hierarchy: .hierarchy
    case .constraint: .constraint
    case .diagnostic: .diagnostic
    case .midLife: .midLife
    case .discontinuity: .discontinuity
    case .clockBackwards: .clock
    case .placement: .placement
    case .death: .death
    case .echo: .echo
    case .late: .late
    case .turnEnded: .turn
    case .traceEnded: .end
    }
  }
}

/// How an override treated super.
package enum SuperMisuse: Equatable {
  /// The override did not call super.
  case missing
  /// The override called super more than once.
  case repeated
  /// The override called a different callback of super.
  case other(Name)
}

/// A begin without an end, or an end without a begin.
package struct UnmatchedSlice {
  /// The begin that never ended, or `nil` when the end has no begin.
  package var begin: OpenSlice?
  /// The end event that closed an outer slice, or that has no begin; `nil` at the end of the trace.
  package var end: TraceEvent?
  /// The outer slice that the end closed.
  package var outer: OpenSlice?
  package var process: UInt32
  package var thread: UInt32
}

/// A callback of an object, with the fields that rules use.
package struct CallbackEvent {
  package var slot: Int
  package var subject: SubjectID
  package var name: Name
  package var time: Instant
  package var isUntimed: Bool
  package var line: UInt32
  var site: UInt32
  /// The number of the event in the trace, counted from 1.
  package var ordinal: UInt64
  package var process: UInt32
  /// The `animated` argument, when the event states one.
  package var animated: Bool?

  /// The index of the event in the trace.
  var index: EventIndex { EventIndex(UInt32(truncatingIfNeeded: ordinal &- 1)) }
}

/// A callback that a region's table does not allow.
package struct Violation {
  var rule: RuleID
  var kind: RegionKind
  /// The state of the region before the callback.
  package var state: UInt8
  /// The column of the region's table.
  package var trigger: UInt8
  package var event: CallbackEvent
  /// The parent that the callback names; `nil` when it names none or it is not stated.
  package var argument: SubjectID?
  /// The parent that an earlier callback named.
  package var previousParent: SubjectID
  /// The other callback of the pair, if the callback repeats the previous one in a log that names
  /// only the class.
  var counterpart: CallbackRole?
  /// Whether an unprinted callback or a second object may explain the callback.
  var isExplained = false
}

/// A change of a controller's appearance.
package struct AppearanceMove {
  package var event: CallbackEvent
  package var trigger: AppearanceTrigger
  /// The possible states before the callback, without unobserved callbacks.
  package var before: StateSet
  /// The possible states before the callback, including results of unobserved callbacks.
  package var closed: StateSet
  package var after: AppearanceStep
  /// Whether the table does not allow the callback.
  package var isViolation: Bool
  /// The will callback that the change ends or reverses.
  package var start: CallbackEvent?
}

/// A change of a controller's containment.
package struct ContainmentMove {
  package var event: CallbackEvent
  /// The column of the table; `nil` when the callback does not state a parent.
  package var trigger: ContainmentTrigger?
  /// The parent that the callback names.
  package var argument: SubjectID
  /// The possible states before the callback, without unobserved callbacks.
  package var before: StateSet
}
