import TraceFormat

/// A block of memory that one lane fills with lines.
///
/// The lane writes after the published bytes, then publishes the new ones; readers access only
/// published bytes.
public final class TraceSlab: Sendable {
  /// The filled part of a slab, in one word that changes atomically.
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

    /// The number of published bytes.
    package var bytes: Int { word & (1 << Self.byteBits - 1) }
    /// The number of published lines that are events rather than metadata.
    package var events: Int { word >> Self.byteBits }
  }

  // The pointer is shared, its memory is not: until the slab is sealed, only the lane that claimed
  // it writes, and only after the fill; others read only before it, which they load with acquiring
  // order after the lane stored it with releasing order.
  nonisolated(unsafe) package let memory: UnsafeMutableRawPointer
  /// The number of bytes that lines may take.
  package let capacity: Int
  /// The word of the fill; its complement, a negative number, if the slab is sealed.
  private let word: AtomicValue<Int>
  private let release: @Sendable () -> Void

  /// Creates a slab over memory.
  ///
  /// - Parameters:
  ///   - memory: At least `capacity` bytes that stay valid until `release` is called.
  ///   - capacity: The number of bytes that lines may take.
  ///   - used: The number of bytes at the start that are already used.
  ///   - release: Frees the memory; called once, when the slab is deallocated.
  package init(
    memory: UnsafeMutableRawPointer,
    capacity: Int,
    used: Int = 0,
    release: @escaping @Sendable () -> Void
  ) {
    self.memory = memory
    self.capacity = capacity
    word = AtomicValue(Fill(bytes: used, events: 0).word)
    self.release = release
  }

  deinit {
    release()
  }

  /// The published part.
  package var published: Fill {
    let word = word.load()
    return Fill(word: word < 0 ? ~word : word)
  }

  /// Whether lines are refused; a lane checks this before it takes a time from the clock.
  package var isSealed: Bool { word.load() < 0 }

  /// Publishes a line.
  ///
  /// - Returns: `false` if the slab is already sealed; the line is then not recorded.
  package func publish(from old: Fill, to new: Fill) -> Bool {
    word.compareExchange(expected: old.word, desired: new.word).exchanged
  }

  /// Seals the slab against further lines; takes no lock.
  ///
  /// - Returns: The part that was published before.
  @discardableResult
  package func seal() -> Fill {
    var old = word.load()
    while old >= 0 {
      let change = word.compareExchange(expected: old, desired: ~old)
      if change.exchanged { return Fill(word: old) }
      old = change.old
    }
    return Fill(word: ~old)
  }
}
