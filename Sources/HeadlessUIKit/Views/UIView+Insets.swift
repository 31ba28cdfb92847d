import Foundation
import TraceModel

/// What a view remembers of its insets.
struct InsetsState {
  /// The safe area that the view was last told of; zero when it leaves its window, because UIKit
  /// tells again right before the next appearance
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()).
  var heard = UIEdgeInsets.zero
  /// The margins without the safe area.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// The safe area and the margins.
extension UIView {
  var ownMargins: UIEdgeInsets { insetsState.margins }

  // choice: safe-area-outside-superview
  /// What of the superview's safe area reaches into this view, and what its controller adds.
  ///
  /// A view that stands out beyond its superview gets no more than the superview's own insets
  /// (chosen).
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

  /// Lets the next commit look for safe areas that have changed.
  func invalidateSafeArea() {
    if isInWindow, life.runtime.commit.hasSafeAreas { life.runtime.commit.checksSafeAreas = true }
  }

  // choice: safe-area-callback-order
  /// Tells the views of the hierarchy whose safe area has changed, parent first.
  ///
  /// A controller hears after its view, the margins come before the safe area: so a controller's
  /// log of 2020 (codestudyblog.com/8ten84/80502205605.html); the view's place in it is chosen.
  func updateSafeAreaOfSubtree() {
    let insets = safeAreaInsets
    if insets != insetsState.heard {
      insetsState.heard = insets
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
