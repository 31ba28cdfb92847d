public import Findings
import TraceModel

public struct AnalysisOptions: Hashable, Sendable {
  /// The callbacks that the trace would have printed; `nil` uses the set in the header of the
  /// trace, or every callback when the header has no set.
  ///
  /// A stated set holds for every class. A header's set, or ``Observation/asSeen``, is narrowed for
  /// each class to the callbacks that the class printed: for a class that never prints
  /// `viewWillDisappear`, two `viewWillAppear` are not a finding.
  public var observed: Observation?
  /// Whether a controller in transition at the end of the trace is a warning instead of a note.
  public var isEndStrict: Bool
  /// The ids of the selected opt-in rules.
  public var optIns: Set<RuleID>
  /// The limits above which something is too slow, too frequent or too late.
  public var thresholds: Thresholds

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

/// The statistics of an analysis.
public struct AnalysisCounts: Hashable, Sendable {
  /// The number of events of the trace.
  public internal(set) var events = 0
  /// The number of callbacks of controllers.
  public internal(set) var callbacks = 0
  /// The number of controllers with callbacks; a name that several share counts once.
  public internal(set) var controllers = 0
  /// The number of SwiftUI nodes.
  public internal(set) var swiftUIViews = 0
  /// Why the recorded program could not find its calls, so that findings name no line of its sources,
  /// in two words; empty if it could.
  public internal(set) var callSiteObstacle = ""
  /// The number of runs of processes.
  public internal(set) var processRuns = 0
  /// The number of transitions between two controllers by kind, where the four callbacks of an
  /// appearance are observed.
  public internal(set) var transitions: [TransitionKind: Int] = [:]
  /// The number of cancelled transitions, by the states of the controllers.
  public internal(set) var cancelledTransitions = 0
  /// The number of lines of the input that could not be parsed.
  public internal(set) var ignoredLines = 0
  /// The number of UIKit messages that no rule judges.
  public internal(set) var unjudgedMessages = 0
  /// The line of the first UIKit message that no rule judges; 0 when there is none.
  public internal(set) var firstUnjudgedLine: UInt32 = 0
  /// The first line of the trace that could not be read, if it lowers the confidence of findings;
  /// otherwise 0.
  public internal(set) var firstLostLine: UInt32 = 0
  /// The number of withheld findings, whose class never prints the missing callback.
  public internal(set) var withheldFindings = 0
  /// The number of events of a log in a pipe that would be findings in a file, where the callbacks
  /// of the log are known from its beginning.
  public internal(set) var withheldInPipe = 0
  /// The number of events that a rule could judge: callbacks, calls, relations and messages.
  public internal(set) var judgedEvents = 0
  /// The number of controllers that left too late in the trace to be judged as leaks.
  public package(set) var unjudgedReleases = 0
  /// The number of findings above the limit of 10,000, which are not kept.
  public internal(set) var findingsBeyondLimit = 0
  /// The time from the earliest to the latest event in nanoseconds; `nil` without a clock.
  public var span: Int64? {
    guard let first, let last else { return nil }
    let (difference, overflow) = last.subtractingReportingOverflow(first)
    return overflow ? .max : difference
  }

  private var first: Int64?
  private var last: Int64?

  package init() {}

  /// Counts a UIKit message that no rule judges.
  mutating func noteUnjudgedMessage(line: UInt32) {
    if unjudgedMessages == 0 { firstUnjudgedLine = line }
    unjudgedMessages += 1
  }

  /// Extends the time span to an event.
  mutating func note(_ time: Instant) {
    first = min(first ?? .max, time.nanoseconds)
    last = max(last ?? .min, time.nanoseconds)
  }
}
