/// Draws the state of an object as a band, with its word between the breaks of the axis.
struct BandPainter {
  private let paint: StatePaint
  private let box: Box
  /// The middles of the breaks that the band passes, ascending.
  private let breaks: [Double]

  init(_ paint: StatePaint, _ box: Box, breaks: [AxisBreak] = []) {
    self.paint = paint
    self.box = box
    self.breaks = breaks.middles(between: box.x + 8, and: box.right - 8)
  }

  /// Draws the band.
  ///
  /// - Parameters:
  ///   - isMuted: Whether the state is less important and drawn in gray.
  ///   - hasWord: Whether the name of the state is written into the band.
  ///   - covered: The ranges of x in which other marks cover the band.
  ///   - fitter: Measures the word.
  ///   - scene: The picture.
  func draw(
    isMuted: Bool = false,
    hasWord: Bool = true,
    beside covered: [ClosedRange<Double>] = [],
    _ fitter: TextFitter,
    in scene: inout Scene
  ) {
    scene.add(isMuted ? paint.mutedShape(box) : paint.shape(box))
    guard !paint.isLine else { return }
    for x in breaks { BandBreak.draw(at: x, box, in: &scene) }
    guard hasWord else { return }
    let cuts = (breaks.map(BandBreak.cut) + covered).sorted { $0.lowerBound < $1.lowerBound }
    let halo = isMuted || paint.hatch == nil ? nil : paint.fill
    let color: ColorToken = isMuted ? .dimText : paint.text
    write(fitter.whole(paint.word, .state), color, halo: halo, between: cuts, in: &scene)
  }

  /// Draws a band with an unknown end.
  func drawOpen(
    hasWord: Bool,
    beside covered: [ClosedRange<Double>],
    _ fitter: TextFitter,
    in scene: inout Scene
  ) {
    paint.drawOpen(box, in: &scene)
    guard hasWord else { return }
    let text = fitter.whole("\(paint.word) or later", .state)
    write(text, .dimText, halo: nil, between: covered, in: &scene)
  }

  /// Writes a word into the first part of the band that is wide enough.
  private func write(
    _ text: FittedText,
    _ color: ColorToken,
    halo: ColorToken?,
    between cuts: [ClosedRange<Double>],
    in scene: inout Scene
  ) {
    guard let left = BandBreak.left(ofWidth: text.width, in: box, between: cuts) else { return }
    let baseline = box.center.y + text.font.baselineBelowMiddle
    scene.add(text.line(at: Point(left, baseline), color: color, halo: halo))
  }
}
