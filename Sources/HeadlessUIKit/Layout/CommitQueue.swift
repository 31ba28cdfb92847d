/// What waits for the commit of a turn, and the order in which it runs.
///
/// The commit repeats three passes until nothing is left: controllers that are appearing hear
/// `viewIsAppearing`, constraints are updated from the leaves up, layout runs from the root down.
/// A container starts its pending transition in its own layout, so a push makes the passes run
/// again.
@MainActor
final class CommitQueue {
  private var appearing: [UIViewController] = []
  private var windows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Whether a commit has something to do.
  var isNeeded: Bool {
    !appearing.isEmpty || windows.contains { $0.window?.needsCommit ?? false }
  }

  /// Lets a controller hear `viewIsAppearing` at the next commit.
  func enqueueAppearing(_ controller: UIViewController) {
    guard !appearing.contains(where: { $0 === controller }) else { return }
    appearing.append(controller)
  }

  /// Takes a controller's place in the queue back.
  ///
  /// - Returns: Whether it was waiting.
  func dequeueAppearing(_ controller: UIViewController) -> Bool {
    guard let place = appearing.firstIndex(where: { $0 === controller }) else { return false }
    appearing.remove(at: place)
    return true
  }

  /// Lays out a window from now on.
  func register(_ window: UIWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  /// Runs the passes until nothing is left, at most 100 times in one commit.
  func run() {
    for _ in 0..<100 {
      guard isNeeded else { return }
      let controllers = appearing
      appearing = []
      for controller in controllers { controller.sendViewIsAppearing() }
      for entry in windows {
        guard let window = entry.window, window.needsCommit else { continue }
        window.updateConstraintsOfSubtree()
        window.layoutSubtree()
      }
    }
  }
}
