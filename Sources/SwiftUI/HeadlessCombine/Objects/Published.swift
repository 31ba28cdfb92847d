import Foundation
public import OpenCombine

/// A property of a class that publishes its changes.
///
/// A change is published before the property has the new value, as by `willSet`: the object's
/// ``ObservableObject/objectWillChange`` sends first, then the publisher `$property` sends the new
/// value, then the property returns it
/// (developer.apple.com/documentation/combine/published: "publishing occurs in the property's
/// willSet block").
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  /// Creates a property with its first value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// Creates a property with its first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Unavailable, because only properties of classes can publish their changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The value of the property in its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }

  /// A publisher of the current value, for each new subscriber, and of every value that is set.
  public var projectedValue: Publisher {
    get { Publisher(storage) }
    set { storage = newValue.storage }
  }

  /// A publisher of the values of a property, which never completes.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of the errors.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    fileprivate init(_ storage: PublishedStorage<Value>) {
      self.storage = storage
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Value, S.Failure == Never {
      storage.add(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property with `@Published`, until its object is deallocated.
  ///
  /// The object is not retained.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.send($0) })
  }
}

/// A field of an object that is declared with `@Published`.
protocol PublishedField: SendableMetatype {
  /// Connects the field at an address with the publisher of its object; returns the publisher that
  /// the field sends with.
  static func connect(
    at address: UnsafeRawPointer,
    label: String,
    to publisher: () -> ObservableObjectPublisher
  ) -> ObservableObjectPublisher
}

extension Published: PublishedField {
  static func connect(
    at address: UnsafeRawPointer,
    label: String,
    to publisher: () -> ObservableObjectPublisher
  ) -> ObservableObjectPublisher {
    // Only the reference to the storage is read.
    address.assumingMemoryBound(to: Published<Value>.self).pointee.storage.connect(label, publisher)
  }
}

/// The value of a property and its subscribers.
private final class PublishedStorage<Value> {
  private let lock = NSLock()
  private var current: Value
  private let conduits = Conduits<Value, Never>()
  private var assignments: [AnyCancellable] = []
  private var object: (publisher: ObservableObjectPublisher, label: String)?

  init(_ value: Value) {
    current = value
  }

  var value: Value { lock.withLock { current } }

  func send(_ value: Value) {
    let object = lock.withLock { self.object }
    object?.publisher.send(object?.label ?? "", from: self.value, to: value)
    conduits.send(value)
    // The earlier value is released outside the lock.
    let earlier = lock.withLock {
      defer { current = value }
      return current
    }
    withExtendedLifetime(earlier) {}
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    conduits.add(subscriber, of: self, current: { self.value })
  }

  func keep(_ assignment: AnyCancellable) {
    lock.withLock { assignments.append(assignment) }
  }

  func connect(
    _ label: String,
    _ publisher: () -> ObservableObjectPublisher
  ) -> ObservableObjectPublisher {
    lock.withLock {
      if let object { return object.publisher }
      let new = publisher()
      object = (new, label)
      return new
    }
  }
}
