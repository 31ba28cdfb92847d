import Synchronization
import TraceFormat
public import TraceModel

/// The way of one thread or actor into a recorder.
///
/// A lane belongs to whoever made it: it is not `Sendable`, and recording through it takes no lock.
/// Names are the lane's own: an event may use only names that this lane interned.
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

  /// Returns the name of a text in this lane, adding it when it is new.
  public func intern(_ text: String) -> Name {
    writer.intern(text)
  }

  /// The text of a name of this lane.
  public func text(of name: Name) -> String {
    writer.names[name]
  }

  /// Records an event at the present time.
  ///
  /// The lane fills in time, process and thread. When recording has ended or failed the event is
  /// only counted, in ``TraceRecorder/dropped``, and the clock is not touched.
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

  func record(line: [UInt8]) {
    if !writer.record(line: line, on: recorder) { drops.increase() }
  }
}

/// The events that a lane could not record: counted by the lane only, read by anybody.
final class DropCount: Sendable {
  private let number = Atomic(0)

  /// The events so far.
  var current: Int { number.load(ordering: .relaxed) }

  /// Counts an event.
  ///
  /// Only the lane's own thread does, so that no other can come between.
  func increase() {
    number.store(number.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }
}
