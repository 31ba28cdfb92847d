package import Foundation

extension Node {
  /// The position of the scroll view or the list; `nil` for other nodes.
  package var scrolling: ScrollPosition? {
    storage as? ScrollPosition ?? (storage as? LazyRows)?.position
  }

  /// Scrolls a scroll view or a list; the rows change in the next update.
  ///
  /// - Parameter offset: The point of the content at the top leading corner, which layout limits to
  ///   the content.
  package func scroll(to offset: CGPoint) {
    guard let scrolling, !isRemoved else { return }
    scrolling.offset = CGPoint(x: max(0, offset.x.finite), y: max(0, offset.y.finite))
    scrolling.invalidateDependents()
    layout?.ownBox?.invalidatePlacement()
    graph.requestUpdate()
  }

  /// Scrolls so that the view with an id in the subtree is visible.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let target = target(id) else { return }
    target.scroller.reveal(target.frame, anchor)
  }

  /// The view with an id: the node that scrolls, and the frame in its content.
  private func target(_ id: AnyHashable) -> (scroller: Node, frame: CGRect)? {
    if let rows = lazyRows, let target = rows.target(id) { return target }
    if place == .id(id), let box = layout?.boxes.first { return box.scrollTarget(box.frame) }
    for child in children { if let target = child.target(id) { return target } }
    return nil
  }

  /// Scrolls to a frame in the content.
  private func reveal(_ frame: CGRect, _ anchor: UnitPoint?) {
    guard let position = scrolling else { return }
    var offset = position.offset
    for axis in Axis.allCases {
      let start = frame.origin[axis]
      let length = frame.size[axis]
      let visible = position.viewport[axis]
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] = start + part * (length - visible)
      } else if start < offset[axis] {
        offset[axis] = start
      } else if start + length > offset[axis] + visible {
        offset[axis] = start + length - visible
      }
    }
    scroll(to: offset)
  }
}

extension EachRows {
  /// The row of an element: the node that scrolls, and the frame in its content.
  fileprivate func target(_ id: AnyHashable) -> (scroller: Node, frame: CGRect)? {
    guard let container = lazyContainer, let rows = container.layoutState(LazyRows.self),
      let box = container.layout?.ownBox, let layout = box.layout as? LazyLayout,
      let row = rows.row(of: id, in: self)
    else { return nil }
    let axis = layout.style.axis
    let measure = LazyMeasure(layout.style, box.size[axis.other])
    let lines = rows.lines(measure)
    let line = row / max(1, measure.tracks.count)
    var frame = CGRect(origin: .zero, size: box.size)
    frame.origin[axis] = lines.position(of: line)
    frame.size[axis] = lines.position(of: line + 1) - lines.position(of: line) - lines.spacing
    if layout.style.isList { return (container, frame) }
    frame.origin.x += box.origin.x
    frame.origin.y += box.origin.y
    return box.scrollTarget(frame)
  }
}

extension LayoutBox {
  /// The node that scrolls around the box, and a frame in its content.
  ///
  /// - Parameter frame: The frame in the box around.
  /// - Returns: The node and the frame; `nil` outside of a scroll view.
  fileprivate func scrollTarget(_ frame: CGRect) -> (scroller: Node, frame: CGRect)? {
    var frame = frame
    var box = self
    while let outer = box.parent {
      if let position = outer.node.scrolling, outer.node.layout?.ownBox === outer {
        frame.origin.x += position.offset.x
        frame.origin.y += position.offset.y
        return (outer.node, frame)
      }
      frame.origin.x += outer.origin.x
      frame.origin.y += outer.origin.y
      box = outer
    }
    return nil
  }
}
