import TraceModel

/// The user's page turn, driven by the caller instead of a finger.
extension UIPageViewController {
  private var swipe: PageTurn? {
    guard let turn, turn.isInteractive, !turn.isReleased else { return nil }
    return turn
  }

  /// Begins to turn the page to the one that the data source gives.
  ///
  /// The two will-callbacks come at once; nothing follows until ``finishInteractivePageTurn()`` or
  /// ``cancelInteractivePageTurn()``.
  ///
  /// - Returns: Whether a turn has begun; not without a data source or a page, during another turn,
  ///   or off the screen.
  @discardableResult
  public func beginInteractivePageTurn(_ direction: NavigationDirection) -> Bool {
    life.runtime.dispatcher.call(.pageSwipeBegin, on: traceSubject) {
      guard let from = host.displayed, canSwipe(from: from) else { return false }
      guard let to = neighbour(of: from, direction), to !== from else { return false }
      if let delegate {
        life.runtime.tell(delegate, .pageWillTransition, argument: to.traceSubject) {
          delegate.pageViewController(self, willTransitionTo: [to])
        }
      }
      if canSwipe(from: from), to.parent !== self { addChild(to) }
      guard canSwipe(from: from), to.parent === self else { return false }
      begin(PageTurn(from: from, to: to, isAnimated: true, isInteractive: true))
      return turn?.to === to
    }
  }

  /// Moves the finger; UIKit sends nothing for that.
  ///
  /// - Parameter fraction: How far it has come, from 0 to 1; other values are clamped.
  public func updateInteractivePageTurn(_ fraction: Double) {
    swipe?.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Lets the finger go with the page turned: the rest of the way is an animation.
  public func finishInteractivePageTurn() {
    life.runtime.dispatcher.call(.pageSwipeFinish, on: traceSubject) {
      guard let turn = swipe else { return }
      turn.isReleased = true
      schedule(turn, after: PageTurn.duration * (1 - turn.fraction))
    }
  }

  /// Lets the finger go with the turn given up: the page runs back first.
  public func cancelInteractivePageTurn() {
    life.runtime.dispatcher.call(.pageSwipeCancel, on: traceSubject) {
      guard let turn = swipe else { return }
      turn.isReleased = true
      turn.isCancelled = true
      schedule(turn, after: PageTurn.duration * turn.fraction)
    }
  }

  private func canSwipe(from page: UIViewController) -> Bool {
    turn == nil && host.isOnScreen && host.displayed === page && self.page === page
      && page.appearance.state == .visible
  }

  private func neighbour(
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
