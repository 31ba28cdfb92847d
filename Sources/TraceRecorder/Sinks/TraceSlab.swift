import Synchronization

/// A piece of memory that one lane fills with lines.
///
/// The lane writes behind what is published and then publishes it; readers look only at that.
public final class TraceSlab: Sendable {
  /// How far a slab is filled, in one word that changes at once.
  package struct Fill: Hashable, Sendable {
    private static let byteBits = 40
    fileprivate var word: Int

    fileprivate init(word: Int) {
      self.word = word
    }

    /// Creates a fill.
    ///
    /// - Parameters:
    ///   - bytes: Less than 2⁴⁰.
    ///   - events: Less than 2²³.
    package init(bytes: Int, events: Int) {
      word = events << Self.byteBits | bytes
    }

    /// The bytes that are taken.
    package var bytes: Int { word & (1 << Self.byteBits - 1) }
    /// The lines in them that are events and not metadata.
    package var events: Int { word >> Self.byteBits }
  }

  // The pointer is shared, its memory is not: until the slab is sealed only the lane that claimed
  // it writes, and only at places at or behind the fill; others read only places before it, which
  // they load with acquiring order after the lane stored it with releasing order.
  nonisolated(unsafe) package let memory: UnsafeMutableRawPointer
  /// The number of bytes that lines may take.
  package let capacity: Int
  /// The word of the fill; its complement, a negative number, when the slab is sealed.
  private let word: Atomic<Int>
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
    word = Atomic(Fill(bytes: used, events: 0).word)
    self.release = release
  }

  deinit {
    release()
  }

  /// How far lines are published.
  package var published: Fill {
    let word = word.load(ordering: .acquiring)
    return Fill(word: word < 0 ? ~word : word)
  }

  /// Whether lines are refused; a lane asks before it takes a time from the clock.
  package var isSealed: Bool { word.load(ordering: .relaxed) < 0 }

  /// Publishes a line.
  ///
  /// - Returns: `false` when the slab was sealed before: the line does not count as recorded.
  package func publish(from old: Fill, to new: Fill) -> Bool {
    word.compareExchange(expected: old.word, desired: new.word, ordering: .releasing).exchanged
  }

  /// Refuses all further lines; takes no lock.
  ///
  /// - Returns: What was published before.
  @discardableResult
  package func seal() -> Fill {
    var old = word.load(ordering: .acquiring)
    while old >= 0 {
      let (exchanged, original) = word.compareExchange(
        expected: old,
        desired: ~old,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return Fill(word: old) }
      old = original
    }
    return Fill(word: ~old)
  }
}
