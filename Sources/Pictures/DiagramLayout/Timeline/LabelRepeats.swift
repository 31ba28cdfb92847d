internal import TraceModel

/// Joins equal labels that repeat without a pause: `layoutSubviews ×5`.
///
/// Each callback still has a mark on the band.
struct LabelRepeats {
  let fitter: TextFitter
  let pause: LabelPause

  /// Joins the labels of a lane, which are in the order of events.
  func fold(_ labels: inout [TimelineContent.Label]) {
    var result: [TimelineContent.Label] = []
    var count = 1
    var last = 0
    for label in labels {
      if let before = result.last, before.kind == .callback, label.kind == .callback,
        before.title == label.title, pause.joins(last, label.event)
      {
        count += 1
      } else {
        close(&result, count)
        result.append(label)
        count = 1
      }
      last = label.event
    }
    close(&result, count)
    labels = result
  }

  private func close(_ labels: inout [TimelineContent.Label], _ count: Int) {
    guard count > 1, var label = labels.popLast() else { return }
    let text = label.text.unabridged ?? label.text.string
    label.text = fitter.fit("\(text) ×\(count.grouped)", label.text.font, into: 260)
    label.title += ", \(count.grouped) times"
    label.width = TimelineMetrics.leaderGap + label.text.width
    labels.append(label)
  }
}
