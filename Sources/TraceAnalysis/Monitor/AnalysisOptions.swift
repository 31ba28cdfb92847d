public import Findings
import TraceModel

/// What the user wants of an analysis.
public struct AnalysisOptions: Hashable, Sendable {
  /// The callbacks that the trace would have printed; `nil` takes what its header states, and every
  /// callback when it states nothing.
  ///
  /// A stated set holds for every class. A header's set, or ``Observation/asSeen``, is narrowed for
  /// each class to what the class printed: a class that never prints `viewWillDisappear` is not
  /// blamed for two `viewWillAppear`.
  public var observed: Observation?
  /// Whether a controller that is on its way when the trace ends is a warning, not a note.
  public var isEndStrict: Bool
  /// The ids of the rules that speak only when they are asked for, and are.
  public var optIns: Set<RuleID>
  /// From when on something is too slow, too often or too late.
  public var thresholds: Thresholds

  /// Creates options.
  public init(
    observed: Observation? = nil,
    isEndStrict: Bool = false,
    optIns: Set<RuleID> = [],
    thresholds: Thresholds = Thresholds()
  ) {
    self.thresholds = thresholds
    self.observed = observed
    self.isEndStrict = isEndStrict
    self.optIns = optIns
  }
}

/// What an analysis counted.
public struct AnalysisCounts: Hashable, Sendable {
  /// The events of the trace, of every kind.
  public internal(set) var events = 0
  /// The callbacks of controllers.
  public internal(set) var callbacks = 0
  /// The controllers that got a callback; a name that several share counts once.
  public internal(set) var controllers = 0
  /// The runs of processes.
  public internal(set) var processRuns = 0
  /// The transitions between two controllers by kind, where the four callbacks of an appearance
  /// are observed.
  public internal(set) var transitions: [TransitionKind: Int] = [:]
  /// The transitions that were cancelled, by the states of the controllers.
  public internal(set) var cancelledTransitions = 0
  /// The lines of the input that could not be used.
  public internal(set) var ignoredLines = 0
  /// The messages of UIKit that no rule judges.
  public internal(set) var unjudgedMessages = 0
  /// The line of the first message of UIKit that no rule judges; 0 when there is none.
  public internal(set) var firstUnjudgedLine: UInt32 = 0
  /// The first line of the trace that could not be read, when findings are of low confidence for it;
  /// 0 when none is.
  public internal(set) var firstLostLine: UInt32 = 0
  /// The findings that were withheld, because a class never prints what would be missing.
  public internal(set) var withheldFindings = 0
  /// The events that a rule could judge: callbacks, calls, relations and messages of UIKit's objects.
  public internal(set) var judgedEvents = 0
  /// The controllers that left and were alive when the trace ended, sooner than a leak is decided.
  public internal(set) var unjudgedReleases = 0
  /// The findings beyond the first 10 000, which are not kept.
  public internal(set) var findingsBeyondLimit = 0
  /// The time from the earliest to the latest event in nanoseconds; `nil` without a clock.
  public var span: Int64? {
    guard let first, let last else { return nil }
    let (difference, overflow) = last.subtractingReportingOverflow(first)
    return overflow ? .max : difference
  }

  private var first: Int64?
  private var last: Int64?

  /// Counts nothing.
  init() {}

  /// Notes a message of UIKit that no rule judges.
  mutating func noteUnjudgedMessage(line: UInt32) {
    if unjudgedMessages == 0 { firstUnjudgedLine = line }
    unjudgedMessages += 1
  }

  /// Notes the time of an event.
  mutating func note(_ time: Instant) {
    first = min(first ?? .max, time.nanoseconds)
    last = max(last ?? .min, time.nanoseconds)
  }
}
