/// What waits for the commit of a turn, and the order in which it runs.
///
/// The commit repeats four passes until nothing is left: containers show what waits to be shown
/// (that is where a push starts its transition), controllers that are appearing hear
/// `viewIsAppearing`, constraints are updated from the leaves up, layout runs from the root down.
@MainActor
final class CommitQueue {
  private var containers: [any ContentOwner] = []
  private var appearing: [UIViewController] = []
  private var windows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Whether a commit has something to do.
  var isNeeded: Bool {
    !containers.isEmpty || !appearing.isEmpty
      || windows.contains { $0.window?.needsCommit ?? false }
  }

  /// Lets a container show its content at the next commit.
  func enqueueContent(of container: any ContentOwner) {
    guard !containers.contains(where: { $0 === container }) else { return }
    containers.append(container)
  }

  /// Lets containers show their content now, and containers within that content theirs.
  func showContent() {
    for _ in 0..<100 where !containers.isEmpty {
      let waiting = containers
      containers = []
      for container in waiting { container.layoutContent() }
    }
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
      showContent()
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
