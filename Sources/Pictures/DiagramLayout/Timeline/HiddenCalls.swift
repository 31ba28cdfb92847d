internal import TraceModel

/// The numbers of calls that a filter leaves out of drawn lanes.
struct HiddenCalls {
  var byArea = 0
  var byTime = 0

  /// The numbers as phrases; empty if no call is left out.
  var phrases: [String] {
    [(byArea, "by the filter"), (byTime, "at other times")]
      .filter { $0.0 > 0 }.map { "\($0.0.counted("call")) \($0.1)" }
  }
}
