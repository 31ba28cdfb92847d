/// Stacks the lanes of a strip; the lanes of a panel touch.
struct LaneStack {
  /// The content of a lane, from top to bottom, before it is placed.
  struct Request {
    /// The free height above everything else.
    var above = TimelineMetrics.laneTop
    var labels: LabelRows
    var labelRow: Double
    /// The free height between the band and the first row of labels.
    var labelGap: Double
    var labelsAreBelow = false
    var band: Double
    var bars = BarRows([])
    /// The free height below the band, in addition to bars and labels.
    var below = TimelineMetrics.laneBottom
  }

  /// A lane in its position.
  struct Lane {
    let top: Double
    let bandTop: Double
    let bottom: Double
    let request: Request

    var bandHeight: Double { request.band }
    var bandBottom: Double { bandTop + bandHeight }
    /// The middle of the band.
    var middle: Double { bandTop + bandHeight / 2 }

    init(_ request: Request, top: Double) {
      self.top = top
      self.request = request
      let count = request.labels.count
      let labels = count > 0 ? Double(count) * request.labelRow + request.labelGap : 0
      bandTop = top + request.above + (request.labelsAreBelow ? 0 : labels)
      let bars = request.bars.count
      bottom =
        bandTop + request.band + request.below + (request.labelsAreBelow ? labels : 0)
        + (bars > 0 ? TimelineMetrics.barTop + Double(bars) * TimelineMetrics.barRow : 0)
    }

    /// The top of a label, by its index in the lane.
    func labelTop(_ label: Int) -> Double {
      let row = Double(request.labels.rows[label]) * request.labelRow
      return request.labelsAreBelow
        ? bandBottom + request.labelGap + row
        : bandTop - request.labelGap - TimelineMetrics.pillHeight - row
    }

    /// The top of a bar, by its index in the lane.
    func barTop(_ bar: Int) -> Double {
      bandBottom + TimelineMetrics.barTop
        + Double(request.bars.rows[bar]) * TimelineMetrics.barRow
    }
  }

  /// The lanes from top to bottom.
  private(set) var lanes: [Lane] = []
  /// The boxes of the panels from top to bottom.
  private(set) var panels: [Box] = []

  /// Places lanes.
  ///
  /// - Parameters:
  ///   - requests: The lanes of each panel.
  ///   - top: The lower edge of the axis.
  ///   - right: The right edge of the panels.
  init(_ requests: [[Request]], below top: Double, to right: Double) {
    var y = top + 0.5
    for panel in requests {
      let top = y
      for request in panel {
        let lane = Lane(request, top: y)
        lanes.append(lane)
        y = lane.bottom
      }
      let left = TimelineMetrics.margin
      panels.append(Box(x: left + 0.5, y: top, width: right - left, height: y - top))
      y += TimelineMetrics.panelGap
    }
  }
}
