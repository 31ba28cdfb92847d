import TraceModel

/// The work that waits for the commit of a turn, in the order in which the commit runs it.
///
/// The commit repeats its passes until no work is left. A pass lets containers show pending content
/// (a push starts its transition here), notifies views of changed safe areas, sends
/// `viewIsAppearing` to appearing controllers, updates constraints from the leaves up, and lays out
/// from the root down. Afterwards, views that need display are drawn.
@MainActor
package final class CommitQueue {
  private var containers: [any ContentOwner] = []
  private var appearing: [WeakController] = []
  /// The length of ``appearing`` at which deallocated controllers are removed next.
  private var pruneAt = 64
  private var windows: [WeakWindow] = []
  /// Whether a window or controller of the run has insets; if not, safe areas need no updates.
  var hasSafeAreas = false
  /// Whether the next commit looks for changed safe areas.
  var checksSafeAreas = false
  /// Whether views that leave the window return at once, because a container places them anew.
  var keepsSafeAreas = false
  /// Whether the last commit used up its passes and left work undone.
  private(set) var isRestless = false
  /// The callbacks that invalidated layout or constraints in the last passes, as `Class.callback`.
  private(set) var restlessCallbacks: [String] = []
  /// The descriptions of the constraints that changed in the last passes.
  private(set) var restlessConstraints: [String] = []
  /// The work since the last commit.
  var counts = LayoutCounts()
  /// The work of the last commit, with the changes of constraints before it.
  private(set) var lastCounts = LayoutCounts()
  /// The object that received the first of these callbacks.
  private(set) var restlessSubject = SubjectID.none
  private var isLastPass = false
  /// The number of times that a view was marked as needing layout or constraint updates.
  static var invalidations = 0

  private struct WeakController {
    weak var controller: UIViewController?

    /// Whether the controller is alive and its view is in a window.
    @MainActor var isReady: Bool { controller?.viewIfLoaded?.window != nil }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Whether a commit has work to do.
  var isNeeded: Bool {
    needsLayout || windows.contains { $0.window?.needsDisplay ?? false }
  }

  /// Whether a commit has work to do before it draws.
  private var needsLayout: Bool {
    !containers.isEmpty || checksSafeAreas || appearing.contains(where: \.isReady)
      || windows.contains { $0.window?.needsCommit ?? false }
  }

  /// The number of entries for controllers and windows, including recently deallocated ones.
  var entryCount: Int { appearing.count + windows.count }

  /// The live windows of the run, in order of creation.
  package var livingWindows: [UIWindow] { windows.compactMap(\.window) }

  /// Schedules a container to show its pending content in the next commit.
  package func enqueueContent(of container: any ContentOwner) {
    guard !containers.contains(where: { $0 === container }) else { return }
    containers.append(container)
  }

  /// Removes a container from those that show their content; returns whether it was one.
  func dequeueContent(of container: any ContentOwner) -> Bool {
    let count = containers.count
    containers.removeAll { $0 === container }
    return containers.count < count
  }

  /// Makes containers show their pending content now, including containers within that content.
  func showContent() {
    for _ in 0..<100 where !containers.isEmpty {
      let waiting = containers
      containers = []
      for container in waiting { container.layoutContent() }
    }
  }

  /// Notifies views of changed safe areas, if a change is possible since the last check.
  func updateSafeAreas() {
    for _ in 0..<100 where checksSafeAreas {
      checksSafeAreas = false
      for entry in windows {
        if let window = entry.window, !window.isHidden { window.updateSafeAreaOfSubtree() }
      }
    }
  }

  /// Schedules `viewIsAppearing` for the next commit.
  func enqueueAppearing(_ controller: UIViewController) {
    guard !controller.appearance.isQueued else { return }
    controller.appearance.isQueued = true
    appearing.append(WeakController(controller: controller))
    guard appearing.count >= pruneAt else { return }
    appearing.removeAll { $0.controller == nil }
    pruneAt = max(64, appearing.count * 2)
  }

  /// Removes a controller from the queue for `viewIsAppearing`.
  ///
  /// - Returns: Whether the controller was queued.
  func dequeueAppearing(_ controller: UIViewController) -> Bool {
    guard controller.appearance.isQueued else { return false }
    controller.appearance.isQueued = false
    if let index = appearing.lastIndex(where: { $0.controller === controller }) {
      appearing.remove(at: index)
    }
    return true
  }

  /// Drops all pending work.
  func end() {
    containers = []
    appearing = []
    checksSafeAreas = false
  }

  /// Adds a window to lay out in each commit.
  func register(_ window: UIWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  func isRoot(_ controller: UIViewController) -> Bool {
    windows.contains { $0.window?.rootViewController === controller }
  }

  /// Sends `viewIsAppearing` to the queued controllers whose views are in a window; others stay
  /// queued.
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

  /// Runs a callback of a pass, and records its name if it invalidates layout or constraints.
  func perform(_ callback: Name, of object: AnyObject, _ body: () -> Void) {
    guard isLastPass else { return body() }
    let invalidations = Self.invalidations
    body()
    let name = "\(type(of: object)).\(callback.knownText)"
    if Self.invalidations != invalidations, !restlessCallbacks.contains(name) {
      if restlessCallbacks.isEmpty {
        restlessSubject =
          (object as? UIView)?.traceSubject
          ?? (object as? UIViewController)?.traceSubject ?? .none
      }
      restlessCallbacks.append(name)
    }
  }

  /// Makes changes that follow from a change of a constraint, which is counted separately.
  func withoutBlame(_ body: () -> Void) {
    let invalidations = Self.invalidations
    body()
    Self.invalidations = invalidations
  }

  /// Counts a change of an active constraint, and records its description in the last passes.
  func noteChange(of constraint: NSLayoutConstraint) {
    counts.constraintChanges += 1
    Self.invalidations &+= 1
    guard isLastPass else { return }
    let text = constraint.description
    if !restlessConstraints.contains(text) { restlessConstraints.append(text) }
  }

  /// Runs the passes until no work is left, at most 100 in one commit.
  package func run() {
    isRestless = false
    restlessCallbacks = []
    restlessSubject = .none
    restlessConstraints = []
    defer {
      isLastPass = false
      if counts.passes > 0 { lastCounts = counts }
      counts = LayoutCounts()
    }
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
      counts.passes += 1
      for entry in windows {
        guard let window = entry.window, window.needsCommit else { continue }
        window.layoutHierarchy()
      }
    }
    isRestless = isNeeded
  }
}
