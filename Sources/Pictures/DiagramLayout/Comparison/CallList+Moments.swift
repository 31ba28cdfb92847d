internal import TraceComparison
internal import TraceModel

extension CallList {
  /// The time of a call in words; the number of the call, from 1, if the trace has no times.
  ///
  /// A time shorter than the resolution of the clock is 0: the nanoseconds between calls on a
  /// virtual clock only keep their order.
  func moment(of call: Int) -> String {
    guard isTimed else { return (call + 1).grouped }
    let time = calls[call].time.nanoseconds
    let resolution = trace.header.clock.resolution
    return TimeText.length(time.magnitude < resolution.magnitude ? 0 : time)
  }
}
