package import CAtomic

/// A number or a Boolean that several threads read and write without a lock.
///
/// Loads have acquiring order, stores releasing order, and other changes both. Unlike `Atomic` of the
/// standard library, it exists before iOS 18 and macOS 15.
///
/// Unchecked, because all access to the memory is atomic.
package struct AtomicValue<Value: AtomicWord>: ~Copyable, @unchecked Sendable {
  @usableFromInline package let cell: UnsafeMutablePointer<LifelineAtomicCell>

  package init(_ value: Value) {
    cell = .allocate(capacity: 1)
    cell.initialize(to: LifelineAtomicCell(word: value.word))
  }

  deinit {
    cell.deallocate()
  }

  @inlinable
  package func load() -> Value { Value(word: lifeline_atomic_load(cell)) }

  @inlinable
  package func store(_ value: Value) { lifeline_atomic_store(cell, value.word) }

  /// Adds a number, wrapping around, and returns the value before.
  @inlinable
  @discardableResult
  package func add(_ value: Value) -> Value { Value(word: lifeline_atomic_add(cell, value.word)) }

  /// Stores a value and returns the one before.
  @inlinable
  package func exchange(_ value: Value) -> Value {
    Value(word: lifeline_atomic_exchange(cell, value.word))
  }

  /// Stores a value if the current one is as expected.
  ///
  /// - Returns: Whether the value was stored, and the value before.
  @inlinable
  package func compareExchange(expected: Value, desired: Value) -> (exchanged: Bool, old: Value) {
    var word = expected.word
    let exchanged = lifeline_atomic_compare_exchange(cell, &word, desired.word)
    return (exchanged, Value(word: word))
  }
}

/// A value that fits into 64 bits.
package protocol AtomicWord: Sendable {
  init(word: Int64)
  var word: Int64 { get }
}

extension AtomicWord where Self: FixedWidthInteger {
  @inlinable package init(word: Int64) { self.init(truncatingIfNeeded: word) }
  @inlinable package var word: Int64 { Int64(truncatingIfNeeded: self) }
}

extension Int: AtomicWord {}
extension Int32: AtomicWord {}
extension Int64: AtomicWord {}
extension UInt: AtomicWord {}
extension UInt32: AtomicWord {}

extension Bool: AtomicWord {
  @inlinable package init(word: Int64) { self = word != 0 }
  @inlinable package var word: Int64 { self ? 1 : 0 }
}
