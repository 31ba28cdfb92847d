public import TraceModel

extension Finding {
  /// An event that proves a finding.
  public struct Evidence: Hashable, Sendable {
    /// The event in the order in which the analyzer received the events; `nil` for a fact without
    /// an event, such as a line that could not be read.
    public var event: EventIndex?
    /// The moment of the event.
    public var time: Instant
    /// Whether the moment is known.
    public var isTimed: Bool
    /// The line of the event in its source; 0 when the event was never in a file.
    public var line: UInt32
    /// The object of the event.
    public var object: FindingObject
    /// The callback, call or relation; empty for a name that only the trace defines.
    public var name: Name
    /// The text of a name that only the trace defines, such as a span of the app; empty for others.
    public var ownText: String
    /// The state of the object before the event; empty where states do not apply.
    public var before: String
    /// The state of the object after the event; empty where states do not apply.
    public var after: String
    /// How the event proves the finding, in a few words.
    public var note: String
    /// The app's call that caused the event; `nil` if the trace does not state it.
    public var source: SourcePosition?
    /// The number of that call in the trace of the object's process; 0 if there is none.
    package var site: UInt32

    public init(
      event: EventIndex?,
      time: Instant,
      isTimed: Bool = true,
      line: UInt32,
      object: FindingObject,
      name: Name = .empty,
      ownText: String = "",
      before: String = "",
      after: String = "",
      note: String = "",
      site: UInt32 = 0
    ) {
      self.event = event
      self.time = time
      self.isTimed = isTimed
      self.line = line
      self.object = object
      self.name = name
      self.ownText = ownText
      self.before = before
      self.after = after
      self.note = note
      self.site = site
    }

    /// The callback, call or relation as the trace spells it.
    public var text: String { name.isEmpty ? ownText : name.knownText }
  }
}
