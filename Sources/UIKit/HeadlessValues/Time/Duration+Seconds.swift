extension Duration {
  /// Creates a duration from seconds, clamped to 0 … 30 years; NaN becomes zero.
  package init(clampingSeconds seconds: Double) {
    let seconds = seconds > 0 ? min(seconds, 1e9) : 0
    self = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The duration rounded up: to the next millisecond if that is within `slack`, or else to the
  /// next 10 µs.
  ///
  /// The difference of two clock readings lacks the time between the readings. Rounding gives equal
  /// runs equal times.
  package func rounded(within slack: Duration) -> Duration {
    let (seconds, attoseconds) = components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    func up(to step: Int64) -> Duration {
      .nanoseconds((nanoseconds + step - 1) / step * step)
    }
    let millisecond = up(to: 1_000_000)
    return millisecond - self <= slack ? millisecond : up(to: 10_000)
  }
}
