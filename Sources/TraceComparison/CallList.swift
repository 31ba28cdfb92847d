public import TraceModel

/// What happened in a trace, in order, in a form that can be compared with another trace.
public struct CallList: Sendable {
  /// The calls in the order of the trace.
  public private(set) var calls: [ComparedCall] = []
  /// Whether the trace has times.
  public let isTimed: Bool
  /// The trace's own title.
  public let title: String

  private struct Object {
    var label: String
    var className: String
    var kind: SubjectKind
  }

  /// The trace.
  public let trace: Trace
  private let options: ComparisonOptions
  private let view: SharedView
  private var objects: [SubjectID: Object] = [:]
  private var numbering = ObjectNumbering()
  private var open: [ThreadID: [Int?]] = [:]
  private var inclusion: [String: Bool] = [:]

  /// Lists the calls of a trace that the options and both inputs let compare.
  init(_ trace: Trace, _ options: ComparisonOptions, _ view: SharedView) {
    self.trace = trace
    self.options = options
    self.view = view
    isTimed = trace.header.clock != .order
    title = trace.header.title
    for (place, event) in trace.events.enumerated() { read(event, at: place) }
    objects = [:]
    numbering = ObjectNumbering()
    open = [:]
  }

  private mutating func read(_ event: TraceEvent, at place: Int) {
    switch event.kind {
    case .birth: bear(event)
    case .begin:
      let thread = event.threadID
      let around = open[thread]?.last ?? nil
      if shows(event) {
        add(.call, text(of: event), event, place, inside: around)
        open[thread, default: []].append(calls.count - 1)
      } else {
        // A call that is left out hands its depth down.
        open[thread, default: []].append(around)
      }
    case .end:
      _ = open[event.threadID]?.popLast()
    case .death where view.hasEverything && includes(event.subject):
      add(.death, Name.deinitializer.knownText, event, place, inside: nil)
    case .diagnostic
    where view.hasEverything && event.name != .suppression && includes(event.subject):
      add(.message, "“\(trace.names[event.text])”", event, place, inside: nil)
    case .mark where view.hasEverything && options.only.isEmpty:
      add(.mark, "mark “\(trace.names[event.name])”", event, place, inside: nil)
    default: break
    }
  }

  private mutating func bear(_ event: TraceEvent) {
    let name = trace.names[event.name]
    let label = numbering.add(event.subject, className: name)
    objects[event.subject] = Object(label: label, className: name, kind: event.subjectKind)
  }

  private mutating func shows(_ event: TraceEvent) -> Bool {
    if options.ignoresLayout, event.name.isLayoutCallback { return false }
    if !view.hasEverything {
      guard event.category == .callbackCategory, view.callbacks?.contains(event.name) ?? true
      else { return false }
    }
    return includes(event.subject)
  }

  private mutating func includes(_ id: SubjectID) -> Bool {
    guard let name = objects[id]?.className else { return options.only.isEmpty }
    if let known = inclusion[name] { return known }
    let isIncluded = options.includes(name) && view.includes(name)
    inclusion[name] = isIncluded
    return isIncluded
  }

  private mutating func add(
    _ kind: ComparedCall.Kind,
    _ text: String,
    _ event: TraceEvent,
    _ place: Int,
    inside parent: Int?
  ) {
    let object = objects[event.subject]
    let unknown = event.subject == .none ? "" : "unnamed#\(event.subject.number)"
    calls.append(
      ComparedCall(
        kind: kind,
        object: object?.label ?? unknown,
        className: object?.className ?? "",
        subjectKind: object?.kind ?? .unknown,
        text: text,
        name: kind == .call ? trace.names[event.name] : "",
        depth: parent.map { calls[$0].depth + 1 } ?? 0,
        parent: parent,
        time: event.time,
        event: place,
        line: event.line
      )
    )
  }

  private func text(of event: TraceEvent) -> String {
    let name = trace.names[event.name]
    guard view.hasArguments else { return name }
    return numbering.text(of: event, name: name)
  }
}
