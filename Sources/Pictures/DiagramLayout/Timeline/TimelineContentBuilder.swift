internal import Findings
internal import TraceModel

/// Builds the lanes of a timeline from a history.
struct TimelineContentBuilder {
  /// The kinds of pictures that show the content.
  enum Picture {
    /// Lanes from left to right, in which marks need no labels.
    case timeline
    /// A row for each label, from top to bottom.
    case sequence
  }

  let history: TraceHistory
  let fitter: TextFitter
  private let options: TimelineLayout.Options
  private(set) var filter: ResolvedFilter
  var content: TimelineContent
  private let picture: Picture
  private(set) var lanes: [Int: Int] = [:]
  /// The maximum number of calls that are read individually; calls with findings are always read.
  private let mostCalls: Int
  private var eventsWithFindings: Set<Int> = []
  /// The names of objects without a lane, whose numbers the picture does not explain.
  private var namesWithoutLane: [SubjectID: String] = [:]

  /// Creates a builder.
  ///
  /// - Throws: ``LayoutError`` with code `unknown-mark` or `moment-outside`.
  init(
    _ history: TraceHistory,
    options: TimelineLayout.Options,
    fitter: TextFitter,
    mostCalls: Int = .max,
    for picture: Picture = .timeline
  ) throws(LayoutError) {
    self.history = history
    self.picture = picture
    self.mostCalls = mostCalls
    self.options = options
    self.fitter = fitter
    filter = try ResolvedFilter(options.filter, history)
    content = TimelineContent(events: filter.events)
  }

  /// Builds the content of a picture in which every call has a label.
  mutating func content(with findings: [Finding]) -> TimelineContent {
    foldTeardown(findings)
    let placed = addLanes(findings)
    eventsWithFindings = Set(placed.map(\.event))
    addSpans()
    addTasks()
    addDeaths()
    addMessages()
    addWrites()
    content.flows = FlowFinder.flows(of: history, in: filter.events, lanes: lanes)
    let pause = LabelPause(history: history, longest: options.foldThreshold)
    let repeats = LabelRepeats(fitter: fitter, pause: pause)
    let sampling = LabelSampling(fitter: fitter, pause: pause)
    for lane in content.lanes.indices {
      if content.lanes[lane].marks.contains(where: { $0.kind == .write }) { sortLabels(of: lane) }
      if picture == .timeline { sampling.sample(&content.lanes[lane].labels) }
      repeats.fold(&content.lanes[lane].labels)
    }
    FindingPlacer(history, fitter: fitter, rulePages: options.rulePages)
      .place(placed, lanes: lanes, in: &content)
    for lane in content.lanes.indices { dropExplainedMessages(in: lane) }
    sortLabels()
    return content
  }

  /// Builds lanes, states, marks and findings; ``DensityColumns`` counts the calls.
  mutating func denseContent(with findings: [Finding]) -> TimelineContent {
    foldTeardown(findings)
    let placed = addLanes(findings)
    let placer = FindingPlacer(history, fitter: fitter, rulePages: options.rulePages)
    placer.place(placed, lanes: lanes, in: &content)
    sortLabels()
    return content
  }

  /// Counts the calls by columns of an axis, and merges states that are too short to be drawn.
  func columns(on axis: DenseAxis, of content: inout TimelineContent) -> DensityColumns {
    var columns = DensityColumns(
      history,
      lanes: lanes,
      laneCount: content.lanes.count,
      filter: filter,
      axis: axis,
      isEndFolded: content.teardown != nil
    )
    for lane in content.lanes.indices {
      columns.mergeShortStates(of: &content.lanes[lane], number: lane)
    }
    content.callbacks = columns.callbacks
    content.omissions += columns.hidden.phrases
    return columns
  }

  /// The number of calls in the picture, computed before the layout.
  static func calls(
    of history: TraceHistory,
    findings: [Finding],
    options: TimelineLayout.Options
  ) throws(LayoutError) -> Int {
    let filter = try ResolvedFilter(options.filter, history)
    guard history.spans.count > options.mostDetails else { return history.spans.count }
    let selection = LaneSelection(history, findings: findings, options: options, filter: filter)
    var isDrawn = Array(repeating: false, count: history.subjects.count)
    for life in selection.lives { isDrawn[life] = true }
    return history.spans.count { span in
      filter.events.contains(span.begin) && span.subject.map { isDrawn[$0] } ?? false
    }
  }

  /// Ends the content at the release of all objects, unless the options ask for it.
  private mutating func foldTeardown(_ findings: [Finding]) {
    guard picture == .timeline, !options.showsTeardown, options.filter.to == nil,
      let teardown = TimelineTeardown(history, findings: findings),
      teardown.start > filter.events.lowerBound
    else { return }
    filter.end(at: teardown.start)
    content = TimelineContent(events: filter.events)
    content.teardown = teardown
  }

  /// Chooses the lanes and the findings that the filter permits.
  private mutating func addLanes(_ findings: [Finding]) -> [FindingPlacer.Placed] {
    let selection = LaneSelection(history, findings: findings, options: options, filter: filter)
    let (placed, hidden) = FindingPlacer(history, fitter: fitter, rulePages: nil)
      .events(of: findings, in: filter)
    content.omissions = selection.omissions
    if let teardown = content.teardown { content.omissions.append(teardown.phrase) }
    if hidden > 0 { content.omissions.append("\(hidden.counted("finding")) by the filter") }
    addTraceLane(placed.map(\.finding), selection.lives)
    for panel in LaneGrouping(history, lives: selection.lives).panels {
      var numbers: [Int] = []
      for entry in panel {
        numbers.append(content.lanes.count)
        lanes[entry.life] = content.lanes.count
        content.lanes.append(lane(of: entry))
        content.lanes[content.lanes.count - 1].copies = selection.folding.copies[entry.life] ?? 1
      }
      content.panels.append(numbers)
    }
    return placed
  }

  private mutating func sortLabels() {
    for lane in content.lanes.indices { sortLabels(of: lane) }
  }

  private mutating func sortLabels(of lane: Int) {
    // Labels of one event keep their order: a finding is below the callback that it refers to.
    let labels = content.lanes[lane].labels.enumerated().sorted {
      ($0.element.event, $0.offset) < ($1.element.event, $1.offset)
    }
    content.lanes[lane].labels = labels.map(\.element)
  }

  /// Adds the lane of marks and of findings without an object.
  private mutating func addTraceLane(_ findings: [Finding], _ lives: [Int]) {
    let drawn = Set(lives.map { history.subjects[$0].id })
    let hasLoose = findings.contains { !drawn.contains($0.subject) }
    let marks = history.marks.filter { filter.events.contains($0.event) }
    guard hasLoose || !marks.isEmpty || hasLooseWrites else { return }
    var lane = TimelineContent.Lane()
    let rest = marks.count - Self.mostMarks
    if rest > 0 {
      let limit = Self.mostMarks.grouped
      content.omissions.append("\(rest.counted("mark")) over the limit of \(limit)")
    }
    for mark in marks.prefix(Self.mostMarks) {
      lane.marks.append(TimelineContent.Mark(kind: .call, event: mark.event))
      let name = mark.name.isEmpty ? "mark" : mark.name
      lane.labels.append(label(.mark, at: mark.event, name, title: "mark \(name)"))
    }
    content.lanes.append(lane)
    content.panels.append([0])
  }

  private static let mostMarks = 200

  private func lane(of entry: LaneGrouping.Entry) -> TimelineContent.Lane {
    let subject = history.subjects[entry.life]
    var lane = TimelineContent.Lane(life: entry.life, depth: entry.depth)
    lane.bands = history.bands[entry.life].filter { band in
      band.begin < filter.events.upperBound
        && (band.end.map { $0 > filter.events.lowerBound } ?? true)
    }
    lane.birth = subject.alreadyAlive ? nil : subject.birth
    lane.death = subject.death
    let observed = history.trace.header.observed
    lane.firstKnown = filter.events.lowerBound > 0 ? lane.birth ?? subject.birth : nil
    lane.hasOpenEnd = lane.bands.last.map { UnseenEnd.applies(to: $0, observed: observed) } ?? false
    return lane
  }

  private mutating func addSpans() {
    var bars: [Int: (lane: Int, bar: Int)] = [:]
    var called: Set<[Int]> = []
    var hidden = HiddenCalls()
    let outer = spansWithCalls()
    let ticks = LayoutTicks(
      history,
      keepsAll: picture != .timeline || options.labelsLayout || filter.asksFor(.layout)
    )
    let repeatedMoves = RepeatedMoves(history).spans
    nameObjectsWithoutLane()
    var read = 0
    for (number, span) in history.spans.enumerated() {
      guard let life = span.subject, let lane = lanes[life] else { continue }
      guard filter.shows(span.name, isCallback: span.isCallback) else {
        hidden.byArea += 1
        continue
      }
      let isInside = filter.events.contains(span.begin)
      // A call that is open at the beginning of the part has a bar.
      let reachesIn =
        span.begin < filter.events.lowerBound && span.end ?? .max > filter.events.lowerBound
      guard isInside || reachesIn && span.subject != nil else {
        if content.teardown.map({ span.begin >= $0.start }) != true { hidden.byTime += 1 }
        continue
      }
      if span.isCallback, isInside { content.callbacks += 1 }
      guard read < mostCalls || eventsWithFindings.contains(span.begin) else {
        content.firstUnread = content.firstUnread ?? span.begin
        content.unread += 1
        continue
      }
      read += 1
      let node =
        span.isCallback
        ? NodeCallText(history.trace.events[span.begin], history.trace.names) : nil
      var text = node.map { picture == .timeline ? $0.short : $0.whole } ?? callText(of: span)
      if repeatedMoves.contains(number), isInside {
        text += RepeatedMoves.words
        content.notes = RepeatedMoves.notes
      }
      let kind: TimelineContent.Mark.Kind = span.name.group == .evaluation ? .update : .call
      let mark = TimelineContent.Mark(kind: kind, event: span.begin)
      if isInside, ticks.contain(span), !eventsWithFindings.contains(span.begin) {
        addTick(text, at: span.begin, to: lane)
      } else if span.isCallback, isInside {
        content.lanes[lane].marks.append(mark)
        addLabel(.callback, text, at: span.begin, to: lane, node)
      }
      if !isInstant(span), !span.isCallback || outer.contains(number) {
        let around = enclosingBar(of: span, in: lane, bars)
        bars[number] = (lane, content.lanes[lane].bars.count)
        content.lanes[lane].bars.append(
          TimelineContent.Bar(
            source: .span(number),
            begin: max(span.begin, content.startEvent),
            end: min(span.end ?? content.endEvent, content.endEvent),
            depth: around.map { content.lanes[lane].bars[$0].depth + 1 } ?? 0,
            outer: around,
            text: fitter.fit(text, .bar, into: 240)
          )
        )
      } else if !span.isCallback, isInside {
        content.lanes[lane].marks.append(mark)
        addLabel(.call, text, at: span.begin, to: lane)
      }
      guard isInside, let parent = span.parent, let caller = history.spans[parent].subject,
        let from = lanes[caller], from != lane, called.insert([parent, lane]).inserted
      else { continue }
      content.arrows.append(
        TimelineContent.Arrow(event: span.begin, from: from, to: lane, caller: parent)
      )
    }
    content.omissions += hidden.phrases
  }

  private mutating func nameObjectsWithoutLane() {
    for subject in history.subjects where !subject.className.isEmpty {
      namesWithoutLane[subject.id] = subject.displayName
    }
    for life in lanes.keys { namesWithoutLane[history.subjects[life].id] = nil }
  }

  /// The callbacks in which the app made a call, and which therefore need bars.
  private func spansWithCalls() -> Set<Int> {
    var result: Set<Int> = []
    for span in history.spans where !span.isCallback {
      if let parent = span.parent { result.insert(parent) }
    }
    return result
  }

  private func isInstant(_ span: CallSpan) -> Bool {
    guard let end = span.end else { return false }
    return end == span.begin + 1 && span.start == span.finish
  }

  private func enclosingBar(
    of span: CallSpan,
    in lane: Int,
    _ bars: [Int: (lane: Int, bar: Int)]
  ) -> Int? {
    var parent = span.parent
    // Bars of other lanes are skipped.
    for _ in 0..<64 {
      guard let number = parent else { return nil }
      if let found = bars[number], found.lane == lane { return found.bar }
      parent = history.spans[number].parent
    }
    return nil
  }

  /// Adds what UIKit printed about the objects; a suppression is a word of the program to the
  /// checks.
  private mutating func addMessages() {
    let events = history.trace.events
    for event in filter.events
    where events.kinds[event] == .diagnostic && events[event].name != .suppression {
      let life = Int(history.lives[event])
      guard life >= 0, let lane = lanes[life] else { continue }
      let message = MessageText(events[event], history.trace.names)
      content.lanes[lane].marks.append(TimelineContent.Mark(kind: .message, event: event))
      content.lanes[lane].labels.append(
        label(.message, at: event, message.beginning, title: message.whole)
      )
    }
  }

  /// Removes messages at events with a finding.
  private mutating func dropExplainedMessages(in lane: Int) {
    guard content.lanes[lane].marks.contains(where: { $0.kind == .message }) else { return }
    var explained: Set<Int> = []
    for label in content.lanes[lane].labels where label.isFinding {
      explained.insert(label.event)
    }
    content.lanes[lane].marks.removeAll { $0.kind == .message && explained.contains($0.event) }
    content.lanes[lane].labels.removeAll { $0.kind == .message && explained.contains($0.event) }
  }

  private mutating func addDeaths() {
    let deinitializer = Name.deinitializer.knownText
    for lane in content.lanes.indices {
      guard let death = content.lanes[lane].death, filter.events.contains(death),
        let life = content.lanes[lane].life
      else { continue }
      let name = history.subjects[life].displayName
      guard history.subjects[life].kind != .swiftUIView else {
        let title = "the identity of \(name) ends"
        content.lanes[lane].labels.append(label(.death, at: death, "removed", title: title))
        continue
      }
      // A recorded `deinit` callback already has a label.
      let isLabelled = content.lanes[lane].labels.contains { $0.text.string == deinitializer }
      guard !isLabelled else { continue }
      content.lanes[lane].labels.append(
        label(.death, at: death, deinitializer, title: "\(name) is deallocated")
      )
    }
  }

  private mutating func addLabel(
    _ kind: TimelineContent.Label.Kind,
    _ text: String,
    at event: Int,
    to lane: Int,
    _ node: NodeCallText? = nil
  ) {
    let name = content.lanes[lane].life.map { history.subjects[$0].displayName } ?? "trace"
    let title = "\(node?.whole ?? text) of \(name)"
    // A row of a sequence has room for the causes of an evaluation.
    let widest = picture == .sequence && node != nil ? 360.0 : 240
    var label = label(kind, at: event, text, title: title, widest: widest)
    label.topic = node?.topic
    content.lanes[lane].labels.append(label)
  }

  /// The name of a call with its object argument, if that adds information.
  private func callText(of span: CallSpan) -> String {
    let name = history.trace.names[span.name]
    let event = history.trace.events[span.begin]
    guard let argument = event.statedArgument else { return name }
    let object = argument == .none ? "nil" : namesWithoutLane[argument] ?? "#\(argument.number)"
    if name.hasSuffix(":)") { return "\(name.dropLast(1)) \(object))" }
    if name.hasSuffix(")") { return name }
    return span.isCallback && argument != .none ? name : "\(name)(\(object))"
  }
}
