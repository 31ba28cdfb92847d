internal import DiagramLayout
internal import Findings
internal import TraceModel

/// Writes one trace.
struct RunExport {
  let history: TraceHistory
  let findings: [Finding]
  let options: PerfettoExport.Options
  let explanation: (RuleID) -> String
  let order: LaneOrder
  let axis: ExportAxis
  /// The displayed name of each lifetime.
  let names: [String]
  /// The displayed name of each identity; of several lifetimes the last one.
  let namesByID: [SubjectID: String]
  /// The flow between a cause and its effect, by the indices of their events.
  let causeFlows: [Int: UInt64]
  /// The span that begins or ends at each event; -1 if there is none.
  let spanAt: [Int32]
  /// The omissions of the file, one sentence each.
  private(set) var omissions: [String] = []

  var processes: [UInt32: ProcessTracks] = [:]
  /// The tracks that the processes of the trace share; `nil` if it has only one.
  private var shared: ProcessTracks?
  var objects: ObjectTracks?
  var flows: CallFlows?
  var threadNames: [ThreadID: String] = [:]
  var spellings: [Spelling: UInt64] = [:]
  /// The open states of objects that are not part of ``StateSlice``, such as running tasks.
  var openStates: [OpenState: TrackQueue] = [:]
  /// The number of ends of states without a begin.
  var unmatchedStateEnds = 0
  /// The process of events and findings without another one.
  private(set) var firstProcess: UInt32 = 1

  /// The values that determine the name of a slice.
  struct Spelling: Hashable {
    /// The lifetime; -1 in a name without an object.
    var life: Int32
    var name: Name
    var text: Name
  }

  /// A state that is not part of ``StateSlice``.
  struct OpenState: Hashable {
    var life: Int
    var name: Name
  }

  init(
    _ history: TraceHistory,
    findings: [Finding],
    options: PerfettoExport.Options,
    explanation: @escaping (RuleID) -> String,
    flowCount: inout UInt64
  ) {
    self.history = history
    self.findings = findings
    self.options = options
    self.explanation = explanation
    order = LaneOrder(history, findings: findings, showsSystemViews: options.showsSystemViews)
    names = history.subjects.map { VisibleText.of($0.displayName) }
    namesByID = Dictionary(zip(history.subjects.map(\.id), names)) { $1 }
    var spanAt = Array(repeating: Int32(-1), count: history.trace.events.count)
    for (number, span) in history.spans.enumerated() {
      spanAt[span.begin] = Int32(truncatingIfNeeded: number)
      if let end = span.end { spanAt[end] = Int32(truncatingIfNeeded: number) }
    }
    self.spanAt = spanAt
    var causeFlows: [Int: UInt64] = [:]
    for arrow in CauseArrow.all(in: history) {
      // A cause with several effects has one flow through all of them.
      if causeFlows[arrow.cause] == nil {
        flowCount += 1
        causeFlows[arrow.cause] = flowCount
      }
      causeFlows[arrow.effect] = causeFlows[arrow.cause]
    }
    self.causeFlows = causeFlows
    var isDrawn = Array(repeating: false, count: history.subjects.count)
    for lane in order.lanes where lane.isDrawn { isDrawn[lane.life] = true }
    let events = history.trace.events
    axis = ExportAxis(history, options: options) { index in
      let life = Int(history.lives[index])
      switch events.kinds[index] {
      case .end:
        let span = Int(spanAt[index])
        return span >= 0 && history.spans[span].subject.map { isDrawn[$0] } ?? true
      case .mark, .diagnostic: return true
      case .begin, .birth, .death, .stateBegin, .stateEnd, .hierarchy, .cause, .effect:
        return life < 0 || isDrawn[life]
      case .header, .footer, .metadata, .unknown: return false
      }
    }
  }

  /// Whether an object has a track.
  func isDrawn(_ life: Int) -> Bool { objects?.contains(life) ?? false }

  /// Writes the whole trace.
  mutating func write(
    to writer: inout PacketWriter,
    name: String,
    processCount: inout Int64,
    flowCount: inout UInt64
  ) throws {
    try describeProcesses(name, &processCount, &writer)
    let lives = history.subjects
    var roots: [UInt32: UInt64] = [:]
    for lane in order.lanes where lane.isDrawn {
      let process = lives[lane.life].id.process
      if roots[process] == nil { roots[process] = try processes[process]?.topic(.objects, &writer) }
    }
    let tracks = try ObjectTracks(
      order,
      names: names,
      root: { [roots] life in roots[lives[life].id.process] },
      &writer
    )
    objects = tracks
    var flows = CallFlows(
      history.spans,
      first: flowCount + 1,
      isShown: { $0.subject.map(tracks.contains) ?? true },
      isReached: { $0.subject.map(tracks.contains) ?? false }
    )
    flowCount += UInt64(history.spans.count)
    let placed = placeFindings(&flows, &flowCount)
    self.flows = flows
    try writeEvents(placed, &writer)
    try writeAxis(&writer)
    let notes = ExportNotes(self)
    omissions = notes.sentences
    try writeAbout(omissions + notes.limits, &writer)
  }

  private mutating func describeProcesses(
    _ name: String,
    _ processCount: inout Int64,
    _ writer: inout PacketWriter
  ) throws {
    var order: [UInt32] = []
    var stated: [UInt32: String] = [:]
    var known: Set<UInt32> = []
    for event in history.trace.events {
      if event.kind.isTimed, known.insert(event.process).inserted { order.append(event.process) }
      guard event.kind == .metadata, !event.text.isEmpty else { continue }
      let text = VisibleText.of(history.trace.names[event.text])
      switch history.trace.names[event.name] {
      case "process_name": stated[event.process] = text
      case "thread_name": threadNames[event.threadID] = text
      default: break
      }
    }
    if order.isEmpty { order = [1] }
    firstProcess = order[0]
    let title = name.isEmpty ? "trace" : VisibleText.of(name)
    if order.count > 1 {
      shared = try ProcessTracks(ofTrace: "\(title), all processes", to: &writer)
    }
    for process in order {
      processCount += 1
      processes[process] = try ProcessTracks(
        number: processCount,
        name: order.count > 1 ? stated[process] ?? title : title,
        to: &writer
      )
    }
  }

  /// Returns the track of a topic of the whole trace, of which a file has one for each trace.
  mutating func topicOfTrace(
    _ topic: ProcessTracks.Topic,
    _ writer: inout PacketWriter
  ) throws -> UInt64? {
    try shared?.topic(topic, &writer) ?? processes[firstProcess]?.topic(topic, &writer)
  }
}
