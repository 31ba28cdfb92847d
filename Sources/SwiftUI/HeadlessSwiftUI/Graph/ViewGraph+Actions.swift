package import TraceModel

/// The actions of modifiers, and the departure of nodes.
extension ViewGraph {
  /// The number of actions of one pass after which the rest is dropped.
  package static let actionLimit = 1_000_000

  /// Enqueues a call into the app after the update pass.
  ///
  /// - Parameters:
  ///   - callback: The name in traces.
  ///   - node: The node of the modifier.
  ///   - text: The argument that traces show.
  ///   - phase: Tasks start after all other actions.
  ///   - body: Calls the closure of the app.
  package func enqueue(
    _ callback: Name,
    of node: Node,
    text: String? = nil,
    phase: ActionQueue.Phase = .action,
    _ body: @escaping () -> Void
  ) {
    let action = ActionQueue.Action(callback: callback, node: node, text: text, body: body)
    pending.actions.append(action, in: phase)
    if !isUpdating { requestUpdate() }
  }

  /// Enqueues work of the framework among the actions, such as the end of an identity.
  package func enqueue(
    of node: Node,
    phase: ActionQueue.Phase = .action,
    _ body: @escaping () -> Void
  ) {
    let action = ActionQueue.Action(callback: nil, node: node, text: nil, body: body)
    pending.actions.append(action, in: phase)
    if !isUpdating { requestUpdate() }
  }

  func runActions() {
    for _ in 0..<Self.actionLimit {
      guard let action = pending.actions.removeFirst() else { return }
      run(action)
    }
    pending.actions = ActionQueue()
    lastCause.text = "\(Self.actionLimit) actions that enqueue actions"
    giveUp()
  }

  private func run(_ action: ActionQueue.Action) {
    guard let callback = action.callback else { return runtime.inContext(action.body) }
    let subject = action.node.actingSubject
    Self.acting(as: action.node) {
      runtime.inContext {
        runtime.invokeNode(callback, on: subject, text: action.text, action.body)
      }
    }
  }

  /// Lets a node leave: at once, or after the animation of the transaction.
  func depart(_ node: Node) {
    guard let duration = transaction.animation?.duration, !transaction.disablesAnimations,
      node.isVisible, !node.hasIdentityTransition
    else { return node.leave() }
    node.parent?.addDeparting(node)
    runtime.loop.schedule(after: .seconds(duration), label: "the end of a removal transition") {
      [weak self] in
      guard let self, !node.isRemoved else { return }
      node.parent?.removeDeparting(node)
      node.leave()
      requestUpdate()
    }
  }

  func enqueueEnd(of node: Node) {
    enqueue(of: node) { node.end() }
  }

  func enqueueAppeared(_ node: Node) {
    let subject = node.subject
    enqueue(of: node) { [runtime] in runtime.setNodeAppeared(true, subject) }
  }

  /// Notes a node whose state `appeared` ends after the actions of its disappearance.
  func noteDisappeared(_ node: Node) { pending.disappeared.append(node) }

  /// Enqueues the ends of the noted states.
  func enqueueDisappeared() {
    let nodes = pending.disappeared
    pending.disappeared = []
    for node in nodes {
      let subject = node.subject
      enqueue(of: node) { [runtime] in runtime.setNodeAppeared(false, subject) }
    }
  }
}
