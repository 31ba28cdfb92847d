/// Joins the labels of neighboring callbacks of a lane into lines: `loadView · viewDidLoad`.
///
/// Labels that would overlap share a line instead of forming a staircase, as far as the line does
/// not become too wide. Each label keeps its own leader, from the lower edge of the line.
enum LabelLines {
  /// The distance of two labels on a line, with a dot between them.
  static let gap = 12.0
  private static let widest = 330.0

  /// Returns the content with joined labels.
  ///
  /// - Parameters:
  ///   - content: The content, whose labels are in the order of events.
  ///   - edge: The right end of lines; a line that only one label needs may be wider.
  ///   - breaks: The compressed pauses, which separate lines.
  ///   - x: The position of an event on an axis without room for labels.
  /// - Returns: The content, with fewer and wider labels.
  static func joined(
    _ content: TimelineContent,
    to edge: Double = .infinity,
    breaks: [AxisBreak] = [],
    x: (_ event: Int) -> Double
  ) -> TimelineContent {
    var content = content
    for lane in content.lanes.indices {
      content.lanes[lane].labels = joined(content.lanes[lane].labels, edge, breaks, x)
    }
    return content
  }

  private static func joined(
    _ labels: [TimelineContent.Label],
    _ edge: Double,
    _ breaks: [AxisBreak],
    _ x: (Int) -> Double
  ) -> [TimelineContent.Label] {
    var lines: [TimelineContent.Label] = []
    /// The line to which the next label may be added; findings stay between lines.
    var open: (line: Int, left: Double)?
    var pillEnd = -Double.infinity
    for label in labels {
      let left = x(label.event)
      guard canShare(label) else {
        lines.append(label)
        // The leader of a label right of a pill must not cross it.
        if label.isFinding { pillEnd = left + label.width }
        continue
      }
      if left < pillEnd { open = nil }
      pillEnd = -.infinity
      if let line = open, left < line.left + lines[line.line].width + TimelineMetrics.labelGap,
        breaks.middles(between: line.left, and: left).isEmpty
      {
        let width = lines[line.line].width + gap + label.textWidth
        if width <= widest, line.left + width <= edge {
          lines[line.line].width = width
          lines[line.line].followers.append(label)
          continue
        }
      }
      open = (lines.count, left)
      lines.append(label)
    }
    return lines
  }

  private static func canShare(_ label: TimelineContent.Label) -> Bool {
    switch label.kind {
    case .callback, .call, .death: true
    case .mark, .message, .write, .finding: false
    }
  }
}
