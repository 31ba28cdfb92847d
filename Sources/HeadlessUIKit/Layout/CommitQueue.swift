/// What waits for the commit of a turn, and the order in which it runs.
///
/// The commit repeats its passes until nothing is left: containers show what waits to be shown
/// (that is where a push starts its transition), safe areas that changed are told, controllers that
/// are appearing hear `viewIsAppearing`, constraints are updated from the leaves up, layout runs from
/// the root down. When nothing of that is left, what waits to be drawn is drawn.
@MainActor
final class CommitQueue {
  private var containers: [any ContentOwner] = []
  private var appearing: [WeakController] = []
  /// The length of ``appearing`` at which deallocated controllers are removed next.
  private var pruneAt = 64
  private var windows: [WeakWindow] = []
  /// Whether a window or controller of the run has insets: without, nobody looks for changes.
  var hasSafeAreas = false
  /// Whether the next commit looks for safe areas that have changed.
  var checksSafeAreas = false
  /// Whether the last commit ended with its passes used up and something left.
  private(set) var isRestless = false
  /// The callbacks that invalidated something in the last of these passes, as `Class.callback`.
  private(set) var restlessCallbacks: [String] = []
  private var isLastPass = false
  /// Counts how often a view was told to lay itself out or update its constraints.
  static var invalidations = 0

  private struct WeakController {
    weak var controller: UIViewController?

    /// Whether the controller is alive and its view in a window.
    @MainActor var isReady: Bool { controller?.viewIfLoaded?.window != nil }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Whether a commit has something to do.
  var isNeeded: Bool {
    needsLayout || windows.contains { $0.window?.needsDisplay ?? false }
  }

  /// Whether a commit has something to do before it draws.
  private var needsLayout: Bool {
    !containers.isEmpty || checksSafeAreas || appearing.contains(where: \.isReady)
      || windows.contains { $0.window?.needsCommit ?? false }
  }

  /// The number of entries for controllers and windows, those of recently deallocated ones included.
  var entryCount: Int { appearing.count + windows.count }

  /// The windows of the run, in the order of their creation.
  var livingWindows: [UIWindow] { windows.compactMap(\.window) }

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

  /// Tells the views whose safe area has changed, when something happened that may change one.
  func updateSafeAreas() {
    for _ in 0..<100 where checksSafeAreas {
      checksSafeAreas = false
      for entry in windows {
        if let window = entry.window, !window.isHidden { window.updateSafeAreaOfSubtree() }
      }
    }
  }

  /// Lets a controller hear `viewIsAppearing` at the next commit.
  func enqueueAppearing(_ controller: UIViewController) {
    guard !controller.appearance.isQueued else { return }
    controller.appearance.isQueued = true
    appearing.append(WeakController(controller: controller))
    guard appearing.count >= pruneAt else { return }
    appearing.removeAll { $0.controller == nil }
    pruneAt = max(64, appearing.count * 2)
  }

  /// Takes a controller's place in the queue back.
  ///
  /// - Returns: Whether it was waiting.
  func dequeueAppearing(_ controller: UIViewController) -> Bool {
    guard controller.appearance.isQueued else { return false }
    controller.appearance.isQueued = false
    if let place = appearing.lastIndex(where: { $0.controller === controller }) {
      appearing.remove(at: place)
    }
    return true
  }

  /// Lets go of what waits.
  func end() {
    containers = []
    appearing = []
    checksSafeAreas = false
  }

  /// Lays out a window from now on.
  func register(_ window: UIWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  /// Whether a controller is the root of a window.
  func isRoot(_ controller: UIViewController) -> Bool {
    windows.contains { $0.window?.rootViewController === controller }
  }

  /// Tells the controllers whose views are in a window by now; the others go on waiting.
  private func sendViewIsAppearing() {
    let waiting = appearing
    appearing = waiting.filter { $0.controller != nil && !$0.isReady }
    for entry in waiting {
      guard let controller = entry.controller, controller.appearance.isQueued else { continue }
      guard controller.viewIfLoaded?.window != nil else { continue }
      controller.appearance.isQueued = false
      controller.sendViewIsAppearing()
    }
  }

  /// Runs a callback of a pass, and notes one that keeps a commit from its end.
  func perform(_ callback: String, of object: AnyObject, _ body: () -> Void) {
    guard isLastPass else { return body() }
    let invalidations = Self.invalidations
    body()
    let name = "\(type(of: object)).\(callback)"
    if Self.invalidations != invalidations, !restlessCallbacks.contains(name) {
      restlessCallbacks.append(name)
    }
  }

  /// Runs the passes until nothing is left, at most 100 times in one commit.
  func run() {
    isRestless = false
    restlessCallbacks = []
    defer { isLastPass = false }
    for pass in 1...100 {
      guard isNeeded else { return }
      isLastPass = pass == 100
      guard needsLayout else {
        for entry in windows {
          if let window = entry.window, window.needsDisplay { window.displaySubtree() }
        }
        continue
      }
      showContent()
      updateSafeAreas()
      sendViewIsAppearing()
      for entry in windows {
        guard let window = entry.window, window.needsCommit else { continue }
        window.updateConstraintsOfSubtree()
        window.layoutSubtree()
      }
    }
    isRestless = isNeeded
  }
}
