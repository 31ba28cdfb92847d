package import Foundation
package import HeadlessCore
import HeadlessUIKit
package import TraceModel

/// The tree of nodes of one hosting controller, with its updates.
///
/// State that is written marks the nodes that have read it. An update evaluates the marked nodes in
/// tree order, places the views, and then runs the actions, deepest first; values that the actions
/// write cause another pass of the same update. No action runs while a body is evaluated (swiftui
/// rule 1.4).
@MainActor
package final class ViewGraph {
  package private(set) var runtime: Runtime
  package private(set) var root: Node?
  /// Whether the graph exists for an inspection: bodies that need a missing object of the environment
  /// are left out, instead of ending the program, and lazy containers create all rows.
  package var isForInspection = false
  /// The area of the hosting view.
  package let surface = Surface()
  /// The view that hosts the root, in traces.
  package var hostSubject = SubjectID.none
  /// The sizes and the frames of the nodes.
  package private(set) lazy var layout = GraphLayout(self)
  /// The number of nodes that have not ended.
  package internal(set) var nodeCount = 0
  /// Called when the graph needs an update in the next commit.
  package var needsUpdate: @MainActor () -> Void = {}
  /// Called within an update after bodies were evaluated, before actions run: places the views.
  package var placeViews: @MainActor () -> Void = {}

  /// The graph whose bodies are being evaluated.
  package private(set) static var evaluating: ViewGraph?
  /// The node of the modifier whose action is running.
  package private(set) static weak var acting: Node?
  /// The node whose body is being evaluated.
  package private(set) var evaluatingNode: Node?
  /// Whether values of state are read as of the transaction that is being applied.
  package private(set) var isEvaluating = false
  private var isUpdating = false

  var transactions = TransactionQueue()
  /// The contents of sheets whose presenters have ended.
  var orphans: [Node] = []
  private var platformWork: [@MainActor () -> Void] = []
  /// The transaction of the update that is being applied.
  package private(set) var transaction = Transaction()
  private var actions = ActionQueue()
  private var disappeared: [Node] = []
  private var appearingSurfaces: [Surface] = []
  private var isMarked = false
  /// The last node that was marked, and why, for the report about an endless update.
  private var lastCause = ""
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// The number of passes after which an update that causes itself is given up.
  package static let passLimit = 100

  /// The number of actions of one pass after which the rest is dropped.
  package static let actionLimit = 1_000_000

  package init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// Makes the graph a part of the run that its view has joined.
  package func join(_ runtime: Runtime, host: SubjectID) {
    self.runtime = runtime
    hostSubject = host
    guard root != nil else { return }
    runtime.warn(
      .contextMissing,
      "the SwiftUI views of this view were created in a different recording context",
      about: host
    )
  }

  // MARK: The root

  /// Sets the root view; a view of the same type is an update that keeps the state.
  package func setRoot(_ view: any View, environment: EnvironmentScope) {
    let context = NodeContext(environment: environment, modifierContent: nil, surface: surface)
    let child = ChildList.Child(view: view, place: .only, isShown: true, context: context)
    pendingRoot = child
    requestUpdate()
  }

  private var pendingRoot: ChildList.Child?

  private func applyRoot() {
    guard let child = pendingRoot, let context = child.context else { return }
    pendingRoot = nil
    if let root, type(of: root.view) == type(of: child.view) {
      root.update(to: child, context: context)
    } else {
      let former = root
      let node = Node(child, graph: self, parent: nil, context: context)
      root = node
      surface.root = node
      node.build()
      former?.remove()
    }
  }

  /// Ends all identities, without actions.
  package func end() {
    root?.end()
    root = nil
    for orphan in orphans { orphan.end() }
    orphans = []
    actions = ActionQueue()
    platformWork = []
  }

  // MARK: Updates

  /// Whether a body waits for its evaluation or an action for its run.
  package var isUpdateNeeded: Bool {
    isMarked || !transactions.isEmpty || !actions.isEmpty || !platformWork.isEmpty
  }

  /// Requests an update in the next commit.
  package func requestUpdate() {
    isMarked = true
    guard !isUpdating else { return }
    needsUpdate()
  }

  /// Whether nodes have appeared or actions wait, so that the graph is updated also outside a window.
  package var isShown: Bool { surface.isAppeared || !orphans.isEmpty || !actions.isEmpty }

  /// Places the views, after an update if one is needed.
  package func layOut() {
    guard !isUpdating else { return }
    if !isUpdateNeeded {
      layout.place()
      placeViews()
    }
    update()
  }

  /// Returns the size of the root for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    root.map { surface.layout.sizeThatFits(proposal, root: $0) } ?? .zero
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

  /// Makes an area appear after the marked nodes have been evaluated, so that nodes that end with
  /// the evaluation do not appear before.
  ///
  /// - Returns: Whether nodes are marked; without any, the area can appear now.
  func refreshesAfterEvaluation(_ surface: Surface) -> Bool {
    guard !isUpdating, isMarked || !transactions.isEmpty else { return false }
    appearingSurfaces.append(surface)
    return true
  }

  /// Enqueues changes of the UIKit hierarchy, which follow the actions of the update pass.
  package func enqueuePlatformWork(_ body: @escaping @MainActor () -> Void) {
    platformWork.append(body)
    if !isUpdating { requestUpdate() }
  }

  private func runPlatformWork() {
    let work = platformWork
    platformWork = []
    for body in work { runtime.inContext(body) }
  }

  /// Evaluates the marked nodes and applies pending transactions, without running actions.
  ///
  /// An inspection within an action reads a tree that reflects the writes of the action; the
  /// update that runs the action continues afterwards.
  package func evaluatePendingChanges() {
    guard !isEvaluating else { return }
    let outer = transaction
    defer { transaction = outer }
    for _ in 0..<Self.passLimit where isMarked || !transactions.isEmpty {
      let next = transactions.applyFirst()
      transaction = next
      evaluateMarkedNodes()
      layout.place()
      placeViews()
    }
  }

  /// Evaluates the marked nodes in tree order.
  func evaluateMarkedNodes() {
    isMarked = false
    observedChanges = []
    isEvaluating = true
    let outer = Self.evaluating
    Self.evaluating = self
    applyRoot()
    root?.updateIfNeeded()
    Self.evaluating = outer
    isEvaluating = false
    let surfaces = appearingSurfaces
    appearingSurfaces = []
    for surface in surfaces { surface.root?.refreshVisibility() }
  }

  /// Evaluates bodies outside the pass over marked nodes, such as those of rows that a list shows
  /// for the first time.
  package func evaluate(_ body: () -> Void) {
    guard !isEvaluating else { return body() }
    isEvaluating = true
    let outer = Self.evaluating
    Self.evaluating = self
    body()
    Self.evaluating = outer
    isEvaluating = false
  }

  /// Records that the update causes itself, and leaves the marked nodes to the next request.
  ///
  /// SwiftUI would continue in the next frame forever. The writes that wait are applied, so that
  /// the next evaluation reads them.
  private func giveUp() {
    while !transactions.isEmpty { _ = transactions.applyFirst() }
    isMarked = false
    runtime.warn(
      .updateRestless,
      "updates cause themselves: \(Self.passLimit) passes in one turn, the last because of \(lastCause)",
      about: lastSubject
    )
  }

  private var lastSubject = SubjectID.none
  /// The last recorded change of an observable object.
  var lastObjectChange: ObjectSubscription.Change?
  /// The classes of the `@Observable` objects that have changed since the last update.
  var observedChanges: Set<String> = []

  /// Records why a body is evaluated, for the report about an endless update.
  func noteCause(_ cause: String, of node: Node) {
    lastCause = cause
    lastSubject = node.actingSubject
  }

  // MARK: Bodies

  /// Evaluates a body of a node and records it.
  func evaluateBody<Result>(of node: Node, causes: [String], _ body: () -> Result) -> Result {
    let outerNode = evaluatingNode
    evaluatingNode = node
    defer { evaluatingNode = outerNode }
    let cause = causes.joined(separator: ", ")
    noteCause(cause, of: node)
    return runtime.evaluateBody(of: node.actingSubject, cause: cause) {
      ObservationTracker.track(node, body)
    }
  }

  /// Reads values for a node without a record of a body; a change of them evaluates it again.
  func reading<Result>(for node: Node, _ body: () -> Result) -> Result {
    let outer = Self.evaluating
    let outerNode = evaluatingNode
    Self.evaluating = self
    evaluatingNode = node
    defer {
      Self.evaluating = outer
      evaluatingNode = outerNode
    }
    return ObservationTracker.track(node, body)
  }

  // MARK: Actions

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
    actions.append(action, in: phase)
    if !isUpdating { requestUpdate() }
  }

  /// Enqueues work of the framework among the actions, such as the end of an identity.
  package func enqueue(
    of node: Node,
    phase: ActionQueue.Phase = .action,
    _ body: @escaping () -> Void
  ) {
    let action = ActionQueue.Action(callback: nil, node: node, text: nil, body: body)
    actions.append(action, in: phase)
    if !isUpdating { requestUpdate() }
  }

  private func runActions() {
    for _ in 0..<Self.actionLimit {
      guard let action = actions.removeFirst() else { return }
      run(action)
    }
    actions = ActionQueue()
    lastCause = "\(Self.actionLimit) actions that enqueue actions"
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

  /// Runs an action of a modifier; the closure of the app can be inspecting the view.
  package static func acting(as node: Node, _ body: () -> Void) {
    let outer = acting
    acting = node
    defer { acting = outer }
    body()
  }

  // MARK: Leaving

  /// Removes a node: at once, or after the animation of the transaction.
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

  /// Records a node whose state `appeared` ends after the actions of its disappearance.
  func noteDisappeared(_ node: Node) { disappeared.append(node) }

  /// Enqueues the ends of the noted states.
  func enqueueDisappeared() {
    let nodes = disappeared
    disappeared = []
    for node in nodes {
      let subject = node.subject
      enqueue(of: node) { [runtime] in runtime.setNodeAppeared(false, subject) }
    }
  }

  // MARK: Names

  /// The name of a type without its module and generic arguments.
  package func typeName(of type: any Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = typeNames[key] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    typeNames[key] = name
    return name
  }
}
