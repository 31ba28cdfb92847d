/// The title of a picture with the lines of facts below it.
struct PictureHeading {
  private(set) var title: FittedText
  private(set) var lines: [FittedText]

  private static let left = 20.0
  private static let widest = 900.0

  init(title: String, fallback: String, lines: [String], fitter: TextFitter) {
    let text = TextFitter.clean(title).isEmpty ? fallback : title
    self.title = fitter.fit(text, .heading, into: Self.widest)
    self.lines = lines.enumerated().map { place, line in
      fitter.fit(line, place == 0 ? .subheading : .note, into: Self.widest)
    }
  }

  /// The width that a canvas needs for the heading.
  var width: Double {
    Self.left * 2 + max(title.width, lines.map(\.width).max() ?? 0)
  }

  /// The lower edge of the heading.
  var bottom: Double {
    TimelineMetrics.subtitleBaseline
      + Double(max(0, lines.count - 1)) * TimelineMetrics.noteHeight
  }

  func draw(in scene: inout Scene) {
    scene.group(SceneGroup(id: "heading", role: .section)) { scene in
      let origin = Point(Self.left, TimelineMetrics.titleBaseline)
      scene.add(title.line(at: origin, color: .text))
      for (place, line) in lines.enumerated() {
        let y = TimelineMetrics.subtitleBaseline + Double(place) * TimelineMetrics.noteHeight
        scene.add(line.line(at: Point(Self.left, y), color: .dimText))
      }
    }
  }
}
