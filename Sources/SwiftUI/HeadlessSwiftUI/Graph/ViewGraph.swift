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
  /// Whether the graph exists for an inspection: bodies that need a missing object of the
  /// environment are left out, instead of ending the program, and lazy containers create all rows.
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

  /// What the graph evaluates.
  var evaluation = Evaluation()
  /// What the next update does.
  var pending = PendingWork()
  var transactions = TransactionQueue()
  /// The transaction of the update that is being applied.
  package internal(set) var transaction = Transaction()
  var isUpdating = false
  /// The last cause of an evaluation, for the report about an endless update.
  var lastCause = Cause()
  var recordedChanges = RecordedChanges()
  /// The contents of sheets whose presenters have ended.
  var orphans: [Node] = []
  private var typeNames: [ObjectIdentifier: String] = [:]

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

  /// Sets the root view; a view of the same type is an update that keeps the state.
  package func setRoot(_ view: any View, environment: EnvironmentScope) {
    let context = NodeContext(environment: environment, modifierContent: nil, surface: surface)
    let child = ChildList.Child(view: view, place: .only, isShown: true, context: context)
    pending.root = child
    requestUpdate()
  }

  func applyRoot() {
    guard let child = pending.root, let context = child.context else { return }
    pending.root = nil
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
    pending.actions = ActionQueue()
    pending.platformWork = []
  }

  /// Whether nodes have appeared or actions wait, so that the graph is updated also outside a
  /// window.
  package var isShown: Bool { surface.isAppeared || !orphans.isEmpty || !pending.actions.isEmpty }

  /// Returns the size of the root for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    root.map { surface.layout.sizeThatFits(proposal, root: $0) } ?? .zero
  }

  /// The name of a type without its module and generic arguments.
  package func typeName(of type: any Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = typeNames[key] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    typeNames[key] = name
    return name
  }
}
