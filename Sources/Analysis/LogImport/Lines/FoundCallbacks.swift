import TraceModel

/// The result of a first pass over a log for the lines that became events.
struct FoundCallbacks {
  private var names = NameTable()
  private var observed: Set<Name> = []
  private var lastText = ""
  /// Whether a line states a time.
  private(set) var isTimed = false
  /// The time zone at the last of these lines, in seconds east of UTC; `nil` if none is stated.
  private(set) var zone: Int64?

  /// The texts of the callbacks in the order of the name table.
  var texts: [String] { observed.sorted { $0.id < $1.id }.map { names[$0] } }

  /// Adds the callback of a line.
  mutating func add(_ callback: ParsedCallback) {
    guard callback.text != lastText else { return }
    lastText = callback.text
    observed.insert(names.intern(lastText))
  }

  /// Adds the time of a line.
  mutating func addTime(of clock: LogClock) {
    isTimed = true
    zone = clock.zone
  }
}
