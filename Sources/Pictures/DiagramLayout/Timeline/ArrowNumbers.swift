internal import TraceModel

/// Replaces arrows by numbers at both ends where they would cross other lanes or texts.
///
/// All methods that one call calls have the same number.
struct ArrowNumbers {
  private let history: TraceHistory
  private let content: TimelineContent
  private let fitter: TextFitter

  /// A picture with more arrows has only numbers: so many lines are not distinguishable.
  private static let mostLines = 60

  /// Creates numbers for the arrows of a content, whose labels share no lines yet.
  init(_ history: TraceHistory, _ content: TimelineContent, fitter: TextFitter) {
    self.history = history
    self.content = content
    self.fitter = fitter
  }

  /// The events of all arrows.
  var all: Set<Int> { Set(content.arrows.map(\.event)) }

  /// The events of the arrows that pass another lane.
  var distant: Set<Int> {
    guard content.arrows.count <= Self.mostLines else { return all }
    return Set(content.arrows.filter { abs($0.from - $0.to) > 1 }.map(\.event))
  }

  /// Returns the content with numbers instead of some arrows.
  ///
  /// - Parameter events: The events of the arrows.
  /// - Returns: The content, in which the labels of numbered calls are wider.
  func content(replacing events: Set<Int>) -> TimelineContent {
    guard !events.isEmpty else { return content }
    var content = content
    var numbers: [Int: CallNumber] = [:]
    let positions = positions(of: events)
    for index in content.arrows.indices where events.contains(content.arrows[index].event) {
      content.arrows[index].isLine = false
      let arrow = content.arrows[index]
      let called = positions.calls[arrow.event]
      let label = positions.labels[Position(event: arrow.event, lane: arrow.to)]
      guard called != nil || label != nil else { continue }
      let begin = Position(event: history.spans[arrow.caller].begin, lane: arrow.from)
      let bar = positions.bars[arrow.caller]
      guard bar != nil || positions.labels[begin] != nil else { continue }
      let number = numbers[arrow.caller] ?? CallNumber(numbers.count + 1, fitter)
      numbers[arrow.caller] = number
      content.arrows[index].isNumbered = true
      if let called {
        content.lanes[arrow.to].bars[called].incoming = number
      } else if let label {
        content.lanes[arrow.to].labels[label].set(incoming: number)
      }
      if let bar {
        content.lanes[arrow.from].bars[bar].outgoing = number
      } else if let label = positions.labels[begin] {
        content.lanes[arrow.from].labels[label].set(outgoing: number)
      }
    }
    return content
  }

  private struct Position: Hashable {
    var event: Int
    var lane: Int
  }

  /// The indices of the labels of calls in their lanes, and of bars by their spans and by the
  /// events at which these begin.
  private func positions(
    of events: Set<Int>
  ) -> (labels: [Position: Int], bars: [Int: Int], calls: [Int: Int]) {
    var labels: [Position: Int] = [:]
    var bars: [Int: Int] = [:]
    var calls: [Int: Int] = [:]
    let arrows = content.arrows.filter { events.contains($0.event) }
    for lane in Set(arrows.flatMap { [$0.from, $0.to] }) {
      for (index, label) in content.lanes[lane].labels.enumerated()
      where label.kind == .callback || label.kind == .call {
        labels[Position(event: label.event, lane: lane)] = index
      }
      for (index, bar) in content.lanes[lane].bars.enumerated() {
        guard case .span(let span) = bar.source else { continue }
        bars[span] = index
        if !history.spans[span].isCallback { calls[history.spans[span].begin] = index }
      }
    }
    return (labels, bars, calls)
  }
}
