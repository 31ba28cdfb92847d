import HeadlessUIKit
@_spi(SwiftUI) import Observation

/// Tracks the properties of `@Observable` objects that bodies read.
@MainActor
enum ObservationTracker {
  /// Evaluates a body; a change of what it reads marks the node.
  static func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let evaluation = node.evaluations
    let target = Target(node: node)
    return withObservationTracking(
      body,
      willSet: { tracking in
        let cause = tracking.changed.map(text) ?? "an observable object"
        onMainActor { target.node?.invalidate(cause, ofEvaluation: evaluation) }
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

  /// The property of a key path, such as `Model.title`.
  private nonisolated static func text(of path: AnyKeyPath) -> String {
    let text = "\(path)"
    return text.hasPrefix("\\") ? String(text.dropFirst()) : text
  }
}

extension Node {
  /// Marks the node unless its body has been evaluated since.
  fileprivate func invalidate(_ cause: String, ofEvaluation evaluation: Int) {
    guard evaluation == evaluations else { return }
    invalidate(cause)
  }
}
