import Foundation
import HeadlessUIKit

/// The layout of a UIKit view: its size for the proposal, and the frame in the hosting view.
struct PlatformLayout: BoxLayout {
  let content: any PlatformContent

  // The preferred size of the view can change with each update.
  func isEqual(to other: any BoxLayout) -> Bool { false }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    content.sizeThatFits(proposal)
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    box.node.graph.layout.addPlatformBox(box)
  }
}

extension LayoutBox {
  /// Assigns the frame of a UIKit view.
  func placePlatformContent() {
    guard !node.isRemoved, let layout = layout as? PlatformLayout else { return }
    let grid = PixelGrid(scale: node.displayScale)
    layout.content.place(in: grid.rounded(CGRect(origin: originInHost, size: size)))
  }
}
