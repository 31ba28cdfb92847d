import HeadlessUIKit
import TraceModel

/// What the next update of a graph does.
@MainActor
struct PendingWork {
  /// Whether nodes are marked, or an update was requested.
  var isMarked = false
  var root: ChildList.Child?
  var actions = ActionQueue()
  /// Changes of the hierarchy of UIKit.
  var platformWork: [@MainActor () -> Void] = []
  /// The nodes whose state `appeared` ends after the actions of their disappearance.
  var disappeared: [Node] = []
  /// The areas that appear after the evaluation.
  var appearingSurfaces: [Surface] = []
}

/// Why a body is evaluated.
struct Cause {
  var text = ""
  var subject = SubjectID.none
}

/// The passes of an update.
extension ViewGraph {
  /// The number of passes after which an update that causes itself is given up.
  package static let passLimit = 100

  /// Whether a body waits for its evaluation or an action for its run.
  package var isUpdateNeeded: Bool {
    pending.isMarked || !transactions.isEmpty || !pending.actions.isEmpty
      || !pending.platformWork.isEmpty
  }

  /// Requests an update in the next commit.
  package func requestUpdate() {
    pending.isMarked = true
    guard !isUpdating else { return }
    needsUpdate()
  }

  /// Places the views, after an update if one is needed.
  package func layOut() {
    guard !isUpdating else { return }
    if !isUpdateNeeded {
      layout.place()
      placeViews()
    }
    update()
  }

  /// Updates the tree until nothing is marked: bodies, placement, actions, for each transaction.
  package func update() {
    guard !isUpdating, isUpdateNeeded else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.passLimit {
      transaction = transactions.applyFirst()
      evaluateMarkedNodes()
      layout.place()
      placeViews()
      runActions()
      runPlatformWork()
      transaction = Transaction()
      guard isUpdateNeeded else { return }
    }
    giveUp()
  }

  /// Lets an area appear after the marked nodes have been evaluated, so that nodes that end with
  /// the evaluation do not appear before.
  ///
  /// - Returns: Whether nodes are marked; without any, the area can appear now.
  func refreshesAfterEvaluation(_ surface: Surface) -> Bool {
    guard !isUpdating, pending.isMarked || !transactions.isEmpty else { return false }
    pending.appearingSurfaces.append(surface)
    return true
  }

  /// Enqueues changes of the hierarchy of UIKit, which follow the actions of the update pass.
  package func enqueuePlatformWork(_ body: @escaping @MainActor () -> Void) {
    pending.platformWork.append(body)
    if !isUpdating { requestUpdate() }
  }

  private func runPlatformWork() {
    let work = pending.platformWork
    pending.platformWork = []
    for body in work { runtime.inContext(body) }
  }

  /// Evaluates what is marked and applies waiting transactions, without running actions.
  ///
  /// An inspection within an action reads a tree that reflects what the action has written; the
  /// update that runs the action continues afterwards.
  package func evaluatePendingChanges() {
    guard !evaluation.isPass else { return }
    let outer = transaction
    defer { transaction = outer }
    for _ in 0..<Self.passLimit where pending.isMarked || !transactions.isEmpty {
      let next = transactions.applyFirst()
      transaction = next
      evaluateMarkedNodes()
      layout.place()
      placeViews()
    }
  }

  /// Evaluates the marked nodes in tree order.
  func evaluateMarkedNodes() {
    pending.isMarked = false
    recordedChanges.observed = []
    inPass {
      applyRoot()
      root?.updateIfNeeded()
    }
    let surfaces = pending.appearingSurfaces
    pending.appearingSurfaces = []
    for surface in surfaces { surface.root?.refreshVisibility() }
  }

  /// Records that the update causes itself, and leaves what is marked to the next request.
  ///
  /// SwiftUI would continue in the next frame for ever. The writes that wait are applied, so that
  /// the next evaluation reads them.
  func giveUp() {
    while !transactions.isEmpty { _ = transactions.applyFirst() }
    pending.isMarked = false
    runtime.warn(
      .updateRestless,
      "updates cause themselves: \(Self.passLimit) passes in one turn, the last because of \(lastCause.text)",
      about: lastCause.subject
    )
  }
}
