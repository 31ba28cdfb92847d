public import Foundation
import TraceModel

/// An observer of properties by their names that is not a `UIResponder`.
///
/// On Apple's platforms each `NSObject` is one. Swift calls no override of a member of an
/// extension, so a class conforms to the protocol instead of overriding the method.
public protocol KeyValueObserver: NSObject {
  /// Called when the value at a key path has changed.
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

extension NSObjectProtocol {
  /// Does nothing, where Foundation's throws an exception; overrides call it for other key paths.
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObject {
  /// Notifies an observer, which is not retained, after each change of the value at a key path,
  /// until it is removed.
  ///
  /// The observer is a `UIResponder` with an override of
  /// `observeValue(forKeyPath:of:change:context:)`, or conforms to ``KeyValueObserver``; another
  /// one is reported. Properties notify as with `observe(_:options:changeHandler:)`. The values in
  /// changes are those of Swift, such as `CGPoint`, not `NSValue`.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let name = keys.count == 1 ? ObservableProperties.name(ofKey: keyPath, of: type(of: self)) : nil
    let path = keys.count == 1 ? KeyValueCoding.appPath(keyPath, of: self) : nil
    if keys.count == 1, name == nil, path == nil {
      ObservableProperties.reportSilent("\(type(of: self)).\(keyPath)", of: type(of: self))
    }
    let receiver = StringObserver(observer: observer, keyPath: keyPath, context: context)
    receiver.reportUnlessObserver()
    PropertyObservers.add(
      PropertyObserver(
        of: self,
        path: path,
        name: name,
        options: options,
        comparison: keys.count > 1
          ? .afterEachChange : name == nil && path == nil ? .afterChangesOfObject : .none,
        registration: PropertyObserver.Registration(
          observer: ObjectIdentifier(observer),
          keyPath: keyPath,
          context: UInt(bitPattern: context)
        ),
        read: { object in
          if let path { return object[keyPath: path] }
          return KeyValueCoding.read(keys, of: object)
        },
        receive: { object, change in receiver.notify(object, change.dictionary(options)) }
      )
    )
  }

  /// Removes an observer of a key path; without one, an exception is reported.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let key = ObjectIdentifier(observer)
    if !PropertyObservers.remove(
      of: self,
      where: { $0.observer == key && $0.keyPath == keyPath }
    ) {
      reportMissing(observer, keyPath)
    }
  }

  /// Removes an observer of a key path that was added with a context.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    let registration = PropertyObserver.Registration(
      observer: ObjectIdentifier(observer),
      keyPath: keyPath,
      context: UInt(bitPattern: context)
    )
    if !PropertyObservers.remove(of: self, where: { $0 == registration }) {
      reportMissing(observer, keyPath)
    }
  }

  /// Announces a change of a property that does not notify by itself.
  public func willChangeValue(forKey key: String) {
    PropertyObservers.willChange(
      KeyValueCoding.appPath(key, of: self),
      ObservableProperties.name(ofKey: key, of: type(of: self)),
      of: self
    )
  }

  /// Notifies the observers of a property that does not notify by itself.
  public func didChangeValue(forKey key: String) {
    PropertyObservers.didChange(
      KeyValueCoding.appPath(key, of: self),
      ObservableProperties.name(ofKey: key, of: type(of: self)),
      of: self
    )
  }

  private func reportMissing(_ observer: NSObject, _ keyPath: String) {
    // The body runs on this thread, before the function returns, or does not run.
    nonisolated(unsafe) let (object, observer) = (self, observer)
    _ = resultOnMainActor {
      let runtime = Runtime.current
      runtime.fail(
        exception: "NSRangeException",
        """
        Cannot remove an observer \(runtime.exceptionText(of: observer)) for the key path \
        "\(keyPath)" from \(runtime.exceptionText(of: object)) because it is not registered as an \
        observer.
        """,
        about: runtime.appObjects.subject(of: object)
      )
    }
  }
}

/// An observer that is notified by its method.
///
/// It is unchecked, because the observer may be of any class: a responder is used on the main actor
/// only, another observer on the thread of the change, as in Foundation.
private final class StringObserver: @unchecked Sendable {
  private weak let observer: NSObject?
  private let keyPath: String
  private let context: UnsafeMutableRawPointer?

  init(observer: NSObject, keyPath: String, context: UnsafeMutableRawPointer?) {
    self.observer = observer
    self.keyPath = keyPath
    self.context = context
  }

  func notify(_ object: NSObject, _ change: [NSKeyValueChangeKey: Any]) {
    guard let observer else { return }
    if let observer = observer as? any KeyValueObserver {
      return observer.observeValue(
        forKeyPath: keyPath,
        of: object,
        change: change,
        context: context
      )
    }
    guard let responder = observer as? UIResponder else { return }
    // The object and the change stay on this thread, unless it is not the main one.
    nonisolated(unsafe) let (object, change) = (object, change)
    onMainActor { [self] in
      responder.observeValue(
        forKeyPath: keyPath,
        of: object,
        change: change,
        context: context
      )
    }
  }

  /// Reports an observer whose method can't be called.
  func reportUnlessObserver() {
    guard let observer, !(observer is UIResponder), !(observer is any KeyValueObserver),
      let runtime = Runtime.running
    else { return }
    let name = String(describing: type(of: observer))
    let message =
      "\(name) observes \"\(keyPath)\", but is not notified: it is not a UIResponder, and must conform "
      + "to KeyValueObserver"
    guard runtime.mailbox.isNew(message) else { return }
    onMainActor { runtime.warn(runtime.recording.name("silent-observer"), message, about: .none) }
  }
}
