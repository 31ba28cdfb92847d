import Foundation
import HeadlessUIKit
import TraceModel

/// The layout passes of a graph.
///
/// A pass takes over the changed nodes, deepest first; each concerns the container around it only
/// if its size changed. Then each area is placed from its root, as far as something changed below.
@MainActor
package final class GraphLayout {
  private unowned let graph: ViewGraph
  /// The changed nodes by depth.
  private var queue: [[Node]] = []
  private var deepest = -1
  private var surfaces: [WeakSurface] = []
  /// The boxes in which frames of elements may have changed, in the order of placement.
  private var containers: [LayoutBox?] = []
  private var containerKeys: Set<ObjectIdentifier> = []
  /// The readers whose size has changed in this pass.
  var resizedReaders: [Node] = []
  private var isPlacing = false
  /// The number of sizes that were computed and not found among the stored ones.
  package var measurementCount = 0

  private var platformBoxes: [WeakBox] = []

  private struct WeakBox {
    weak var box: LayoutBox?
  }

  private struct WeakSurface {
    weak var surface: Surface?
  }

  /// The number of passes in which lists and geometry readers can change the placed views.
  private static let passLimit = 24

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Adds an area that is placed.
  func add(_ surface: Surface) {
    surfaces.removeAll { $0.surface == nil || $0.surface === surface }
    surfaces.append(WeakSurface(surface: surface))
    surface.layout.changed = { [weak self] in
      guard let graph = self?.graph, self?.isPlacing == false else { return }
      graph.requestUpdate()
    }
  }

  /// Marks a node for the next pass.
  func enqueue(_ node: Node) {
    guard let layout = node.layout, !layout.isQueued else { return }
    layout.isQueued = true
    while queue.count <= layout.depth { queue.append([]) }
    queue[layout.depth].append(node)
    deepest = max(deepest, layout.depth)
  }

  /// Takes over the changed nodes, deepest first.
  func refreshQueued() {
    while deepest >= 0 {
      guard let node = queue[deepest].popLast() else {
        deepest -= 1
        continue
      }
      node.layout?.isQueued = false
      node.layout?.refresh(node)
    }
  }

  /// Performs passes until nothing changes.
  package func place() {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<Self.passLimit {
      refreshQueued()
      for surface in surfaces.compactMap(\.surface) { place(surface) }
      let readers = resizedReaders
      resizedReaders = []
      for reader in readers { reader.invalidate("GeometryProxy") }
      if !readers.isEmpty { graph.evaluateMarkedNodes() }
      guard deepest >= 0 else { break }
    }
    recordFrames()
    platformBoxes.removeAll { $0.box == nil }
    for case let box? in platformBoxes.map(\.box) { box.placePlatformContent() }
  }

  /// Adds a box of a UIKit view, whose frame is set after each pass.
  func addPlatformBox(_ box: LayoutBox) {
    guard !platformBoxes.contains(where: { $0.box === box }) else { return }
    platformBoxes.append(WeakBox(box: box))
  }

  private func place(_ surface: Surface) {
    guard let root = surface.root, !root.isRemoved else { return }
    if let view = surface.view {
      let insets = view.safeAreaInsets
      surface.layout.size = view.bounds.size
      surface.layout.safeArea = EdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
    surface.layout.place(root)
  }

  // MARK: Frames

  /// Records that a box has moved or changed its size.
  func noteFrame(of box: LayoutBox) { note(box.parent) }

  /// Records that the children of a box were placed.
  func notePlacement(in box: LayoutBox) { note(box) }

  private func note(_ box: LayoutBox?) {
    var container = box
    while let candidate = container, !candidate.isElementContainer { container = candidate.parent }
    guard let container, containerKeys.insert(ObjectIdentifier(container)).inserted else { return }
    containers.append(container)
  }

  private func recordFrames() {
    let changed = containers
    containers = []
    containerKeys = []
    for case let container? in changed where !container.node.isRemoved {
      if container.isSurface {
        recordFrames(of: [container.node], in: container, origin: .zero)
      } else {
        recordFrames(of: container.node.laidOutChildren, in: container, origin: .zero)
      }
    }
  }

  /// Records the frames of the elements of a container.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - container: The box of the container.
  ///   - origin: The origin of the element around the nodes, in the container.
  private func recordFrames(of nodes: [Node], in container: LayoutBox, origin: CGPoint) {
    let grid = PixelGrid(scale: container.node.displayScale)
    for node in nodes {
      guard node.isElement, let layout = node.layout else {
        recordFrames(of: node.laidOutChildren, in: container, origin: origin)
        continue
      }
      let boxes = node.lazyRows?.placedBoxes ?? layout.boxes
      let frames = boxes.compactMap { $0.frame(in: container) }
      guard let first = frames.first else { continue }
      let union = frames.dropFirst().reduce(first) { $0.union($1) }
      let frame = grid.rounded(union.offsetBy(dx: -origin.x, dy: -origin.y))
      if frame != layout.frame || !layout.hasRecordedFrame {
        graph.runtime.recordNodeFrame(Rect(frame), of: node.subject)
        if node.scrolling != nil, !layout.hasRecordedFrame {
          // The frames of the content contain the offset.
          let bounds = CGRect(origin: .zero, size: frame.size)
          graph.runtime.recordClippedBounds(Rect(bounds), of: node.subject)
        }
        layout.frame = frame
        layout.hasRecordedFrame = true
      }
      if layout.ownBox == nil {
        recordFrames(of: node.laidOutChildren, in: container, origin: union.origin)
      }
    }
  }
}

extension LayoutBox {
  /// Whether the elements inside have frames relative to the box.
  fileprivate var isElementContainer: Bool {
    isSurface || (node.isElement && node.layout?.ownBox === self)
  }

  /// Whether the box is the root of an area.
  fileprivate var isSurface: Bool { parent == nil && layout is SurfaceRootLayout }
}

extension Rect {
  fileprivate init(_ frame: CGRect) {
    self.init(
      x: Float(frame.origin.x),
      y: Float(frame.origin.y),
      width: Float(frame.width),
      height: Float(frame.height)
    )
  }
}
