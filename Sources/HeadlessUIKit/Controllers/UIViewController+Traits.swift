import Foundation
import TraceModel

/// Changes of size and traits: the window tells its root, and each controller its children through
/// the base implementations, that is, when an override calls super.
extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  /// The traits of the window, of the parent, of the window in which a presentation covers the
  /// controller, or of a telephone held upright.
  var currentTraits: UITraitCollection {
    viewIfLoaded?.window?.traitsOfContent ?? parent?.traitCollection
      ?? modal.presentation?.container.window?.traitsOfContent
      ?? UITraitCollection(ofWindow: UIWindow.defaultSize, style: .unspecified)
  }

  /// Tells that the traits are about to change.
  func sendWillTransition(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    dispatcher.send(.willTransition, to: traceSubject, requiresSuper: true) {
      willTransition(to: traits, with: coordinator)
    }
  }

  /// Tells that the size is about to change.
  func sendViewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    dispatcher.send(.viewWillTransition, to: traceSubject, requiresSuper: true) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Tells the controller and then its children that the traits have changed.
  func sendTraitCollectionDidChange(from previous: UITraitCollection) {
    dispatcher.send(.traitCollectionDidChange, to: traceSubject) {
      traitCollectionDidChange(previous)
    }
    for child in loadedChildren { child.sendTraitCollectionDidChange(from: previous) }
  }

  /// Sends the traits of the first window that the view enters.
  ///
  /// Up to iOS 12 UIKit does that for each controller, with `nil` as the traits before; from iOS 13 on
  /// it predicts them (useyourloaf.com/blog/predicting-size-classes-in-ios-13). There are traits from
  /// iOS 8 on.
  func sendFirstTraits() {
    guard (8...12).contains(life.runtime.behavior.major), !containment.hasHeardTraits else {
      return
    }
    containment.hasHeardTraits = true
    dispatcher.send(.traitCollectionDidChange, to: traceSubject) { traitCollectionDidChange(nil) }
  }

  /// Lets the constraints of the root view be updated after a rotation, and those of the children.
  func invalidateConstraintsAfterRotation() {
    if let view = viewIfLoaded, view.window != nil { view.setNeedsUpdateConstraints() }
    for child in loadedChildren { child.invalidateConstraintsAfterRotation() }
  }

  func forwardWillTransition(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in loadedChildren { child.sendWillTransition(to: traits, with: coordinator) }
  }

  func forwardViewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in loadedChildren { child.sendViewWillTransition(to: size, with: coordinator) }
  }

  // choice: size-change-receivers
  /// The children that are told: covered ones too, but not those whose views nobody has loaded
  /// (chosen).
  private var loadedChildren: [UIViewController] { children.filter(\.isViewLoaded) }
}
