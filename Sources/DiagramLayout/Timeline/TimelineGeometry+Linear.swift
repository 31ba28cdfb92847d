internal import TraceModel

extension TimelineGeometry {
  /// The pixels a nanosecond at which a linear axis and all its labels fill a width.
  static func scale(
    _ frame: Frame,
    _ content: TimelineContent,
    _ stops: [Int],
    _ times: [Int64],
    _ left: Double
  ) -> Double {
    let width = frame.linearWidth
    if frame.linearSpan != nil {
      let room = width - TimelineMetrics.margin - TimelineMetrics.panelTail - left
      return max(40, room - frame.widestLabel - 8) / Double(max(1, frame.linearStep))
    }
    guard let first = times.first, let last = times.last, last > first else { return 0 }
    let right = width - TimelineMetrics.margin - TimelineMetrics.panelTail
    var scale = (right - left) / Double(last.difference(from: first))
    for lane in content.lanes {
      for label in lane.labels {
        let time = times[min(stops.partition { $0 < label.event }, times.count - 1)]
        guard time > first else { continue }
        scale = min(scale, (right - left - label.width - 8) / Double(time.difference(from: first)))
      }
    }
    return max(scale, 40 / Double(last.difference(from: first)))
  }
}
