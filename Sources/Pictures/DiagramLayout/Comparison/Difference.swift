package import TraceComparison

/// A kind of difference between two traces, with its color, sign and words.
package enum Difference: CaseIterable {
  case onlyFirst, onlySecond, moved, argument

  /// The difference of a row; `nil` if both traces contain its call at the same position.
  package init?(_ change: TraceComparison.Change) {
    switch change {
    case .none: return nil
    case .onlyFirst: self = .onlyFirst
    case .onlySecond: self = .onlySecond
    case .moved: self = .moved
    case .argument: self = .argument
    }
  }

  package var word: String {
    switch self {
    case .onlyFirst: "only in A"
    case .onlySecond: "only in B"
    case .moved: "moved"
    case .argument: "other argument"
    }
  }

  /// The words with the trace that contains the call, such as `moved, in A`.
  func word(in letter: String) -> String {
    switch self {
    case .onlyFirst, .onlySecond: word
    case .moved, .argument: "\(word), in \(letter)"
    }
  }

  package var color: ColorToken {
    switch self {
    case .onlyFirst: .error
    case .onlySecond: .controller
    case .moved: .window
    case .argument: .warning
    }
  }

  package var fill: ColorToken {
    switch self {
    case .onlyFirst: .errorFill
    case .onlySecond: .controllerFill
    case .moved: .windowFill
    case .argument: .warningFill
    }
  }

  /// Draws the sign in a square: a minus, a plus, a double arrow, or an unequal sign.
  func drawSign(center: Point, side: Double = 12, in scene: inout Scene) {
    let half = side / 2
    let box = Box(x: center.x - half, y: center.y - half, width: side, height: side)
    scene.add(SceneShape(.rectangle(box, radius: 2), fill: color))
    let lines = strokes.map { Point(center.x + $0.x * half, center.y + $0.y * half) }
    let stroke = SceneShape.Stroke(.canvas, width: side * 0.15)
    scene.add(SceneShape(.segments(lines), stroke: stroke))
  }

  /// The lines of the sign, two points each, in a square from −1 to 1.
  private var strokes: [Point] {
    let level = { (y: Double) in [Point(-0.6, y), Point(0.6, y)] }
    return switch self {
    case .onlyFirst: level(0)
    case .onlySecond: level(0) + [Point(0, -0.6), Point(0, 0.6)]
    case .moved:
      level(0) + [Point(-0.6, 0), Point(-0.25, -0.4), Point(-0.6, 0), Point(-0.25, 0.4)]
        + [Point(0.6, 0), Point(0.25, -0.4), Point(0.6, 0), Point(0.25, 0.4)]
    case .argument: level(-0.28) + level(0.28) + [Point(-0.3, 0.65), Point(0.3, -0.65)]
    }
  }

  /// Draws the mark of a call on a band: a square, or a diamond where the call moved.
  func drawFlag(center: Point, in scene: inout Scene) {
    let (x, y) = (center.x, center.y)
    guard self == .moved else {
      let box = Box(x: x - 3, y: y - 3, width: 6, height: 6)
      scene.add(SceneShape(.rectangle(box, radius: 0), fill: color))
      return
    }
    let points = [Point(x - 4, y), Point(x, y - 4), Point(x + 4, y), Point(x, y + 4)]
    scene.add(SceneShape(.polygon(points, closed: true), fill: color))
  }
}
