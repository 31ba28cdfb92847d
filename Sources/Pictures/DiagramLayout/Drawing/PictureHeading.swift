/// The title of a picture with the lines below it.
struct PictureHeading {
  private(set) var title: FittedText
  private(set) var lines: [FittedText]
  /// The unabridged lines as one text.
  let summary: String

  private static let left = 20.0
  private static let widest = 900.0
  private static let widestNote = 640.0
  private static let mostNoteLines = 4

  /// Wraps and shortens texts to the width of the canvas; infinite for a canvas that may grow.
  init(
    title: String,
    fallback: String,
    lines: [String],
    fitter: TextFitter,
    width: Double = .infinity
  ) {
    let room = max(200, width - 2 * Self.left)
    let (widest, widestNote) = (min(Self.widest, room), min(Self.widestNote, room))
    summary = lines.map(TextFitter.clean).joined(separator: "; ")
    let text = TextFitter.clean(title).isEmpty ? fallback : title
    self.title = fitter.fit(text, .heading, into: widest)
    self.lines = lines.enumerated().flatMap { index, line in
      index == 0
        ? [fitter.fit(line, .subheading, into: widest)]
        : fitter.wrap(line, .note, into: widestNote, lines: Self.mostNoteLines)
    }
  }

  /// The width of the canvas that the heading needs.
  var width: Double {
    Self.left * 2 + max(title.width, lines.map(\.width).max() ?? 0)
  }

  /// The lower edge of the heading.
  var bottom: Double {
    TimelineMetrics.subtitleBaseline
      + Double(max(0, lines.count - 1)) * TimelineMetrics.noteHeight
  }

  /// Creates a scene that begins with the heading.
  func scene() -> Scene {
    var scene = Scene(title: title.unabridged ?? title.string, summary: summary)
    draw(in: &scene)
    return scene
  }

  private func draw(in scene: inout Scene) {
    scene.group(SceneGroup(id: "heading", role: .section)) { scene in
      let origin = Point(Self.left, TimelineMetrics.titleBaseline)
      scene.add(title.line(at: origin, color: .text))
      for (index, line) in lines.enumerated() {
        let y = TimelineMetrics.subtitleBaseline + Double(index) * TimelineMetrics.noteHeight
        scene.add(line.line(at: Point(Self.left, y), color: .dimText))
      }
    }
  }
}
