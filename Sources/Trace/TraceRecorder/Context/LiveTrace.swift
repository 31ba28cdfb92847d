import TraceFormat
import TraceModel

/// The trace of a running recording, read part by part.
///
/// Reading a trace of *n* events in any number of calls takes O(*n*) time, unless several threads
/// record: an event that is older than one that was read already makes the next call start again.
struct LiveTrace {
  /// Counts how often reading started again.
  private(set) var generation = 0
  private var reader = TraceReader()
  private var progress = SnapshotProgress()
  /// The events that were read; the names are in the reader.
  private var events = Trace(header: TraceHeader(clock: .virtual, title: ""))
  private var last = LastEvent()

  /// The time and the thread of the last event.
  private struct LastEvent {
    var time = Instant(nanoseconds: .min)
    var thread: UInt32 = 0

    /// Continues with an event; returns `false` if it belongs before the last one.
    mutating func advance(to event: TraceEvent) -> Bool {
      guard event.time > time || event.time == time && event.thread >= thread else { return false }
      (time, thread) = (event.time, event.thread)
      return true
    }
  }

  /// Returns the trace so far.
  ///
  /// - Throws: ``RecorderError`` or `TraceFormatError` when the trace can't be read back.
  mutating func read(from recorder: TraceRecorder) throws -> Trace {
    if try readUnread(from: recorder) { return try ended() }
    self = LiveTrace(generation: generation + 1)
    if try readUnread(from: recorder) { return try ended() }
    // The clock itself went back, or the sink returns only whole traces.
    self = LiveTrace(generation: generation + 1)
    var reader = TraceReader(bytes: try recorder.snapshot())
    return try Trace(reading: &reader)
  }

  init() {}

  private init(generation: Int) {
    self.generation = generation
  }

  /// Appends the new events; returns `false` when their order needs all events.
  private mutating func readUnread(from recorder: TraceRecorder) throws -> Bool {
    guard let bytes = try recorder.unreadBytes(after: &progress) else { return false }
    reader.append(bytes)
    while let event = try reader.nextAppended() {
      guard last.advance(to: event) else { return false }
      events.append(event, names: reader.names)
    }
    return true
  }

  /// The trace as it would be read if it ended here.
  private func ended() throws -> Trace {
    var ending = reader.ending
    var trace = events
    while let event = try ending.next() { trace.append(event, names: ending.names) }
    trace.header = ending.header
    trace.end = ending.end
    trace.problems = ending.problems
    trace.names = ending.names
    return trace
  }
}
