/// The numbers of a wireframe: inside frames that have room, otherwise beside the window.
///
/// A number inside its frame has the name of the class before it if both have room.
///
/// Covered views and views without a card have no number. The number of a frame without inner
/// frames is inside the frame if a corner is free, otherwise beside the window at the end of a
/// line. A frame around others has a number only if it belongs to a controller and has a free
/// corner.
struct WireframeLabels {
  private struct Label {
    var text: FittedText
    /// The name before the number.
    var name: FittedText?
    var box: Box
    /// The end of the line to the frame; `nil` for a number inside its frame.
    var anchor: Point?
  }

  private var labels: [Label] = []
  private let width: Double

  private static let height = 11.0
  /// The distance between a name and its number.
  private static let gap = 4.0
  private static let mostCallouts = 14
  /// A frame with a shorter side never contains its number.
  private static let leastSide = 12.0

  /// The right end of the numbers.
  var right: Double { labels.map(\.box.right).max() ?? 0 }
  /// The lower end of the numbers.
  var bottom: Double { labels.map(\.box.bottom).max() ?? 0 }

  init(_ frames: [Wireframe.Frame], size: Size, fitter: TextFitter) {
    width = size.width
    var outside: [Int] = []
    // Small frames first: a large one is more likely to have another free corner.
    let order = frames.indices.sorted {
      let (left, right) = (frames[$0].box, frames[$1].box)
      return (left.width * left.height, $0) < (right.width * right.height, $1)
    }
    for index in order where frames[index].isNumbered {
      let frame = frames[index]
      guard !frame.hasInner || frame.isMarked || frame.isCustom else { continue }
      let text = fitter.whole("#\(frame.number)", .wire)
      let isLarge = frame.box.height >= Self.leastSide && frame.box.width >= Self.leastSide
      let name = fitter.whole(frame.name, .wireName)
      let named = isLarge ? freeCorner(of: index, name.width + Self.gap + text.width, frames) : nil
      let free = named == nil && isLarge ? freeCorner(of: index, text.width, frames) : nil
      if let box = named ?? free {
        labels.append(Label(text: text, name: named == nil ? nil : name, box: box, anchor: nil))
      } else if !frame.hasInner {
        outside.append(index)
      }
    }
    addCallouts(outside, frames, size, fitter)
  }

  /// Stacks the numbers without room beside the window, from top to bottom of their frames.
  private mutating func addCallouts(
    _ indices: [Int],
    _ frames: [Wireframe.Frame],
    _ size: Size,
    _ fitter: TextFitter
  ) {
    let ordered = indices.sorted {
      (frames[$0].box.center.y, frames[$0].box.x, $0)
        < (frames[$1].box.center.y, frames[$1].box.x, $1)
    }
    let room = max(1, min(Self.mostCallouts, Int(size.height / (Self.height + 1)) - 1))
    let left = size.width + 16
    var next = 0.0
    for (count, index) in ordered.prefix(room).enumerated() {
      let box = frames[index].box
      let text = fitter.whole("#\(frames[index].number)", .wire)
      // The numbers that follow need room above the lower end.
      let rest = Double(min(ordered.count, room) - count) * (Self.height + 1)
      let y = max(next, min(box.center.y - Self.height / 2, size.height - rest))
      let label = Box(x: left, y: y, width: text.width, height: Self.height)
      let inside = min(max(box.center.y, box.y), box.bottom)
      labels.append(Label(text: text, box: label, anchor: Point(box.right, inside)))
      next = y + Self.height + 1
    }
    guard ordered.count > room else { return }
    let text = fitter.whole("+\(Count.grouped(ordered.count - room)) more", .wire)
    let box = Box(x: left, y: next, width: text.width, height: Self.height)
    labels.append(Label(text: text, box: box, anchor: nil))
  }

  private func freeCorner(of index: Int, _ width: Double, _ frames: [Wireframe.Frame]) -> Box? {
    let frame = frames[index].box
    let (left, top) = (frame.x + 3, frame.y + 1)
    let (right, bottom) = (frame.right - 3 - width, frame.bottom - 1 - Self.height)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      Box(x: $0.0, y: $0.1, width: width, height: Self.height)
    }
    return corners.first { box in
      frame.contains(box) && !labels.contains { $0.box.intersects(box) }
        && !frames.indices.contains { isInTheWay($0, of: box, index, frames) }
    }
  }

  private func isInTheWay(
    _ other: Int,
    of box: Box,
    _ index: Int,
    _ frames: [Wireframe.Frame]
  ) -> Bool {
    // An opaque frame hides the frames painted before it.
    guard other != index, other > index || frames[index].isClear else { return false }
    if frames[other].isClear, frames[other].box.contains(box) { return false }
    let near = frames[other].box.inset(horizontally: -1, vertically: -1)
    guard near.intersects(box) else { return false }
    var around = frames[index].outer
    while let current = around {
      if current == other { return !frames[other].box.contains(box) }
      around = frames[current].outer
    }
    return true
  }

  func draw(at corner: Point, in scene: inout Scene) {
    let inner = labels.filter { $0.anchor == nil }.map(\.box)
    for label in labels {
      if let anchor = label.anchor {
        drawLine(anchor, to: label.box, around: inner, corner, &scene)
      }
      let baseline = label.box.y + 8.6
      var origin = Point(corner.x + label.box.x, corner.y + baseline)
      if let name = label.name {
        scene.add(name.line(at: origin, color: .text))
        origin.x += name.width + Self.gap
      }
      scene.add(label.text.line(at: origin, color: .dimText))
    }
  }

  /// Draws the line from a small frame to its number, without the part that crosses other numbers.
  private func drawLine(
    _ anchor: Point,
    to box: Box,
    around texts: [Box],
    _ corner: Point,
    _ scene: inout Scene
  ) {
    let path = Box(x: anchor.x, y: anchor.y - 1, width: max(0, width - anchor.x), height: 2)
    let blocked = texts.filter { $0.intersects(path) }.map(\.right).max()
    let start = Point(min(width, (blocked ?? anchor.x - 1) + 1), anchor.y)
    let points = [start, Point(width + 3, anchor.y), Point(width + 13, box.center.y)]
      .map { Point($0.x + corner.x, $0.y + corner.y) }
    scene.add(SceneShape(.polygon(points, closed: false), stroke: SceneShape.Stroke(.line)))
    let dot = Box(
      x: corner.x + anchor.x - 2,
      y: corner.y + anchor.y - 1.5,
      width: 3,
      height: 3
    )
    scene.add(SceneShape(.rectangle(dot, radius: 1.5), fill: .view))
  }
}
