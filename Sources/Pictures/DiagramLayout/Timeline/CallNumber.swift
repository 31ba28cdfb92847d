internal import TraceModel

/// A number at an end of a call into another lane, where an arrow would cross lanes or texts.
///
/// The caller's name precedes the number, and the name of the called method follows it.
struct CallNumber: Hashable {
  private let text: FittedText

  private static let height = 11.0
  /// The distance from the name.
  fileprivate static let gap = 4.0

  init(_ number: Int, _ fitter: TextFitter) {
    text = fitter.whole(number.grouped, .callNumber)
  }

  private var boxWidth: Double { max(Self.height, text.width + 6) }

  /// The width of the number with its distance from the name.
  var width: Double { boxWidth + Self.gap }

  /// Draws the number of the caller, right of its name: an outline.
  ///
  /// - Parameters:
  ///   - left: The right end of the name.
  ///   - middle: The middle of the line.
  ///   - scene: The picture.
  func drawOutgoing(after left: Double, middle: Double, in scene: inout Scene) {
    draw(from: left + Self.gap, middle, fill: .canvas, .text, in: &scene)
  }

  /// Draws the number of the called method, left of its name: filled.
  ///
  /// - Parameters:
  ///   - left: The left end of the line.
  ///   - middle: The middle of the line.
  ///   - scene: The picture.
  func drawIncoming(at left: Double, middle: Double, in scene: inout Scene) {
    draw(from: left, middle, fill: .arrow, .canvas, in: &scene)
  }

  private func draw(
    from left: Double,
    _ middle: Double,
    fill: ColorToken,
    _ color: ColorToken,
    in scene: inout Scene
  ) {
    let box = Box(x: left, y: middle - Self.height / 2, width: boxWidth, height: Self.height)
    let outline = SceneShape.Outline.rectangle(box, radius: Self.height / 2)
    scene.add(SceneShape(outline, fill: fill, stroke: SceneShape.Stroke(.arrow)))
    let baseline = middle + text.font.baselineBelowMiddle
    scene.add(text.line(at: Point(box.center.x - text.width / 2, baseline), color: color))
  }
}

extension Font {
  fileprivate static let callNumber = Font(.words, .semibold, size: 9)
}

extension Legend {
  /// Explains the numbers at both ends of a call.
  mutating func addNumbers(_ fitter: TextFitter) {
    let number = CallNumber(1, fitter)
    let width = 2 * number.width - CallNumber.gap
    add("call into the object with the same number", width: width) { point, scene in
      number.drawOutgoing(after: point.x - CallNumber.gap, middle: point.y, in: &scene)
      number.drawIncoming(at: point.x + number.width, middle: point.y, in: &scene)
    }
  }
}
