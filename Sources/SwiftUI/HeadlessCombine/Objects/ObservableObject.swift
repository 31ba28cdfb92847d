public import OpenCombine
@_spi(Reflection) import Swift
import Synchronization

/// An object that publishes before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before a property with `@Published` changes.
  ///
  /// Properties of superclasses are included. Every call returns the same publisher, also for an
  /// object without such properties, which sends itself.
  public var objectWillChange: ObservableObjectPublisher {
    ObservedObjects.publisher(of: self)
  }
}

/// The default publisher of an observable object.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the values.
  public typealias Output = Void
  /// The type of the errors.
  public typealias Failure = Never

  /// The change of a property with `@Published`.
  package struct Change {
    /// The name of the stored property as the compiler writes it, such as `_count`.
    package let label: String
    /// The value before the change.
    package let oldValue: Any
    /// The value after the change.
    package let newValue: Any
  }

  /// Unchecked, because a change is visible only in the calls that its own `send` makes, which run
  /// on the thread of the change before the change continues.
  private struct OwnedChange: @unchecked Sendable {
    let publisher: ObservableObjectPublisher
    let change: Change?
  }

  @TaskLocal private static var current: OwnedChange?

  private let conduits = Conduits<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Sends to the subscribers.
  public func send() {
    ObservableObjectPublisher.$current.withValue(OwnedChange(publisher: self, change: nil)) {
      conduits.send(())
    }
  }

  /// The change that this publisher sends at the moment; `nil` outside a call of `send`, and when
  /// the object called it without a property.
  ///
  /// A subscriber reads it synchronously in its closure:
  ///
  /// ```swift
  /// subscription = object.objectWillChange.sink { [publisher = object.objectWillChange] in
  ///   let label = publisher.change?.label
  /// }
  /// ```
  package var change: Change? {
    guard let current = ObservableObjectPublisher.current, current.publisher === self else {
      return nil
    }
    return current.change
  }

  package var hasSubscribers: Bool { !conduits.isEmpty }

  /// Sends the change of a property.
  ///
  /// The values are wrapped only for subscribers.
  func send<Value>(_ label: String, from oldValue: Value, to newValue: Value) {
    guard hasSubscribers else { return }
    let change = Change(label: label, oldValue: oldValue, newValue: newValue)
    ObservableObjectPublisher.$current.withValue(OwnedChange(publisher: self, change: change)) {
      conduits.send(())
    }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Void, S.Failure == Never {
    conduits.add(subscriber, of: self)
  }
}

/// The publishers of objects with the default `objectWillChange`.
private enum ObservedObjects {
  /// A field with `@Published` in the objects of a class.
  struct Field: Sendable {
    let label: String
    let offset: Int
    let type: any PublishedField.Type
  }

  /// The publisher of an object without fields.
  ///
  /// Unchecked, because the publisher guards its state with a lock, and the reference to the object
  /// is only compared.
  struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  struct Tables: Sendable {
    /// The fields of each class.
    var fields: [ObjectIdentifier: [Field]] = [:]
    /// The publishers of objects without fields.
    var publishers: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    var limit = 64
  }

  static let tables = Mutex(Tables())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = fields(of: type(of: object))
    guard !fields.isEmpty else { return stored(for: object) }
    // The object is alive until the fields are connected; their offsets and types are those that
    // the standard library reports for its class.
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var publisher: ObservableObjectPublisher?
    withExtendedLifetime(object) {
      for field in fields {
        publisher = field.type.connect(at: base + field.offset, label: field.label) {
          publisher ?? ObservableObjectPublisher()
        }
      }
    }
    return publisher ?? stored(for: object)
  }

  private static func fields(of type: AnyClass) -> [Field] {
    let id = ObjectIdentifier(type)
    if let fields = tables.withLock({ $0.fields[id] }) { return fields }
    var fields: [Field] = []
    // The option is `classType`, which is not accessible in Swift 6 mode. The fields of
    // superclasses come first.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
      if let type = type as? any PublishedField.Type {
        fields.append(Field(label: String(cString: name), offset: offset, type: type))
      }
      return true
    }
    tables.withLock { $0.fields[id] = fields }
    return fields
  }

  private static func stored(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let new = Entry(object: object, publisher: ObservableObjectPublisher())
    return tables.withLock { tables in
      // A deallocated object can have had the same address.
      if let entry = tables.publishers[id], entry.object != nil { return entry }
      if tables.publishers.count >= tables.limit {
        tables.publishers = tables.publishers.filter { $0.value.object != nil }
        tables.limit = max(64, tables.publishers.count * 2)
      }
      tables.publishers[id] = new
      return new
    }.publisher
  }
}
