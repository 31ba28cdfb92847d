/// Turns the labels of an axis of fixed width that would extend beyond its end to the left.
enum LabelTurning {
  /// Turns labels; one without room on either side is shortened.
  ///
  /// - Parameters:
  ///   - content: The content, whose labels are in the order of events and share no lines.
  ///   - axis: The axis.
  ///   - left: The left end of labels.
  ///   - right: The right end of labels.
  ///   - fitter: Shortens texts.
  /// - Returns: The content with turned labels.
  static func turned(
    _ content: TimelineContent,
    on axis: TimeAxis,
    from left: Double,
    to right: Double,
    _ fitter: TextFitter
  ) -> TimelineContent {
    var content = content
    for lane in content.lanes.indices {
      // A label must not cover the leader of a turned label, which points down from a higher row.
      var edge = right
      for index in content.lanes[lane].labels.indices.reversed() {
        let x = axis.x(of: content.lanes[lane].labels[index].event)
        guard x + content.lanes[lane].labels[index].width > edge else { continue }
        let isTurned = x - left > edge - x
        content.lanes[lane].labels[index].isTurned = isTurned
        content.lanes[lane].labels[index].shorten(to: isTurned ? x - left : edge - x, fitter)
        if isTurned { edge = min(edge, x) }
      }
    }
    return content
  }
}

extension TimelineContent.Label {
  /// Shortens the text of a label that is wider than a width.
  fileprivate mutating func shorten(to limit: Double, _ fitter: TextFitter) {
    guard width > limit else { return }
    let rest = width - text.width
    text = fitter.fit(text.unabridged ?? text.string, text.font, into: limit - rest)
    width = rest + text.width
  }
}
