import Foundation
import HeadlessCore
import TraceModel

/// The pages beside a page, which are asked for once, when the first swipe begins.
@MainActor
struct PageNeighbors {
  /// The page that the neighbors belong to.
  weak var page: UIViewController?
  var after: UIViewController?
  var before: UIViewController?
}

/// The user's swipe from page to page, driven by calls instead of a finger.
extension UIPageViewController {
  /// Begins to turn to the page that the data source returns.
  ///
  /// The two will-callbacks are sent at once; no other callback follows until
  /// ``finishInteractivePageTurn()`` or ``cancelInteractivePageTurn()``.
  ///
  /// - Returns: Whether a turn has begun. It does not begin without a data source or a page, during
  ///   another turn, or off the screen.
  @discardableResult
  public func beginInteractivePageTurn(_ direction: NavigationDirection) -> Bool {
    life.runtime.dispatcher.call(.pageSwipeBegin, on: traceSubject) {
      guard let from = host.displayed, canSwipe(from: from) else { return false }
      guard let to = neighbor(of: from, direction), to !== from else { return false }
      if let delegate {
        life.runtime.invoke(delegate, .pageWillTransition, argument: to.traceSubject) {
          delegate.pageViewController(self, willTransitionTo: [to])
        }
      }
      if canSwipe(from: from), to.parent !== self { addChild(to) }
      guard canSwipe(from: from), to.parent === self else { return false }
      begin(PageTurnDetails(from: from, to: to), isAnimated: true, isInteractive: true)
      return turn?.to === to
    }
  }

  /// Moves the finger; UIKit sends no callback.
  ///
  /// - Parameter fraction: The position of the finger, from 0 to 1; other values are clamped.
  public func updateInteractivePageTurn(_ fraction: Double) {
    turn?.update(fraction)
  }

  /// Lifts the finger so that the page is turned; an animation runs to its end.
  public func finishInteractivePageTurn() {
    life.runtime.dispatcher.call(.pageSwipeFinish, on: traceSubject) {
      turn?.release(.completed)
    }
  }

  /// Lifts the finger so that the turn is cancelled; the page runs back first.
  public func cancelInteractivePageTurn() {
    life.runtime.dispatcher.call(.pageSwipeCancel, on: traceSubject) {
      turn?.release(.cancelled)
    }
  }

  private func canSwipe(from page: UIViewController) -> Bool {
    turn == nil && host.isOnScreen && host.displayed === page && self.page === page
      && page.appearance.state == .visible
  }

  // choice: page-neighbors
  /// Returns the page beside a page: with the style `scroll`, both are asked for once, the next one
  /// first (wisdomskyduan.blogspot.com, “UIPageViewController Test Note”, 2015).
  private func neighbor(
    of page: UIViewController,
    _ direction: NavigationDirection
  ) -> UIViewController? {
    let isForward = direction == .forward
    guard transitionStyle == .scroll else { return isForward ? next(page) : previous(page) }
    if neighbors.page !== page {
      neighbors = PageNeighbors(page: page, after: next(page), before: previous(page))
    }
    return isForward ? neighbors.after : neighbors.before
  }

  /// Asks for the other neighbor of the page to which a swipe has turned.
  func updateNeighbors(to page: UIViewController, from old: UIViewController) {
    guard transitionStyle == .scroll, neighbors.page === old else { return }
    let isNext = page === neighbors.after
    neighbors =
      isNext
      ? PageNeighbors(page: page, after: next(page), before: old)
      : PageNeighbors(page: page, after: old, before: previous(page))
  }

  private func next(_ page: UIViewController) -> UIViewController? {
    dataSource?.pageViewController(self, viewControllerAfter: page)
  }

  private func previous(_ page: UIViewController) -> UIViewController? {
    dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// Whether a finger's movement can turn a page.
  func turns(with distance: CGPoint) -> Bool {
    let isAlong = (abs(distance.x) > abs(distance.y)) == (navigationOrientation == .horizontal)
    return dataSource != nil && isAlong && host.displayed.map(canSwipe) ?? false
  }

  // choice: page-release
  /// Turns a page with the finger: beyond the middle or with speed, its end completes the turn.
  func follow(_ pan: FingerPan) {
    let isHorizontal = navigationOrientation == .horizontal
    let (fraction, speed) = (pan.fraction, pan.velocity(in: pan.view))
    let moved = isHorizontal ? fraction.x : fraction.y
    switch pan.actualState {
    case .began: beginInteractivePageTurn(moved < 0 ? .forward : .reverse)
    case .changed: updateInteractivePageTurn(Double(abs(moved)))
    case .ended where abs(moved) > 0.5 || abs(isHorizontal ? speed.x : speed.y) > 300:
      finishInteractivePageTurn()
    default: cancelInteractivePageTurn()
    }
  }
}
