/// Draws a call that differs in a rounded box: sign, call, kind of difference.
enum PairPill {
  private static let textLeft = 18.0
  private static let gap = 6.0
  private static let inset = 6.0

  static func width(_ text: FittedText, _ word: FittedText) -> Double {
    textLeft + text.width + gap + word.width + inset
  }

  static func draw(
    _ text: FittedText,
    _ word: FittedText,
    _ difference: Difference,
    in box: Box,
    _ scene: inout Scene
  ) {
    let edge = SceneShape.Stroke(difference.color)
    scene.add(SceneShape(.rectangle(box, radius: 3), fill: difference.fill, stroke: edge))
    difference.drawSign(center: Point(box.x + 9, box.center.y), side: 9, in: &scene)
    let baseline = box.center.y + text.font.baselineBelowMiddle
    scene.add(text.line(at: Point(box.x + textLeft, baseline), color: difference.color))
    let x = box.x + textLeft + text.width + gap
    let under = box.center.y + word.font.baselineBelowMiddle
    scene.add(word.line(at: Point(x, under), color: difference.color))
  }
}
