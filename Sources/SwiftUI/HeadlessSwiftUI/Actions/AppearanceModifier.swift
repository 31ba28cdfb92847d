import HeadlessUIKit
import TraceModel

/// Actions for the appearance and the disappearance of a view.
package struct AppearanceModifier: ViewModifier, PrimitiveModifier {
  package let onAppear: (() -> Void)?
  package let onDisappear: (() -> Void)?

  package func makeEffect(for node: Node) -> NodeEffect? { AppearanceEffect(self) }

  package func update(_ effect: NodeEffect, of node: Node) {
    (effect as? AppearanceEffect)?.modifier = self
  }
}

/// Follows whether the content of a modifier is present: visible, with at least one element.
///
/// The members of a group count together: the appearance is the change from none to one
/// (swiftui rule 12.1). A bare condition is another content with each branch (swiftui rule 3.5).
@MainActor
class PresenceEffect: NodeEffect {
  private var count = 0
  private var branches: [ObjectIdentifier] = []

  /// Called when the content has appeared.
  func appear(_ node: Node) {}

  /// Called when the content has disappeared.
  func disappear(_ node: Node) {}

  override func contentDidChange(_ node: Node) { refresh(node) }

  override func visibilityDidChange(_ node: Node) { refresh(node) }

  private func refresh(_ node: Node) {
    let former = (count: count, branches: branches)
    // choice: group-appearance-by-version
    let isMerged = node.graph.runtime.behavior.major > 15
    let elements = node.isVisible ? (isMerged ? (node.hasElements ? 1 : 0) : node.elementCount) : 0
    count = elements
    branches = node.branches
    if former.count > 0, elements > 0, former.branches != branches {
      for _ in 0..<elements { appear(node) }
      for _ in 0..<former.count { disappear(node) }
    } else if elements > former.count {
      for _ in former.count..<elements { appear(node) }
    } else {
      for _ in elements..<former.count { disappear(node) }
    }
  }
}

/// Calls the actions of `onAppear(perform:)` and `onDisappear(perform:)`.
final class AppearanceEffect: PresenceEffect {
  var modifier: AppearanceModifier

  init(_ modifier: AppearanceModifier) {
    self.modifier = modifier
  }

  override func appear(_ node: Node) {
    guard modifier.onAppear != nil else { return }
    node.graph.enqueue(.onAppear, of: node) { [self] in modifier.onAppear?() }
  }

  override func disappear(_ node: Node) {
    guard modifier.onDisappear != nil else { return }
    node.graph.enqueue(.onDisappear, of: node) { [self] in modifier.onDisappear?() }
  }
}

extension View {
  /// Adds an action for the appearance of the view, before its first frame.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Adds an action for the disappearance of the view.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
