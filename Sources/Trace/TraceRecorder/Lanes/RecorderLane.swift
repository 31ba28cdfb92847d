import TraceFormat
public import TraceModel

/// The interface of one thread or actor to a recorder.
///
/// A lane belongs to its creator: it is not `Sendable`, and recording through it takes no lock.
/// Names belong to their lane: an event may use only names that this lane interned.
public final class RecorderLane {
  private var writer: LaneWriter
  private let recorder: TraceRecorder
  private let drops: DropCount

  init(recorder: TraceRecorder, writer: LaneWriter, drops: DropCount) {
    self.recorder = recorder
    self.writer = writer
    self.drops = drops
  }

  /// The thread of the lane's events; the main thread is 1.
  public var thread: UInt32 { writer.thread }

  /// Returns the name of a text in this lane, adding it if it is new.
  public func intern(_ text: String) -> Name {
    writer.intern(text)
  }

  /// The text of a name of this lane.
  public func text(of name: Name) -> String {
    writer.names[name]
  }

  /// Records an event at the current time.
  ///
  /// The lane sets time, process and thread. After the end or a failure of the recording, the event
  /// is only counted in ``TraceRecorder/dropped``, and the clock does not advance.
  public func record(_ event: TraceEvent) {
    if writer.isStopped || !writer.record(event, on: recorder) { drops.increase() }
  }

  /// Records that a turn of the main loop ended, unless this lane recorded nothing in it.
  ///
  /// The clock is not touched: the times of all events are the same without the line.
  package func endTurn() {
    guard writer.takeTurn(), !writer.isStopped else { return }
    let line = HeaderLines.endOfTurn(
      process: writer.process,
      thread: writer.thread,
      time: recorder.time.now()
    )
    _ = writer.record(line: line, on: recorder)
  }

  /// Records the positions of the app's calls so far, before the program ends without closing the
  /// recorder.
  package func recordCallSites() {
    for line in recorder.callSiteLines(thread: writer.thread) { record(line: line) }
  }

  func record(line: [UInt8]) {
    if !writer.record(line: line, on: recorder) { drops.increase() }
  }
}

/// The number of events that a lane could not record; only the lane changes it, any thread may read
/// it.
final class DropCount: Sendable {
  private let number = AtomicValue(0)

  /// The number of events so far.
  var current: Int { number.load() }

  /// Counts an event.
  ///
  /// Only the lane's own thread calls this, so no atomic addition is needed.
  func increase() {
    number.store(number.load() &+ 1)
  }
}
