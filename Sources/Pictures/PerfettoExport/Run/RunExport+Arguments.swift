internal import TraceModel

extension RunExport {
  /// The arguments of an event: its real time, and its details in the trace.
  func arguments(of event: TraceEvent, at index: Int) -> [Argument] {
    var arguments = timeArguments(at: index)
    let life = Int(history.lives[index])
    if life >= 0 { arguments.append(Argument("object", .shared(names[life]))) }
    if let other = event.statedArgument {
      arguments.append(Argument("to", .shared(name(of: other))))
    }
    if let animated = event.animated { arguments.append(Argument("animated", .flag(animated))) }
    if event.index != 0 { arguments.append(Argument("index", .number(Int64(event.index)))) }
    for (flag, name) in Self.flags where event.flags.contains(flag) {
      arguments.append(Argument(name, .flag(true)))
    }
    if event.kind == .hierarchy, Self.switches.contains(event.name) {
      arguments.append(Argument("on", .flag(event.flags.contains(.on))))
    }
    if event.flags.contains(.hasFrame) {
      let frame = event.frame
      let text = "(\(frame.x), \(frame.y)), \(frame.width) × \(frame.height)"
      let isBounds = event.name == .boundsProperty
      arguments.append(Argument(isBounds ? "bounds" : "frame", .text(text)))
      if isBounds { arguments.append(Argument("clips", .flag(event.flags.contains(.on)))) }
    }
    if !event.text.isEmpty {
      let text = VisibleText.lines(history.trace.names[event.text])
      arguments.append(Argument(event.kind == .diagnostic ? "message" : "text", .text(text)))
    }
    if event.line > 0 { arguments.append(Argument("line", .number(Int64(event.line)))) }
    return arguments
  }

  /// The real time of an event, where the axis does not show it.
  func timeArguments(at index: Int) -> [Argument] {
    let events = history.trace.events
    guard axis.isFolded, !axis.isOrdinal else { return [] }
    let first = events.times.first ?? .zero
    return [Argument("time", .text(ExactTime.text(first.nanoseconds(to: events.times[index]))))]
  }

  /// The arguments that the end of a call adds.
  func endArguments(of span: CallSpan, at index: Int) -> [Argument] {
    let end = history.trace.events[index]
    var arguments: [Argument] = []
    if axis.isFolded, !axis.isOrdinal {
      let length = span.start.nanoseconds(to: span.finish)
      arguments.append(Argument("duration", .text(ExactTime.text(length))))
    }
    if end.flags.contains(.superMissing) {
      arguments.append(Argument("super", .shared("missing")))
    } else if end.flags.contains(.superRepeated) {
      arguments.append(Argument("super", .shared("repeated")))
    } else if !end.text.isEmpty {
      let text = VisibleText.of(history.trace.names[end.text])
      arguments.append(Argument("super", .shared(text)))
    }
    return arguments
  }

  /// The displayed name of an object that an event refers to.
  func name(of id: SubjectID) -> String {
    guard id != .none else { return "nil" }
    return namesByID[id] ?? "#\(id.number)"
  }

  private static let flags: [(EventFlags, String)] = [
    (.direct, "direct"), (.echo, "echo"), (.untimed, "untimed"), (.alreadyAlive, "alive"),
  ]

  /// The properties whose value is Boolean.
  private static let switches: Set<Name> = [
    .hiddenProperty, .forwardingProperty, .autoresizingProperty, .constraintRelation,
  ]
}

extension TrackEvent.Category {
  /// The category of a call with a category of the trace format.
  init(_ name: Name) {
    switch name {
    case .callbackCategory: self = .callback
    case .callCategory: self = .call
    default: self = .span
    }
  }
}
