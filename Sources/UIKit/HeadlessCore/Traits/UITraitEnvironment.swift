import Foundation
import TraceModel

/// An object with traits, as UIKit's `UITraitEnvironment`.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits, as UIKit's `UITraitChangeRegistration`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose changes of traits can be observed, as UIKit's `UITraitChangeObservable`
/// (developer.apple.com/documentation/uikit/uitraitchangeobservable).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UIResponder, UITraitEnvironment {}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

// choice: trait-registration-order
/// Registrations for changes of traits.
///
/// The handlers of an object are called in the order of their registration, after its
/// `traitCollectionDidChange(_:)`: those of controllers first, then those of views from the window
/// down. The trace shows a handler as the callback `action`.
extension UITraitChangeObservable {
  /// Calls a closure after one of the traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Receives the object and its traits before the change.
  /// - Returns: The registration, which ends with the object or by
  ///   ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous, runtime in
      guard let object = object as? Self else { return }
      runtime.recordingTraitChange(of: object) { handler(object, previous) }
    }
  }

  /// Calls a handler whose parameter has the type `Self` of the calling class, which the compiler
  /// does not convert to the type of the object.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Observer, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous, runtime in
      guard let observer = object as? Observer, let responder = object as? UIResponder else {
        return
      }
      runtime.recordingTraitChange(of: responder) { handler(observer, previous) }
    }
  }

  /// Calls a method of a target after one of the traits has changed; it receives this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakTarget(target as AnyObject)
    return register(traits) { object, _, runtime in
      guard let target = target.object else { return }
      runtime.performAction(action, on: target, sender: object)
    }
  }

  /// Calls a method of this object after one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { object, _, runtime in
      runtime.performAction(action, on: object, sender: object)
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traitRegistrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait],
    _ call: @escaping @MainActor (AnyObject, UITraitCollection, Runtime) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits, call: call)
    madeRare.traitRegistrations.append(registration)
    return registration
  }
}

/// A target that is not retained.
private struct WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// A registration of a handler.
final class TraitChangeRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: @MainActor (AnyObject, UITraitCollection, Runtime) -> Void

  init(
    traits: [UITrait],
    call: @escaping @MainActor (AnyObject, UITraitCollection, Runtime) -> Void
  ) {
    self.traits = traits
    self.call = call
  }
}

extension Runtime {
  /// Records the handler of a changed trait as the callback `action`.
  fileprivate func recordingTraitChange(of object: UIResponder, _ body: () -> Void) {
    let subject = (object as? UIView)?.traceSubject ?? (object as? UIViewController)?.traceSubject
    guard let subject else { return body() }
    dispatcher.invoke(.action, to: subject, text: recording.name("traitsDidChange"), body)
  }
}

extension UIResponder {
  /// Calls the handlers that are registered for a trait that has changed.
  func callTraitHandlers(
    from previous: UITraitCollection,
    to current: UITraitCollection,
    in runtime: Runtime
  ) {
    for registration in rare?.traitRegistrations ?? []
    where registration.traits.contains(where: {
      !current.values.hasEqual($0, in: previous.values)
    }) {
      // A handler before this one may have ended the registration.
      guard rare?.traitRegistrations.contains(where: { $0 === registration }) == true else {
        continue
      }
      registration.call(self, previous, runtime)
    }
  }
}
