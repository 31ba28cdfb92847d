package import Foundation

/// The layout of an area of the screen.
@MainActor
package final class SurfaceLayout {
  /// The size of the area in points.
  package var size = CGSize.zero {
    didSet { if size != oldValue { invalidate() } }
  }
  /// The part of the area that bars and rounded corners cover.
  package var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { invalidate() } }
  }
  private(set) var isMarked = true
  /// Called when the area needs to be placed again.
  var changed: @MainActor () -> Void = {}
  /// The box around those of the root.
  private(set) var rootBox: LayoutBox?

  /// Marks the area for another placement.
  package func invalidate() {
    isMarked = true
    changed()
  }

  /// Releases the boxes of a root that has ended.
  func release(_ root: Node) {
    if rootBox?.node === root { rootBox = nil }
  }

  /// The rectangle inside the safe area.
  package var safeFrame: CGRect {
    CGRect(
      x: safeArea.leading,
      y: safeArea.top,
      width: max(0, size.width - safeArea.leading - safeArea.trailing),
      height: max(0, size.height - safeArea.top - safeArea.bottom)
    )
  }

  /// Places the boxes of the root, in the center of the safe area.
  func place(_ root: Node) {
    let boxes = root.layout?.boxes ?? []
    let layout = SurfaceRootLayout(frame: safeFrame)
    let box: LayoutBox
    if let rootBox, rootBox.node === root {
      box = rootBox
    } else {
      box = LayoutBox(node: root, layout: layout)
      rootBox = box
    }
    if isMarked {
      isMarked = false
      box.update(layout: layout, children: boxes)
    }
    box.place(at: .zero, proposal: ProposedViewSize(size))
  }

  /// The size that the content takes for a proposal, such as the preferred size of a popover.
  package func sizeThatFits(_ proposal: ProposedViewSize, root: Node) -> CGSize {
    root.graph.layout.refreshQueued()
    let boxes = root.layout?.boxes ?? []
    let layout = SurfaceRootLayout(frame: .zero)
    return layout.contentSize(for: proposal, boxes)
  }
}

/// Places the root of an area in the center of a rectangle; several views form a vertical line.
struct SurfaceRootLayout: BoxLayout, Equatable {
  let frame: CGRect

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func contentSize(for proposal: ProposedViewSize, _ boxes: [LayoutBox]) -> CGSize {
    StackLayout.implicit.arrange(boxes, proposal).size
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(frame.size)
    let arrangement = StackLayout.implicit.arrange(box.children, inner)
    let origin = CGPoint(
      x: frame.midX - arrangement.size.width.finite / 2,
      y: frame.midY - arrangement.size.height.finite / 2
    )
    arrangement.place(box.children, at: origin)
  }
}
