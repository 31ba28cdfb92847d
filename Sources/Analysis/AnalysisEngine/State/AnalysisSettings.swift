/// The conditions of an analysis, which do not change while it runs.
///
/// A class, so that passing the state to a rule copies one reference.
package final class AnalysisSettings: Sendable {
  /// Whether the caller stated the observed callbacks, so that they hold for every class.
  let isObservationStated: Bool
  /// Whether the trace is a device's log, in which messages of UIKit are the only trace of calls.
  package let isLog: Bool
  /// Whether a controller in transition at the end of the trace is a warning.
  package let isEndStrict: Bool
  /// The limits above which something is too slow, too frequent or too late.
  package let thresholds: Thresholds

  init(isObservationStated: Bool, isLog: Bool, isEndStrict: Bool, thresholds: Thresholds) {
    self.isObservationStated = isObservationStated
    self.isLog = isLog
    self.isEndStrict = isEndStrict
    self.thresholds = thresholds
  }
}

/// The facts about the end of a trace that rules use.
package struct TraceEnding {
  /// Whether the trace was closed in order, so that an open call was really open.
  package var isWholeTrace = false
  /// Whether events were lost, so that absence proves nothing.
  package var hasLostEvents = false
}
