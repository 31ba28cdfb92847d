import TraceModel

/// A trace whose texts try to be elements, scripts and hidden characters of a page.
enum HostileTrace {
  private static let names = [
    "</script><script>attacked = 1</script>", "<img src=x onerror=attacked=1>",
    "\u{202E}desrever", "<!--", "'\"&amp;", "a\u{0}b\u{2028}c", "{{constructor}}", "__proto__",
  ]

  /// Returns the trace.
  static func trace() -> Trace {
    var trace = Trace(header: TraceHeader(clock: .monotonic, title: names.joined()))
    trace.end = TraceEnd(status: .complete, reason: names[0])
    var now = Instant.zero
    func add(_ event: TraceEvent) {
      var event = event
      now = now.advanced(by: .milliseconds(1))
      event.time = now
      event.line = UInt32(trace.events.count) + 1
      trace.append(event)
    }
    for (number, text) in names.enumerated() {
      let id = SubjectID(process: 1, number: UInt32(number) + 1)
      let name = trace.names.intern(text)
      var birth = TraceEvent(.birth, subject: id, name: name)
      birth.category = .objectCategory
      birth.subjectKind = .viewController
      add(birth)
      for callback in [name, .viewDidLoad, .viewDidAppear, .viewDidAppear] {
        var begin = TraceEvent(.begin, subject: id, name: callback)
        begin.category = callback == name ? .spanCategory : .callbackCategory
        add(begin)
        add(TraceEvent(.end, subject: id))
      }
      add(TraceEvent(.mark, subject: .none, name: name))
      var complaint = TraceEvent(.diagnostic, subject: id, name: name)
      complaint.text = name
      add(complaint)
    }
    return trace
  }
}
