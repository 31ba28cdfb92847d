import HeadlessUIKit

/// A part of a rectangle, a size, a point or insets that `check` compares alone: `frame.maxX`.
struct GeometryComponent: Sendable {
  /// The kind of the whole.
  let kind: ArgumentKind
  /// Its name in UIKit.
  let name: String
  /// The kind of the part.
  let valueKind: ArgumentKind
  /// Returns the part of the lengths of the whole.
  let part: @Sendable ([Double]) -> [Double]

  private init(
    _ kind: ArgumentKind,
    _ name: String,
    _ valueKind: ArgumentKind = .number,
    part: @escaping @Sendable ([Double]) -> [Double]
  ) {
    self.kind = kind
    self.name = name
    self.valueKind = valueKind
    self.part = part
  }

  /// All parts; the lengths of the wholes are in the order of their initializers.
  static let all: [GeometryComponent] = [
    GeometryComponent(.rect, "minX") { [$0[0]] },
    GeometryComponent(.rect, "midX") { [$0[0] + $0[2] / 2] },
    GeometryComponent(.rect, "maxX") { [$0[0] + $0[2]] },
    GeometryComponent(.rect, "minY") { [$0[1]] },
    GeometryComponent(.rect, "midY") { [$0[1] + $0[3] / 2] },
    GeometryComponent(.rect, "maxY") { [$0[1] + $0[3]] },
    GeometryComponent(.rect, "width") { [$0[2]] },
    GeometryComponent(.rect, "height") { [$0[3]] },
    GeometryComponent(.rect, "origin", .point) { [$0[0], $0[1]] },
    GeometryComponent(.rect, "size", .size) { [$0[2], $0[3]] },
    GeometryComponent(.size, "width") { [$0[0]] },
    GeometryComponent(.size, "height") { [$0[1]] },
    GeometryComponent(.point, "x") { [$0[0]] },
    GeometryComponent(.point, "y") { [$0[1]] },
    GeometryComponent(.insets, "top") { [$0[0]] },
    GeometryComponent(.insets, "left") { [$0[1]] },
    GeometryComponent(.insets, "bottom") { [$0[2]] },
    GeometryComponent(.insets, "right") { [$0[3]] },
  ]
}

extension ArgumentKind {
  /// Whether values of the kind are lengths, which are compared with a tolerance.
  var isGeometry: Bool {
    switch self {
    case .rect, .size, .point, .insets: true
    default: false
    }
  }
}

extension Argument {
  /// The lengths of a rectangle, a size, a point, insets or a number; `nil` for other arguments.
  var lengths: [Double]? {
    switch self {
    case .rect(let rect): ValueProperty.lengths(rect)
    case .size(let size): [Double(size.width), Double(size.height)]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .insets(let insets): ValueProperty.lengths(insets)
    case .number(let number): [number]
    default: nil
    }
  }
}
