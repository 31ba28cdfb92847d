public import Foundation
import TraceModel

/// Which side of a screen is up; the names and values of UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with the top down.
  case portraitUpsideDown
  /// On its side, turned to the left.
  case landscapeRight
  /// On its side, turned to the right.
  case landscapeLeft

  /// Whether the screen stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Rotation and resizing, driven by the caller instead of a device.
extension UIWindow {
  /// How long a rotation takes; 0.3 s is what UIKit gives for one turn by a right angle in
  /// `UIApplication.statusBarOrientationAnimationDuration`.
  static let rotationDuration: Duration = .milliseconds(300)

  /// Turns the device: the longer side lies as the orientation says.
  ///
  /// See ``resize(to:animated:)`` for the callbacks; with the side already there is none.
  public func rotate(to orientation: UIInterfaceOrientation) {
    let long = max(bounds.width, bounds.height)
    let short = min(bounds.width, bounds.height)
    if orientation.isPortrait { resize(to: CGSize(width: short, height: long)) }
    if orientation.isLandscape { resize(to: CGSize(width: long, height: short)) }
  }

  // choice: rotation-order-below-presentation
  /// Gives the window another size, as a rotation or the user's hand does.
  ///
  /// The root hears `willTransition(to:with:)` when the size classes change, then
  /// `viewWillTransition(to:with:)`, and each controller forwards both to its children through super.
  /// A presented controller receives both after its presenter (chosen); a presenter whose view a full-screen
  /// presentation has taken out of the window hears them, too (github.com/onmyway133/notes/issues/210,
  /// github.com/zenangst/Spots/pull/286), and its view has its new size when it comes back. Then the
  /// sizes and traits change; constraints and layout follow with the commit, and the coordinator's
  /// completions after 0.3 seconds.
  ///
  /// - Parameters:
  ///   - size: Points; what is not a size is ignored.
  ///   - animated: Whether the change takes time.
  public func resize(to size: CGSize, animated: Bool = true) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return
    }
    life.runtime.dispatcher.call(.rotate, on: traceSubject, animated: animated) {
      guard size != bounds.size else { return }
      let geometry = windowScene?.geometry
      defer { if let geometry { windowScene?.sendDidUpdate(ifDifferentFrom: geometry) } }
      let controllers = controllersOfContent
      guard !controllers.isEmpty else {
        frame.size = size
        return
      }
      let animated = animated && life.runtime.animator.isEnabled
      transition(to: size, of: controllers, isAnimated: animated)
    }
  }

  /// The root and what is presented above it, presenters first; without a root in the window nobody.
  private var controllersOfContent: [UIViewController] {
    guard let root = rootViewController, let view = root.viewIfLoaded else { return [] }
    guard view.window === self || root.isCoveredByPresentation else { return [] }
    let presented = root.presentationsAbove().reversed().filter(\.isInWindow)
    return [root] + presented.compactMap(\.presented)
  }

  private func transition(
    to size: CGSize,
    of controllers: [UIViewController],
    isAnimated: Bool
  ) {
    let old = traitsOfContent
    let new = UITraitCollection(ofWindow: size, style: overrideUserInterfaceStyle)
    let coordinator = TransitionCoordinator(
      owner: controllers[0],
      from: nil,
      to: nil,
      containerView: self,
      duration: Self.rotationDuration,
      isAnimated: isAnimated,
      isInteractive: false
    )
    for controller in controllers {
      if new != old { controller.sendWillTransition(to: new, with: coordinator) }
      let place = controller.modal.host?.place(inWindowOf: size)
      controller.sendViewWillTransition(to: place ?? size, with: coordinator)
    }
    frame.size = size
    coordinator.begin()
    sendTraitChange(from: old)
    for controller in controllersOfContent { controller.invalidateConstraintsAfterRotation() }
    guard isAnimated else {
      life.runtime.loop.afterCommit { coordinator.finish() }
      return
    }
    life.runtime.loop.schedule(after: Self.rotationDuration, label: "end of the rotation") {
      coordinator.finish()
    }
  }

  /// The traits of what is in the window.
  var traitsOfContent: UITraitCollection { traits(style: overrideUserInterfaceStyle) }

  func traits(style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(ofWindow: bounds.size, style: style)
  }

  /// Tells the root, what is presented above it, and their children when the traits are not what
  /// they were.
  func sendTraitChange(from old: UITraitCollection) {
    guard traitsOfContent != old else { return }
    for controller in controllersOfContent { controller.sendTraitCollectionDidChange(from: old) }
  }
}
