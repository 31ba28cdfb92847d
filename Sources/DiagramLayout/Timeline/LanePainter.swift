internal import Findings
internal import TraceModel

/// Draws the lanes: heading, states, calls, callbacks, findings.
struct LanePainter {
  let geometry: TimelineGeometry
  let history: TraceHistory
  let fitter: TextFitter

  /// The beginning of all ids of the strip.
  var prefix: String { geometry.prefix }

  init(_ geometry: TimelineGeometry, _ history: TraceHistory, fitter: TextFitter) {
    self.geometry = geometry
    self.history = history
    self.fitter = fitter
  }

  func draw(in scene: inout Scene) {
    for number in geometry.content.panels.flatMap(\.self) {
      let entry = geometry.content.lanes[number]
      scene.group(SceneGroup(id: id(of: number), role: .object, title: title(of: entry))) { scene in
        drawHeading(number, in: &scene)
        drawBase(number, in: &scene)
        for (place, band) in entry.bands.enumerated() {
          draw(band, place, of: number, in: &scene)
        }
        for (place, bar) in entry.bars.enumerated() { draw(bar, place, of: number, in: &scene) }
        drawFlags(number, in: &scene)
        geometry.density?.draw(lane: number, geometry, in: &scene)
        for (place, label) in entry.labels.enumerated() {
          draw(label, place, of: number, in: &scene)
        }
        for (place, sign) in entry.signs.enumerated() {
          draw(sign, place, of: number, in: &scene)
        }
        drawDeath(number, in: &scene)
      }
    }
  }

  /// The boxes of all texts right of the gutter, for lines that must not cross them.
  var textBoxes: [Box] {
    var boxes: [Box] = []
    for (number, entry) in geometry.content.lanes.enumerated() {
      for (place, label) in entry.labels.enumerated() {
        boxes.append(self.box(of: label, place, of: number))
      }
      for (place, bar) in entry.bars.enumerated() {
        let text = barText(bar, place, of: number)
        boxes.append(text.box)
      }
    }
    return boxes
  }

  private func id(of number: Int) -> String {
    guard let life = geometry.content.lanes[number].life else { return "\(prefix)lane-trace" }
    let subject = history.subjects[life]
    return "\(prefix)lane-\(subject.id.process)-\(subject.id.number)-\(life)"
  }

  private func title(of entry: TimelineContent.Lane) -> String {
    guard let life = entry.life else { return "The trace as a whole" }
    let subject = history.subjects[life]
    return "\(subject.displayName), \(subject.kind.text)"
  }

  private func drawHeading(_ number: Int, in scene: inout Scene) {
    let (heading, lane) = (geometry.headings[number], geometry.lanes[number])
    let entry = geometry.content.lanes[number]
    let middle = lane.middle
    if let life = entry.life {
      let glyph = heading.left - TimelineMetrics.glyphGap - TimelineMetrics.glyph / 2
      if entry.depth > 0 {
        let x = (glyph - 12).rounded() + 0.5
        let elbow = [Point(x, middle - 10), Point(x, middle), Point(x + 5.5, middle)]
        scene.add(
          SceneShape(.polygon(elbow, closed: false), stroke: SceneShape.Stroke(.line))
        )
      }
      ObjectGlyph.draw(history.subjects[life].kind, center: Point(glyph, middle), in: &scene)
    }
    let baseline = middle + heading.name.font.baselineBelowMiddle
    scene.add(heading.name.line(at: Point(heading.left, baseline), color: .text))
    guard let id = heading.id else { return }
    let x = heading.left + heading.name.width + TimelineMetrics.idGap
    scene.add(id.line(at: Point(x, baseline), color: .dimText))
  }

  /// Draws the life of an object where it has no state: from its birth or first call.
  private func drawBase(_ number: Int, in scene: inout Scene) {
    let (entry, lane) = (geometry.content.lanes[number], geometry.lanes[number])
    if entry.life == nil {
      let (left, right) = (geometry.plotLeft, geometry.x(geometry.content.endEvent))
      let line = SceneShape.Outline.line(Point(left, lane.middle), Point(right, lane.middle))
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.detached)))
      return
    }
    guard let first = entry.first else { return }
    let end = entry.bands.first?.begin ?? entry.death ?? geometry.content.endEvent
    guard end > first else { return }
    let line = SceneShape.Outline.line(
      Point(geometry.x(first), lane.middle),
      Point(geometry.x(end), lane.middle)
    )
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.detached)))
  }

  private func draw(_ band: StateBand, _ place: Int, of number: Int, in scene: inout Scene) {
    let lane = geometry.lanes[number]
    let (left, right) = (geometry.x(band.begin), geometry.x(band.end ?? geometry.content.endEvent))
    let box = Box(
      x: left,
      y: lane.bandTop,
      width: max(right - left, geometry.leastBand),
      height: lane.bandHeight
    )
    let paint = StatePaint(band.state)
    var title = paint.word
    if !history.isUntimed {
      title += " from \(history.text(ofTime: band.start.nanoseconds))"
      title += " to \(history.text(ofTime: band.finish.nanoseconds))"
    }
    let isOpen = geometry.content.lanes[number].isOpen(place)
    if band.end == nil {
      title += isOpen ? " or later: no end of it is logged" : ", the end of the trace"
    }
    let group = SceneGroup(id: "\(id(of: number))-state-\(place)", role: .symbol, title: title)
    let pointers = pointers(onto: box, of: number)
    scene.group(group) { scene in
      guard !isOpen else {
        paint.drawOpen(box, in: &scene)
        guard lane.bandHeight >= TimelineMetrics.band else { return }
        drawWord("\(paint.word) or later", color: .dimText, in: box, pointers, &scene)
        return
      }
      scene.add(paint.shape(box))
      let breaks = geometry.breaks(between: left + 8, and: right - 8)
      for x in breaks { BandBreak.draw(at: x, box, in: &scene) }
      guard lane.bandHeight >= TimelineMetrics.band, paint.fill != nil else { return }
      let halo = paint.hatch == nil ? nil : paint.fill
      let cuts = (breaks.map(BandBreak.cut) + pointers).sorted {
        $0.lowerBound < $1.lowerBound
      }
      drawWord(paint.word, color: paint.text, halo: halo, in: box, cuts, &scene)
    }
  }

  /// Where the heads of findings' pointers cover a band, ascending.
  private func pointers(onto box: Box, of number: Int) -> [ClosedRange<Double>] {
    geometry.content.lanes[number].labels.compactMap { label in
      guard case .finding = label.kind else { return nil }
      let x = geometry.x(label.event)
      return x > box.x - 5 && x < box.right + 5 ? x - 4...x + 2 : nil
    }
  }

  /// Puts the word into the first stretch that is wide enough between what covers the band.
  private func drawWord(
    _ word: String,
    color: ColorToken,
    halo: ColorToken? = nil,
    in box: Box,
    _ cuts: [ClosedRange<Double>],
    _ scene: inout Scene
  ) {
    let text = fitter.whole(word, .state)
    guard let left = BandBreak.left(ofWidth: text.width, in: box, between: cuts) else { return }
    let baseline = box.center.y + text.font.baselineBelowMiddle
    scene.add(text.line(at: Point(left, baseline), color: color, halo: halo))
  }

  private func drawFlags(_ number: Int, in scene: inout Scene) {
    let entry = geometry.content.lanes[number]
    for (event, color) in entry.flags.map({ ($0, ColorToken.mark) })
      + entry.messages.map({ ($0, .warning) })
    {
      let center = Point(geometry.x(event), geometry.ground(event, in: number))
      FlagMark.draw(center: center, color: color, in: &scene)
    }
  }

  private func drawDeath(_ number: Int, in scene: inout Scene) {
    guard let death = geometry.content.lanes[number].death, geometry.content.holds(death) else {
      return
    }
    let lane = geometry.lanes[number]
    DeathMark.draw(center: Point(geometry.x(death), lane.middle), in: &scene)
  }
}

/// The cross at the end of a life.
enum DeathMark {
  static func draw(center: Point, in scene: inout Scene) {
    for side in [-1.0, 1.0] {
      let from = Point(center.x - 4 * side, center.y - 5)
      let to = Point(center.x + 4 * side, center.y + 5)
      scene.add(SceneShape(.line(from, to), stroke: SceneShape.Stroke(.mark, width: 2)))
    }
  }
}
