import Foundation
import TraceModel

/// Changes of size and traits: the window notifies its root, and each controller's base
/// implementation notifies its children, so an override has to call super.
extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  /// The inherited traits with the controller's overrides.
  var currentTraits: UITraitCollection { inheritedTraits.merging(rare?.traitOverrides) }

  /// The default of ``systemMinimumLayoutMargins``.
  var systemMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? UIWindow.defaultSize.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func sendWillTransition(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    dispatcher.send(.willTransition, to: traceSubject) {
      willTransition(to: traits, with: coordinator)
    }
  }

  func sendViewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    dispatcher.send(.viewWillTransition, to: traceSubject) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Sends `traitCollectionDidChange(_:)` to the controller and then to its children.
  func sendTraitCollectionDidChange(from previous: UITraitCollection) {
    let own = traits(inWindowWith: previous)
    if own == previous || own != traitCollection { sendOwnTraits(from: own) }
    for child in loadedChildren { child.sendTraitCollectionDidChange(from: previous) }
  }

  /// Sends `traitCollectionDidChange(nil)` when the view enters its first window.
  ///
  /// Up to iOS 12, UIKit does this for each controller; from iOS 13 it predicts the traits
  /// (useyourloaf.com/blog/predicting-size-classes-in-ios-13). Traits exist from iOS 8.
  func sendFirstTraits() {
    guard (8...12).contains(life.runtime.behavior.major), !hasReceivedTraits else {
      return
    }
    hasReceivedTraits = true
    dispatcher.send(.traitCollectionDidChange, to: traceSubject) { traitCollectionDidChange(nil) }
  }

  /// Marks the constraints of the root view and of the children's views for an update after a
  /// rotation.
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
  /// The children that are notified of a new size: all children with loaded views, also covered
  /// ones.
  private var loadedChildren: [UIViewController] { children.filter(\.isViewLoaded) }
}

extension UIViewController {
  // choice: override-trait-collection
  /// Replaces traits of a child: those that a collection specifies; `nil` if there is none.
  ///
  /// They replace the child's `traitOverrides`.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.setOverrides(collection?.values ?? TraitValues())
  }

  /// Returns the traits that replace those of a child; `nil` if there is none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.rare?.traitOverrides.map { UITraitCollection($0) }
  }
}
