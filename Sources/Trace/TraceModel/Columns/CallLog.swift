/// The callbacks of a trace as short lines, for display and comparison.
///
/// A line names the object by its class and its number among the objects of that class, which
/// objects of other classes do not change: `HomeViewController#1 viewWillAppear(animated: true)`.
/// Times are omitted. SwiftUI nodes are named by their structural paths: `ContentView/VStack/1/Text
/// onAppear`.
public struct CallLog: Sendable {
  /// The lines in the order of the trace, two spaces deeper for each call around them.
  public let lines: [String]

  /// Lists the callbacks and calls of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - isIncluded: Selects events by object and name; excluded events add no depth.
  public init(of trace: Trace, where isIncluded: (Trace.Subject, Name) -> Bool) {
    self.init(of: trace, events: { isIncluded($0, $1.name) })
  }

  /// Lists the callbacks and calls of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - isIncluded: Selects events by object and begin; excluded events add no depth.
  public init(of trace: Trace, events isIncluded: (Trace.Subject, TraceEvent) -> Bool) {
    self.init(of: trace, calls: { subject, event, _ in isIncluded(subject, event) })
  }

  /// Lists the callbacks and calls of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - isIncluded: Selects events by object, begin, and the begin of the innermost callback or
  ///     call around it, `nil` if there is none; excluded events add no depth.
  public init(
    of trace: Trace,
    calls isIncluded: (_ receiver: Trace.Subject, _ begin: TraceEvent, _ caller: TraceEvent?) ->
      Bool
  ) {
    let numbering = ObjectNumbering(of: trace)
    var lines: [String] = []
    var open: [ThreadID: [(begin: TraceEvent, isShown: Bool)]] = [:]
    for event in trace.events {
      switch event.kind {
      case .begin:
        let stack = open[event.threadID, default: []]
        let subject = trace.subject(event.subject)
        let isShown = subject.map { isIncluded($0, event, stack.last?.begin) } ?? false
        open[event.threadID, default: []].append((event, isShown))
        guard isShown else { continue }
        let depth = stack.count { $0.isShown }
        let indent = String(repeating: "  ", count: depth)
        let object = numbering[event.subject] ?? "#\(event.subject.number)"
        let text = numbering.text(of: event, name: event.spelledName(trace.names))
        lines.append("\(indent)\(object) \(text)")
      case .end: _ = open[event.threadID]?.popLast()
      default: continue
      }
    }
    self.lines = lines
  }
}
