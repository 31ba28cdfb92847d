import TraceModel

/// Texts for numbers and durations, the same on every machine.
package enum ReportText {
  /// A duration with its unit: `250 ns`, `10 µs`, `4.2 ms`, `2.3 s`, `3 min 5 s`.
  package static func duration(nanoseconds: Int64) -> String {
    let value = nanoseconds.magnitude
    switch value {
    case 0..<1000: return "\(value) ns"
    case 1000..<1_000_000: return "\(tenths(value, unit: 1000)) µs"
    case 1_000_000..<1_000_000_000: return "\(tenths(value, unit: 1_000_000)) ms"
    case 1_000_000_000..<60_000_000_000: return "\(tenths(value, unit: 1_000_000_000)) s"
    default:
      let seconds = value / 1_000_000_000
      return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds / 60) min \(seconds % 60) s"
    }
  }

  /// A duration with its unit, as above.
  package static func duration(_ duration: Duration) -> String {
    Self.duration(nanoseconds: duration.wholeNanoseconds)
  }

  /// The duration between two callbacks, or `nil` when the trace has no clock.
  package static func duration(from start: CallbackEvent, to end: CallbackEvent) -> String? {
    guard !start.isUntimed, !end.isUntimed, end.time >= start.time else { return nil }
    return duration(nanoseconds: start.time.duration(to: end.time).wholeNanoseconds)
  }

  /// A number with its noun: `1 error`, `2 errors`.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    number.counted(noun, plural: plural)
  }

  private static func tenths(_ value: UInt64, unit: UInt64) -> String {
    let rounded = (value &+ unit / 20) / (unit / 10)
    let whole = rounded / 10
    return rounded % 10 == 0 ? "\(whole)" : "\(whole).\(rounded % 10)"
  }
}
