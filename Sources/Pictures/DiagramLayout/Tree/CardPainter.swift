internal import Findings
internal import TraceModel

/// Draws a card: pills above the tab, the tab above the body.
struct CardPainter {
  let face: CardFace
  let corner: Point
  let rulePages: String?

  /// The box of the body, without tab and pills.
  var body: Box {
    Box(
      x: corner.x,
      y: corner.y + face.overhang,
      width: face.bodyWidth,
      height: face.bodyHeight
    )
  }

  /// The end of the edge from the view above.
  var inlet: Point { Point(body.x, body.center.y) }
  /// The start of edges to inner views.
  var outlet: Point { Point(body.right, body.center.y) }
  /// The box of the controller's name: the tab, or the body of a controller without a view.
  var header: Box {
    guard face.hasTab else { return body }
    let top = body.y - CardFace.tabHeight + 1
    return Box(x: body.x, y: top, width: body.width, height: CardFace.tabHeight - 1)
  }
  /// The box of all parts.
  var whole: Box { Box(x: corner.x, y: corner.y, width: face.size.width, height: face.size.height) }

  func draw(id: String, in scene: inout Scene) {
    if let stub = face.stub {
      drawStub(stub, id: id, in: &scene)
      return
    }
    let rows = [face.controller, face.view].compactMap(\.self)
    let names = rows.map { "\($0.name.unabridged ?? $0.name.string)\($0.id.string)" }
    var title = names.joined(separator: " with ")
    if let frame = face.frame { title += ", \(frame.string)" }
    for line in face.attributes { title += ", \(line.unabridged ?? line.string)" }
    if let parent = face.parent { title += ", \(parent.unabridged ?? parent.string)" }
    if face.isHidden { title += ", hidden" }
    if let change = face.change { title += ", \(change.words)" }
    scene.group(SceneGroup(id: id, role: .object, title: title)) { scene in
      drawPills(id: id, in: &scene)
      if let controller = face.controller, face.hasTab { drawTab(controller, in: &scene) }
      drawBody(in: &scene)
    }
  }

  /// Draws the number of views without a card.
  private func drawStub(_ text: FittedText, id: String, in scene: inout Scene) {
    let group = SceneGroup(id: id, role: .object, title: "\(text.string) without a card")
    scene.group(group) { scene in
      let outline = SceneShape.Outline.rectangle(body, radius: 10)
      scene.add(SceneShape(outline, fill: .panel, stroke: SceneShape.Stroke(.cardEdge)))
      let baseline = body.center.y + text.font.baselineBelowMiddle
      scene.add(text.line(at: Point(body.x + 10, baseline), color: .dimText))
    }
  }

  private func drawPills(id: String, in scene: inout Scene) {
    for (index, pill) in face.pills.enumerated() {
      let group = FindingPill.group(
        id: "\(id)-finding-\(index)",
        pill.finding,
        rulePages: rulePages
      )
      let y = corner.y + Double(index) * CardFace.pillHeight + 1
      scene.group(group) { scene in
        FindingPill.draw(
          pill.text,
          pill.finding.severity,
          at: Point(corner.x + 5, y),
          in: &scene
        )
      }
    }
  }

  private func drawTab(_ row: CardFace.Row, in scene: inout Scene) {
    let (left, right, bottom) = (body.x, body.right, body.y)
    let top = bottom - CardFace.tabHeight + 1
    let chamfer = 6.0
    let points = [
      Point(left, bottom), Point(left, top + chamfer), Point(left + chamfer, top),
      Point(right - chamfer, top), Point(right, top + chamfer), Point(right, bottom),
    ]
    scene.add(
      SceneShape(
        .polygon(points, closed: true),
        fill: .controllerFill,
        stroke: SceneShape.Stroke(.controller, width: 1.3)
      )
    )
    draw(row, middle: top + 11, color: .controller, in: &scene)
  }

  private func drawBody(in scene: inout Scene) {
    let isWindow = face.view?.kind == .window
    let isBare = face.view == nil
    let isNode = face.view?.kind == .swiftUIView
    var stroke = SceneShape.Stroke(
      isWindow ? .window : isBare ? .controller : isNode ? .node : .cardEdge
    )
    if let change = face.change { stroke = SceneShape.Stroke(change.color, width: 1.8) }
    if face.isHidden || isBare { stroke.dashes = [4, 3] }
    let radius = isNode ? 8.0 : 4
    let fill: ColorToken =
      isWindow
      ? .windowFill
      : isBare ? .controllerFill : face.view?.isCustom ?? false ? .nodeFill : .card
    if face.isPile {
      for offset in [CardFace.pile, CardFace.pile / 2] {
        let sheet = Box(
          x: body.x + offset,
          y: body.y + offset,
          width: body.width,
          height: body.height
        )
        let outline = SceneShape.Outline.rectangle(sheet, radius: radius)
        scene.add(SceneShape(outline, fill: fill, stroke: stroke))
      }
    }
    scene.add(
      SceneShape(
        .rectangle(body, radius: radius),
        fill: fill,
        stroke: stroke
      )
    )
    guard let row = face.view ?? face.controller else { return }
    let color: ColorToken = face.isHidden ? .dimText : isBare ? .controller : .text
    let isSingle =
      face.frame == nil && face.badges.isEmpty && face.trail.isEmpty && face.parent == nil
      && face.attributes.isEmpty
    draw(row, middle: isSingle ? body.center.y : body.y + 12.5, color: color, in: &scene)
    for (index, row) in face.trail.enumerated() {
      let middle = body.y + 28.5 + Double(index) * CardFace.trailHeight
      let baseline = middle + row.name.font.baselineBelowMiddle
      scene.add(row.name.line(at: Point(body.x + 26, baseline), color: .dimText))
      let id = Point(body.right - 8 - row.id.width, baseline)
      scene.add(row.id.line(at: id, color: .dimText))
    }
    drawAttributes(in: &scene)
    if let parent = face.parent {
      let middle = body.bottom - 10.5 - CardFace.parentHeight
      let baseline = middle + parent.font.baselineBelowMiddle
      scene.add(parent.line(at: Point(body.x + 11, baseline), color: .controller))
    }
    let middle = body.bottom - 10.5
    if let frame = face.frame {
      let baseline = middle + frame.font.baselineBelowMiddle
      scene.add(frame.line(at: Point(body.x + 11, baseline), color: .dimText))
    }
    drawBadges(middle: middle, in: &scene)
  }

  private func drawBadges(middle: Double, in scene: inout Scene) {
    var right = body.right - 8
    for badge in face.badges.reversed() {
      let box = Box(x: right - badge.width, y: middle - 6, width: badge.width, height: 12)
      BadgePainter.draw(badge, in: box, &scene)
      right = box.x - 6
    }
  }

  /// Draws the lines of attributes above the frame.
  private func drawAttributes(in scene: inout Scene) {
    let below = face.hasLastLine ? 1 : 0
    for (index, line) in face.attributes.reversed().enumerated() {
      let middle = body.bottom - 10.5 - Double(index + below) * CardFace.attributeHeight
      let baseline = middle + line.font.baselineBelowMiddle
      scene.add(line.line(at: Point(body.x + 11, baseline), color: .text))
    }
  }

  private func draw(
    _ row: CardFace.Row,
    middle: Double,
    color: ColorToken,
    in scene: inout Scene
  ) {
    ObjectGlyph.draw(
      row.kind,
      isCustom: row.isCustom,
      center: Point(body.x + 15, middle),
      in: &scene
    )
    let baseline = middle + row.name.font.baselineBelowMiddle
    scene.add(row.name.line(at: Point(body.x + 26, baseline), color: color))
    let id = Point(body.right - 8 - row.id.width, baseline)
    scene.add(row.id.line(at: id, color: color == .controller ? .controller : .dimText))
  }
}

/// Draws a framed word, or a state with its colors.
enum BadgePainter {
  static func draw(_ badge: CardFace.Badge, in box: Box, _ scene: inout Scene) {
    let paint = badge.state.map(StatePaint.init)
    let outline = SceneShape.Outline.rectangle(box, radius: 3)
    scene.add(paint?.shape(box) ?? SceneShape(outline, stroke: SceneShape.Stroke(badge.color)))
    let baseline = box.center.y + badge.text.font.baselineBelowMiddle
    scene.add(badge.text.line(at: Point(box.x + 4, baseline), color: paint?.text ?? badge.color))
  }
}
