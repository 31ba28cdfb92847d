extension Duration {
  /// Creates a duration from seconds; negative ones and none count as zero, at most 30 years.
  init(clampingSeconds seconds: Double) {
    let seconds = seconds > 0 ? min(seconds, 1e9) : 0
    self = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
