internal import Findings
internal import TraceModel

extension SequencePainter {
  /// Draws the mark and the texts of a row.
  func draw(_ row: Int, in scene: inout Scene) {
    let entry = geometry.rows[row]
    let middle = geometry.middle(of: row)
    var group = SceneGroup(id: "row-\(row)", role: .symbol, title: entry.title)
    group.link = entry.link
    if let time = time(of: entry) { group.title += " at \(history.text(ofTime: time))" }
    scene.group(group) { scene in
      let left = geometry.textLeft(of: entry)
      let baseline = middle + entry.text.font.baselineBelowMiddle
      switch entry.kind {
      case .call(let kind):
        drawMark(of: kind, entry, y: middle, in: &scene)
        scene.add(entry.text.line(at: Point(left, baseline), color: color(of: kind)))
        if let object = entry.object {
          let x = left + entry.text.width + 10
          scene.add(object.line(at: Point(x, baseline), color: .dimText))
        }
      case .finding(let severity):
        let top = middle - TimelineMetrics.pillHeight / 2
        FindingPill.draw(entry.text, severity, at: Point(left, top), in: &scene)
      case .mark:
        let line = SceneShape.Outline.line(
          Point(geometry.railsLeft, middle),
          Point(geometry.textLeft - 8, middle)
        )
        scene.add(SceneShape(line, stroke: SceneShape.Stroke(.mark, dashes: [5, 3])))
        scene.add(entry.text.line(at: Point(geometry.textLeft, baseline), color: .text))
      case .fold:
        scene.add(entry.text.line(at: Point(geometry.textLeft, baseline), color: .dimText))
      }
    }
    guard let time = entry.time else { return }
    let x = geometry.railsLeft - 14 - time.width
    let baseline = middle + time.font.baselineBelowMiddle
    scene.add(
      time.line(at: Point(x, baseline), color: time.font == .boldTick ? .text : .dimText)
    )
  }

  private func drawMark(
    of kind: TimelineContent.Label.Kind,
    _ row: SequenceRows.Row,
    y: Double,
    in scene: inout Scene
  ) {
    guard let lane = row.lane, kind != .death else { return }
    if kind == .write {
      WriteMark.draw(center: Point(geometry.x(of: lane), y), in: &scene)
      return
    }
    if kind == .callback, history.trace.events[row.event].name.group == .evaluation {
      UpdateMark.drawLevel(center: Point(geometry.x(of: lane), y), in: &scene)
      return
    }
    let color: ColorToken = kind == .message ? .warning : .mark
    FlagMark.draw(center: Point(geometry.x(of: lane), y), color: color, in: &scene)
  }

  private func color(of kind: TimelineContent.Label.Kind) -> ColorToken {
    switch kind {
    case .callback: .text
    case .message: .warning
    case .call: .controller
    case .write: .node
    case .death, .mark, .finding: .dimText
    }
  }

  private func time(of row: SequenceRows.Row) -> Int64? {
    guard !history.isUntimed, row.event < history.trace.events.count else { return nil }
    return history.trace.events.times[row.event].nanoseconds
  }
}
