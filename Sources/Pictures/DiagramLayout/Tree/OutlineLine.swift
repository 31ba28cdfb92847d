internal import Findings
internal import TraceModel

/// A row of an outline: controller, view, breadcrumb, frame, badges, findings.
struct OutlineLine {
  private enum Piece {
    case glyph(SubjectKind, isCustom: Bool)
    case text(FittedText, ColorToken)
    case badge(CardFace.Badge)
    case pill(FittedText, Finding)
  }

  private var pieces: [(piece: Piece, x: Double)] = []
  private(set) var width = 0.0
  /// The tooltip of the row.
  private(set) var title = ""

  private static let widestName = 240.0
  private static let narrowName = 150.0

  /// Creates a row with a heading.
  init(heading: String, _ fitter: TextFitter) {
    add(.text(fitter.whole(heading, .name), .dimText), width: fitter.whole(heading, .name).width)
    title = heading
  }

  /// Creates the row of a card.
  ///
  /// - Parameters:
  ///   - face: The texts of the card.
  ///   - depth: The level, if it is too deep for the indentation.
  ///   - presents: The name of the controller that the card's controller presents.
  ///   - isCompact: Whether the row only contains names, signs and findings.
  ///   - fitter: Measures texts.
  init(_ face: CardFace, depth: Int?, presents: String?, isCompact: Bool, _ fitter: TextFitter) {
    if let stub = face.stub {
      add(.text(stub, .dimText), width: stub.width)
      title = "\(stub.string) without a row"
      return
    }
    if let depth { addText(fitter.whole("level \(depth.grouped)", .note), .dimText) }
    if isCompact, let change = face.change {
      let sign = fitter.whole(change.sign, .boldTick)
      // A column for the signs, right of the arrowhead of the edge.
      add(.text(sign, change.color), width: max(sign.width, 8), gap: 8, inset: 4)
    }
    // A narrow row about a controller omits its view.
    let view = isCompact && face.isController ? nil : face.view
    let rows = [face.controller, view].compactMap(\.self)
    for row in rows { add(row, face, isCompact, fitter) }
    title = rows.map { "\($0.name.unabridged ?? $0.name.string)\($0.id.string)" }
      .joined(separator: " with ")
    if !isCompact { addDetails(face) }
    for badge in face.badges where !isCompact || [.dimText, .text, .node].contains(badge.color) {
      add(.badge(badge), width: badge.width)
    }
    if let presents {
      let text = fitter.fit("presents \(presents)", .badge, into: 200)
      let badge = CardFace.Badge(text: text, color: .controller)
      add(.badge(badge), width: badge.width)
    }
    for pill in face.pills {
      add(.pill(pill.text, pill.finding), width: FindingPill.width(of: pill.text))
    }
    if face.isHidden { title += ", hidden" }
    if let change = face.change { title += ", \(change.words)" }
  }

  private mutating func addDetails(_ face: CardFace) {
    for row in face.trail {
      addText(row.name, .dimText)
      addText(row.id, .dimText, gap: 4)
    }
    if let parent = face.parent { addText(parent, .controller, gap: 12) }
    for line in face.attributes { addText(line, .text, gap: 12) }
    if let frame = face.frame { addText(frame, .dimText, gap: 12) }
  }

  private mutating func add(
    _ row: CardFace.Row,
    _ face: CardFace,
    _ isCompact: Bool,
    _ fitter: TextFitter
  ) {
    let isController = row.kind.isController
    let name = fitter.fit(
      row.name.unabridged ?? row.name.string,
      isCompact ? .label : .name,
      into: isCompact ? Self.narrowName : Self.widestName
    )
    let isDim = face.isHidden || face.change == .removed
    add(.glyph(row.kind, isCustom: row.isCustom), width: 12, gap: 8)
    addText(name, isController ? .controller : isDim ? .dimText : .text, gap: 5)
    addText(row.id, isController ? .controller : .dimText, gap: 5)
  }

  private mutating func addText(_ text: FittedText, _ color: ColorToken, gap: Double = 8) {
    add(.text(text, color), width: text.width, gap: gap)
  }

  private mutating func add(
    _ piece: Piece,
    width added: Double,
    gap: Double = 8,
    inset: Double = 0
  ) {
    let x = (pieces.isEmpty ? 0 : width + gap) + inset
    pieces.append((piece, x))
    width = x + added
  }

  /// Draws the row from the left end of its middle line.
  func draw(at point: Point, id: String, rulePages: String?, in scene: inout Scene) {
    scene.group(SceneGroup(id: id, role: .object, title: title)) { scene in
      for (number, (piece, x)) in pieces.enumerated() {
        let left = point.x + x
        switch piece {
        case .glyph(let kind, let isCustom):
          let center = Point(left + 6, point.y)
          ObjectGlyph.draw(kind, isCustom: isCustom, center: center, in: &scene)
        case .text(let text, let color):
          let baseline = point.y + text.font.baselineBelowMiddle
          scene.add(text.line(at: Point(left, baseline), color: color))
        case .badge(let badge):
          let box = Box(x: left, y: point.y - 6, width: badge.width, height: 12)
          BadgePainter.draw(badge, in: box, &scene)
        case .pill(let text, let finding):
          let group = FindingPill.group(
            id: "\(id)-finding-\(number)",
            finding,
            rulePages: rulePages
          )
          let corner = Point(left, point.y - TimelineMetrics.pillHeight / 2)
          scene.group(group) { FindingPill.draw(text, finding.severity, at: corner, in: &$0) }
        }
      }
    }
  }
}
