import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import TraceFormat
import TraceModel
import TraceRecorder

/// A tree of nodes in an area of a size, in a recorded run.
@MainActor
struct Screen {
  let graph: ViewGraph

  /// The nodes of a type in tree order.
  func nodes(_ name: String) -> [Node] {
    func collect(_ node: Node) -> [Node] {
      (node.isElement && node.typeName == name ? [node] : []) + node.children.flatMap(collect)
    }
    return graph.root.map(collect) ?? []
  }

  /// The frames of the nodes of a type in tree order, each in the element around.
  func frames(_ name: String) -> [CGRect] { nodes(name).compactMap { $0.layout?.frame } }

  /// The frame of the first node of a type.
  func frame(_ name: String) -> CGRect? { frames(name).first }

  /// Applies what has changed.
  func update() { graph.update() }
}

/// Places a view in an area and performs steps.
///
/// - Returns: The recorded trace.
@discardableResult @MainActor
func place<Content: View>(
  _ view: Content,
  width: CGFloat = 300,
  height: CGFloat = 200,
  behavior: BehaviorVersion = .newest,
  safeArea: EdgeInsets = EdgeInsets(),
  steps: @MainActor (Screen) throws -> Void
) async throws -> Trace {
  let context = RecordingContext.inMemory(title: "test", behavior: behavior)
  try await withRecording(context) { _ in
    let graph = ViewGraph(runtime: .current)
    graph.surface.layout.size = CGSize(width: width, height: height)
    graph.surface.layout.safeArea = safeArea
    let environment = EnvironmentScope(parent: nil)
    environment.write { $0.displayScale = 3 }
    graph.setRoot(view, environment: environment)
    graph.surface.setAppeared(true)
    graph.update()
    try steps(Screen(graph: graph))
    graph.end()
  }
  var reader = TraceReader(bytes: try context.traceBytes())
  return try Trace(reading: &reader)
}
