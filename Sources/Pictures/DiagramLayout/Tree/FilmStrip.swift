internal import Findings
internal import TraceModel

/// The frames of a film in rows.
struct FilmStrip {
  struct Frame {
    var caption: FittedText
    var note: FittedText
    var title: String
    var outline: Outline
    var faces: [CardFace]
    var edges: Set<TreeCard.Edge>
    var bonds: [TreeCard.Bond]
    var size: Size
  }

  private(set) var frames: [Frame] = []
  /// The findings that no frame shows.
  private var unplaced: [Finding] = []

  private let history: TraceHistory
  private let options: FilmLayout.Options
  private let fitter: TextFitter

  private static let head = 46.0
  private static let inset = 12.0
  private static let gap = 14.0
  private static let left = 20.0
  private static let narrowest = 150.0

  init(
    _ history: TraceHistory,
    moments: [FilmMoments.Moment],
    findings: [Finding],
    options: FilmLayout.Options,
    fitter: TextFitter
  ) {
    self.history = history
    self.options = options
    self.fitter = fitter
    var before: ViewTree?
    var waiting = findings
    for (index, moment) in moments.enumerated() {
      let tree = history.tree(afterEvents: moment.events)
      let isLast = index == moments.count - 1
      // Findings after the last frame are drawn in the last one.
      let isDue = { (finding: Finding) in
        isLast || finding.time <= moment.time || finding.evidence.isEmpty
      }
      let due = waiting.filter(isDue)
      waiting.removeAll(where: isDue)
      waiting = add(moment, tree, since: before, due) + waiting
      before = tree
    }
    unplaced = waiting
  }

  /// Adds a frame; returns the findings about objects that it does not show.
  private mutating func add(
    _ moment: FilmMoments.Moment,
    _ later: ViewTree,
    since before: ViewTree?,
    _ findings: [Finding]
  ) -> [Finding] {
    let changes = before.map {
      TreeChanges(from: $0, to: later, history, of: options.tree.form)
    }
    let tree = changes?.tree ?? later
    var cards = TreeCards(
      tree,
      history,
      options: options.tree,
      subjectsWithFindings: Set(findings.map(\.subject)),
      changes: changes
    )
    let lost = cards.attach(findings)
    let faces = cards.cards.map { CardFace($0, cards, tree, history, fitter: fitter) }
    let canvas = TreeCanvas(
      heading: PictureHeading(title: "", fallback: "", lines: [], fitter: fitter),
      cards: cards,
      faces: faces,
      tree: tree,
      visible: later,
      history: history,
      options: options.tree,
      fitter: fitter
    )
    let outline = Outline(canvas, isCompact: true)
    let caption = fitter.fit(moment.caption, .name, into: 330)
    var words = moment.facts(history, changes)
    let left = cards.omitted + cards.tooDeep
    if left > 0 { words += " · \(left.counted("object")) not drawn" }
    let note = fitter.fit(words, .note, into: 300)
    let width = max(outline.size.width, caption.width, note.width, Self.narrowest)
    frames.append(
      Frame(
        caption: caption,
        note: note,
        title: "\(TextFitter.clean(moment.caption)), \(words)",
        outline: outline,
        faces: faces,
        edges: Outline.edges(of: cards),
        bonds: cards.cards.compactMap(\.bond?.kind),
        size: Size(
          width: (width + 2 * Self.inset).rounded(.up),
          height: (Self.head + outline.size.height + Self.inset).rounded(.up)
        )
      )
    )
    return lost
  }

  /// Draws the frames in rows and the legend, and gives the scene its size.
  func draw(below heading: PictureHeading, in scene: inout Scene) {
    var y = heading.bottom + 18
    var right = heading.width
    var row: [Int] = []
    var width = 0.0
    var rows: [[Int]] = []
    for (number, frame) in frames.enumerated() {
      if !row.isEmpty, width + frame.size.width > options.width {
        rows.append(row)
        row = []
        width = 0
      }
      row.append(number)
      width += frame.size.width + Self.gap
    }
    rows.append(row)
    for row in rows {
      var x = Self.left
      let height = row.map { frames[$0].size.height }.max() ?? 0
      for number in row {
        draw(number, Box(x: x, y: y, width: frames[number].size.width, height: height), in: &scene)
        x += frames[number].size.width + Self.gap
      }
      right = max(right, x - Self.gap + Self.left)
      y += height + Self.gap
    }
    let end = UnplacedFindings(unplaced, fitter: fitter)
      .draw(at: Point(Self.left, y + 4), rulePages: options.tree.rulePages, in: &scene)
    (right, y) = (max(right, end.x + Self.left), end.y)
    let found = frames.flatMap(\.faces).flatMap(\.pills).map(\.finding) + unplaced
    let edges = frames.reduce(into: Set()) { $0.formUnion($1.edges) }
    let bonds = Set(frames.flatMap(\.bonds))
    var legend = TreeLegend(frames.flatMap(\.faces), edges, bonds).legend
    legend.addFindings(Set(found.map(\.severity)))
    let total = max(right, legend.widestItem(fitter) + 44, 360)
    let corner = Point(Self.left, y + 2)
    legend.end(
      &scene,
      at: corner,
      to: corner.x + total - 40,
      width: total,
      margin: 16,
      fitter: fitter
    )
  }

  private func draw(_ number: Int, _ box: Box, in scene: inout Scene) {
    let frame = frames[number]
    let group = SceneGroup(id: "frame-\(number)", role: .section, title: frame.title)
    scene.group(group) { scene in
      let outline = SceneShape.Outline.rectangle(
        box.inset(horizontally: 0.5, vertically: 0.5),
        radius: TimelineMetrics.panelRadius
      )
      scene.add(SceneShape(outline, fill: .panel, stroke: SceneShape.Stroke(.panelEdge)))
      let left = box.x + Self.inset
      scene.add(frame.caption.line(at: Point(left, box.y + 20), color: .text))
      scene.add(frame.note.line(at: Point(left, box.y + 35), color: .dimText))
      frame.outline.draw(
        at: Point(left, box.y + Self.head),
        idPrefix: "frame-\(number)-",
        rulePages: options.tree.rulePages,
        in: &scene
      )
    }
  }
}
