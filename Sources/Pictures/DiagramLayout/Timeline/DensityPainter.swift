internal import TraceModel

/// Draws the number of calls per lane and column of pixels.
struct DensityPainter {
  let columns: DensityColumns
  var axis: DenseAxis { columns.axis }

  /// The kinds of calls in the order of the legend, with their colors.
  static let groups: [(group: CallGroup, color: ColorToken, words: String)] = [
    (.loading, .view, "loading"), (.appearance, .controller, "appearance"),
    (.layout, .line, "layout"), (.containment, .window, "containment"),
    (.hierarchy, .disappearingEdge, "hierarchy"), (.other, .mark, "other callbacks"),
    (.call, .call, "calls"), (.update, .node, "updates of SwiftUI views"),
  ]

  /// Draws the columns of a lane below its band, and the short states on the band.
  func draw(lane number: Int, _ geometry: TimelineGeometry, in scene: inout Scene) {
    let lane = geometry.lanes[number]
    guard geometry.content.lanes[number].life != nil else { return }
    for run in columns.states[number] {
      guard let fill = StatePaint(run.state).fill else { continue }
      let points = run.positions.map { Point($0, lane.middle) }
      let stroke = SceneShape.Stroke(fill, width: lane.bandHeight)
      scene.add(SceneShape(.segments(points), stroke: stroke))
    }
    let base = lane.bandBottom + TimelineMetrics.barTop + DensityScale.height
    let ground = SceneShape.Outline.line(Point(axis.left, base), Point(axis.right, base))
    scene.add(SceneShape(ground, stroke: SceneShape.Stroke(.rule)))
    for (group, color, words) in Self.groups {
      let points = outline(of: group.rawValue, lane: number, base: base)
      guard !points.isEmpty else { continue }
      let id = "\(geometry.prefix)lane-\(number)-density-\(group.rawValue)"
      let title = "columns in which most calls are about \(words)"
      scene.group(SceneGroup(id: id, role: .symbol, title: title)) { scene in
        scene.add(SceneShape(.polygon(points, closed: true), fill: color))
      }
    }
  }

  /// The outline of all columns of a kind: along the base, and up where the kind has most calls.
  private func outline(of group: Int, lane: Int, base: Double) -> [Point] {
    let scale = columns.scale
    var points: [Point] = []
    var height = 0.0
    for number in 0...columns.width {
      let column = number < columns.width ? columns.column(number, of: lane) : nil
      let next = column.map { $0.group == group ? scale.height(of: $0.count) : 0 } ?? 0
      guard next != height else { continue }
      let x = axis.left + Double(number) * DensityColumns.columnWidth
      points.append(Point(x, base - height))
      points.append(Point(x, base - next))
      height = next
    }
    return points
  }
}
