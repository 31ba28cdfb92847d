public import Foundation
import Synchronization
import TraceModel

extension NotificationCenter {
  /// Calls a method of an observer, which is not retained, for each notification.
  ///
  /// The method has no parameter or the notification as its only one. It is called on the main
  /// thread: at once, or in a later turn if the notification is posted on another thread.
  ///
  /// - Parameters:
  ///   - observer: The receiver.
  ///   - aSelector: The method; one that the observer does not have is reported when it is called.
  ///   - aName: The name of the notifications; `nil` for all notifications.
  ///   - anObject: The sender of the notifications; `nil` for each one.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let observation = Observation(
      of: selectorTarget(observer),
      selector: aSelector,
      filter: Observation.Filter(center: ObjectIdentifier(self), name: aName, object: object)
    )
    if Observation.add(observation) { observation.reportRepetition() }
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      observation.receive(notification)
    }
  }

  /// Removes the methods of an observer, or the observer that a closure was added with.
  public func removeObserver(_ observer: AnyObject) {
    Observation.remove(of: selectorTarget(observer)) { $0.center == ObjectIdentifier(self) }
    removeObserver(observer as Any)
  }

  /// Removes the class methods of a class that was added as an observer.
  public func removeObserver(_ observer: AnyClass) {
    Observation.remove(of: selectorTarget(observer)) { $0.center == ObjectIdentifier(self) }
  }

  /// Removes the methods of an observer for a name and a sender; `nil` for each one.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    Observation.remove(of: selectorTarget(observer)) { filter in
      filter.center == ObjectIdentifier(self) && (aName == nil || aName == filter.name)
        && (object == nil || object == filter.object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A method of an observer that was added to a notification center.
///
/// It is unchecked, because the observer may be of any class: the observer is used on the main
/// actor only.
private final class Observation: @unchecked Sendable {
  /// The notifications that an observer receives.
  struct Filter: Equatable {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private weak let observer: AnyObject?
  private let key: ObjectIdentifier
  private let selector: Selector
  private let filter: Filter
  private let isRemoved = Atomic(false)

  /// The observations by the address of their observer.
  private static let all = Mutex<[ObjectIdentifier: [Observation]]>([:])

  init(of observer: AnyObject, selector: Selector, filter: Filter) {
    self.observer = observer
    key = ObjectIdentifier(observer)
    self.selector = selector
    self.filter = filter
  }

  /// Stores an observation.
  ///
  /// - Returns: Whether the observer has an equal one already.
  static func add(_ observation: Observation) -> Bool {
    all.withLock { all in
      // An observer at the address of a deallocated one has its own observations only.
      let living = (all[observation.key] ?? []).filter { $0.observer != nil }
      all[observation.key] = living + [observation]
      return living.contains {
        $0.filter == observation.filter && $0.selector == observation.selector
      }
    }
  }

  static func remove(of observer: AnyObject, where isRemoved: (Filter) -> Bool) {
    let key = ObjectIdentifier(observer)
    all.withLock { all in
      for observation in all[key] ?? [] where isRemoved(observation.filter) {
        observation.isRemoved.store(true, ordering: .relaxed)
      }
      let rest = (all[key] ?? []).filter { !$0.isRemoved.load(ordering: .relaxed) }
      all[key] = rest.isEmpty ? nil : rest
    }
  }

  /// Records a warning: each notification calls the method once more.
  func reportRepetition() {
    onMainActor { [self] in
      guard let observer, let runtime = Runtime.running else { return }
      let name = filter.name?.rawValue ?? "all notifications"
      runtime.warn(
        .uikitDiagnostic,
        "-[\(ModuleNames.name(of: type(of: observer))) \(selector)] is already an observer of \(name)",
        about: runtime.appObjects.subject(of: observer)
      )
    }
  }

  func receive(_ notification: Notification) {
    // The poster does not change the notification, which is a value.
    nonisolated(unsafe) let notification = notification
    onMainActor { [self] in
      guard !isRemoved.load(ordering: .relaxed), let observer,
        !selector.perform(on: observer, sender: notification)
      else { return }
      let object = NSNotification(
        name: notification.name,
        object: notification.object,
        userInfo: notification.userInfo
      )
      guard !selector.perform(on: observer, sender: object) else { return }
      Runtime.running?.reportUnknown(selector, of: observer)
    }
  }
}
