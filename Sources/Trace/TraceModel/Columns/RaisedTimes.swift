/// Raises the times of a device log that go back to the latest time, so that the order of its lines
/// is kept.
///
/// A time that goes back by more than a second begins a new run, which is moved as a whole.
package struct RaisedTimes {
  private var latest = Instant(nanoseconds: .min)
  private var shift: Int64 = 0

  /// Creates the state before the first event.
  package init() {}

  /// Raises the time of the next event.
  package mutating func raise(_ event: inout TraceEvent) {
    if event.kind.isTimed, latest.nanoseconds != .min {
      let moved = Self.sum(event.time.nanoseconds, shift)
      let back = latest.nanoseconds.subtractingReportingOverflow(moved)
      if back.overflow || back.partialValue > 1_000_000_000 {
        let distance = latest.nanoseconds.subtractingReportingOverflow(event.time.nanoseconds)
        shift = distance.overflow ? shift : max(0, distance.partialValue)
      }
    }
    event.time = max(Instant(nanoseconds: Self.sum(event.time.nanoseconds, shift)), latest)
    if event.kind.isTimed { latest = event.time }
  }

  private static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (left < 0 ? .min : .max) : sum
  }
}
