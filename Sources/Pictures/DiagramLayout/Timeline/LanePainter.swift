internal import Findings
internal import TraceModel

/// Draws the lanes: heading, states, calls, callbacks, findings.
struct LanePainter {
  let geometry: TimelineGeometry
  let history: TraceHistory
  let fitter: TextFitter

  /// The beginning of all group ids of the strip.
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
        geometry.headings[number].draw(middle: geometry.lanes[number].middle, in: &scene)
        drawBase(number, in: &scene)
        for (index, band) in entry.bands.enumerated() {
          draw(band, index, of: number, in: &scene)
        }
        for (index, bar) in entry.bars.enumerated() { draw(bar, index, of: number, in: &scene) }
        drawMarks(number, in: &scene)
        if case .dense(let columns) = geometry.axis {
          DensityPainter(columns: columns).draw(lane: number, geometry, in: &scene)
        }
        for (index, label) in entry.labels.enumerated() {
          draw(label, index, of: number, in: &scene)
        }
        for (index, sign) in entry.signs.enumerated() {
          draw(sign, index, of: number, in: &scene)
        }
        drawDeath(number, in: &scene)
      }
    }
  }

  /// The boxes of all texts right of the gutter, for lines that must not cross them.
  var textBoxes: [Box] {
    var boxes: [Box] = []
    for (number, entry) in geometry.content.lanes.enumerated() {
      for (index, label) in entry.labels.enumerated() {
        boxes.append(self.box(of: label, index, of: number))
      }
      for (index, bar) in entry.bars.enumerated() {
        var box = barText(bar, index, of: number).box
        box.x -= bar.incoming?.width ?? 0
        box.width += bar.textWidth - bar.text.width
        boxes.append(box)
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
    return history.title(of: life)
  }

  /// Draws the line of an object without a state, from its creation or first call; that of a
  /// SwiftUI node also after a state, since it may appear again.
  private func drawBase(_ number: Int, in scene: inout Scene) {
    let (entry, lane) = (geometry.content.lanes[number], geometry.lanes[number])
    if entry.life == nil {
      let (left, right) = (geometry.frame.plotLeft, geometry.x(geometry.content.endEvent))
      let line = SceneShape.Outline.line(Point(left, lane.middle), Point(right, lane.middle))
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.detached)))
      return
    }
    guard let first = entry.first else { return }
    let isNode = entry.life.map { history.subjects[$0].kind == .swiftUIView } ?? false
    let end =
      isNode
      ? entry.death ?? geometry.content.endEvent
      : entry.bands.first?.begin ?? entry.death ?? geometry.content.endEvent
    guard end > first else { return }
    let line = SceneShape.Outline.line(
      Point(geometry.x(first), lane.middle),
      Point(geometry.x(end), lane.middle)
    )
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.detached)))
  }

  private func draw(_ band: StateBand, _ index: Int, of number: Int, in scene: inout Scene) {
    let lane = geometry.lanes[number]
    let (left, right) = (geometry.x(band.begin), geometry.x(band.end ?? geometry.content.endEvent))
    let box = Box(
      x: left,
      y: lane.bandTop,
      width: max(right - left, geometry.axis.minimumBand),
      height: lane.bandHeight
    )
    let paint = StatePaint(band.state)
    var title = paint.word
    if !history.isUntimed {
      title += " from \(history.text(ofTime: band.start.nanoseconds))"
      title += " to \(history.text(ofTime: band.finish.nanoseconds))"
    }
    let isOpen = geometry.content.lanes[number].isOpen(index)
    if band.end == nil {
      title += isOpen ? " or later: no end of it is logged" : ", the end of the trace"
    }
    let group = SceneGroup(id: "\(id(of: number))-state-\(index)", role: .symbol, title: title)
    let pointers = pointers(onto: box, of: number)
    let hasWord = lane.bandHeight >= TimelineMetrics.band
    scene.group(group) { scene in
      guard !isOpen else {
        BandPainter(paint, box).drawOpen(hasWord: hasWord, beside: pointers, fitter, in: &scene)
        return
      }
      BandPainter(paint, box, breaks: geometry.frame.breaks)
        .draw(hasWord: hasWord && paint.fill != nil, beside: pointers, fitter, in: &scene)
    }
  }

  /// The ranges in which the heads of pointers of findings cover a band, ascending.
  private func pointers(onto box: Box, of number: Int) -> [ClosedRange<Double>] {
    geometry.content.lanes[number].labels.compactMap { label in
      guard label.isFinding else { return nil }
      let x = geometry.x(label.event)
      return x > box.x - 5 && x < box.right + 5 ? x - 4...x + 2 : nil
    }
  }

  private func drawMarks(_ number: Int, in scene: inout Scene) {
    for kind in TimelineContent.Mark.Kind.allCases {
      for (index, mark) in geometry.content.lanes[number].marks.enumerated()
      where mark.kind == kind {
        let center = Point(geometry.x(mark.event), geometry.leaderEnd(mark.event, in: number))
        switch kind {
        case .call: FlagMark.draw(center: center, color: .mark, in: &scene)
        case .message: FlagMark.draw(center: center, color: .warning, in: &scene)
        case .update: UpdateMark.draw(foot: center, in: &scene)
        case .layout:
          let id = "\(prefix)lane-\(number)-tick-\(index)"
          let title = mark.title + timeText(of: mark.event)
          let group = SceneGroup(id: id, role: .symbol, title: title)
          scene.group(group) { LayoutMark.draw(foot: center, in: &$0) }
        case .write:
          let id = "\(prefix)lane-\(number)-write-\(index)"
          let group = SceneGroup(id: id, role: .symbol, title: mark.title)
          scene.group(group) { WriteMark.draw(center: center, in: &$0) }
        }
      }
    }
  }

  private func drawDeath(_ number: Int, in scene: inout Scene) {
    let content = geometry.content
    guard let death = content.lanes[number].death,
      content.holds(death) || content.finalTeardown.map({ death >= $0.start }) ?? false
    else { return }
    let lane = geometry.lanes[number]
    DeathMark.draw(center: Point(geometry.x(death), lane.middle), in: &scene)
  }
}

/// The cross at the end of an object's lifetime.
enum DeathMark {
  static func draw(center: Point, in scene: inout Scene) {
    for side in [-1.0, 1.0] {
      let from = Point(center.x - 4 * side, center.y - 5)
      let to = Point(center.x + 4 * side, center.y + 5)
      scene.add(SceneShape(.line(from, to), stroke: SceneShape.Stroke(.mark, width: 2)))
    }
  }
}
