import TraceModel

/// The events of a scenario file that was run, without the lines of their recording.
///
/// A finding has the name of the scenario file, in which a line of the recording means nothing: reports
/// state the time of the run instead, which the steps of the file advance.
struct RecordedScenarioSource<Base: TraceEventSource>: TraceEventSource {
  private(set) var base: Base

  init(_ base: Base) { self.base = base }

  var names: NameTable { base.names }
  var header: TraceHeader { base.header }
  var end: TraceEnd { base.end }
  var problems: [TraceProblem] { base.problems }

  mutating func next() throws -> TraceEvent? {
    guard var event = try base.next() else { return nil }
    event.line = 0
    event.byte = 0
    return event
  }
}
