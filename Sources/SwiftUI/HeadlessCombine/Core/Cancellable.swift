import Foundation

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity. Later calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Stores the cancellable, so that it is cancelled when the collection releases it.
  public func store<Cancellables: RangeReplaceableCollection>(
    in collection: inout Cancellables
  ) where Cancellables.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores the cancellable, so that it is cancelled when the set releases it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A cancellable that cancels itself when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates a cancellable that calls a closure once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels a different one.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Calls the closure, unless it was called.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Appends this cancellable to a collection.
  public func store<Cancellables: RangeReplaceableCollection>(
    in collection: inout Cancellables
  ) where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }

  /// Inserts this cancellable into a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
    first === second
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
