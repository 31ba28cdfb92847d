public import Foundation

// The members are in an extension of the protocol, because a class can't redeclare a member of an
// extension of its superclass: `UIResponder` has an overridable `responds(to:)`.

extension NSObjectProtocol {
  /// Returns whether the object has the method of a selector.
  ///
  /// Methods are those of `@objc` members of rewritten classes, and a few of UIKit; other methods
  /// are found only by a selector that was created from them. The answer is the same on every
  /// thread, except that an override is called only if the object is a `UIResponder` on the main
  /// actor.
  public func responds(to aSelector: Selector?) -> Bool {
    guard let responder = self as? UIResponder else {
      return Messages.isImplemented(aSelector, by: self)
    }
    return resultOnMainActor { responder.responds(to: aSelector) }
      ?? Messages.isImplemented(aSelector, by: self)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a method without parameters.
  ///
  /// The result lives until the end of the turn. A method without isolation runs on the current
  /// thread; outside the main actor, other methods run in a later turn and return nothing here.
  ///
  /// - Returns: The result, which is an object as in Objective-C; `nil` for a method without a
  ///   result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Messages.send(aSelector, to: self, nil, nil)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a method with one parameter; see ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Messages.send(aSelector, to: self, object, nil)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a method with two parameters; see ``perform(_:)``.
  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any!,
    with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Messages.send(aSelector, to: self, object1, object2)
  }

  /// Returns whether the object conforms to a protocol, such as `UITableViewDelegate.self`.
  public func conforms<Conformed>(to aProtocol: Conformed.Type) -> Bool { self is Conformed }
}

extension NSObject {
  /// The name of the class after that of its module, such as `Shop.CartCell`.
  public class func description() -> String { ModuleNames.name(of: self) }

  /// Returns whether instances of the class have the method of a selector; see `responds(to:)`.
  public class func instancesRespond(to aSelector: Selector) -> Bool {
    MethodNames.isMethod(aSelector.description, ofClass: self)
  }

  /// Calls a method on the main thread: at once if the calling code is there and waits, or else in
  /// a later turn.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    if MainActorCheck.isOnMainActor {
      guard !wait else {
        perform(aSelector, with: arg)
        return
      }
      perform(aSelector, with: arg, afterDelay: 0)
    } else {
      let call = BackgroundCall(object: self, selector: aSelector, argument: arg)
      if wait {
        DispatchQueue.main.sync { call.perform() }
      } else {
        DispatchQueue.main.async { call.perform() }
      }
    }
  }

  /// Calls a method without isolation on another thread; a method of the main actor is called on
  /// the main actor.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = BackgroundCall(object: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { call.perform() }
  }
}

/// A call that moves to another thread; it is unchecked, because the app decides, as in
/// Objective-C, that its objects can be used there.
private struct BackgroundCall: @unchecked Sendable {
  let object: NSObject
  let selector: Selector
  let argument: Any?

  func perform() { object.perform(selector, with: argument) }
}
