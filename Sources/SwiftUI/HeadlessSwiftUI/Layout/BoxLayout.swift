package import Foundation

/// How a view determines its size and places its children: the part of a view that layout uses.
///
/// An equal layout with equal children has equal sizes. After an update, a view whose layout is
/// unchanged is not measured again.
@MainActor @preconcurrency
package protocol BoxLayout {
  /// The axis along which the children are arranged; spacers and dividers below depend on it.
  var stackAxis: Axis? { get }

  /// Whether another layout has the same result for the same children.
  func isEqual(to other: any BoxLayout) -> Bool

  /// Returns the size for a proposal; the result depends on nothing else.
  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize

  /// Places the children by ``LayoutBox/place(at:anchor:proposal:)``.
  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize)

  /// Returns the explicit position of an alignment guide; `nil` if there is none.
  func guide(
    _ key: AlignmentKey,
    of box: LayoutBox,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat?
}

extension BoxLayout {
  package var stackAxis: Axis? { nil }

  package func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    for child in box.children {
      child.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  package func guide(
    _ key: AlignmentKey,
    of box: LayoutBox,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

extension BoxLayout where Self: Equatable {
  package func isEqual(to other: any BoxLayout) -> Bool { (other as? Self) == self }
}
