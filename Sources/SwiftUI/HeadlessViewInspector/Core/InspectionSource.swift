import HeadlessSwiftUI
import HeadlessUIKit
import TraceModel
import TraceRecorder

/// The tree of nodes that an inspection reads, kept alive by the inspected views.
///
/// A view that is not shown has a tree of its own: its nodes have state, but do not appear. Such a
/// tree is not part of the trace of a run.
// choice: inspection-is-not-recorded
@MainActor
final class InspectionSource {
  let graph: ViewGraph
  /// Whether the tree exists only for the inspection.
  let isDetached: Bool
  /// Other objects that the inspected views keep alive, such as the hosting controller.
  private let owner: AnyObject?
  /// The trees of views that nodes do not show, such as destinations of links.
  private var contents: [ObjectIdentifier: InspectionSource] = [:]

  /// Inspects a tree that is shown.
  init(_ graph: ViewGraph, owner: AnyObject?) {
    self.graph = graph
    self.owner = owner
    isDetached = false
  }

  /// Creates the tree of a view that is not shown.
  init(_ view: any View, environment: EnvironmentScope? = nil) {
    graph = ViewGraph(runtime: Self.silentRuntime())
    owner = nil
    isDetached = true
    graph.isForInspection = true
    graph.setRoot(view, environment: environment ?? EnvironmentScope(parent: nil))
    graph.update()
  }

  isolated deinit { if isDetached { graph.end() } }

  /// Evaluates what has changed since the last access.
  func refresh() {
    graph.evaluatePendingChanges()
    for content in contents.values { content.refresh() }
  }

  /// Runs a closure of the app as the action of a node, then updates the tree.
  func perform(_ action: () -> Void, of node: Node) {
    if isDetached {
      action()
    } else {
      let runtime = graph.runtime
      runtime.inContext { runtime.invokeNode(.action, on: node.actingSubject, action) }
    }
    update()
  }

  private func update() {
    graph.update()
    graph.evaluatePendingChanges()
    for content in contents.values { content.update() }
  }

  /// The root of the tree of a view that a node stores and does not show, in the environment of the
  /// node.
  func content(_ view: any View, at node: Node) -> Node? {
    let key = ObjectIdentifier(node)
    let source = contents[key] ?? InspectionSource(view, environment: node.context.environment)
    contents[key] = source
    return source.graph.root
  }

  /// The runtimes of trees that are not shown, by version.
  private static var silentRuntimes: [BehaviorVersion: Runtime] = [:]

  /// A runtime whose trace is closed, with the behavior of the current run.
  private static func silentRuntime() -> Runtime {
    let behavior = RecordingContext.current?.behavior ?? .newest
    if let runtime = silentRuntimes[behavior] { return runtime }
    let context = RecordingContext.inMemory(title: "inspection", behavior: behavior)
    context.recorder.close(status: .stopped, reason: "the trees of inspections are not recorded")
    let runtime = Runtime.of(context)
    silentRuntimes[behavior] = runtime
    return runtime
  }
}
