public import Foundation

/// An observation of a property, which ends with ``invalidate()`` or when it is deallocated; as
/// Foundation's `NSKeyValueObservation`.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let observer: PropertyObserver

  init(_ observer: PropertyObserver) {
    self.observer = observer
    super.init()
  }

  deinit { PropertyObservers.remove(observer) }

  /// Ends the observation.
  public func invalidate() { PropertyObservers.remove(observer) }
}

/// An object whose properties can be observed: each `NSObject`.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a handler after each change of a property, until the returned observation ends.
  ///
  /// Properties notify that a rewritten class declares with `@objc dynamic`, and these of UIKit:
  /// the geometry, visibility and background of views, the state of controls, the offset, size and
  /// insets of scroll views, the titles of controllers and navigation items, and the state of web
  /// views. They notify if the value differs. Another property of UIKit or Foundation never
  /// notifies, which is reported once.
  ///
  /// A path through several objects, the path of a subclass to an inherited property of the app,
  /// and a computed property are compared after each change of another property: their handler is
  /// called if the value differs. Values that can't be compared count as different.
  ///
  /// The handler is called on the thread of the change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values in the changes, and additional notifications.
  ///   - changeHandler: Receives the object and the change.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let isNested = KeyPathShape.isNested(keyPath)
    let name = isNested ? nil : ObservableProperties.name(of: keyPath, in: Self.self)
    if !isNested, name == nil {
      ObservableProperties.reportSilent(keyPath, of: Self.self)
    }
    let observer = PropertyObserver(
      of: self,
      path: keyPath,
      name: name,
      options: options,
      // A property of UIKit that notifies by its name needs no comparison.
      comparison: isNested ? .afterEachChange : name == nil ? .afterChangesOfObject : .none,
      read: { ($0 as? Self)?[keyPath: keyPath] },
      receive: { object, change in
        guard let object = object as? Self else { return }
        changeHandler(object, change.typed(options))
      }
    )
    PropertyObservers.add(observer)
    return NSKeyValueObservation(observer)
  }

  /// Announces a change of a property that does not notify by itself.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservers.willChange(
      keyPath,
      ObservableProperties.name(of: keyPath, in: Self.self),
      of: self
    )
  }

  /// Notifies the observers of a property that does not notify by itself.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservers.didChange(
      keyPath,
      ObservableProperties.name(of: keyPath, in: Self.self),
      of: self
    )
  }
}

/// Notifies the observers of a property of a rewritten class; each `@objc dynamic` property calls
/// it after it was set.
///
/// - Parameters:
///   - path: The property.
///   - object: The object that was changed.
///   - oldValue: The value before.
public func appValueChanged<Object: NSObject, Value>(
  _ path: @autoclosure () -> KeyPath<Object, Value>,
  of object: Object,
  from oldValue: Value
) {
  guard PropertyObservers.areUsed else { return }
  PropertyObservers.changed(path(), nil, of: object, from: oldValue)
}

extension NSObject {
  /// Notifies the observers of a property of the runtime, whose name ``ObservableProperties`` has.
  @inline(__always)
  package final func valueChanged<Value>(_ name: String, from old: @autoclosure () -> Value) {
    if PropertyObservers.areUsed { PropertyObservers.changed(nil, name, of: self, from: old()) }
  }
}
