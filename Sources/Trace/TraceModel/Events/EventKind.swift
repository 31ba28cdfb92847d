public enum EventKind: UInt8, Sendable, CaseIterable {
  /// An event that this version does not recognize; ``TraceEvent/extra`` is its line.
  case unknown
  /// A callback, a call or a span of the app begins on a thread (`B`).
  case begin
  /// The innermost open ``begin`` of the thread ends (`E`).
  case end
  /// A subject is created, or first mentioned if ``EventFlags/alreadyAlive`` is set (`b`).
  case birth
  /// A subject is deallocated (`e`).
  case death
  /// A subject enters a state named by ``TraceEvent/name`` (`b`).
  case stateBegin
  /// A subject leaves a state (`e`).
  case stateEnd
  /// A relation or a property of a subject changes, named by ``TraceEvent/name`` (`i`).
  case hierarchy
  /// A mark that the author of the run set (`i`).
  case mark
  /// A mistake at run time; ``TraceEvent/text`` is the message of UIKit or of the runtime (`i`).
  case diagnostic
  /// A cause: the start of an arrow (`s`); ``TraceEvent/index`` pairs it with its effect.
  case cause
  /// The end of an arrow (`f`).
  case effect
  /// The header of the trace or of a process (`M`); the values are in the source's header.
  case header
  /// The footer (`M`); the values are in the source's end.
  case footer
  /// The name of a process or thread, or another metadata event (`M`).
  case metadata

  /// Whether the time of an event of this kind is part of the order of its thread; the times of
  /// metadata and of unknown events are not.
  package var isTimed: Bool {
    switch self {
    case .header, .footer, .metadata, .unknown: false
    default: true
    }
  }
}

/// Facts about an event that need one bit each.
public struct EventFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The callback has an `animated` argument.
  public static let hasAnimated = EventFlags(rawValue: 1 << 0)
  /// The value of the `animated` argument.
  public static let animated = EventFlags(rawValue: 1 << 1)
  /// ``TraceEvent/argument`` is stated; ``SubjectID/none`` then means `nil`.
  public static let hasArgument = EventFlags(rawValue: 1 << 2)
  /// A birth whose time is unknown: the subject existed before its first event.
  public static let alreadyAlive = EventFlags(rawValue: 1 << 3)
  /// The app called the callback itself; UIKit did not.
  public static let direct = EventFlags(rawValue: 1 << 4)
  /// The end of a callback whose override did not call super.
  public static let superMissing = EventFlags(rawValue: 1 << 5)
  /// The end of a callback whose override called super more than once.
  public static let superRepeated = EventFlags(rawValue: 1 << 6)
  /// The value of a Boolean property, such as `hidden`.
  public static let on = EventFlags(rawValue: 1 << 7)
  /// ``TraceEvent/frame`` is stated.
  public static let hasFrame = EventFlags(rawValue: 1 << 8)
  /// The time is unknown, because the log states none; ``TraceEvent/time`` only keeps the order.
  public static let untimed = EventFlags(rawValue: 1 << 9)
  /// On a begin: the second report of a callback that another logger already reported.
  public static let echo = EventFlags(rawValue: 1 << 10)
}
