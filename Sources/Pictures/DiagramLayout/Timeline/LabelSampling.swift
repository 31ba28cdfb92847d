internal import TraceModel

/// Leaves out labels of evaluations, writes and values that occur again and again in a lane.
///
/// The first label of a topic then states their number; each occurrence still has a mark on the
/// band. The label of a single burst ends in `×5`, another one in `, 1 of 5`, because the
/// others are drawn after a pause, or in a later strip.
struct LabelSampling {
  let fitter: TextFitter
  let pause: LabelPause

  /// The number of labels of one topic that all remain.
  private static let most = 4

  /// Samples the labels of a lane, which are in the order of events.
  func sample(_ labels: inout [TimelineContent.Label]) {
    var topics: [String: Topic] = [:]
    for label in labels {
      guard let name = label.topic else { continue }
      var topic = topics[name] ?? Topic(last: label.event)
      topic.count += 1
      if !pause.joins(topic.last, label.event) { topic.isBurst = false }
      topic.last = label.event
      topics[name] = topic
    }
    guard topics.values.contains(where: { $0.count > Self.most }) else { return }
    var sampled: Set<String> = []
    var result: [TimelineContent.Label] = []
    for var label in labels {
      guard let name = label.topic, let topic = topics[name], topic.count > Self.most else {
        result.append(label)
        continue
      }
      guard sampled.insert(name).inserted else { continue }
      let number = topic.count.grouped
      let text = topic.isBurst ? "\(name) ×\(number)" : "\(name), 1 of \(number)"
      label.text = fitter.fit(text, label.text.font, into: 300)
      label.title += ", the first of \(number)"
      label.width = TimelineMetrics.leaderGap + label.text.width
      result.append(label)
    }
    labels = result
  }

  /// The labels of one topic.
  private struct Topic {
    var count = 0
    var last: Int
    var isBurst = true
  }
}
