/// The numbers of a wireframe: inside the frames that have room, else beside the window.
///
/// Views without a card and covered ones have none. A frame in which no other one stands has its
/// number inside when that fits and nothing is in its way, otherwise beside the window at the end of a line. A frame around others has its number only
/// where it belongs to a controller and a corner is free.
struct WireframeLabels {
  private struct Label {
    var text: FittedText
    var box: Box
    /// Where the line to the frame begins; `nil` for a number inside its frame.
    var anchor: Point?
  }

  private var labels: [Label] = []
  private let width: Double

  private static let height = 11.0
  private static let mostCallouts = 14
  /// The least side of a frame that has its number inside.
  private static let leastSide = 12.0

  /// The right end of the numbers.
  var right: Double { labels.map(\.box.right).max() ?? 0 }
  /// The lower end of the numbers.
  var bottom: Double { labels.map(\.box.bottom).max() ?? 0 }

  init(_ frames: [Wireframe.Frame], size: Size, fitter: TextFitter) {
    width = size.width
    var outside: [Int] = []
    // Small frames first: a large one finds another corner more easily.
    let order = frames.indices.sorted {
      let (left, right) = (frames[$0].box, frames[$1].box)
      return (left.width * left.height, $0) < (right.width * right.height, $1)
    }
    for place in order where frames[place].isNumbered {
      let frame = frames[place]
      guard !frame.hasInner || frame.isMarked else { continue }
      let text = fitter.whole("#\(frame.number)", .wire)
      let isLarge = frame.box.height >= Self.leastSide && frame.box.width >= Self.leastSide
      let free = isLarge ? freeCorner(of: place, text.width, frames) : nil
      if let free {
        labels.append(Label(text: text, box: free, anchor: nil))
      } else if !frame.hasInner {
        outside.append(place)
      }
    }
    addCallouts(outside, frames, size, fitter)
  }

  /// Stacks the numbers that have no room beside the window, by the height of their frames.
  private mutating func addCallouts(
    _ places: [Int],
    _ frames: [Wireframe.Frame],
    _ size: Size,
    _ fitter: TextFitter
  ) {
    let ordered = places.sorted {
      (frames[$0].box.center.y, frames[$0].box.x, $0)
        < (frames[$1].box.center.y, frames[$1].box.x, $1)
    }
    let room = max(1, min(Self.mostCallouts, Int(size.height / (Self.height + 1)) - 1))
    let left = size.width + 16
    var next = 0.0
    for (count, place) in ordered.prefix(room).enumerated() {
      let box = frames[place].box
      let text = fitter.whole("#\(frames[place].number)", .wire)
      // Those that follow must have room above the lower end.
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

  private func freeCorner(of place: Int, _ width: Double, _ frames: [Wireframe.Frame]) -> Box? {
    let frame = frames[place].box
    let (left, top) = (frame.x + 3, frame.y + 1)
    let (right, bottom) = (frame.right - 3 - width, frame.bottom - 1 - Self.height)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      Box(x: $0.0, y: $0.1, width: width, height: Self.height)
    }
    return corners.first { box in
      frame.contains(box) && !labels.contains { $0.box.intersects(box) }
        && !frames.indices.contains { isInTheWay($0, of: box, place, frames) }
    }
  }

  private func isInTheWay(
    _ other: Int,
    of box: Box,
    _ place: Int,
    _ frames: [Wireframe.Frame]
  ) -> Bool {
    // What is painted before a frame does not show in it.
    guard other != place, other > place || frames[place].isClear else { return false }
    if frames[other].isClear, frames[other].box.contains(box) { return false }
    let near = frames[other].box.inset(horizontally: -1, vertically: -1)
    guard near.intersects(box) else { return false }
    var around = frames[place].outer
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
      let origin = Point(corner.x + label.box.x, corner.y + baseline)
      scene.add(label.text.line(at: origin, color: .dimText))
    }
  }

  /// Draws the line from a small frame to its number; the part that would cross a number is left
  /// out.
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
