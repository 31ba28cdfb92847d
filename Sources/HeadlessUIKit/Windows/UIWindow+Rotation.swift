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

  /// Gives the window another size, as a rotation or the user's hand does.
  ///
  /// The root hears `willTransition(to:with:)` when the size classes change, then
  /// `viewWillTransition(to:with:)`, and each controller forwards both to its children through super.
  /// Then the sizes and traits change; layout follows with the commit, and the coordinator's
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
      guard let root = rootViewController, root.viewIfLoaded?.superview === self else {
        frame.size = size
        return
      }
      transition(to: size, of: root, isAnimated: animated)
    }
  }

  private func transition(to size: CGSize, of root: UIViewController, isAnimated: Bool) {
    let old = traitsOfContent
    let new = UITraitCollection(ofWindow: size, style: overrideUserInterfaceStyle)
    let coordinator = TransitionCoordinator(
      owner: root,
      from: nil,
      to: nil,
      containerView: self,
      duration: Self.rotationDuration,
      isAnimated: isAnimated,
      isInteractive: false
    )
    if new != old { root.sendWillTransition(to: new, with: coordinator) }
    root.sendViewWillTransition(to: size, with: coordinator)
    frame.size = size
    if let view = rootViewController?.viewIfLoaded, view.superview === self {
      view.frame = bounds
    }
    coordinator.begin()
    sendTraitChange(from: old)
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

  /// Tells the root and its children when the traits are not what they were.
  func sendTraitChange(from old: UITraitCollection) {
    guard traitsOfContent != old, let root = rootViewController, root.isViewLoaded else { return }
    root.sendTraitCollectionDidChange(from: old)
  }
}
