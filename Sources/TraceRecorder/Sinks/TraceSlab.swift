import Synchronization

/// A piece of memory that one lane fills with lines.
///
/// The lane writes behind ``used`` and then publishes; readers look only at what was published.
public final class TraceSlab: Sendable {
  // The pointer is shared, its memory is not: until the slab is sealed only the lane that claimed
  // it writes, and only at places at or behind `used`; others read only places before `used`,
  // which they load with acquiring order after the lane stored it with releasing order.
  nonisolated(unsafe) package let memory: UnsafeMutableRawPointer
  /// The number of bytes that lines may take.
  package let capacity: Int
  private let used: Atomic<Int>
  private let release: @Sendable () -> Void

  /// Creates a slab over memory.
  ///
  /// - Parameters:
  ///   - memory: At least `capacity` bytes that stay valid until `release` is called.
  ///   - capacity: The number of bytes that lines may take.
  ///   - used: The number of bytes at the start that hold something already.
  ///   - release: Gives the memory back; called once, when nobody can reach the slab any more.
  package init(
    memory: UnsafeMutableRawPointer,
    capacity: Int,
    used: Int = 0,
    release: @escaping @Sendable () -> Void
  ) {
    self.memory = memory
    self.capacity = capacity
    self.used = Atomic(used)
    self.release = release
  }

  deinit {
    release()
  }

  /// The number of bytes that are published.
  package var publishedCount: Int {
    let count = used.load(ordering: .acquiring)
    return count < 0 ? ~count : count
  }

  /// Whether lines are refused; a lane asks before it takes a time from the clock.
  package var isSealed: Bool { used.load(ordering: .relaxed) < 0 }

  /// Publishes a line.
  ///
  /// - Returns: `false` when the slab was sealed before: the line does not count as recorded.
  package func publish(from old: Int, to new: Int) -> Bool {
    used.compareExchange(expected: old, desired: new, ordering: .releasing).exchanged
  }

  /// Refuses all further lines.
  ///
  /// - Returns: The number of bytes that were published before.
  @discardableResult
  package func seal() -> Int {
    var count = used.load(ordering: .acquiring)
    while count >= 0 {
      let (exchanged, original) = used.compareExchange(
        expected: count,
        desired: ~count,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return count }
      count = original
    }
    return ~count
  }
}
