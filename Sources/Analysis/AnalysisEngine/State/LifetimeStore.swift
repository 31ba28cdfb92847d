/// A value of a rule for each object, which every new lifetime resets.
///
/// A dense array avoids hashing for a counter that changes with every layout. The modules of rules receive
/// the bodies, because a generic type that is not specialized costs them several calls of the runtime.
package struct LifetimeStore<Value: Sendable>: Sendable {
  @usableFromInline struct Entry {
    @usableFromInline var lifetime: UInt32
    @usableFromInline var value: Value

    @inlinable init(lifetime: UInt32, value: Value) {
      self.lifetime = lifetime
      self.value = value
    }
  }

  @usableFromInline let initial: Value
  @usableFromInline var entries: ContiguousArray<Entry?> = []

  /// Creates a store in which each object has an initial value.
  @inlinable package init(_ initial: Value) {
    self.initial = initial
  }

  /// The value of the object in a slot.
  ///
  /// The lifetime is passed instead of the state: a setter would copy the state.
  ///
  /// - Parameters:
  ///   - slot: The slot of the object.
  ///   - lifetime: The lifetime of the object.
  @inlinable package subscript(slot: Int, lifetime: Lifetime) -> Value {
    get {
      guard slot < entries.count, let entry = entries[slot], entry.lifetime == lifetime.number
      else { return initial }
      return entry.value
    }
    set {
      if slot >= entries.count {
        entries.append(contentsOf: repeatElement(nil, count: slot + 1 - entries.count))
      }
      entries[slot] = Entry(lifetime: lifetime.number, value: newValue)
    }
  }
}
