public import Foundation
import TraceModel

/// The orientation of an interface; the names and values of UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  /// Portrait with the top at the bottom.
  case portraitUpsideDown
  /// Landscape, with the device turned to the left.
  case landscapeRight
  /// Landscape, with the device turned to the right.
  case landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Rotation and resizing, which the caller triggers instead of a device.
extension UIWindow {
  /// The duration of a rotation, 0.3 s as documented for one turn by a right angle in
  /// `UIApplication.statusBarOrientationAnimationDuration`.
  static let rotationDuration: Duration = .milliseconds(300)

  /// Rotates the window to an orientation: exchanges its width and height if necessary.
  ///
  /// See ``resize(to:animated:)`` for the callbacks; a window that already has the orientation
  /// sends none.
  public func rotate(to orientation: UIInterfaceOrientation) {
    let long = max(bounds.width, bounds.height)
    let short = min(bounds.width, bounds.height)
    if orientation.isPortrait { resize(to: CGSize(width: short, height: long)) }
    if orientation.isLandscape { resize(to: CGSize(width: long, height: short)) }
    life.runtime.platform.device.postOrientation()
  }

  // choice: rotation-order-below-presentation
  /// Resizes the window, as a rotation or a user does.
  ///
  /// The root receives `willTransition(to:with:)` if the size classes change, then
  /// `viewWillTransition(to:with:)`; each controller's base implementation forwards both to its
  /// children. A presented controller receives both after its presenter. A presenter also receives
  /// them if a full-screen presentation has removed its view from the window
  /// (github.com/onmyway133/notes/issues/210, github.com/zenangst/Spots/pull/286); its view has the
  /// new size when it returns. Then the sizes, the safe area of the window's device and the traits
  /// change; constraints and layout follow in the commit, and the coordinator's completions after
  /// 0.3 seconds.
  ///
  /// - Parameters:
  ///   - size: The new size in points; an invalid size is ignored.
  ///   - animated: Whether the change is animated.
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
        followDevice()
        return
      }
      let animated = animated && life.runtime.animator.isEnabled
      transition(to: size, of: controllers, isAnimated: animated)
    }
  }

  // choice: launch-orientation
  /// Turns the screen to an orientation that a new root supports.
  ///
  /// `viewWillAppear` has the old size, the layout the new one; the traits change, but no transition
  /// to a size is announced (github.com/mattneub/Programming-iOS-Book-Examples,
  /// `bk2ch06p258launchIntoRotationEvents`, iOS 15).
  func turn(for root: UIViewController) {
    let size = bounds.size
    let screen = device?.size ?? Self.defaultSize
    guard screen == size || screen == CGSize(width: size.height, height: size.width),
      device?.idiom != .pad, root.viewIfLoaded?.window === self
    else { return }
    let supported = root.supportedInterfaceOrientations
    let own: UIInterfaceOrientationMask =
      size.width > size.height ? .landscape : [.portrait, .portraitUpsideDown]
    guard !supported.isEmpty, supported.isDisjoint(with: own) else { return }
    let turned = CGSize(width: size.height, height: size.width)
    let old = traitsOfContent
    let coordinator = TransitionCoordinator(
      owner: root,
      from: nil,
      to: nil,
      containerView: self,
      duration: Self.rotationDuration,
      isAnimated: false,
      isInteractive: false
    )
    root.sendWillTransition(to: traits(size: turned), with: coordinator)
    frame.size = turned
    followDevice()
    coordinator.begin()
    sendTraitChange(from: old)
    life.runtime.loop.afterCommit { coordinator.finish() }
  }

  /// The root and the presented controllers above it, presenters first; empty if no root is in the
  /// window.
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
    let new = traits(size: size)
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
      let newSize = controller.modal.host?.presentedSize(inWindowOf: size)
      controller.modal.host?.controller.viewWillTransition(to: size, with: coordinator)
      controller.sendViewWillTransition(to: newSize ?? size, with: coordinator)
    }
    frame.size = size
    followDevice()
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

  /// The traits of the window's content.
  package var traitsOfContent: UITraitCollection { traits() }

  /// The traits of the window with some values replaced.
  func traits(
    style: UIUserInterfaceStyle? = nil,
    scale: CGFloat? = nil,
    direction: UIUserInterfaceLayoutDirection? = nil,
    size: CGSize? = nil
  ) -> UITraitCollection {
    UITraitCollection(
      ofWindow: size ?? bounds.size,
      style: style ?? overrideUserInterfaceStyle,
      scale: scale ?? displayScale,
      direction: direction ?? layoutDirection,
      idiom: device?.idiom ?? .phone,
      textSize: life.runtime.platform.textSize
    ).merging(rare?.traitOverrides)
  }

  /// Sends `traitCollectionDidChange` to the root, the presented controllers above it, and their
  /// children, and then to the views, if the traits have changed.
  package func sendTraitChange(from old: UITraitCollection) {
    guard traitsOfContent != old else { return }
    for controller in controllersOfContent { controller.sendTraitCollectionDidChange(from: old) }
    sendTraitsToSubviews(from: old)
  }
}
