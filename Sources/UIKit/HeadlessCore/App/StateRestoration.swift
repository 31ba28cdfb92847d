public import Foundation

// inert: no state is restored
/// Creates controllers whose state is restored, as UIKit's `UIViewControllerRestoration`; never
/// called by the runtime.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller for the identifiers of its parents and its own.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

// inert: no state is restored
/// An object whose state is restored, as UIKit's `UIStateRestoring`.
@preconcurrency @MainActor
public protocol UIStateRestoring: AnyObject {
  /// The object that contains this one.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after all objects have read their state.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// `nil`: the property is optional.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// `nil`: the property is optional.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

// inert: no state is restored
/// Makes objects whose state is restored, as UIKit's `UIObjectRestoration`.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Returns an object for the identifiers of its parents and its own.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIViewController {
  // inert: no state is restored
  /// The class that makes the controller when its state is restored.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { controllerItems.restorationClass }
    set { controllerItems.restorationClass = newValue }
  }

  // inert: scroll views use `contentInsetAdjustmentBehavior`
  /// Whether scroll views are moved below bars; `true` by default.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { controllerItems.adjustsScrollViewInsets }
    set { controllerItems.adjustsScrollViewInsets = newValue }
  }
}
