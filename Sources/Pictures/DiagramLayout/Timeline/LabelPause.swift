internal import TraceModel

/// The pause at which two labels are no longer parts of one burst.
struct LabelPause {
  let history: TraceHistory
  /// A longer time separates bursts.
  let longest: Duration

  /// Whether two events, in their order, are parts of one burst; all are if the trace has no times.
  func joins(_ first: Int, _ second: Int) -> Bool {
    let times = history.trace.events.times
    return history.isUntimed || times[first].duration(to: times[second]) <= longest
  }
}
