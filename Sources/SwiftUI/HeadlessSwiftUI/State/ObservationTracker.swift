import HeadlessUIKit
@_spi(SwiftUI) import Observation

/// Tracks the properties of `@Observable` objects that bodies read.
@MainActor
enum ObservationTracker {
  /// Evaluates a body; a change of a value that it reads marks the node.
  static func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let evaluation = node.evaluations
    let target = Target(node: node)
    return withObservationTracking(
      body,
      willSet: { tracking in
        let className = tracking.changed.map(className)
        onMainActor { target.node?.invalidate(className, ofEvaluation: evaluation) }
      }
    )
  }

  /// A weak reference that closures of other threads carry to the main actor.
  @MainActor
  private final class Target {
    weak var node: Node?

    init(node: Node) {
      self.node = node
    }
  }

  /// The class of the object.
  ///
  /// The name of the property is not available at run time.
  private nonisolated static func className(of path: AnyKeyPath) -> String {
    "\(type(of: path).rootType)"
  }
}

extension Node {
  /// Marks the node unless its body has been evaluated since.
  fileprivate func invalidate(_ className: String?, ofEvaluation evaluation: Int) {
    guard evaluation == evaluations, !isRemoved else { return }
    let name = className ?? "an observable object"
    graph.recordObservedChange(of: name)
    // The change is part of the transaction of the code that runs, as a write of state is.
    graph.transactions.append(
      { [weak self] in
        guard let self, evaluation == evaluations else { return }
        invalidate("@Observable \(name)")
      },
      in: .current
    )
    graph.requestUpdate()
  }
}
