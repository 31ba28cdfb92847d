import TraceModel

extension TraceRows {
  /// Inserts the events, the spans and the changes of relations in one pass.
  ///
  /// - Throws: ``QueryError``.
  func insertEvents() throws(QueryError) {
    var eventRow = try writer("event")
    var spanRow = try writer("span")
    var relationRow = try writer("relation")
    guard eventRow != nil || spanRow != nil || relationRow != nil else { return }
    let texts = NameTexts(trace.names)
    let superCalls = spanRow == nil ? [:] : superCalls
    // The lifetimes of identities, which a log may use again.
    var current: [SubjectID: Int32] = [:]
    var span = 0
    for index in trace.events.indices where trace.events.kinds[index].isTimed {
      let event = trace.events[index]
      let life = history.lives[index]
      if event.kind == .birth { current[event.subject] = life }
      let argument = event.statedArgument.flatMap { id in
        id == .none ? 0 : current[id].map { Int64($0) + 1 }
      }
      if eventRow != nil { try eventRow?.put(event, index, life, argument, self, texts) }
      switch event.kind {
      case .begin:
        if spanRow != nil {
          let direct = event.flags.contains(.direct)
          try spanRow?.put(span, history, event, argument, number, texts) { (row) in
            row.put(direct ? true : nil)
            row.put(superCalls[span])
          }
        }
        span += 1
      case .hierarchy where relationRow != nil && event.flags.contains(.hasArgument):
        relationRow?.put(number)
        relationRow?.put(index)
        relationRow?.put(event.time.nanoseconds)
        relationRow?.put(life < 0 ? nil : Int64(life) + 1)
        relationRow?.put(texts[event.name])
        relationRow?.put(argument == 0 ? nil : argument)
        relationRow?.put(event.index)
        try relationRow?.end()
      default: break
      }
    }
  }

  /// How overrides called super, by spans; only for those that did not call it once.
  private var superCalls: [Int: String] {
    var calls: [Int: String] = [:]
    for (span, call) in history.spans.enumerated() {
      guard let end = call.end else { continue }
      let flags = trace.events[end].flags
      if flags.contains(.superMissing) { calls[span] = "missing" }
      if flags.contains(.superRepeated) { calls[span] = "repeated" }
    }
    return calls
  }
}

extension RowWriter {
  /// Inserts the row of an event.
  fileprivate mutating func put(
    _ event: TraceEvent,
    _ index: Int,
    _ life: Int32,
    _ argument: Int64?,
    _ rows: TraceRows,
    _ texts: NameTexts
  ) throws(QueryError) {
    let isProperty = event.kind == .hierarchy && event.statedArgument == nil
    put(rows.number)
    put(index)
    put(event.line == 0 ? nil : event.line)
    put(event.time.nanoseconds)
    put(texts[event.kind])
    put(texts[event.category])
    put(texts[event.name])
    put(event.process)
    put(event.thread)
    put(life < 0 ? nil : Int64(life) + 1)
    put(argument)
    put(event.animated)
    put(isProperty && !event.flags.contains(.hasFrame) ? event.flags.contains(.on) : nil)
    put(texts[event.text])
    put(
      event.kind == .hierarchy || event.kind == .cause || event.kind == .effect ? event.index : nil
    )
    let frame = event.flags.contains(.hasFrame) ? event.frame : nil
    put(real: frame?.x)
    put(real: frame?.y)
    put(real: frame?.width)
    put(real: frame?.height)
    try end()
  }

  /// Inserts the row of a span, whose last values `rest` puts.
  fileprivate mutating func put(
    _ span: Int,
    _ history: TraceHistory,
    _ begin: TraceEvent,
    _ argument: Int64?,
    _ trace: Int64,
    _ texts: NameTexts,
    rest: (inout RowWriter) -> Void
  ) throws(QueryError) {
    let call = history.spans[span]
    put(trace)
    put(span)
    put(call.parent)
    put(call.depth)
    put(call.begin)
    put(call.end)
    put(call.start.nanoseconds)
    put(call.isOpen ? nil : call.finish.nanoseconds)
    put(call.isOpen ? nil : call.start.nanoseconds(to: call.finish))
    put(texts[call.category])
    put(texts[call.name])
    put(begin.process)
    put(begin.thread)
    put(call.subject.map { $0 + 1 })
    put(argument)
    put(begin.animated)
    rest(&self)
    try end()
  }
}
