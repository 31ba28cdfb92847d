import HeadlessUIKit
import TraceModel

/// The recorded origin of a leaked object.
struct LeakHistory {
  /// The maximum number of callbacks that are listed.
  private static let mostCallbacks = 3

  private let trace: Trace
  private let steps: SourceSteps
  private let id: SubjectID

  /// Creates the history of an object.
  init(of id: SubjectID, in trace: Trace, steps: SourceSteps) {
    self.id = id
    self.trace = trace
    self.steps = steps
  }

  /// Sentences about its creation, its parent and its last callbacks.
  var sentences: [String] {
    var open: [UInt32: [TraceEvent]] = [:]
    var creation: String?
    var adoption: String?
    var callbacks: [String] = []
    for event in trace.events {
      switch event.kind {
      case .begin:
        open[event.thread, default: []].append(event)
        if event.beginsCallback, event.subject == id { callbacks.append(trace.names[event.name]) }
      case .end: _ = open[event.thread]?.popLast()
      case .birth where event.subject == id && creation == nil:
        creation = "created" + caller(open[event.thread] ?? []) + location(of: event.time)
      case .hierarchy where event.subject == id && event.name == .parentRelation:
        guard event.argument != .none else { continue }
        let parent = trace.subject(event.argument)?.displayName ?? "#\(event.argument.number)"
        adoption =
          "became a child of \(parent)" + caller(open[event.thread] ?? [])
          + location(of: event.time)
      default: continue
      }
    }
    let last = callbacks.suffix(Self.mostCallbacks).joined(separator: ", ")
    let callback =
      last.isEmpty ? "it received no callback" : "the last callbacks it received: \(last)"
    return [creation.map { "it was \($0)" }, adoption.map { "it \($0)" }, callback]
      .compactMap(\.self)
  }

  /// The innermost call around an event, preferably of an object of the app.
  private func caller(_ open: [TraceEvent]) -> String {
    let isApps = { (event: TraceEvent) in
      trace.subject(event.subject).map { !$0.hasSystemClass } ?? false
    }
    guard let call = open.last(where: isApps) ?? open.last,
      let subject = trace.subject(call.subject)
    else { return "" }
    return " in \(subject.displayName) \(trace.names[call.name])"
  }

  private func location(of time: Instant) -> String {
    let moment = " at \(time.nanoseconds / 1_000_000) ms"
    switch steps.position(of: time) {
    case .during(let location): return "\(moment), while \(location) ran"
    case .between(let before?, let after?): return "\(moment), between \(before) and \(after)"
    case .between(let before?, nil): return "\(moment), after \(before)"
    case .between(nil, let after?): return "\(moment), before \(after)"
    case .between(nil, nil), nil: return moment
    }
  }
}
