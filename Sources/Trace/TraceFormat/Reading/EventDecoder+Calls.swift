import TraceModel

/// Begins, ends, instants and arrows.
extension EventDecoder {
  /// Reads a `B`.
  mutating func readBegin(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    event.kind = .begin
    event.category = category(of: &line, in: source)
    readArguments(&line, in: source, into: &event)
    event.name = callbackName(of: &line, subject: event.subject, in: source)
    readNamedArguments(&line, in: source, into: &event)
    let span = OpenSpans.Span(
      subject: event.subject,
      name: event.name,
      category: event.category,
      isUntimed: event.flags.contains(.untimed)
    )
    spans.push(span, process: event.process, thread: event.thread)
  }

  /// Reads an `E`, which has the object, name and category of the begin that it closes.
  ///
  /// An end with a name, from another program, closes the innermost span of that name, as in
  /// Perfetto.
  mutating func readEnd(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    event.kind = .end
    let span: OpenSpans.Span?
    if line.has(.name), line[.name].sort.isString {
      let stated = name(of: line[.name], in: source)
      span = spans.pop(through: stated, process: event.process, thread: event.thread)
      if span == nil { event.name = stated }
    } else {
      span = spans.pop(process: event.process, thread: event.thread)
    }
    if let span {
      event.subject = span.subject
      event.name = span.name
      event.category = span.category
      if span.isUntimed { event.flags.insert(.untimed) }
    }
    guard line.has(.superCall), let result = name(.superCall, of: &line, in: source) else { return }
    switch names[result] {
    case "missing": event.flags.insert(.superMissing)
    case "repeated": event.flags.insert(.superRepeated)
    default: event.text = result
    }
  }

  /// Reads an `i`: a hierarchy change, a diagnostic, or a mark of any category.
  mutating func readInstant(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    event.category = category(of: &line, in: source)
    switch event.category {
    case .hierarchyCategory: event.kind = .hierarchy
    case .diagnosticCategory: event.kind = .diagnostic
    default: event.kind = .mark
    }
    if line.has(.scope), source.isString(line[.scope], "t") {
      line.use(.scope)
    }
    event.name = name(.name, of: &line, in: source) ?? .empty
    readArguments(&line, in: source, into: &event)
    readNamedArguments(&line, in: source, into: &event)
  }

  /// Reads an `s` or `f` of the category `cause`; other arrows are unknown events.
  mutating func readArrow(
    _ line: inout EventLine,
    _ phase: UInt8,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    guard line.has(.category), line.has(.id), line[.id].sort == .number,
      source.isString(line[.category], "cause"),
      let number = integer(.id, "bad-id", line[.id], in: source)
    else { return }
    line.use(.category)
    line.use(.id)
    event.kind = phase == UInt8(ascii: "s") ? .cause : .effect
    event.category = .causeCategory
    event.index = number
    if event.kind == .effect, line.has(.bindingPoint),
      source.isString(line[.bindingPoint], "e")
    {
      line.use(.bindingPoint)
    }
    event.name = name(.name, of: &line, in: source) ?? .empty
    readArguments(&line, in: source, into: &event)
  }
}
