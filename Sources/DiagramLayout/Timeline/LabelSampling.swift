internal import TraceModel

/// Leaves out labels of evaluations, writes and values that occur again and again in a lane.
///
/// The first label of a topic then states their number; each occurrence still has a mark on the band.
struct LabelSampling {
  private let fitter: TextFitter

  /// The number of labels of one topic that all remain.
  private static let most = 4

  init(fitter: TextFitter) {
    self.fitter = fitter
  }

  /// Samples the labels of a lane, which are in the order of events.
  func sample(_ labels: inout [TimelineContent.Label]) {
    var counts: [String: Int] = [:]
    for label in labels {
      if let topic = label.topic { counts[topic, default: 0] += 1 }
    }
    guard counts.values.contains(where: { $0 > Self.most }) else { return }
    var sampled: Set<String> = []
    var result: [TimelineContent.Label] = []
    for var label in labels {
      guard let topic = label.topic, let count = counts[topic], count > Self.most else {
        result.append(label)
        continue
      }
      guard sampled.insert(topic).inserted else { continue }
      let number = count.grouped
      label.text = fitter.fit("\(topic) ×\(number)", label.text.font, into: 260)
      label.title += ", the first of \(number)"
      label.width = TimelineMetrics.leaderGap + label.text.width
      result.append(label)
    }
    labels = result
  }
}
