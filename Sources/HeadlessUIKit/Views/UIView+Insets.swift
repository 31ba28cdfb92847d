import Foundation
import TraceModel

/// The stored state of a view's insets.
struct InsetsState {
  /// The last safe area that the view was notified of; reset to zero when the view leaves its
  /// window, because UIKit notifies again before the next appearance
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()).
  var lastSent = UIEdgeInsets.zero
  /// The margins without the safe area.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIView {
  var ownMargins: UIEdgeInsets { insetsState.margins }

  // choice: safe-area-outside-superview
  /// The part of the superview's safe area that overlaps this view, plus its controller's insets.
  ///
  /// A view that extends beyond its superview has at most the superview's insets.
  var derivedSafeArea: UIEdgeInsets {
    guard window != nil, let superview else { return .zero }
    let own = controllerStorage?.additionalSafeAreaInsets ?? .zero
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return own }
    let area = superview.bounds
    let frame = frame
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), max(0, inset))
    }
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY - area.minY) + own.top,
      left: reach(outer.left, frame.minX - area.minX) + own.left,
      bottom: reach(outer.bottom, area.maxY - frame.maxY) + own.bottom,
      right: reach(outer.right, area.maxX - frame.maxX) + own.right
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
      setNeedsLayout()
      if insetsLayoutMarginsFromSafeArea { sendLayoutMarginsDidChange() }
      send(.safeAreaInsetsDidChange) { safeAreaInsetsDidChange() }
      controllerStorage?.sendViewSafeAreaInsetsDidChange()
    }
    for subview in subviews where subview.superview === self { subview.updateSafeAreaOfSubtree() }
  }

  func setMargins(_ margins: UIEdgeInsets) {
    guard margins != insetsState.margins else { return }
    insetsState.margins = margins
    setNeedsLayout()
    sendLayoutMarginsDidChange()
  }

  private func sendLayoutMarginsDidChange() {
    send(.layoutMarginsDidChange) { layoutMarginsDidChange() }
    controllerStorage?.sendViewLayoutMarginsDidChange()
  }
}
