internal import DiagramLayout
internal import TraceModel

/// A part of the lifetime of an object that a slice of its track shows.
struct StateSlice {
  /// The lifetime: an index of `TraceHistory.subjects`.
  var life: Int
  /// The name of the state.
  var word: String
  /// The index of the event that begins it.
  var begin: Int
  /// The index of the event that ends it; `nil` at the end of the trace.
  var end: Int?
  /// Whether it is the first one of the object.
  var isFirst: Bool

  /// The word for the time in which an object has no other state.
  static let alive = "alive"

  /// Returns the slices of an object from its birth to its death, without a gap.
  static func all(of life: Int, in history: TraceHistory) -> [StateSlice] {
    let subject = history.subjects[life]
    var slices: [StateSlice] = []
    func add(_ word: String, from begin: Int, to end: Int?) {
      guard end.map({ $0 > begin }) ?? true else { return }
      slices.append(
        StateSlice(life: life, word: word, begin: begin, end: end, isFirst: slices.isEmpty)
      )
    }
    var position = subject.birth
    for band in history.bands[life] {
      add(alive, from: position, to: band.begin)
      add(band.state.word, from: max(position, band.begin), to: band.end)
      guard let end = band.end else { return slices }
      position = max(position, end)
    }
    add(alive, from: position, to: subject.death)
    return slices
  }
}

/// A begin or an end of slices of states at an event.
struct StateChange: Comparable {
  /// The index of the event.
  var event: Int
  /// Whether the slice begins; at one event the ends are first.
  var isBegin: Bool
  /// The index of the slice.
  var slice: Int

  private var key: (Int, Int, Int) { (event, isBegin ? 1 : 0, slice) }

  static func < (left: StateChange, right: StateChange) -> Bool {
    left.key < right.key
  }
}
