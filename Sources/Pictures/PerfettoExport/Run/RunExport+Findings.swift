internal import Findings
internal import TraceModel

/// A finding with its position.
struct PlacedFinding {
  var finding: Finding
  /// The index of the event; that of the first event for a finding about the whole trace.
  var event: Int
  /// The number of findings about the same event before it.
  var number: Int
  /// The arrows from the slices of its evidence.
  var flows: [UInt64]
}

extension RunExport {
  /// Orders the findings by their events, and adds arrows from their evidence.
  func placeFindings(_ flows: inout CallFlows, _ flowCount: inout UInt64) -> [PlacedFinding] {
    let sorted = findings.enumerated().map { number, finding in
      (event: finding.event.flatMap(history.trace.position) ?? 0, number: number, finding: finding)
    }.sorted { ($0.event, $0.number) < ($1.event, $1.number) }
    var placed: [PlacedFinding] = []
    for entry in sorted {
      let isSame = placed.last?.event == entry.event
      var finding = PlacedFinding(
        finding: entry.finding,
        event: entry.event,
        number: isSame ? (placed.last?.number ?? 0) + 1 : 0,
        flows: []
      )
      for span in evidence(of: entry.finding, through: entry.event) {
        flowCount += 1
        flows.add(flowCount, from: span)
        finding.flows.append(flowCount)
      }
      placed.append(finding)
    }
    return placed
  }

  /// The calls that prove a finding and begin before it.
  private func evidence(of finding: Finding, through event: Int) -> [Int] {
    let spans = finding.evidence.compactMap { evidence -> Int? in
      guard let position = evidence.event.flatMap(history.trace.position), spanAt[position] >= 0
      else { return nil }
      let span = Int(spanAt[position])
      let isShown = history.spans[span].subject.map(isDrawn) ?? true
      return isShown && history.spans[span].begin <= event ? span : nil
    }
    return Set(spans).sorted()
  }

  mutating func write(_ placed: PlacedFinding, _ writer: inout PacketWriter) throws {
    let finding = placed.finding
    let isAnywhere = placed.event < history.trace.events.count
    let process = finding.subject == .none ? firstProcess : finding.subject.process
    let tracks = processes[process] == nil ? firstProcess : process
    guard let track = try processes[tracks]?.topic(.findings, &writer) else { return }
    let position = isAnywhere ? axis.position(ofFinding: placed.number, at: placed.event) : 0
    var instant = TrackEvent(.instant, at: position, on: track)
    let object = finding.object.text.isEmpty ? "" : " \(finding.object.text)"
    instant.name = writer.name(VisibleText.of("\(finding.rule.text) \(finding.name)\(object)"))
    instant.category = .finding
    instant.arguments = isAnywhere ? timeArguments(at: placed.event) : []
    instant.arguments += arguments(of: finding)
    instant.endingFlows = placed.flows
    try writer.write(instant)
  }

  private func arguments(of finding: Finding) -> [Argument] {
    var arguments = [
      Argument("severity", .shared(finding.severity.rawValue)),
      Argument("message", .text(VisibleText.of(finding.message))),
    ]
    func add(_ name: String, _ text: String) {
      if !text.isEmpty { arguments.append(Argument(name, .text(VisibleText.of(text)))) }
    }
    add("help", finding.help)
    add("rule", finding.rule.text)
    add("name", finding.name)
    add("explanation", explanation(finding.rule))
    add("confidence", finding.confidence.rawValue)
    add("object", finding.object.text)
    if let cause = finding.cause { add("cause", "\(cause.rule.text) \(cause.name)") }
    if !finding.evidence.isEmpty {
      let evidence = finding.evidence.map { self.arguments(of: $0) }
      arguments.append(Argument("evidence", .list(evidence)))
    }
    return arguments
  }

  private func arguments(of evidence: Finding.Evidence) -> [Argument] {
    var arguments: [Argument] = []
    func add(_ name: String, _ text: String) {
      if !text.isEmpty { arguments.append(Argument(name, .text(VisibleText.of(text)))) }
    }
    add("event", "\(evidence.object.text) \(evidence.text)")
    if evidence.isTimed {
      let first = history.trace.events.times.first ?? .zero
      add("time", ExactTime.text(first.nanoseconds(to: evidence.time)))
    }
    add("before", evidence.before)
    add("after", evidence.after)
    add("note", evidence.note)
    if evidence.line > 0 { arguments.append(Argument("line", .number(Int64(evidence.line)))) }
    return arguments
  }
}
