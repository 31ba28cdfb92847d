internal import TraceModel

/// The frames of a window's views to scale, with the numbers of the cards.
///
/// A number is written only where it stands inside its own frame and in no other view's way.
struct Wireframe {
  private struct Frame {
    var node: Int
    var box: Box
    var lineage: Set<Int>
  }

  /// The size of the drawing.
  let size: Size
  private let tree: ViewTree
  private let subjects: [Subject]
  private var frames: [Frame] = []

  private static let width = 176.0
  private static let tallest = 420.0
  private static let mostFrames = 400

  /// Lays out the window's frames; `nil` when its frame is not told or has no size.
  init?(_ window: Int, _ tree: ViewTree, _ subjects: [Subject]) {
    guard let frame = tree.nodes[window].frame, frame.width > 0, frame.height > 0,
      frame.width < 100_000, frame.height < 100_000
    else { return nil }
    self.tree = tree
    self.subjects = subjects
    let (width, height) = (Double(frame.width), Double(frame.height))
    let scale = min(Self.width / width, Self.tallest / height)
    size = Size(width: (width * scale).rounded(), height: (height * scale).rounded())
    collect(window, scale)
    guard frames.count > 1 else { return nil }
  }

  /// Finds the visible part of each frame, parents before children.
  private mutating func collect(_ window: Int, _ scale: Double) {
    let canvas = Box(x: 0, y: 0, width: size.width, height: size.height)
    var stack: [(node: Int, origin: Point, lineage: Set<Int>)] = [(window, Point(0, 0), [window])]
    var isWindow = true
    while let (node, origin, lineage) = stack.popLast(), frames.count < Self.mostFrames {
      guard let frame = tree.nodes[node].frame else { continue }
      let x = isWindow ? 0 : origin.x + Double(frame.x) * scale
      let y = isWindow ? 0 : origin.y + Double(frame.y) * scale
      isWindow = false
      let box = Self.part(
        of: Box(
          x: x,
          y: y,
          width: Double(frame.width) * scale,
          height: Double(frame.height) * scale
        ),
        inside: canvas
      )
      if let box { frames.append(Frame(node: node, box: box, lineage: lineage)) }
      for child in tree.nodes[node].subviews.reversed() {
        stack.append((child, Point(x, y), lineage.union([child])))
      }
    }
  }

  private static func part(of box: Box, inside canvas: Box) -> Box? {
    guard box.x.isFinite, box.y.isFinite, box.width.isFinite, box.height.isFinite else {
      return nil
    }
    let (left, top) = (max(box.x, canvas.x), max(box.y, canvas.y))
    let (right, bottom) = (min(box.right, canvas.right), min(box.bottom, canvas.bottom))
    guard right - left >= 1, bottom - top >= 1 else { return nil }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  func draw(at corner: Point, fitter: TextFitter, in scene: inout Scene) {
    let group = SceneGroup(id: "wireframe", role: .section, title: "Frames to scale")
    scene.group(group) { scene in
      for frame in frames {
        let node = tree.nodes[frame.node]
        let isController = node.controller != nil || node.kind == .window
        var stroke = SceneShape.Stroke(
          isController ? .wireEdge : .view,
          width: isController ? 1.4 : 1
        )
        if node.isHidden { stroke = SceneShape.Stroke(.view, dashes: [3, 2]) }
        let box = frame.box.moved(to: corner)
        scene.add(
          SceneShape(
            .rectangle(box, radius: 1.5),
            fill: node.isHidden ? nil : .wire,
            stroke: stroke
          )
        )
      }
      for label in labels(fitter) {
        scene.add(
          label.text.line(
            at: Point(corner.x + label.box.x, corner.y + label.box.y + 8.6),
            color: .dimText
          )
        )
      }
    }
  }

  private func labels(_ fitter: TextFitter) -> [(text: FittedText, box: Box)] {
    var placed: [(text: FittedText, box: Box)] = []
    // Small frames first: a large one finds another corner more easily.
    let order = frames.indices.sorted {
      let (left, right) = (frames[$0].box, frames[$1].box)
      return (left.width * left.height, $0) < (right.width * right.height, $1)
    }
    for number in order {
      let frame = frames[number]
      let id = subjects[tree.nodes[frame.node].subject].id.number
      let text = fitter.whole("#\(id)", .wire)
      let size = Size(width: text.width, height: 11)
      let places = Self.corners(of: frame.box, size)
      let free = places.first { box in
        frame.box.contains(box) && !placed.contains { $0.box.intersects(box) }
          && !frames.contains { isInTheWay($0, of: box, frame) }
      }
      if let free { placed.append((text, free)) }
    }
    return placed
  }

  private func isInTheWay(_ other: Frame, of box: Box, _ frame: Frame) -> Bool {
    guard other.node != frame.node else { return false }
    let near = other.box.inset(horizontally: -1, vertically: -1)
    guard near.intersects(box) else { return false }
    return !frame.lineage.contains(other.node) || !other.box.contains(box)
  }

  private static func corners(of box: Box, _ size: Size) -> [Box] {
    let (left, top) = (box.x + 4, box.y + 2)
    let (right, bottom) = (box.right - 4 - size.width, box.bottom - 2 - size.height)
    return [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      Box(x: $0.0, y: $0.1, width: size.width, height: size.height)
    }
  }
}

extension Box {
  fileprivate func moved(to corner: Point) -> Box {
    Box(x: x + corner.x, y: y + corner.y, width: width, height: height)
  }
}
