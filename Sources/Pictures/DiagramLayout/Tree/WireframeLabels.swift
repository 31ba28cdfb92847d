internal import TraceModel

/// The names and numbers of a wireframe: inside frames that have room, otherwise beside the window.
///
/// Covered views and views without a card have none; views that share a card only have names
/// inside. The name of a frame without inner frames is inside the frame if a corner is free,
/// otherwise beside the window at the end of a line; if there are too many such names, a frame with
/// room for its number has only the number. A frame around others has a name only if it has a free
/// corner and does more than fill the frame around it.
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
  /// The widest name beside the window.
  private static let widestName = 130.0
  /// A frame with a shorter side never contains text.
  private static let leastSide = 12.0

  /// The right end of the texts.
  var right: Double { labels.map(\.box.right).max() ?? 0 }
  /// The lower end of the texts.
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
      let isStrong = frames[index].isMarked || frames[index].isCustom
      guard !frames[index].hasInner || isStrong || !frames[index].isPlumbing else { continue }
      if addInside(index, frames, withName: true, fitter) { continue }
      if frames[index].isCopy { continue }
      if !frames[index].hasInner {
        outside.append(index)
      } else if isStrong {
        addInside(index, frames, withName: false, fitter)
      }
    }
    let room = max(1, min(Self.mostCallouts, Int(size.height / (Self.height + 1)) - 1))
    if outside.count > room {
      outside.removeAll { addInside($0, frames, withName: false, fitter) }
    }
    addCallouts(outside, frames, size, room, fitter)
  }

  /// Adds the number of a frame, after its name, in a free corner of the frame; returns `false` if
  /// none is free.
  @discardableResult
  private mutating func addInside(
    _ index: Int,
    _ frames: [Wireframe.Frame],
    withName: Bool,
    _ fitter: TextFitter
  ) -> Bool {
    let frame = frames[index]
    guard min(frame.box.width, frame.box.height) >= Self.leastSide else { return false }
    let text = fitter.whole("#\(frame.number)", .wire)
    let name = withName ? fitter.whole(frame.name, .wireName) : nil
    let width = text.width + (name.map { $0.width + Self.gap } ?? 0)
    guard let box = freeCorner(of: index, width, frames) else { return false }
    labels.append(Label(text: text, name: name, box: box, anchor: nil))
    return true
  }

  /// Stacks the names without room beside the window, from top to bottom of their frames.
  private mutating func addCallouts(
    _ indices: [Int],
    _ frames: [Wireframe.Frame],
    _ size: Size,
    _ room: Int,
    _ fitter: TextFitter
  ) {
    let ordered = indices.sorted {
      (frames[$0].box.center.y, frames[$0].box.x, $0)
        < (frames[$1].box.center.y, frames[$1].box.x, $1)
    }
    let left = size.width + 16
    var next = 0.0
    for (count, index) in ordered.prefix(room).enumerated() {
      let box = frames[index].box
      let text = fitter.whole("#\(frames[index].number)", .wire)
      let name = fitter.fit(frames[index].name, .wireName, into: Self.widestName)
      // The names that follow need room above the lower end.
      let rest = Double(min(ordered.count, room) - count) * (Self.height + 1)
      let y = max(next, min(box.center.y - Self.height / 2, size.height - rest))
      let width = name.width + Self.gap + text.width
      let label = Box(x: left, y: y, width: width, height: Self.height)
      let inside = min(max(box.center.y, box.y), box.bottom)
      labels.append(Label(text: text, name: name, box: label, anchor: Point(box.right, inside)))
      next = y + Self.height + 1
    }
    guard ordered.count > room else { return }
    let text = fitter.whole("+\((ordered.count - room).grouped) more", .wire)
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

  /// Draws the line from a frame to its name, without the part that crosses other texts.
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
