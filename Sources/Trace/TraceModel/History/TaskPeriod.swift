/// The time in which the closure of a SwiftUI `task` runs.
public struct TaskPeriod: Hashable, Sendable {
  /// The SwiftUI node: an index of ``TraceHistory/subjects``.
  public var subject: Int
  /// The index of the event at which the closure begins.
  public var begin: Int
  /// The index of the event at which it ends; `nil` if the trace ends first.
  public var end: Int?
  /// The index of the event that requested its cancellation; `nil` if there is none.
  public var cancellation: Int?
  /// The time of the begin.
  public var start: Instant
  /// The time of the end; the last time of the trace if there is none.
  public var finish: Instant
}

/// Collects the tasks of SwiftUI nodes.
///
/// A trace does not number the tasks of a node. A task that follows another one, as of `task(id:)`,
/// replaces it, so the task that began first is the first that is cancelled and that ends.
struct TaskMatcher {
  private(set) var tasks: [TaskPeriod] = []
  /// The open tasks of each node, in the order of their begins.
  private var open: [Int: [Int]] = [:]

  mutating func read(_ event: TraceEvent, at index: Int, subject: Int) {
    switch event.kind {
    case .stateBegin where event.name == .taskState:
      open[subject, default: []].append(tasks.count)
      tasks.append(
        TaskPeriod(
          subject: subject,
          begin: index,
          end: nil,
          cancellation: nil,
          start: event.time,
          finish: event.time
        )
      )
    case .stateEnd where event.name == .taskState:
      guard var waiting = open[subject], !waiting.isEmpty else { return }
      let task = waiting.removeFirst()
      open[subject] = waiting
      tasks[task].end = index
      tasks[task].finish = event.time
    case .begin where event.name == .taskCancel:
      let task = open[subject]?.first { tasks[$0].cancellation == nil }
      if let task { tasks[task].cancellation = index }
    default: break
    }
  }

  mutating func close(at end: Instant) {
    for index in tasks.indices where tasks[index].end == nil { tasks[index].finish = end }
  }
}
