import Foundation

/// The elements of a path.
///
/// Elements whose points are not finite are ignored.
struct PathShape: Equatable {
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close

    /// The points, the end last.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quad(let end, let control): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }

    func applying(_ transform: CGAffineTransform) -> Element {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quad(let end, let control):
        .quad(end.applying(transform), control: control.applying(transform))
      case .cubic(let first, let second, let end):
        .cubic(
          first.applying(transform),
          second.applying(transform),
          end.applying(transform)
        )
      case .close: .close
      }
    }
  }

  private(set) var elements: [Element] = []
  /// The end of the last element.
  private(set) var current: CGPoint?
  private var start: CGPoint?

  private mutating func add(_ element: Element) {
    let points = element.points
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    elements.append(element)
    current = points.last ?? start
    if case .move(let point) = element { start = point }
  }

  mutating func move(to point: CGPoint) { add(.move(point)) }

  mutating func addLine(to point: CGPoint) { add(current == nil ? .move(point) : .line(point)) }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if current == nil { move(to: control) }
    add(.quad(end, control: control))
  }

  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if current == nil { move(to: control1) }
    add(.cubic(control1, control2, end))
  }

  mutating func close() {
    if current != nil, elements.last != .close { add(.close) }
  }

  /// Adds the elements of another path; a line leads to its start if it is connected.
  mutating func append(_ other: PathShape, connecting: Bool = false) {
    for (index, element) in other.elements.enumerated() {
      if index == 0, connecting, case .move(let point) = element {
        addLine(to: point)
      } else {
        add(element)
      }
    }
  }

  mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func addEllipse(in rect: CGRect) {
    let rect = rect.standardized
    var circle = PathShape()
    circle.addArc(center: .zero, radius: 1, from: 0, to: 2 * .pi, increases: true)
    circle.close()
    append(
      circle.applying(
        CGAffineTransform(
          a: rect.width / 2,
          b: 0,
          c: 0,
          d: rect.height / 2,
          tx: rect.midX,
          ty: rect.midY
        )
      )
    )
  }

  /// Adds an arc of a circle, after a line to its start.
  mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    increases: Bool
  ) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return }
    let full = 2 * CGFloat.pi
    var sweep = end - start
    if abs(sweep) >= full, (sweep > 0) == increases {
      sweep = increases ? full : -full
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: full)
      if increases, sweep < 0 { sweep += full }
      if !increases, sweep > 0 { sweep -= full }
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(start))
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The control points of a cubic curve near an arc.
    let length = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (first, second) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (from, to) = (point(first), point(second))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - length * sin(first), y: from.y + length * cos(first)),
        control2: CGPoint(x: to.x + length * sin(second), y: to.y - length * cos(second))
      )
    }
  }

  /// Adds a rectangle with rounded corners; radii are limited to half of the size.
  mutating func addRoundedRect(
    _ rect: CGRect,
    radii: CGSize,
    corners: UIRectCorner = .allCorners
  ) {
    let rect = rect.standardized
    let x = min(max(0, radii.width.finiteOrZero), rect.width / 2)
    let y = min(max(0, radii.height.finiteOrZero), rect.height / 2)
    guard x > 0, y > 0 else { return addRect(rect) }
    func corner(
      _ corner: UIRectCorner,
      at point: CGPoint,
      toX: CGFloat,
      toY: CGFloat,
      _ angle: CGFloat
    ) {
      guard corners.contains(corner) else { return addLine(to: point) }
      var arc = PathShape()
      arc.addArc(center: .zero, radius: 1, from: angle, to: angle + .pi / 2, increases: true)
      let center = CGPoint(x: point.x + toX * x, y: point.y + toY * y)
      let place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: center.x, ty: center.y)
      append(arc.applying(place), connecting: true)
    }
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), toX: -1, toY: 1, -.pi / 2)
    corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), toX: -1, toY: -1, 0)
    corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), toX: 1, toY: -1, .pi / 2)
    corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), toX: 1, toY: 1, .pi)
    close()
  }

  func applying(_ transform: CGAffineTransform?) -> PathShape {
    guard let transform, !transform.isIdentity else { return self }
    var result = PathShape()
    for element in elements { result.add(element.applying(transform)) }
    return result
  }

  /// The elements with curves as lines: the points of each part.
  private var polygons: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if part.count > 1 { parts.append(part) }
        part = [point]
      case .line(let point): part.append(point)
      case .quad(let end, let control):
        let from = part.last ?? end
        for t in Self.steps {
          let rest = 1 - t
          let (a, b, c) = (rest * rest, 2 * rest * t, t * t)
          part.append(
            CGPoint(
              x: a * from.x + b * control.x + c * end.x,
              y: a * from.y + b * control.y + c * end.y
            )
          )
        }
      case .cubic(let first, let second, let end):
        let from = part.last ?? end
        for t in Self.steps {
          let rest = 1 - t
          let (a, b) = (rest * rest * rest, 3 * rest * rest * t)
          let (c, d) = (3 * rest * t * t, t * t * t)
          part.append(
            CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * end.x,
              y: a * from.y + b * first.y + c * second.y + d * end.y
            )
          )
        }
      case .close:
        if let first = part.first {
          parts.append(part + [first])
          part = [first]
        }
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  private static let steps: [CGFloat] = (1...32).map { CGFloat($0) / 32 }

  /// The bounding box of the points, or of the lines and curves.
  func box(ofCurves: Bool) -> CGRect {
    let points = ofCurves ? polygons.flatMap(\.self) : elements.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// Returns whether a point is inside; each part counts as closed.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for part in polygons {
      for (from, to) in zip(part, part.dropFirst() + part.prefix(1))
      where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
