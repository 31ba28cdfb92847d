internal import TraceModel

/// The name of an object in the gutter, left of its lanes.
struct LaneHeading {
  /// The kind of the object; `nil` for the trace itself.
  var kind: SubjectKind?
  var name: FittedText
  /// The number of the object.
  var number: FittedText?
  /// The number of owners above the object in its panel.
  var depth = 0
  /// Whether the object is a SwiftUI node of a view of the app.
  private var isCustom = false

  private static let deepest = 8
  private static let widestNumber = 110.0

  init(kind: SubjectKind?, name: FittedText) {
    self.kind = kind
    self.name = name
  }

  init(_ lane: TimelineContent.Lane, _ history: TraceHistory, _ fitter: TextFitter) {
    guard let life = lane.life else {
      self.init(kind: nil, name: fitter.whole("Trace", .name))
      return
    }
    let subject = history.subjects[life]
    let name = subject.className.isEmpty ? "unnamed" : subject.className
    self.init(
      kind: subject.kind,
      name: fitter.fit(name, .name, into: TimelineMetrics.widestName)
    )
    number = fitter.fit(history.number(of: lane), .id, into: Self.widestNumber)
    isCustom = history.customViews.contains(life)
    depth = lane.depth
  }

  /// The left end of the name.
  var nameLeft: Double {
    let left = TimelineMetrics.margin + TimelineMetrics.gutterInset
    guard kind != nil else { return left }
    return left + Double(min(depth, Self.deepest)) * TimelineMetrics.indent
      + TimelineMetrics.glyph + TimelineMetrics.glyphGap
  }

  /// The right end of the name with its number.
  private var right: Double {
    nameLeft + name.width + (number.map { $0.width + TimelineMetrics.idGap } ?? 0)
  }

  /// The right edge of a column that is wide enough for headings and the caption of the axis.
  static func gutter(_ headings: [LaneHeading], _ fitter: TextFitter) -> Double {
    let narrowest = max(TimelineMetrics.narrowestGutter, AxisCaption.width(fitter))
    let widest = headings.map(\.right).max() ?? 0
    let right = max(widest, TimelineMetrics.margin + narrowest)
    return (right + TimelineMetrics.gutterInset).rounded(.up) + 0.5
  }

  /// Draws the heading: a line to its owner, the sign of its kind, its name and number.
  func draw(middle: Double, in scene: inout Scene) {
    if let kind {
      let x = nameLeft - TimelineMetrics.glyphGap - TimelineMetrics.glyph / 2
      if depth > 0 {
        let left = (x - 12).rounded() + 0.5
        let elbow = [Point(left, middle - 10), Point(left, middle), Point(left + 5.5, middle)]
        scene.add(SceneShape(.polygon(elbow, closed: false), stroke: SceneShape.Stroke(.line)))
      }
      ObjectGlyph.draw(kind, isCustom: isCustom, center: Point(x, middle), in: &scene)
    }
    let baseline = middle + name.font.baselineBelowMiddle
    scene.add(name.line(at: Point(nameLeft, baseline), color: .text))
    guard let number else { return }
    let x = nameLeft + name.width + TimelineMetrics.idGap
    scene.add(number.line(at: Point(x, baseline), color: .dimText))
  }
}
