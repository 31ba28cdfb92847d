internal import TraceComparison
internal import TraceModel

/// Builds the panels of a comparison; a panel shows one object in both traces.
struct PairedTimelinesBuilder {
  private let comparison: TraceComparison
  private let shown: ShownComparison
  private let options: ComparisonLayout.Options
  private let fitter: TextFitter
  private let objects: [PairedObjects]
  private let placed: PairedColumns
  /// The change of each call, by trace.
  private let changes: [[TraceComparison.Change]]
  private var timelines = PairedTimelines()
  private var numbers: [String: Int] = [:]

  init(_ comparison: TraceComparison, options: ComparisonLayout.Options, fitter: TextFitter) {
    self.comparison = comparison
    self.options = options
    self.fitter = fitter
    shown = ShownComparison(comparison, showsSystemViews: options.showsSystemViews)
    placed = PairedColumns(shown, context: options.context, limit: options.maxRows)
    var changes = [comparison.first, comparison.second].map {
      Array(repeating: TraceComparison.Change.none, count: $0.calls.count)
    }
    for (row, change) in zip(shown.rows, shown.changes) {
      if let call = row.first { changes[0][call] = change }
      if let call = row.second { changes[1][call] = change }
    }
    self.changes = changes
    objects = [
      PairedObjects(comparison.first, positions: placed.positions[0]),
      PairedObjects(comparison.second, positions: placed.positions[1]),
    ]
  }

  mutating func content() -> PairedTimelines {
    timelines.columns = placed.columns
    timelines.hiddenAfter = placed.hiddenAfter
    timelines.omissions = shown.omissions
    timelines.notes = shown.notes
    if placed.omitted > 0 {
      let limit = options.maxRows.grouped
      let rows = placed.omitted.counted("call")
      timelines.omissions.append("\(rows) over the limit of \(limit)")
    }
    addPanels()
    for column in timelines.columns.indices { addCalls(of: column) }
    addGuides()
    for panel in timelines.panels.indices { addStates(to: panel) }
    limitPanels()
    return timelines
  }

  private func call(_ side: Int, _ column: Int) -> ComparedCall? {
    timelines.columns[column].calls[side].map { list(side).calls[$0] }
  }

  private func list(_ side: Int) -> CallList { side == 0 ? comparison.first : comparison.second }

  private mutating func addPanels() {
    var kinds: [String: SubjectKind] = [:]
    var texts: [String: String] = [:]
    var order: [String] = []
    for column in timelines.columns.indices {
      for call in [call(0, column), call(1, column)].compactMap(\.self)
      where kinds[call.object] == nil {
        kinds[call.object] = call.subjectKind
        texts[call.object] = call.objectText
        order.append(call.object)
      }
    }
    let known = PairedObjects.merged(objects[0], objects[1])
    let named = Set(known)
    for object in order.filter({ !named.contains($0) }) + known {
      guard let kind = kinds[object] else { continue }
      let name = object.isEmpty ? "Trace" : texts[object] ?? object
      var panel = PairedTimelines.Panel(
        object: object,
        kind: kind,
        name: fitter.fit(name, .name, into: TimelineMetrics.widestName)
      )
      for side in objects.indices {
        panel.lanes[side].exists = object.isEmpty || objects[side].lives[object] != nil
      }
      numbers[object] = timelines.panels.count
      timelines.panels.append(panel)
    }
    let called = Set(shown.rows.compactMap { comparison.call(of: $0)?.object })
    let folded = called.count { kinds[$0] == nil }
    guard folded > 0 else { return }
    timelines.omissions.append(
      "\(folded.counted("object")) without a call beside a difference"
    )
  }

  private mutating func addCalls(of column: Int) {
    let calls = [call(0, column), call(1, column)]
    let difference = difference(of: column)
    for (side, call) in calls.enumerated() {
      guard let call, let panel = numbers[call.object] else { continue }
      let flag = PairedTimelines.Flag(position: column + 1, difference: difference)
      timelines.panels[panel].lanes[side].flags.append(flag)
      // A call that both traces contain at the same position has one label.
      if difference == nil, side == 1 { continue }
      let label = label(call, side, column + 1, difference)
      timelines.panels[panel].lanes[side].labels.append(label)
    }
  }

  private func difference(of column: Int) -> Difference? {
    let calls = timelines.columns[column].calls
    if calls[0] != nil, calls[1] != nil {
      return call(0, column)?.text == call(1, column)?.text ? nil : .argument
    }
    for (side, call) in calls.enumerated() {
      guard let call else { continue }
      return Difference(changes[side][call])
    }
    return nil
  }

  private func label(
    _ call: ComparedCall,
    _ side: Int,
    _ position: Int,
    _ difference: Difference?
  ) -> PairedTimelines.Label {
    let text = fitter.fit(call.text, difference == nil ? .label : .pill, into: 240)
    let word = difference.map { fitter.whole($0.word, .label) }
    let said = difference.map { "\($0.word), in \(PairedTimelines.letters[side])" } ?? "in both"
    let time = list(side).isTimed ? " at \(TimeText.length(call.time.nanoseconds))" : ""
    return PairedTimelines.Label(
      position: position,
      difference: difference,
      text: text,
      word: word,
      title: "\(call.sentence), \(said)\(time)",
      width: word.map { PairPill.width(text, $0) } ?? TimelineMetrics.leaderGap + text.width
    )
  }

  private mutating func addGuides() {
    var columns: [[Int: Int]] = [[:], [:]]
    for (column, entry) in timelines.columns.enumerated() {
      for (side, call) in entry.calls.enumerated() {
        if let call { columns[side][call] = column }
      }
    }
    for (row, change) in shown.changes.enumerated() {
      guard case .moved(let other) = change, let first = shown.rows[row].first,
        let second = shown.rows[other].second,
        let from = columns[0][first], let to = columns[1][second],
        let panel = numbers[comparison.first.calls[first].object]
      else { continue }
      let title = "\(comparison.first.calls[first].sentence) moved"
      timelines.panels[panel].guides.append(
        PairedTimelines.Guide(from: from + 1, to: to + 1, title: title)
      )
    }
  }

  private mutating func addStates(to number: Int) {
    let object = timelines.panels[number].object
    let bands = objects.map { self.bands(of: object, in: $0) }
    for side in objects.indices {
      let own = objects[side]
      let pieces = PairedStates.pieces(of: bands[side], beside: bands[1 - side])
      timelines.panels[number].lanes[side].pieces = pieces
      guard let life = own.lives[object] else { continue }
      let subject = own.history.subjects[life]
      let death = subject.death.map(own.position)
      timelines.panels[number].lanes[side].death = death
      let start = subject.alreadyAlive ? 0 : own.position(of: subject.birth)
      let end = bands[side].first?.from ?? death ?? Double(timelines.end)
      if end > start { timelines.panels[number].lanes[side].base = start...end }
    }
  }

  private func bands(of object: String, in own: PairedObjects) -> [PairedStates.Band] {
    guard let life = own.lives[object] else { return [] }
    return own.history.bands[life].map { band in
      PairedStates.Band(
        state: band.state,
        from: own.position(of: band.begin),
        to: band.end.map(own.position) ?? Double(timelines.end)
      )
    }
  }

  /// Leaves out the panels with the fewest differences.
  private mutating func limitPanels() {
    let limit = max(1, options.maxPanels)
    guard timelines.panels.count > limit else { return }
    let ranked = timelines.panels.indices.sorted {
      (timelines.panels[$1].differences, $0) < (timelines.panels[$0].differences, $1)
    }
    let kept = Set(ranked.prefix(limit))
    let lost = ranked.dropFirst(limit).map { timelines.panels[$0].differences }
    let count = lost.reduce(0, +)
    let called = count == 0 ? "" : " (\(count.counted("difference")))"
    timelines.omissions.append(
      "\(lost.count.counted("object")) over the limit of \(limit)\(called)"
    )
    timelines.panels = timelines.panels.indices.filter(kept.contains).map { timelines.panels[$0] }
  }
}
