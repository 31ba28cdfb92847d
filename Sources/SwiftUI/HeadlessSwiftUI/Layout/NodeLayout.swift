package import Foundation

/// The part of a node in layout: the boxes that the node contributes to the container around it.
///
/// A text or a stack contributes one box. A group contributes the boxes of its members; a modifier
/// such as padding contributes a box around each box of its content.
@MainActor
package final class NodeLayout {
  /// The frame in the nearest element around the node, in points, rounded to pixels.
  package internal(set) var frame = CGRect.zero
  /// The boxes in order.
  package private(set) var boxes: [LayoutBox] = []
  /// The box of the view itself; `nil` for groups, and for modifiers of several views.
  package private(set) var ownBox: LayoutBox?
  /// The number of ancestors.
  let depth: Int
  var isQueued = false
  var hasRecordedFrame = false
  private var wrappers: [ObjectIdentifier: LayoutBox] = [:]

  init(depth: Int) {
    self.depth = depth
  }

  /// Marks the node for the next layout pass of its graph.
  package func invalidate(_ node: Node) { node.graph.layout.enqueue(node) }

  /// Takes over the changes of the view and of the boxes below.
  func refresh(_ node: Node) {
    guard !node.isRemoved else { return }
    let former = boxes
    if let rows = node.lazyRows {
      rows.refresh()
      boxes = []
    } else if let layout = node.makeLayout() {
      refresh(node, layout)
    } else {
      ownBox = nil
      wrappers = [:]
      boxes = node.laidOutChildren.flatMap { $0.layout?.boxes ?? [] }
    }
    guard !former.elementsEqual(boxes, by: ===) else { return }
    if node.isSurfaceRoot {
      node.context.surface.layout.invalidate()
    } else if let parent = node.parent {
      parent.layout?.invalidate(parent)
    }
  }

  private func refresh(_ node: Node, _ layout: any BoxLayout) {
    guard layout is any ContentLayout else {
      // A lazy container sets its children while it is placed.
      let children =
        layout is LazyLayout
        ? ownBox?.children ?? [] : node.laidOutChildren.flatMap { $0.layout?.boxes ?? [] }
      boxes = [updatedOwnBox(node, layout, children)]
      return
    }
    let children = node.laidOutChildren
    let content = children.first?.layout?.boxes ?? []
    let further = children.dropFirst().flatMap { $0.layout?.boxes ?? [] }
    guard content.count > 1 else {
      wrappers = [:]
      boxes = content.isEmpty ? [] : [updatedOwnBox(node, layout, content + further)]
      return
    }
    ownBox = nil
    let former = wrappers
    wrappers = [:]
    boxes = content.enumerated().map { index, member in
      let key = ObjectIdentifier(member)
      let box = former[key] ?? LayoutBox(node: node, layout: layout)
      box.update(layout: layout, children: [member] + (index == 0 ? further : []))
      wrappers[key] = box
      return box
    }
  }

  private func updatedOwnBox(
    _ node: Node,
    _ layout: any BoxLayout,
    _ children: [LayoutBox]
  ) -> LayoutBox {
    let box = ownBox ?? LayoutBox(node: node, layout: layout)
    ownBox = box
    box.update(layout: layout, children: children)
    return box
  }
}

extension Node {
  /// The layout of the view; `nil` for views that only group others.
  func makeLayout() -> (any BoxLayout)? {
    if let content = storage as? any PlatformContent { return PlatformLayout(content: content) }
    return (view as? any PrimitiveView)?.makeLayout(for: self)
  }

  /// Whether the node is the topmost one of its area.
  var isSurfaceRoot: Bool { parent.map { $0.context.surface !== context.surface } ?? true }

  /// The children that take part in the layout of the area.
  var laidOutChildren: [Node] {
    children.filter { $0.isShown && $0.context.surface === context.surface }
  }

  /// The number of pixels in a point.
  var displayScale: CGFloat { readEnvironment(\.displayScale) }
}
