internal import DiagramLayout
internal import Findings
internal import TraceModel

/// Collects the data of a page; ``PageData`` documents the tables.
struct PageContent {
  let history: TraceHistory
  let findings: [Finding]
  var strings = StringTable()
  var slots = SlotTable()
  var data = PageData()
  /// The heading.
  let title: String
  /// The last lifetime of each identity.
  private(set) var lastLives: [SubjectID: Int] = [:]
  /// Remarks about the trace and the page, one sentence each.
  var notes: [String] = []

  /// The two traces of a comparison.
  let joined: JoinedTraces?

  init(
    _ view: PageView,
    options: TracePage.Options,
    explanations: [(rule: RuleID, text: String)]
  ) {
    joined = view.joined
    notes = view.notes
    let history = TraceHistory(view.trace)
    self.history = history
    findings = view.findings
    let header = history.trace.header
    let heading = joined == nil ? header.title : "Comparison"
    let names = [options.title, heading, view.name, "Trace"]
    title = VisibleText.of(names.first { !$0.isEmpty } ?? "")
    for (life, subject) in history.subjects.enumerated() {
      _ = slots.slot(of: subject.id)
      lastLives[subject.id] = life
    }
    let axis = EventAxis(history, threshold: options.foldThreshold)
    addEvents(axis)
    addChanges()
    addLives()
    addSpans()
    addFindings(explanations, sources: options.sources)
    addComparison()
    data.add("slots.process", slots.ids.map { Int($0.process) })
    data.add("slots.number", slots.ids.map { Int($0.number) }, isDelta: true)
    addWords()
    data.members.member("title", title)
    data.members.member("file", VisibleText.of(view.name))
    data.members.member("clock", header.clock.rawValue)
    data.members.member("isOrdinal", axis.isOrdinal ? 1 : 0)
    data.members.member("resolution", axis.resolution)
    data.members.member("recordsViews", history.recordsViews ? 1 : 0)
    data.members.member("status", history.trace.end.status.rawValue)
    data.members.member("moment", moment - 1)
    data.members.object("themes") { json in
      for (name, theme) in [("light", Theme.light), ("dark", Theme.dark)] {
        json.object(name) { json in
          for token in ColorToken.allCases { json.member(token.rawValue, theme[token].hex) }
        }
      }
    }
    addNotes()
    data.members.member("strings", strings.texts)
  }

  /// The number of events at which the page opens: those before the program released its windows.
  private var moment: Int {
    let count = history.trace.events.count
    var active = history.eventsBeforeTeardown(within: count) ?? count
    while active > 0, !history.trace.events.kinds[active - 1].isTimed { active -= 1 }
    return active > 0 ? active : count
  }

  /// Adds the words of all enumerations, so that the script has no copy of them.
  private mutating func addWords() {
    data.members.member("eventKinds", EventKind.allCases.map { "\($0)" })
    data.members.member("categories", EventCategory.allCases.map(\.rawValue))
    data.members.member("eventFlags", Self.flagNames)
    data.members.member("objectKinds", SubjectKind.allCases.map(\.text))
    data.members.member("changeKinds", HierarchyChange.Kind.allCases.map { "\($0)" })
    data.members.objects("states", StateBand.State.allCases) { state, json in
      let look = StateLook(of: state)
      json.member("word", look.word)
      json.member("fill", look.fill?.rawValue ?? "")
      json.member("hatch", look.hatch?.rawValue ?? "")
      json.member("isRising", look.isRising ? 1 : 0)
      json.member("isLine", look.isLine ? 1 : 0)
      json.member("edge", look.edge.rawValue)
      json.member("isDashed", look.isDashed ? 1 : 0)
      json.member("text", look.text.rawValue)
    }
  }

  /// The names of ``EventFlags`` by ascending bits.
  private static let flagNames = [
    "hasAnimated", "animated", "hasArgument", "alreadyAlive", "direct", "superMissing",
    "superRepeated", "on", "hasFrame", "untimed", "echo",
  ]

  private mutating func addNotes() {
    let trace = history.trace
    switch trace.end.status {
    case .complete: break
    case .stopped: notes.append("The recording stopped early.")
    case .cut:
      if trace.header.clock == .virtual || trace.header.clock == .monotonic {
        notes.append("The trace is cut off.")
      }
    }
    if trace.end.dropped > 0 {
      notes.append("The recorder could not store \(trace.end.dropped.counted("event")).")
    }
    if history.unmatchedEnds > 0 {
      notes.append("\(history.unmatchedEnds.counted("end")) without a begin left out.")
    }
    if history.unfollowedWindowChanges > 0 {
      let changes = history.unfollowedWindowChanges.counted("time")
      notes.append("Windows hidden or shown \(changes) without a new state of their views.")
    }
    if let observed = trace.header.observed {
      notes.append("The log shows only \(observed.joined(separator: ", ")).")
    }
    let lost = trace.problems.filter { $0.severity > .note }.reduce(0) { $0 + $1.count }
    if lost > 0 {
      notes.append("\(lost.counted("problem")) in the input: \(trace.problems[0].message).")
    }
    data.members.member("notes", notes.map { VisibleText.of($0) })
  }
}
