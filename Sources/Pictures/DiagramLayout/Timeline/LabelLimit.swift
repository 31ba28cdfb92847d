internal import TraceModel
internal import Findings

/// Limits the rows of labels on an axis that cannot move events to make room.
///
/// Callbacks keep their marks but lose the labels above the limit; findings above it become signs,
/// and adjacent signs are joined. The lost labels are counted.
enum LabelLimit {
  private static let maximumRows = 14
  /// A lane of a dense picture with more rows keeps only labels that share a row.
  private static let mostDenseRows = 4
  /// Signs closer than this are joined.
  private static let signDistance = 8.0

  /// Returns the content with at most 14 rows of labels per lane.
  ///
  /// The labels of a lane are in the order of events.
  static func limited(_ content: TimelineContent, on axis: TimeAxis) -> TimelineContent {
    var content = content
    var lost = 0
    for number in content.lanes.indices {
      var labels = content.lanes[number].labels
      let rows = rows(labels, axis).rows
      let before = count(labels)
      labels = zip(labels, rows).filter { $0.isFinding || $1 < maximumRows }.map(\.0)
      lost += before - count(labels)
      if self.rows(labels, axis).count > maximumRows {
        content.lanes[number].signs = signs(of: labels, axis)
        labels.removeAll(where: \.isFinding)
      }
      content.lanes[number].labels = labels
    }
    if lost > 0 { content.omissions.append("\(lost.counted("label")) without room") }
    return content
  }

  /// Returns the content of a dense picture with labels spread over the axis where there are too
  /// many.
  ///
  /// The labels of a lane are in the order of events.
  static func spread(_ content: TimelineContent, on axis: TimeAxis) -> TimelineContent {
    var content = content
    var lost = 0
    for number in content.lanes.indices {
      let labels = content.lanes[number].labels
      guard rows(labels, axis).count > mostDenseRows else { continue }
      content.lanes[number].labels = spread(labels, axis)
      lost += labels.count - content.lanes[number].labels.count
    }
    if lost > 0 { content.omissions.append("\(lost.counted("label")) without room") }
    return content
  }

  /// Leaves out the labels that overlap the label before; findings remain.
  private static func spread(
    _ labels: [TimelineContent.Label],
    _ axis: TimeAxis
  ) -> [TimelineContent.Label] {
    var free = -Double.infinity
    return labels.filter { label in
      guard !label.isFinding else { return true }
      let left = axis.x(of: label.event)
      guard left >= free else { return false }
      free = left + label.width + TimelineMetrics.labelGap
      return true
    }
  }

  private static func count(_ labels: [TimelineContent.Label]) -> Int {
    labels.reduce(labels.count) { $0 + $1.followers.count }
  }

  private static func rows(_ labels: [TimelineContent.Label], _ axis: TimeAxis) -> LabelRows {
    LabelRows(labels.map { $0.extent(at: axis.x(of: $0.event)) })
  }

  private static func signs(
    of labels: [TimelineContent.Label],
    _ axis: TimeAxis
  ) -> [TimelineContent.Sign] {
    var signs: [TimelineContent.Sign] = []
    var rules: [(id: RuleID, count: Int)] = []
    var left = -Double.infinity
    for label in labels {
      guard case .finding(let rule, let severity) = label.kind else { continue }
      let x = axis.x(of: label.event)
      if x - left < signDistance, var sign = signs.popLast() {
        if severity > sign.severity { (sign.severity, sign.link) = (severity, label.link) }
        if let index = rules.firstIndex(where: { $0.id == rule }) {
          rules[index].count += 1
        } else {
          rules.append((rule, 1))
        }
        let list = rules.map { $0.count > 1 ? "\($0.id) ×\($0.count.grouped)" : $0.id.text }
        sign.title = "findings: \(list.joined(separator: ", "))"
        signs.append(sign)
      } else {
        left = x
        rules = [(rule, 1)]
        signs.append(
          TimelineContent.Sign(
            event: label.event,
            severity: severity,
            title: label.title,
            link: label.link
          )
        )
      }
    }
    return signs
  }
}
