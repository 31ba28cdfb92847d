/// The names above lifelines: one below the other, or slanted where that is lower.
struct LifelineHeaders {
  /// The name of an object and its number.
  struct Name {
    var name: FittedText
    var number: FittedText?

    var width: Double { name.width + (number.map { $0.width + LifelineHeaders.gap } ?? 0) }
  }

  let names: [Name]
  let isSlanted: Bool
  /// The height of all names, in pixels.
  let height: Double

  private static let gap = 7.0
  /// The distance from a lifeline to its name.
  private static let indent = 12.0
  /// The height of the signs below slanted names.
  private static let signs = 20.0

  /// Arranges names, in the order of their lifelines.
  init(_ names: [Name]) {
    self.names = names
    let stacked = Double(names.count) * SequenceMetrics.headerRow
    let lines = names.map { Self.line(of: $0, isSlanted: true, at: Point(0, 0)).box }
    let slanted = (lines.map { -$0.y }.max() ?? 0).rounded(.up) + Self.signs + 4
    isSlanted = slanted < stacked
    height = isSlanted ? slanted : stacked
  }

  /// The distance from the upper edge of the names to the middle of an object's symbol.
  func middle(_ column: Int) -> Double {
    isSlanted ? height - Self.signs / 2 : (Double(column) + 0.5) * SequenceMetrics.headerRow
  }

  /// The right end of a name.
  ///
  /// - Parameters:
  ///   - column: The number of the lifeline.
  ///   - x: The x of the lifeline.
  /// - Returns: The x.
  func right(_ column: Int, x: Double) -> Double {
    let name = names[column]
    return Self.line(of: name, isSlanted: isSlanted, at: origin(column, x: x, middle: 0)).box.right
  }

  /// Draws a name beside or above its sign.
  ///
  /// - Parameters:
  ///   - column: The number of the lifeline.
  ///   - x: The x of the lifeline.
  ///   - middle: The y of the sign.
  ///   - scene: The picture.
  func draw(_ column: Int, x: Double, middle: Double, in scene: inout Scene) {
    let entry = names[column]
    let origin = origin(column, x: x, middle: middle)
    scene.add(entry.name.line(at: origin, color: .text, isSlanted: isSlanted))
    guard let number = entry.number else { return }
    let along = entry.name.width + Self.gap
    let share = isSlanted ? SceneText.slantedShare : 1
    let start = Point(origin.x + along * share, origin.y - (isSlanted ? along * share : 0))
    scene.add(number.line(at: start, color: .dimText, isSlanted: isSlanted))
  }

  private func origin(_ column: Int, x: Double, middle: Double) -> Point {
    isSlanted
      ? Point(x + 4, middle - Self.signs / 2 + 1)
      : Point(x + Self.indent, middle + names[column].name.font.baselineBelowMiddle)
  }

  /// A line as long as the name with its number.
  private static func line(of name: Name, isSlanted: Bool, at origin: Point) -> SceneText {
    var line = name.name.line(at: origin, color: .text, isSlanted: isSlanted)
    line.width = name.width
    return line
  }
}
