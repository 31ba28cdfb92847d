/// One line of a trace, as numbers only: events need no allocation.
///
/// Texts are in the ``NameTable`` of the event's source.
public struct TraceEvent: Hashable, Sendable {
  public var kind: EventKind
  /// Facts that need one bit.
  public var flags: EventFlags
  /// The kind of the subject; stated by births.
  public var subjectKind: SubjectKind
  /// How reliably the subject is one object; stated by births.
  public var identity: SubjectIdentity
  /// The process (`pid`), at least 1: one run or one test.
  public var process: UInt32
  /// The thread (`tid`), at least 1; the main thread is 1.
  public var thread: UInt32
  public var time: Instant
  /// The object of the event, or ``SubjectID/none``.
  public var subject: SubjectID
  /// The other object: a new parent, superview, window, view, member of a stack.
  public var argument: SubjectID
  /// The callback, call, state, relation, mark, or — for a birth — the class.
  public var name: Name
  /// The category (`cat`): ``Name/callbackCategory``, ``Name/callCategory`` and so on.
  public var category: Name
  /// A diagnostic's message, a birth's label, pointer or structural path, the super method called
  /// by mistake, the equation of a constraint, or an attribute, state write or cause of SwiftUI.
  public var text: Name
  /// Unknown JSON, which a writer repeats: members of the top level and of `args`, or the line of
  /// an event of ``EventKind/unknown``.
  public var extra: Name
  /// A position among siblings or in a stack, −1 for removal; the number of a cause.
  public var index: Int32
  /// The frame of a view, if ``EventFlags/hasFrame`` is set.
  public var frame: Rect
  /// The line of the source, counted from 1; 0 for events that are not from a file.
  public var line: UInt32
  /// The byte of the source at which the line begins, counted from 0.
  public var byte: UInt64
  /// The number in its process of the app's call that caused the event, 0 if it is unknown; on an
  /// ``EventKind/metadata``, the call whose ``SourcePosition`` is ``text``.
  public var site: UInt32

  /// The name of an ``EventKind/metadata`` of a program that can't find its calls; ``text`` is the
  /// reason in two words.
  package static let noCallSites = "no call sites"

  /// Creates an event whose other members are empty.
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
    site = 0
  }

  /// The `animated` argument, if the event states one.
  public var animated: Bool? {
    get { flags.contains(.hasAnimated) ? flags.contains(.animated) : nil }
    set {
      flags.remove([.hasAnimated, .animated])
      guard let newValue else { return }
      flags.insert(.hasAnimated)
      if newValue { flags.insert(.animated) }
    }
  }

  /// The object argument: `nil` if the event states none, ``SubjectID/none`` for a `nil` argument.
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
