package import Foundation
import HeadlessUIKit

/// A view of UIKit that a node shows: the ``Node/storage`` of representables, navigation stacks and
/// tab views.
///
/// The layout asks for sizes and assigns the frame. The owner inserts the view into the hierarchy
/// after the actions of the update (swiftui rules 10.6 and 12.6).
@MainActor
package protocol PlatformContent: AnyObject {
  /// A number that differs when sizes may have changed.
  var layoutVersion: Int { get }

  /// Returns the size of the view for a proposal; a container of UIKit takes the proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Assigns the frame in the coordinates of the surface's view.
  func place(in frame: CGRect)
}

extension PlatformContent {
  package var layoutVersion: Int { 0 }
}

/// The layout of a view of UIKit.
struct PlatformLayout: BoxLayout {
  let content: any PlatformContent
  let version: Int

  init(_ content: any PlatformContent) {
    self.content = content
    version = content.layoutVersion
  }

  func isEqual(to other: any BoxLayout) -> Bool {
    guard let other = other as? PlatformLayout else { return false }
    return content === other.content && version == other.version
  }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    content.sizeThatFits(proposal)
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {}
}

/// The nodes of a graph that show views of UIKit.
@MainActor
struct PlatformNodes {
  private var nodes: [WeakNode] = []

  private struct WeakNode {
    weak var node: Node?
  }

  /// Adds a node.
  mutating func add(_ node: Node) {
    nodes.removeAll { $0.node == nil }
    nodes.append(WeakNode(node: node))
  }

  /// Assigns the frames of the last layout pass.
  func place() {
    for case let node? in nodes.map(\.node) {
      guard let content = node.storage as? any PlatformContent, let box = node.layout?.ownBox else {
        continue
      }
      content.place(in: CGRect(origin: box.originInSurface, size: box.size))
    }
  }
}

extension LayoutBox {
  /// The origin in the area.
  fileprivate var originInSurface: CGPoint {
    sequence(first: self, next: \.parent).reduce(into: .zero) { sum, box in
      sum.x += box.origin.x
      sum.y += box.origin.y
    }
  }
}

extension Surface {
  /// Takes the size and the safe area of the view that shows the area.
  func updateSize() {
    guard let view else { return }
    let insets = view.safeAreaInsets
    layout.size = view.bounds.size
    layout.safeArea = EdgeInsets(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }
}
