/// One line of a trace, flat: numbers only, so that a million of them cost no allocation.
///
/// Texts stand in the ``NameTable`` of the source that made the event.
public struct TraceEvent: Hashable, Sendable {
  /// What the event says.
  public var kind: EventKind
  /// Facts that need one bit.
  public var flags: EventFlags
  /// The sort of the subject; stated by births.
  public var subjectKind: SubjectKind
  /// How surely the subject is one object; stated by births.
  public var identity: SubjectIdentity
  /// The process (`pid`), at least 1: one run or one test.
  public var process: UInt32
  /// The thread (`tid`), at least 1; the main thread is 1.
  public var thread: UInt32
  /// The moment.
  public var time: Instant
  /// The object that the event is about, or ``SubjectID/none``.
  public var subject: SubjectID
  /// The other object: a new parent, superview, window, view, member of a stack.
  public var argument: SubjectID
  /// The callback, call, state, relation, mark, or — for a birth — the class.
  public var name: Name
  /// The category (`cat`): ``Name/callbackCategory``, ``Name/callCategory`` and so on.
  public var category: Name
  /// A sentence or label: a diagnostic's message, a birth's label or pointer, the wrong super.
  public var text: Name
  /// JSON that the reader did not know and that a writer repeats: the members of the top level and
  /// of `args`, or the whole line for ``EventKind/unknown``.
  public var extra: Name
  /// A position among siblings or in a stack, −1 for removal; the number of a cause.
  public var index: Int32
  /// The frame of a view, when ``EventFlags/hasFrame`` is set.
  public var frame: Rect
  /// The line of the source, counted from 1; 0 for events that were never in a file.
  public var line: UInt32
  /// The byte of the source at which the line begins, counted from 0.
  public var byte: UInt64

  /// Creates an event; what is not named is empty.
  public init(
    _ kind: EventKind,
    at time: Instant = .zero,
    subject: SubjectID = .none,
    name: Name = .empty,
    category: Name = .empty
  ) {
    self.kind = kind
    self.time = time
    self.subject = subject
    self.name = name
    self.category = category
    flags = []
    subjectKind = .unknown
    identity = .runtime
    process = subject == .none ? 1 : subject.process
    thread = 1
    argument = .none
    text = .empty
    extra = .empty
    index = 0
    frame = .zero
    line = 0
    byte = 0
  }

  /// The `animated` argument, when the event states one.
  public var animated: Bool? {
    get { flags.contains(.hasAnimated) ? flags.contains(.animated) : nil }
    set {
      flags.remove([.hasAnimated, .animated])
      guard let newValue else { return }
      flags.insert(.hasAnimated)
      if newValue { flags.insert(.animated) }
    }
  }

  /// The object argument: `nil` when none is stated, ``SubjectID/none`` when it is `nil` in UIKit.
  public var statedArgument: SubjectID? {
    get { flags.contains(.hasArgument) ? argument : nil }
    set {
      flags.remove(.hasArgument)
      argument = newValue ?? .none
      if newValue != nil { flags.insert(.hasArgument) }
    }
  }

  /// Whether the event begins a callback of a controller, view, window, application or scene.
  public var beginsCallback: Bool { kind == .begin && category == .callbackCategory }
}
