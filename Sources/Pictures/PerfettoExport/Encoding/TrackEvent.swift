/// An event on a track of Perfetto.
struct TrackEvent {
  /// The kinds of events, by their numbers in the format.
  enum Kind: UInt64 {
    case begin = 1
    case end = 2
    case instant = 3
  }

  /// The categories of slices and instants, by which a query selects them.
  enum Category: String {
    case about, clock, state, callback, call, span, hierarchy, mark, diagnostic, cause, finding
    /// A callback on the track of its object, which the track of the thread shows too.
    case object
  }

  var kind: Kind
  /// The position on the axis of the export, in nanoseconds.
  var time: Int64
  var track: UInt64
  /// The number of the name, see ``PacketWriter/name(_:)``; 0 if there is none.
  var name: UInt64 = 0
  var category: Category?
  var arguments: [Argument] = []
  /// The flows that begin or pass here.
  var flows: [UInt64] = []
  /// The flows that end here.
  var endingFlows: [UInt64] = []

  init(_ kind: Kind, at time: Int64, on track: UInt64) {
    self.kind = kind
    self.time = time
    self.track = track
  }
}

/// An argument of an event: a row in the details of a slice.
struct Argument: Equatable {
  indirect enum Value: Equatable {
    /// A text that occurs once.
    case text(String)
    /// A text that other events repeat.
    case shared(String)
    case number(Int64)
    case flag(Bool)
    case list([[Argument]])
  }

  var name: String
  var value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
