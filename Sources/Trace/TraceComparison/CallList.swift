public import TraceModel

/// The calls of a trace in a form that can be compared with another trace.
public struct CallList: Sendable {
  /// The calls in the order of the trace.
  public private(set) var calls: [ComparedCall] = []
  /// Whether the trace has times.
  public let isTimed: Bool
  /// The title of the trace.
  public let title: String

  /// The label of each object, in the order of creation: class and number among the objects of that
  /// class, such as `HomeViewController#1`, or the structural path of a SwiftUI node.
  package private(set) var objectLabels: [String] = []

  private struct Object {
    var label: String
    var identifier: String
    var className: String
    var kind: SubjectKind
  }

  public let trace: Trace
  private let options: ComparisonOptions
  private let view: SharedView
  private var objects: [SubjectID: Object] = [:]
  private var numbering = ObjectNumbering()
  private var open: [ThreadID: [Int?]] = [:]
  private var inclusion: [String: Bool] = [:]
  /// The structural paths of SwiftUI nodes, by the indices of their births.
  private var paths: [Int: String] = [:]
  /// The SwiftUI nodes with compared calls; of others, leaves in particular, nothing is compared.
  private var calledNodes: Set<SubjectID> = []

  /// Lists the calls of a trace that are compared with another run of it.
  package init(of trace: Trace) {
    let options = ComparisonOptions()
    self.init(trace, options, SharedView(trace, trace, options))
  }

  /// Lists the calls of a trace that are compared with the options and both traces.
  init(_ trace: Trace, _ options: ComparisonOptions, _ view: SharedView) {
    self.trace = trace
    self.options = options
    self.view = view
    isTimed = trace.header.clock != .order
    title = trace.header.title
    paths = trace.nodeLabels()
    for (index, event) in trace.events.enumerated() { read(event, at: index) }
    objects = [:]
    numbering = ObjectNumbering()
    open = [:]
    paths = [:]
    calledNodes = []
  }

  private mutating func read(_ event: TraceEvent, at index: Int) {
    switch event.kind {
    case .birth: recordBirth(event, at: index)
    case .begin:
      let thread = event.threadID
      let around = open[thread]?.last ?? nil
      if shows(event) {
        if objects[event.subject]?.kind == .swiftUIView { calledNodes.insert(event.subject) }
        add(.call, text(of: event), event, index, inside: around)
        open[thread, default: []].append(calls.count - 1)
      } else {
        // Calls inside an ignored call have the depth of that call.
        open[thread, default: []].append(around)
      }
    case .end:
      _ = open[event.threadID]?.popLast()
    case .death where view.hasEverything && includes(event.subject):
      if objects[event.subject]?.kind != .swiftUIView {
        add(.death, Name.deinitializer.knownText, event, index, inside: nil)
      } else if calledNodes.contains(event.subject) {
        add(.death, "removed", event, index, inside: nil)
      }
    case .hierarchy
    where event.name == .stateProperty && view.hasEverything && includes(event.subject):
      let around = open[event.threadID]?.last ?? nil
      add(.state, trace.names[event.text], event, index, inside: around)
    case .diagnostic
    where view.hasEverything && event.name != .suppression && includes(event.subject):
      add(.message, "“\(trace.names[event.text])”", event, index, inside: nil)
    case .mark where view.hasEverything && options.only.isEmpty:
      add(.mark, "mark “\(trace.names[event.name])”", event, index, inside: nil)
    default: break
    }
  }

  private mutating func recordBirth(_ event: TraceEvent, at index: Int) {
    let name = trace.names[event.name]
    let label: String
    if let path = paths[index] {
      label = path
      numbering.add(event.subject, label: path)
    } else {
      label = numbering.add(event.subject, className: name)
    }
    objectLabels.append(label)
    objects[event.subject] = Object(
      label: label,
      identifier: trace.subject(event.subject)?.identifier ?? "",
      className: name,
      kind: event.subjectKind
    )
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
    _ index: Int,
    inside parent: Int?
  ) {
    let object = objects[event.subject]
    let unknown = event.subject == .none ? "" : "unnamed#\(event.subject.number)"
    calls.append(
      ComparedCall(
        kind: kind,
        object: object?.label ?? unknown,
        identifier: object?.identifier ?? "",
        className: object?.className ?? "",
        subjectKind: object?.kind ?? .unknown,
        text: text,
        name: kind == .call ? trace.names[event.name] : "",
        depth: parent.map { calls[$0].depth + 1 } ?? 0,
        parent: parent,
        time: event.time,
        event: index,
        line: event.line
      )
    )
  }

  private func text(of event: TraceEvent) -> String {
    guard view.hasArguments else { return trace.names[event.name] }
    let name = event.spelledName(trace.names)
    return numbering.text(of: event, name: name)
  }
}
