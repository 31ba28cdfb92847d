internal import Findings
internal import TraceModel

/// The frames of a window's views, to scale, with the names and numbers of the cards.
///
/// A frame around others is tinted, and the frame of a view with findings has their color.
struct Wireframe {
  /// The frame of a view that is at least partly in the window.
  struct Frame {
    var node: Int
    /// The part inside the window and the views around it that clip their subviews.
    var box: Box
    /// The index of the surrounding frame; `nil` for the window.
    var outer: Int?
    /// Whether the frame contains other frames.
    var hasInner = false
    /// Whether the frame belongs to a window or to a controller's view.
    var isMarked: Bool
    /// Whether the frame belongs to a SwiftUI node, and whether to one of a view of the app.
    var isNode: Bool
    var isCustom: Bool
    var isHidden: Bool
    /// Whether the view is transparent.
    var isClear: Bool
    /// The name and the number are those of the controller if the frame belongs to its view; of a
    /// SwiftUI node with a text, the name is the text.
    var name: String
    var number: UInt32
    /// Whether the frame belongs to a UIKit view that only fills the frame around it.
    var isPlumbing = false
    /// The severity of the worst finding about the view or its controller.
    var severity: Severity?
    /// Whether the view shares the card of an equal sibling, or is inside such a view.
    var isCopy = false
    /// Whether the view has a card, and no later frame covers it.
    var isNumbered: Bool
  }

  /// The size of the drawing with its numbers.
  private(set) var size: Size
  /// Whether further frames are not drawn.
  private(set) var isCut = false
  private let frames: [Frame]
  private let labels: WireframeLabels

  /// The width of a window that is higher than wide.
  private static let width = 236.0
  private static let landscapeWidth = 360.0
  private static let tallest = 512.0
  private static let lowest = 300.0
  /// UIKit's transparent views around presented views.
  private static let clearClasses: Set<String> = ["UITransitionView", "UIDropShadowView"]
  static let mostFrames = 400
  private static let mostViews = 20_000

  /// Lays out the frames of a window; `nil` if its frame is not recorded or empty, or if all
  /// visible frames are equal.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - tree: The tree.
  ///   - history: The history of the trace.
  ///   - numbered: The views with a card: only these and copies have numbers.
  ///   - copies: The views that share the card of an equal sibling.
  ///   - severities: The severities of the worst findings about views, by the nodes of the views.
  ///   - room: The height of the tree beside the drawing; the drawing gets a similar height.
  ///   - fitter: Measures the numbers.
  init?(
    _ window: Int,
    _ tree: ViewTree,
    _ history: TraceHistory,
    numbered: Set<Int>,
    copies: Set<Int>,
    severities: [Int: Severity],
    height room: Double,
    _ fitter: TextFitter
  ) {
    guard let frame = tree.nodes[window].frame, frame.width > 0, frame.height > 0,
      frame.width < 100_000, frame.height < 100_000
    else { return nil }
    let (width, height) = (Double(frame.width), Double(frame.height))
    let tallest = min(max(room, Self.lowest), Self.tallest)
    let widest = width > height ? Self.landscapeWidth : Self.width
    let scale = min(widest / width, tallest / height)
    size = Size(width: (width * scale).rounded(), height: (height * scale).rounded())
    var frames = Self.frames(of: window, tree, history, copies: copies, scale: scale, size: size)
    guard let whole = frames.first?.box,
      frames.indices.contains(where: { frames[$0].box != whole && !Self.isCovered($0, frames) })
    else { return nil }
    isCut = frames.count >= Self.mostFrames
    for index in frames.indices { frames[index].severity = severities[frames[index].node] }
    for index in frames.indices
    where numbered.contains(frames[index].node) || frames[index].isCopy {
      frames[index].isNumbered = !Self.isCovered(index, frames)
    }
    self.frames = frames
    labels = WireframeLabels(frames, size: size, fitter: fitter)
    size.width = max(size.width, labels.right)
    size.height = max(size.height, labels.bottom)
  }

  /// Computes the visible part of each frame, parents before children.
  private static func frames(
    of window: Int,
    _ tree: ViewTree,
    _ history: TraceHistory,
    copies: Set<Int>,
    scale: Double,
    size: Size
  ) -> [Frame] {
    let subjects = history.subjects
    let canvas = Box(x: 0, y: 0, width: size.width, height: size.height)
    var frames: [Frame] = []
    var stack = [
      (node: window, origin: Point(0, 0), clip: canvas, outer: Int?.none, isCopy: false)
    ]
    var isWindow = true
    var views = 0
    while let (index, origin, clip, outer, isInCopy) = stack.popLast(), frames.count < mostFrames,
      views < mostViews
    {
      views += 1
      let node = tree.nodes[index]
      let isCopy = isInCopy || copies.contains(index)
      // A node that has not appeared is not on the screen, unlike the frame of a hidden view.
      if node.kind == .swiftUIView, node.isHidden { continue }
      guard let frame = node.frame else { continue }
      let x = isWindow ? 0 : origin.x + Double(frame.x) * scale
      let y = isWindow ? 0 : origin.y + Double(frame.y) * scale
      isWindow = false
      let whole = Box(
        x: x,
        y: y,
        width: Double(frame.width) * scale,
        height: Double(frame.height) * scale
      )
      var around = outer
      if let box = part(of: whole, inside: clip) {
        if let outer { frames[outer].hasInner = true }
        around = frames.count
        frames.append(
          Frame(
            node: index,
            box: box,
            outer: outer,
            isMarked: node.controller != nil || node.kind == .window,
            isNode: node.kind == .swiftUIView,
            isCustom: history.customViews.contains(node.subject),
            isHidden: node.isHidden,
            isClear: node.isHidden || Self.clearClasses.contains(subjects[node.subject].className),
            name: name(of: index, tree, subjects),
            number: subjects[tree.nodes[node.controller ?? index].subject].id.number,
            isPlumbing: outer.map { frames[$0].box == box } ?? false
              && subjects[node.subject].hasSystemClass && node.kind == .view,
            isCopy: isCopy,
            isNumbered: false
          )
        )
      }
      let inner = node.clipsToBounds ? part(of: whole, inside: clip) : clip
      guard let inner else { continue }
      // Frames are relative to superviews and parent nodes, also of views that represent a node;
      // the origin of the bounds is the point at the top left corner.
      let start = Point(
        x - Double(node.bounds?.x ?? 0) * scale,
        y - Double(node.bounds?.y ?? 0) * scale
      )
      for child in (node.contents + node.subviews).reversed() {
        stack.append((child, start, inner, around, isCopy))
      }
    }
    return frames
  }

  private static func name(of index: Int, _ tree: ViewTree, _ subjects: [Subject]) -> String {
    let node = tree.nodes[index]
    if let text = node.attributes.first(where: { $0.name == "text" }) { return "“\(text.value)”" }
    return subjects[tree.nodes[node.controller ?? index].subject].className
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

  /// Whether a frame painted later, outside the hierarchy of this one, covers this one completely.
  private static func isCovered(_ index: Int, _ frames: [Frame]) -> Bool {
    frames[index...].indices.dropFirst().contains { later in
      guard frames[later].box.contains(frames[index].box), !frames[later].isClear else {
        return false
      }
      var around = frames[later].outer
      while let current = around, current > index { around = frames[current].outer }
      return around != index
    }
  }

  func draw(at corner: Point, in scene: inout Scene) {
    let group = SceneGroup(id: "wireframe", role: .section, title: "Frames to scale")
    scene.group(group) { scene in
      for frame in frames {
        let finding = frame.severity.map(FindingPill.color)
        let isStrong = frame.isMarked || frame.isCustom || finding != nil
        let color: ColorToken =
          finding ?? (frame.isMarked ? .wireEdge : frame.isNode ? .node : .view)
        var stroke = SceneShape.Stroke(color, width: isStrong ? 1.4 : 1)
        if frame.isHidden { stroke = SceneShape.Stroke(.view, dashes: [3, 2]) }
        let box = Box(
          x: frame.box.x + corner.x,
          y: frame.box.y + corner.y,
          width: frame.box.width,
          height: frame.box.height
        )
        let plain: ColorToken =
          frame.hasInner || frame.isMarked ? frame.isNode ? .nodeFill : .wire : .card
        let fill = frame.isClear ? nil : frame.severity.map(FindingPill.fill) ?? plain
        scene.add(SceneShape(.rectangle(box, radius: 1.5), fill: fill, stroke: stroke))
      }
      labels.draw(at: corner, in: &scene)
    }
  }
}
