package import Foundation

/// The position of a view that scrolls.
@MainActor
package final class ScrollPosition {
  /// The point of the content at the top leading corner of the view.
  package var offset = CGPoint.zero
  /// The size of the view.
  package internal(set) var viewport = CGSize.zero
  package internal(set) var contentSize = CGSize.zero

  private var dependents: [WeakBox] = []

  private struct WeakBox {
    weak var box: LayoutBox?
  }

  /// Adds a lazy container, whose visible part depends on the position.
  func addDependent(_ box: LayoutBox) {
    guard !dependents.contains(where: { $0.box === box }) else { return }
    dependents.removeAll { $0.box == nil }
    dependents.append(WeakBox(box: box))
  }

  /// Marks the lazy containers for another placement.
  func invalidateDependents() {
    for dependent in dependents { dependent.box?.invalidatePlacement() }
  }

  /// The offset within the limits of the content.
  func limited(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: max(0, min(offset.x.finite, contentSize.width - viewport.width)),
      y: max(0, min(offset.y.finite, contentSize.height - viewport.height))
    )
  }
}

/// The layout of a scroll view: along its axes the offered length, across them that of the content.
struct ScrollLayout: BoxLayout {
  let axes: Axis.Set
  let position: ScrollPosition

  func isEqual(to other: any BoxLayout) -> Bool {
    (other as? ScrollLayout).map { $0.axes == axes && $0.position === position } ?? false
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    let content = StackLayout.implicit.arrange(box.children, contentProposal(proposal)).size
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
    )
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    let arrangement = StackLayout.implicit.arrange(box.children, contentProposal(proposal))
    position.invalidateDependents()
    position.viewport = size
    position.contentSize = arrangement.size
    position.offset = position.limited(position.offset)
    // Content that is smaller than the view is at the top; across the axis it is centered.
    let x = axes.contains(.horizontal) ? 0 : (size.width - arrangement.size.width.finite) / 2
    let y = axes.contains(.vertical) ? 0 : (size.height - arrangement.size.height.finite) / 2
    arrangement.place(
      box.children,
      at: CGPoint(x: x - position.offset.x, y: y - position.offset.y)
    )
  }
}

/// The stored values of a geometry reader.
@MainActor
final class ReaderGeometry {
  /// The size; `nil` before the first layout.
  var size: CGSize?
  /// The position in the hosting view.
  var originInHost = CGPoint.zero
}

/// The layout of a geometry reader: the offered size; the content is at the top leading corner.
struct GeometryLayout: BoxLayout {
  let geometry: ReaderGeometry

  func isEqual(to other: any BoxLayout) -> Bool {
    (other as? GeometryLayout)?.geometry === geometry
  }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    geometry.originInHost = box.originInHost
    if geometry.size != size {
      geometry.size = size
      box.node.graph.layout.resizedReaders.append(box.node)
    }
    for child in box.children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
}

extension Node {
  /// The position of a scroll view.
  package var scrollPosition: ScrollPosition { stored { ScrollPosition() } }

  /// The stored values of a geometry reader.
  var geometry: ReaderGeometry { stored { ReaderGeometry() } }

  /// The stored object of the node, which is made at the first use.
  func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = storage as? Object { return object }
    let object = make()
    storage = object
    return object
  }
}
