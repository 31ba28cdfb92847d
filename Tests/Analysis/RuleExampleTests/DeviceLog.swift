import TraceModel

/// The lines that an app prints on a device whose controllers and views log their callbacks.
struct DeviceLog {
  /// The lines of the log.
  let text: String

  /// Prints the callbacks of the app's classes and their deallocations.
  init(of trace: Trace) {
    var lines: [String] = []
    for event in trace.events {
      guard let subject = trace.subject(event.subject), !subject.className.hasPrefix("UI"),
        let callback = Self.callback(event, in: trace)
      else { continue }
      let time = event.time.nanoseconds
      let seconds = String(time / 1_000_000_000 % 60 + 100).dropFirst()
      let milliseconds = String(time / 1_000_000 % 1000 + 1000).dropFirst()
      lines.append(
        "2026-01-01 12:00:\(seconds).\(milliseconds) App[1:1] \(Self.description(subject)) \(callback)"
      )
    }
    text = lines.joined(separator: "\n")
  }

  private static func callback(_ event: TraceEvent, in trace: Trace) -> String? {
    if event.kind == .death { return "deinit" }
    guard event.beginsCallback else { return nil }
    let name = trace.names[event.name]
    if let animated = event.animated { return "\(name)(\(animated))" }
    guard name.hasSuffix(":)") else { return "\(name)()" }
    let argument = trace.subject(event.argument).map(description) ?? "nil"
    return "\(name.dropLast()) \(argument))"
  }

  private static func description(_ subject: Subject) -> String {
    "<\(subject.className): 0x\(String(0x6000_0000_0000 + Int(subject.id.number) * 16, radix: 16))>"
  }
}
