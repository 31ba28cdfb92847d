internal import TraceComparison
internal import TraceModel

extension CallList {
  /// The moment of a call in words; its number, from 1, where a trace has no times.
  ///
  /// What a clock cannot tell from the beginning is 0: the nanoseconds by which a virtual clock
  /// parts calls of one moment are their order, not time.
  func moment(of call: Int) -> String {
    guard isTimed else { return Count.grouped(call + 1) }
    let time = calls[call].time.nanoseconds
    let resolution = trace.header.clock.resolution
    return TimeText.length(time.magnitude < resolution.magnitude ? 0 : time)
  }
}
