package import TraceModel

/// Runs instead of the overrides of one object.
///
/// An observer sees the same calls in the same order as overrides of all methods would, but is
/// written once instead of once per class. The runtime keeps it until its object is deallocated.
@MainActor
package protocol DispatchObserver: AnyObject {
  /// Performs a callback that the object receives from UIKit or from the app.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - argument: The object argument; `.none` for `nil`, `nil` for a callback without one.
  ///   - callSuper: The base implementation; a call of it is a call of super.
  func perform(_ callback: Name, argument: SubjectID?, _ callSuper: () -> Void)

  /// Performs a method of the object that is not a callback.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - argument: The object argument; `nil` for a method without one.
  ///   - callSuper: The base implementation; a call of it is a call of super.
  func perform(_ method: OverridableMethod, argument: SubjectID?, _ callSuper: () -> Void)
}

/// An overridable method of an app's class that is not a callback.
package enum OverridableMethod: String, CaseIterable {
  case addSubview
  case removeFromSuperview
  case setNeedsDisplay
  case setNeedsUpdateConstraints
  case layoutIfNeeded
  case makeKeyAndVisible
  case makeKey
  case becomeKey
  case resignKey
  case loadViewIfNeeded
  case beginAppearanceTransition
  case endAppearanceTransition
  case addChild
  case removeFromParent
  case present
  case dismiss
  case show
  case showDetailViewController
  case setEditing
  case pushViewController
  case popViewController
  case popToViewController
  case popToRootViewController
  case setViewControllers
}

/// The name and the observer of an object that is about to be created.
struct NextBirth {
  /// Replaces the name of the class in traces and warnings.
  let label: String?
  let observer: (any DispatchObserver)?
}

extension Runtime {
  /// Sets the name and the observer of the next view, controller or scene that is created.
  ///
  /// - Parameters:
  ///   - label: Replaces the name of the class in traces and warnings.
  ///   - observer: Runs instead of overrides.
  package func prepareNextBirth(
    as label: String? = nil,
    observer: (any DispatchObserver)? = nil
  ) {
    nextBirth = NextBirth(label: label, observer: observer)
  }
}

extension UIView {
  /// Runs the base implementation of a method through the observer, if there is one.
  func enter(_ method: OverridableMethod, argument: SubjectID? = nil, _ base: () -> Void) {
    life.runtime.dispatcher.enter(method, of: traceSubject, argument: argument, base)
  }
}

extension UIViewController {
  /// Runs the base implementation of a method through the observer, if there is one.
  package func enter(_ method: OverridableMethod, argument: SubjectID? = nil, _ base: () -> Void) {
    life.runtime.dispatcher.enter(method, of: traceSubject, argument: argument, base)
  }
}
