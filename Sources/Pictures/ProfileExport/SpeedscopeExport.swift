package import TraceModel

/// Writes traces as a file of speedscope: a profile for each thread, with its calls as they are
/// nested.
///
/// Source: github.com/jlfwong/speedscope, `src/lib/file-format-spec.ts`.
package struct SpeedscopeExport {
  private let output: ([UInt8]) throws -> Void
  private var text = ""
  private var profileCount = 0
  private var frames: [Frame: Int] = [:]
  private var frameNames: [String] = []

  private struct Frame: Hashable {
    var className: String
    var name: String
  }

  /// The bytes with which every file begins.
  package static let beginning =
    #"{"$schema":"https://www.speedscope.app/file-format-schema.json","exporter":"lifeline","profiles":["#

  /// Begins a file.
  ///
  /// - Parameter output: Receives the bytes of the file piece by piece.
  package init(output: @escaping ([UInt8]) throws -> Void) {
    self.output = output
    text = Self.beginning
  }

  /// Writes the calls of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - name: The name of its profiles.
  /// - Returns: What the file does not contain.
  /// - Throws: The error of the output.
  package mutating func add(_ trace: Trace, name: String) throws -> ExportOmissions {
    let history = TraceHistory(trace)
    var threads: [ThreadID: [Int]] = [:]
    for (index, span) in history.spans.enumerated() {
      threads[trace.events[span.begin].threadID, default: []].append(index)
    }
    for thread in threads.keys.sorted() {
      let suffix = threads.count > 1 ? " (\(thread.process):\(thread.thread))" : ""
      try add(threads[thread] ?? [], of: history, name: name + suffix)
    }
    var omissions = ExportOmissions(format: "speedscope", trace: trace)
    for kind in trace.events.kinds where kind != .begin && kind != .end && kind.isTimed {
      omissions.leaveOut(kind)
    }
    omissions.leaveOut(.end, count: history.unmatchedEnds)
    return omissions
  }

  /// Writes the last bytes.
  ///
  /// - Throws: The error of the output.
  package mutating func finish() throws {
    text += #"],"shared":"#
    var json = JSONText()
    json.object { json in
      json.array("frames") { json in
        for name in frameNames { json.object { $0.member("name", name) } }
      }
    }
    text += json.text + "}\n"
    try flush()
  }

  private mutating func add(_ spans: [Int], of history: TraceHistory, name: String) throws {
    if profileCount > 0 { text += "," }
    profileCount += 1
    var head = JSONText()
    head.string(name)
    let (start, end) = (history.trace.events.times.first ?? .zero, history.end)
    text += #"{"type":"evented","name":\#(head.text),"unit":"nanoseconds","#
    text += #""startValue":\#(start.nanoseconds),"endValue":\#(end.nanoseconds),"events":["#
    var open: [(frame: Int, finish: Instant)] = []
    var separator = ""
    func write(_ type: String, _ frame: Int, _ time: Instant) {
      text += #"\#(separator){"type":"\#(type)","frame":\#(frame),"at":\#(time.nanoseconds)}"#
      separator = ","
    }
    for index in spans {
      let span = history.spans[index]
      while open.count > span.depth, let last = open.popLast() {
        write("C", last.frame, last.finish)
      }
      let className = span.subject.map { history.subjects[$0].className } ?? ""
      let frame = frame(className, history.trace.names[span.name])
      write("O", frame, span.start)
      open.append((frame, span.finish))
      if text.utf8.count > 1 << 16 { try flush() }
    }
    while let last = open.popLast() { write("C", last.frame, last.finish) }
    text += "]}"
  }

  private mutating func frame(_ className: String, _ name: String) -> Int {
    let key = Frame(className: className, name: name)
    if let known = frames[key] { return known }
    frames[key] = frameNames.count
    frameNames.append(className.isEmpty ? name : "\(className).\(name)")
    return frameNames.count - 1
  }

  private mutating func flush() throws {
    try output(Array(text.utf8))
    text = ""
  }
}
