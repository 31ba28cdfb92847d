internal import Findings
internal import TraceModel

extension LanePainter {
  /// Draws a label with its leader, or a finding with its pointer.
  func draw(
    _ label: TimelineContent.Label,
    _ index: Int,
    of number: Int,
    in scene: inout Scene
  ) {
    let ground = geometry.leaderEnd(label.event, in: number)
    let x = geometry.x(label.event)
    let box = box(of: label, index, of: number)
    var group = SceneGroup(
      id: "\(prefix)lane-\(number)-label-\(index)",
      role: .symbol,
      title: label.title
    )
    group.link = label.link
    group.title += timeText(of: label.event)
    scene.group(group) { scene in
      if case .finding(_, let severity) = label.kind {
        drawPointer(severity, x: x, from: box.bottom, to: ground, in: &scene)
        FindingPill.draw(label.text, severity, at: Point(box.x, box.y), in: &scene)
        return
      }
      let leader = SceneShape.Outline.line(Point(x, box.y + 3), Point(x, ground))
      scene.add(SceneShape(leader, stroke: SceneShape.Stroke(.line)))
      draw(label, textAt: box.x, box, in: &scene)
    }
    drawFollowers(of: label, below: group.id, box, of: number, in: &scene)
  }

  /// Draws the other labels of a line, each with a leader from the line's lower edge.
  private func drawFollowers(
    of label: TimelineContent.Label,
    below id: String,
    _ box: Box,
    of number: Int,
    in scene: inout Scene
  ) {
    let dot = fitter.whole("·", .label)
    var left = box.x + label.textWidth
    var before = geometry.x(label.event)
    for (index, follower) in label.followers.enumerated() {
      let x = geometry.x(follower.event)
      let group = SceneGroup(
        id: "\(id)-\(index + 1)",
        role: .symbol,
        title: follower.title + timeText(of: follower.event)
      )
      scene.group(group) { scene in
        let leader = [
          Point(x, geometry.leaderEnd(follower.event, in: number)), Point(x, box.bottom),
          Point(before, box.bottom),
        ]
        let stroke = SceneShape.Stroke(.line)
        scene.add(SceneShape(.line(leader[1], leader[0]), stroke: stroke))
        scene.add(SceneShape(.line(leader[2], leader[1]), stroke: stroke))
        let middle = left + LabelLines.gap / 2 - dot.width / 2
        scene.add(dot.line(at: Point(middle, baseline(box)), color: .dimText))
        draw(follower, textAt: left + LabelLines.gap, box, in: &scene)
      }
      left += LabelLines.gap + follower.textWidth
      before = x
    }
  }

  /// Draws the text of a label with its numbers.
  private func draw(
    _ label: TimelineContent.Label,
    textAt left: Double,
    _ box: Box,
    in scene: inout Scene
  ) {
    label.incoming?.drawIncoming(at: left, middle: box.center.y, in: &scene)
    let origin = Point(left + (label.incoming?.width ?? 0), baseline(box))
    scene.add(label.text.line(at: origin, color: color(of: label.kind)))
    let end = origin.x + label.text.width
    label.outgoing?.drawOutgoing(after: end, middle: box.center.y, in: &scene)
  }

  /// The time of an event for the end of a tooltip; empty in a trace without times.
  func timeText(of event: Int) -> String {
    guard !history.isUntimed, event < history.trace.events.count else { return "" }
    let time = history.trace.events.times[event].nanoseconds
    return " at \(history.text(ofTime: time))"
  }

  private func color(of kind: TimelineContent.Label.Kind) -> ColorToken {
    switch kind {
    case .callback: .text
    case .message: .warning
    case .write: .node
    case .call, .death, .mark, .finding: .dimText
    }
  }

  /// The box of a line of labels right of its leader, or of a finding's pill.
  func box(of label: TimelineContent.Label, _ index: Int, of number: Int) -> Box {
    let height = TimelineMetrics.pillHeight
    let top = geometry.lanes[number].labelTop(index)
    let x = geometry.x(label.event) - (label.isTurned ? label.width : 0)
    if label.isFinding { return Box(x: x, y: top, width: label.width, height: height) }
    let gap = TimelineMetrics.leaderGap
    return Box(x: label.isTurned ? x : x + gap, y: top, width: label.width - gap, height: height)
  }

  private func baseline(_ box: Box) -> Double {
    box.center.y + Font.label.baselineBelowMiddle
  }

  private func drawPointer(
    _ severity: Severity,
    x: Double,
    from top: Double,
    to tip: Double,
    in scene: inout Scene
  ) {
    let color = FindingPill.color(of: severity)
    let line = SceneShape.Outline.line(Point(x, top - 3), Point(x, tip))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(color, width: 1.3)))
    let head = [Point(x - 4, tip), Point(x + 4, tip), Point(x, tip + 6)]
    scene.add(SceneShape(.polygon(head, closed: true), fill: color))
  }

  /// Draws the sign of findings without room for words, above the band.
  func draw(_ sign: TimelineContent.Sign, _ index: Int, of number: Int, in scene: inout Scene) {
    var group = SceneGroup(
      id: "\(prefix)lane-\(number)-sign-\(index)",
      role: .symbol,
      title: sign.title
    )
    group.link = sign.link
    let (x, y) = (geometry.x(sign.event), geometry.lanes[number].bandTop - 6)
    scene.group(group) { scene in
      scene.add(FindingPill.sign(sign.severity, center: Point(x, y)))
    }
  }

  /// Draws the bar of a call with its name.
  func draw(_ bar: TimelineContent.Bar, _ index: Int, of number: Int, in scene: inout Scene) {
    let title = history.title(of: bar.source)
    let group = SceneGroup(id: "\(prefix)lane-\(number)-call-\(index)", role: .symbol, title: title)
    scene.group(group) { scene in
      let box = barBox(bar, index, of: number)
      if bar.isTask {
        let cancellation = bar.cancellation.map { geometry.x($0) - box.x }
        let isMarked = bar.cancellation.map(geometry.content.holds) ?? false
        TaskBar.draw(box, cancellation: cancellation, isMarked: isMarked, in: &scene)
      } else {
        let fill: ColorToken = bar.depth == 0 ? .call : .nestedCall
        scene.add(SceneShape(.rectangle(box, radius: 2), fill: fill))
      }
      let text = barText(bar, index, of: number)
      scene.add(text)
      let start = text.origin.x - (bar.incoming?.width ?? 0)
      bar.incoming?.drawIncoming(at: start, middle: box.center.y, in: &scene)
      let end = text.origin.x + bar.text.width
      bar.outgoing?.drawOutgoing(after: end, middle: box.center.y, in: &scene)
    }
  }

  /// The name of a call: in its bar if it fits, otherwise right of it.
  func barText(_ bar: TimelineContent.Bar, _ index: Int, of number: Int) -> SceneText {
    let box = barBox(bar, index, of: number)
    let baseline = box.center.y + bar.text.font.baselineBelowMiddle
    if bar.isTask {
      let width = bar.text.width
      let inside =
        bar.cancellation.map {
          TaskBar.textLeft(width, from: box.x, to: box.right, max(box.x, geometry.x($0)))
        } ?? (width + 8 <= box.width ? box.x + 4 : nil)
      let color: ColorToken = inside == nil ? .dimText : .text
      let origin = Point(inside ?? box.right + 5, baseline)
      return bar.text.line(at: origin, color: color, halo: inside.map { _ in .nodeFill })
    }
    let isInside = bar.textWidth + 8 <= box.width
    let left = (isInside ? box.x + 4 : box.right + 5) + (bar.incoming?.width ?? 0)
    let inner: ColorToken = bar.depth == 0 ? .callText : .stateText
    return bar.text.line(at: Point(left, baseline), color: isInside ? inner : .dimText)
  }

  private func barBox(_ bar: TimelineContent.Bar, _ index: Int, of number: Int) -> Box {
    let left = geometry.x(bar.begin)
    return Box(
      x: left,
      y: geometry.lanes[number].barTop(index),
      width: max(geometry.x(bar.end) - left, TimelineMetrics.minimumBar),
      height: TimelineMetrics.barHeight
    )
  }
}
