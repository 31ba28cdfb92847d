extension Duration {
  /// Creates a duration from seconds; negative ones and none count as zero, at most 30 years.
  init(clampingSeconds seconds: Double) {
    let seconds = seconds > 0 ? min(seconds, 1e9) : 0
    self = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The next millisecond when it is near; else the next 10 µs.
  ///
  /// A duration that is the difference of two readings of the machine's clock lacks the time between
  /// them: rounded up, equal runs have equal times.
  func rounded(within slack: Duration) -> Duration {
    let (seconds, attoseconds) = components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    func up(to step: Int64) -> Duration {
      .nanoseconds((nanoseconds + step - 1) / step * step)
    }
    let millisecond = up(to: 1_000_000)
    return millisecond - self <= slack ? millisecond : up(to: 10_000)
  }
}
