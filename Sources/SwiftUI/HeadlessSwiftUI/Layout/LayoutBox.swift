package import Foundation

/// One view in layout: a stack, a text, a modifier such as padding.
///
/// A box stores its size for each proposal. When the layout of a box or its children change, the
/// stored proposals are measured again, and the box around it is concerned only if a size differs.
@MainActor
package final class LayoutBox {
  /// The node of the view; it releases its boxes at its end.
  package let node: Node
  /// How the box is measured.
  package private(set) var layout: any BoxLayout
  /// The boxes inside, in order.
  package private(set) var children: [LayoutBox] = []
  /// The box around.
  package private(set) weak var parent: LayoutBox?
  /// The position in the box around, in points.
  package private(set) var origin = CGPoint.zero
  /// The placed size in points.
  package private(set) var size = CGSize.zero

  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var guides: [GuideQuery: CGFloat?] = [:]
  /// Whether the box is a modifier of its first child.
  private(set) var isModifier: Bool
  /// Whether sizes were removed, so that a change of them is not noticed.
  private var hasForgottenSizes = false
  private var placedProposal: ProposedViewSize?
  private var needsPlacement = true
  private var hasPlacementBelow = false
  /// Whether the size of a child has changed.
  private var hasChangedChildren = false

  /// The number of stored sizes.
  private static let sizeLimit = 24

  init(node: Node, layout: any BoxLayout) {
    self.node = node
    self.layout = layout
    isModifier = layout is any ContentLayout
  }

  private struct GuideQuery: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  /// The frame in the box around.
  package var frame: CGRect { CGRect(origin: origin, size: size) }

  // MARK: Changes

  /// Sets the layout and the children, and measures the box again if they differ.
  ///
  /// - Parameters:
  ///   - layout: The layout; `nil` for the present one.
  ///   - children: The children.
  func update(layout: (any BoxLayout)?, children: [LayoutBox]) {
    var isChanged = hasChangedChildren
    hasChangedChildren = false
    if let layout {
      isChanged = isChanged || !self.layout.isEqual(to: layout)
      self.layout = layout
      isModifier = layout is any ContentLayout
    }
    if !self.children.elementsEqual(children, by: ===) {
      isChanged = true
      self.children = children
    }
    for child in children where child.parent !== self { child.parent = self }
    guard isChanged else { return }
    invalidatePlacement()
    guard hasChangedSizes() else { return }
    parent?.childDidChange()
  }

  /// Replaces the children while they are placed.
  func adopt(_ children: [LayoutBox]) {
    self.children = children
    for child in children where child.parent !== self { child.parent = self }
  }

  /// Records that the size of a child has changed; the box is measured again within the pass.
  func childDidChange() {
    hasChangedChildren = true
    node.layout?.invalidate(node)
  }

  /// Measures the stored proposals again and returns whether a size differs.
  private func hasChangedSizes() -> Bool {
    // The alignment guides of the content are those of the modifier.
    var isDifferent = hasForgottenSizes || isModifier
    guides = [:]
    hasForgottenSizes = false
    let former = sizes
    sizes = [:]
    for (proposal, size) in former where self.size(for: proposal) != size { isDifferent = true }
    return isDifferent
  }

  /// Marks the box for another placement of its children.
  func invalidatePlacement() {
    needsPlacement = true
    var box = parent
    while let ancestor = box, !ancestor.hasPlacementBelow {
      ancestor.hasPlacementBelow = true
      box = ancestor.parent
    }
  }

  // MARK: Sizes

  package func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    node.graph.layout.measurementCount += 1
    var size = layout.size(for: proposal, of: self)
    size.width = size.width.isNaN ? 0 : max(0, size.width)
    size.height = size.height.isNaN ? 0 : max(0, size.height)
    if sizes.count >= Self.sizeLimit {
      sizes = [:]
      hasForgottenSizes = true
    }
    sizes[proposal] = size
    return size
  }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(width: size.width, height: size.height) { [unowned self] key in
      guide(key, size, proposal)
    }
  }

  private func guide(
    _ key: AlignmentKey,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let query = GuideQuery(key: key, proposal: proposal)
    if let position = guides[query] { return position }
    let position = layout.guide(key, of: self, size: size, proposal: proposal)
    if guides.count >= 2 * Self.sizeLimit { guides = [:] }
    guides.updateValue(position, forKey: query)
    return position
  }

  /// The priority in stacks: that of the outermost modifier that sets one.
  var priority: Double {
    if let layout = layout as? PriorityLayout { return layout.priority }
    return isModifier ? children.first?.priority ?? 0 : 0
  }

  /// Whether the view is a spacer, with any modifiers.
  var isSpacer: Bool {
    if layout is SpacerLayout { return true }
    return isModifier && children.first?.isSpacer == true
  }

  /// The axis of the nearest container; `nil` for containers without one.
  var containerAxis: Axis? {
    var box = parent
    while let ancestor = box, ancestor.isModifier { box = ancestor.parent }
    return box?.layout.stackAxis
  }

  // MARK: Placement

  /// Places the box in the box around.
  ///
  /// - Parameters:
  ///   - point: The position of the anchor.
  ///   - anchor: The point of the box that is placed.
  ///   - proposal: The proposal for the size.
  package func place(
    at point: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    var size = size(for: proposal)
    size = CGSize(width: size.width.finite, height: size.height.finite)
    let origin = CGPoint(
      x: (point.x - anchor.x * size.width).finite,
      y: (point.y - anchor.y * size.height).finite
    )
    let isResized = size != self.size || placedProposal == nil
    if isResized || origin != self.origin { node.graph.layout.noteFrame(of: self) }
    self.origin = origin
    self.size = size
    if needsPlacement || isResized || proposal != placedProposal {
      placedProposal = proposal
      needsPlacement = false
      hasPlacementBelow = false
      node.graph.layout.notePlacement(in: self)
      layout.placeChildren(of: self, size: size, proposal: proposal)
    } else if hasPlacementBelow {
      hasPlacementBelow = false
      for child in children {
        guard let proposal = child.placedProposal else { continue }
        child.place(at: child.origin, proposal: proposal)
      }
    }
  }

  /// The frame in an outer box; `nil` if the box is not inside of it.
  package func frame(in container: LayoutBox) -> CGRect? {
    var frame = self.frame
    var box = self
    while let parent = box.parent {
      if parent === container { return frame }
      frame.origin.x += parent.origin.x
      frame.origin.y += parent.origin.y
      box = parent
    }
    return nil
  }

  /// The position in the hosting view.
  var originInHost: CGPoint {
    var point = origin
    var box = parent
    while let ancestor = box {
      point.x += ancestor.origin.x
      point.y += ancestor.origin.y
      box = ancestor.parent
    }
    return point
  }
}
