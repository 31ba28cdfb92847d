@preconcurrency public import Dispatch
import TraceModel
import TraceRecorder

/// A queue of blocks; stands before Dispatch's type of that name.
///
/// `main` is the main loop of the current run: its blocks wait for the run's clock, in the order of
/// (due time, creation), each in a turn before the commit. Blocks of other queues run on Dispatch's
/// queues in real time, which the run does not wait for; the context of the run goes with them, so
/// that a block which they send back to `main` comes into the same run. Without a run, and in blocks
/// that Dispatch itself runs, `main` is Dispatch's.
///
/// A file that imports `HeadlessUIKit`, alone or with `Testing`, finds this type. In a target with a
/// file that also imports `Foundation`, `Dispatch` or `XCTest` directly the name is ambiguous. One
/// line anywhere in that target decides:
///
/// ```swift
/// typealias DispatchQueue = HeadlessUIKit.DispatchQueue
/// ```
///
/// It stands in this module, not in one of its own, because a type shadows Foundation's only when
/// every import that shows Foundation goes through the module of the shadow.
public final class DispatchQueue: Sendable {
  private let queue: Dispatch.DispatchQueue
  private let isMain: Bool

  /// The queue of the main loop.
  public static let main = DispatchQueue(.main, isMain: true)

  private init(_ queue: Dispatch.DispatchQueue, isMain: Bool) {
    self.queue = queue
    self.isMain = isMain
  }

  /// Creates a queue that runs its blocks in real time.
  public convenience init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Dispatch.DispatchQueue.Attributes = []
  ) {
    self.init(
      Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes),
      isMain: false
    )
  }

  /// Returns the queue of the system for a class of work; it runs its blocks in real time.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(.global(qos: qos), isMain: false)
  }

  /// The label.
  public var label: String { queue.label }

  /// Runs a block as soon as it can be: on `main`, in a turn of the main loop.
  public func async(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    execute work: @escaping @Sendable () -> Void
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if post(after: .zero, label: "a block of DispatchQueue.main", place: place, work) { return }
    let context = RecordingContext.current
    queue.async { RecordingContext.$current.withValue(context) { work() } }
  }

  /// Runs a work item as soon as it can be, unless it is cancelled before.
  public func async(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    execute work: DispatchWorkItem
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if post(after: .zero, label: "a work item of DispatchQueue.main", place: place, work) { return }
    queue.async(execute: work)
  }

  /// Runs a block when a moment has come; a moment that is past is now.
  public func asyncAfter(
    deadline: DispatchTime,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let delay = deadline.delay else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if post(after: delay, label: "asyncAfter", place: place, work) { return }
    let context = RecordingContext.current
    queue.asyncAfter(deadline: .now() + delay.inSeconds) {
      RecordingContext.$current.withValue(context) { work() }
    }
  }

  /// Runs a work item when a moment has come, unless it is cancelled before.
  public func asyncAfter(
    deadline: DispatchTime,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    execute work: DispatchWorkItem
  ) {
    guard let delay = deadline.delay else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if post(after: delay, label: "asyncAfter", place: place, work) { return }
    queue.asyncAfter(deadline: .now() + delay.inSeconds, execute: work)
  }

  /// Runs a block in real time and waits for it; on `main` only from another thread.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try queue.sync(execute: work)
  }

  private func post(
    after delay: Duration,
    label: String,
    place: SourcePlace,
    _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard isMain, let runtime = Runtime.running else { return false }
    let mailbox = runtime.mailbox
    mailbox.add(
      Mailbox.Post(due: mailbox.now.advanced(by: delay), label: label, place: place) {
        runtime.runBlock(.dispatchedBlock, on: .mainQueue, work)
      }
    )
    return true
  }

  private func post(
    after delay: Duration,
    label: String,
    place: SourcePlace,
    _ item: DispatchWorkItem
  ) -> Bool {
    guard isMain, let runtime = Runtime.running else { return false }
    let mailbox = runtime.mailbox
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now.advanced(by: delay),
        label: label,
        place: place,
        isCancelled: { item.isCancelled }
      ) {
        runtime.runBlock(.dispatchedBlock, on: .mainQueue) { item.perform() }
      }
    )
    return true
  }
}
