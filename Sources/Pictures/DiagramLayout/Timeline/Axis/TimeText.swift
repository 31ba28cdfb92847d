internal import TraceModel

/// Formats times and durations.
enum TimeText {
  /// Formats a time since the beginning or a duration: `0`, `352 ms`, `2.84 s`, `1 min 3.2 s`.
  static func length(_ nanoseconds: Int64) -> String {
    if nanoseconds < 0 {
      return nanoseconds == .min ? "long before" : "−" + length(-nanoseconds)
    }
    let value = Double(nanoseconds)
    switch nanoseconds {
    case 0: return "0"
    case ..<1_000: return "\(nanoseconds) ns"
    case ..<999_500: return "\(significant(value / 1e3)) µs"
    case ..<999_500_000: return "\(significant(value / 1e6)) ms"
    case ..<60_000_000_000: return "\((value / 1e9).short) s"
    case ..<3_600_000_000_000:
      let minutes = nanoseconds / 60_000_000_000
      let seconds = Double(nanoseconds % 60_000_000_000) / 1e9
      return seconds < 0.005 ? "\(minutes) min" : "\(minutes) min \(seconds.short) s"
    default:
      let hours = nanoseconds / 3_600_000_000_000
      let minutes = nanoseconds % 3_600_000_000_000 / 60_000_000_000
      return minutes == 0 ? "\(Int(hours).grouped) h" : "\(hours) h \(minutes) min"
    }
  }

  /// At most three significant digits, without trailing zeros.
  private static func significant(_ value: Double) -> String {
    if value >= 99.95 { return value.rounded().short }
    if value >= 9.995 { return ((value * 10).rounded() / 10).short }
    return value.short
  }
}
