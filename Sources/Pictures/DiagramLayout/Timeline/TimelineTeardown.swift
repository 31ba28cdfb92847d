internal import Findings
internal import TraceModel

/// The end of a trace at which a program released its windows, such as the end of a test.
///
/// A timeline ends there: the callbacks of the release contain no information about the program.
struct TimelineTeardown: Hashable {
  /// The index of the first event of the release.
  var start: Int
  /// The number of objects that are deallocated.
  var deaths: Int
  /// The number of callbacks of the release.
  var callbacks: Int

  /// The text above the end of the axis.
  var text: String { "released: \(deaths.grouped) deinit" }

  /// The text in the heading.
  var phrase: String {
    "\(callbacks.counted("callback")) of the release of \(deaths.counted("object"))"
      + " at the end"
  }

  private static let fewestDeaths = 2

  /// Finds the release; `nil` if there is none, or if more than the release happens at the end.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - findings: The findings about its trace; those in the release must be drawn.
  init?(_ history: TraceHistory, findings: [Finding]) {
    let events = history.trace.events
    guard let start = history.eventsBeforeTeardown(within: events.count), start > 0,
      start < events.count
    else { return nil }
    let rest = start..<events.count
    guard !events.kinds[rest].contains(.mark), !events.kinds[rest].contains(.birth) else {
      return nil
    }
    let spans = history.spans[history.spans.partition { $0.begin < start }...]
    guard spans.allSatisfy(\.isCallback) else { return nil }
    let evidence = findings.lazy.compactMap { $0.event.flatMap(history.trace.position(of:)) }
    guard !evidence.contains(where: rest.contains) else { return nil }
    self.start = start
    deaths = events.kinds[rest].count { $0 == .death }
    callbacks = spans.count
    guard deaths >= Self.fewestDeaths else { return nil }
  }
}
