import TraceModel

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

  private func neighbor(
    of page: UIViewController,
    _ direction: NavigationDirection
  ) -> UIViewController? {
    guard let dataSource else { return nil }
    return switch direction {
    case .forward: dataSource.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource.pageViewController(self, viewControllerBefore: page)
    }
  }
}
