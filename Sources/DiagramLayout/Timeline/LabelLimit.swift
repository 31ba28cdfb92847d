internal import Findings

/// Keeps lanes flat where labels can't move along the axis.
///
/// Callbacks keep their marks but lose labels over a limit of rows; findings over it share a sign
/// with those beside them. What is lost is counted.
enum LabelLimit {
  private static let mostRows = 14
  /// Signs that would stand closer than this share one.
  private static let signDistance = 8.0

  /// Removes labels.
  ///
  /// - Parameters:
  ///   - content: The lanes, with their labels in the order of events.
  ///   - x: Where an event stands.
  static func apply(to content: inout TimelineContent, x: (Int) -> Double) {
    var lost = 0
    for number in content.lanes.indices {
      var labels = content.lanes[number].labels
      let rows = LabelRows(labels.map { (x($0.event), $0.width) }).rows
      let before = labels.count
      labels = zip(labels, rows).filter { label, row in
        row < mostRows || isFinding(label)
      }.map(\.0)
      lost += before - labels.count
      if LabelRows(labels.map { (x($0.event), $0.width) }).count > mostRows {
        content.lanes[number].signs = signs(of: labels.filter(isFinding), x: x)
        labels.removeAll(where: isFinding)
      }
      content.lanes[number].labels = labels
    }
    if lost > 0 { content.omissions.append("\(Count.phrase(lost, "label")) without room") }
  }

  private static func isFinding(_ label: TimelineContent.Label) -> Bool {
    if case .finding = label.kind { true } else { false }
  }

  private static func signs(
    of labels: [TimelineContent.Label],
    x: (Int) -> Double
  ) -> [TimelineContent.Sign] {
    var signs: [TimelineContent.Sign] = []
    var rules: [(name: String, count: Int)] = []
    var left = -Double.infinity
    for label in labels {
      guard case .finding(let severity) = label.kind else { continue }
      let rule = String(label.title.prefix { $0 != " " })
      if x(label.event) - left < signDistance, var sign = signs.popLast() {
        if severity > sign.severity { (sign.severity, sign.link) = (severity, label.link) }
        if let place = rules.firstIndex(where: { $0.name == rule }) {
          rules[place].count += 1
        } else {
          rules.append((rule, 1))
        }
        let list = rules.map { $0.count > 1 ? "\($0.name) ×\(Count.grouped($0.count))" : $0.name }
        sign.title = "findings: \(list.joined(separator: ", "))"
        signs.append(sign)
      } else {
        left = x(label.event)
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
