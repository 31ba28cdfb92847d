import TraceModel

/// Pending work, ordered by (due, sequence), in two binary heaps.
///
/// Repeating work has a separate heap, because settling does not wait for its end. Cancelled work
/// is removed when it becomes first. When the queue has grown to twice its size after the last
/// sweep, a sweep removes all cancelled work.
@MainActor
struct WorkQueue {
  private var once = Heap()
  private var periodic = Heap()
  private var sweepSize = 64

  /// The number of items, including cancelled ones.
  var count: Int { once.items.count + periodic.items.count }

  mutating func insert(_ work: TurnLoop.Work) {
    if work.isPeriodic { periodic.push(work) } else { once.push(work) }
    guard count > sweepSize else { return }
    sweep()
    sweepSize = max(64, 2 * count)
  }

  /// Returns the first work that does not repeat.
  mutating func firstOnce() -> TurnLoop.Work? { once.first() }

  mutating func first() -> TurnLoop.Work? {
    guard let repeating = periodic.first() else { return once.first() }
    guard let single = once.first() else { return repeating }
    return single.isBefore(repeating) ? single : repeating
  }

  mutating func removeFirst() -> TurnLoop.Work? {
    guard let work = first() else { return nil }
    if work.isPeriodic { periodic.pop() } else { once.pop() }
    return work
  }

  /// Removes and returns all work that is due at a time, in its order.
  mutating func removeAll(dueAt moment: Instant) -> [TurnLoop.Work] {
    var due: [TurnLoop.Work] = []
    while let work = first(), work.due <= moment {
      due.append(work)
      if work.isPeriodic { periodic.pop() } else { once.pop() }
    }
    return due
  }

  /// Removes cancelled work, so that its blocks are released.
  mutating func sweep() {
    once.sweep()
    periodic.sweep()
  }

  /// Returns all work that is not cancelled, in its order.
  func sorted() -> [TurnLoop.Work] {
    (once.items + periodic.items).filter { !$0.isCancelled() }.sorted { $0.isBefore($1) }
  }
}

extension TurnLoop.Work {
  fileprivate func isBefore(_ other: TurnLoop.Work) -> Bool {
    (due, sequence) < (other.due, other.sequence)
  }
}

extension WorkQueue {
  /// A binary heap with the earliest work first.
  @MainActor
  private struct Heap {
    private(set) var items: [TurnLoop.Work] = []

    mutating func first() -> TurnLoop.Work? {
      while let work = items.first {
        guard work.isCancelled() else { return work }
        pop()
      }
      return nil
    }

    mutating func push(_ work: TurnLoop.Work) {
      items.append(work)
      var index = items.count - 1
      while index > 0 {
        let parent = (index - 1) / 2
        guard items[index].isBefore(items[parent]) else { return }
        items.swapAt(index, parent)
        index = parent
      }
    }

    mutating func pop() {
      guard items.count > 1 else {
        items = []
        return
      }
      items.swapAt(0, items.count - 1)
      items.removeLast()
      sink(0)
    }

    mutating func sweep() {
      items.removeAll { $0.isCancelled() }
      for index in stride(from: items.count / 2 - 1, through: 0, by: -1) { sink(index) }
    }

    private mutating func sink(_ start: Int) {
      var index = start
      while true {
        var least = index
        for child in [2 * index + 1, 2 * index + 2] where child < items.count {
          if items[child].isBefore(items[least]) { least = child }
        }
        guard least != index else { return }
        items.swapAt(index, least)
        index = least
      }
    }
  }
}
