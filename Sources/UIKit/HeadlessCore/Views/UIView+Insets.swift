import Foundation
import TraceModel

/// The stored state of a view's insets.
struct InsetsState {
  /// The last safe area that the view was notified of; reset to zero when the view leaves its
  /// window, because UIKit notifies again before the next appearance
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()).
  var lastSent = UIEdgeInsets.zero
  /// The margins without the safe area, as the app has set them.
  var setMargins: UIEdgeInsets?
  /// Whether the left margin is the leading one, and is on the right from right to left.
  var marginsAreDirectional = true
}

extension UIView {
  /// The default is 8 points, and zero for the root view of a controller, whose margins the system
  /// manages (Apple, “Auto Layout Guide”, “Working with Constraints”).
  private var ownMargins: UIEdgeInsets {
    let isManaged = controllerStorage?.viewRespectsSystemMinimumLayoutMargins ?? false
    let margins =
      insetsState.setMargins
      ?? (isManaged ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    guard insetsState.marginsAreDirectional, margins.left != margins.right else { return margins }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return margins }
    return UIEdgeInsets(
      top: margins.top,
      left: margins.right,
      bottom: margins.bottom,
      right: margins.left
    )
  }

  // choice: margins-of-superview
  /// The margins: the view's own ones, or the system's minimum for the root view of a controller;
  /// plus the safe area; at least the superview's margins where they overlap the view.
  var derivedMargins: UIEdgeInsets {
    var margins = ownMargins
    if let controller = controllerStorage, controller.viewRespectsSystemMinimumLayoutMargins {
      let direction = effectiveUserInterfaceLayoutDirection
      let minimum = UIEdgeInsets(controller.systemMinimumLayoutMargins, in: direction)
      margins = margins.maximum(minimum)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    return margins.maximum(overlap(with: superview.layoutMargins, of: superview))
  }

  /// The part of a superview's insets that overlaps this view.
  ///
  /// A view that extends beyond its superview has at most the superview's insets.
  private func overlap(with outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    let area = superview.bounds
    let frame = frame
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), max(0, inset))
    }
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY - area.minY),
      left: reach(outer.left, frame.minX - area.minX),
      bottom: reach(outer.bottom, area.maxY - frame.maxY),
      right: reach(outer.right, area.maxX - frame.maxX)
    )
  }

  // choice: safe-area-outside-superview
  /// The part of the superview's safe area that overlaps this view, plus the bars of the container
  /// and the insets of the view's controller.
  var derivedSafeArea: UIEdgeInsets {
    guard window != nil, let superview else { return .zero }
    let inherited = overlap(with: superview.safeAreaOfSubviews, of: superview)
    guard let controller = controllerStorage else { return inherited }
    let bars = controller.parent?.barsOfContent?.insets(of: controller) ?? .zero
    return inherited + bars + controller.additionalSafeAreaInsets
  }

  /// The safe area without the part by which a scroll view moves its content, which then is inside it.
  private var safeAreaOfSubviews: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return safeAreaInsets }
    let (area, consumed) = (safeAreaInsets, scrollView.consumedSafeArea)
    return UIEdgeInsets(
      top: area.top - consumed.top,
      left: area.left - consumed.left,
      bottom: area.bottom - consumed.bottom,
      right: area.right - consumed.right
    )
  }

  /// Schedules a safe area update for the next commit.
  func invalidateSafeArea() {
    if isInWindow, life.runtime.commit.hasSafeAreas { life.runtime.commit.checksSafeAreas = true }
  }

  // choice: safe-area-callback-order
  /// Notifies the views in the hierarchy of changed safe areas, superview first.
  ///
  /// A controller is notified after its view, and margins precede the safe area, according to a
  /// controller's log of 2020 (codestudyblog.com/8ten84/80502205605.html), which does not show the
  /// view's callbacks.
  func updateSafeAreaOfSubtree() {
    let insets = safeAreaInsets
    if insets != insetsState.lastSent {
      insetsState.lastSent = insets
      life.runtime.existingLayoutEngine?.insetsDidChange(of: self)
      setNeedsLayout()
      if insetsLayoutMarginsFromSafeArea { sendLayoutMarginsDidChange() }
      send(.safeAreaInsetsDidChange) { safeAreaInsetsDidChange() }
      controllerStorage?.sendViewSafeAreaInsetsDidChange()
    }
    for subview in subviews where subview.superview === self { subview.updateSafeAreaOfSubtree() }
  }

  func setMargins(_ margins: UIEdgeInsets, isDirectional: Bool) {
    guard
      margins != insetsState.setMargins || isDirectional != insetsState.marginsAreDirectional
    else { return }
    insetsState.setMargins = margins
    insetsState.marginsAreDirectional = isDirectional
    marginsRuleDidChange()
    sendLayoutMarginsDidChange()
  }

  /// Follows a change of what ``UIView/layoutMargins`` is derived from.
  func marginsRuleDidChange() {
    life.runtime.existingLayoutEngine?.insetsDidChange(of: self)
    setNeedsLayout()
  }

  private func sendLayoutMarginsDidChange() {
    send(.layoutMarginsDidChange) { layoutMarginsDidChange() }
    controllerStorage?.sendViewLayoutMarginsDidChange()
  }
}
