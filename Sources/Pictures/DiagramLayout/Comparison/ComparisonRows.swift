internal import TraceComparison
internal import TraceModel

/// The rows of a comparison from top to bottom, and the objects with a lifeline.
struct ComparisonRows {
  /// The traces that contain a call.
  enum Side {
    case first, second, both

    /// The letter by which the picture refers to a trace.
    var letter: String {
      switch self {
      case .first: "A"
      case .second: "B"
      case .both: "both"
      }
    }
  }

  struct Row {
    /// The traces that contain the call; `nil` for a fold of equal calls.
    var side: Side?
    /// `nil` for a call that both traces contain at the same position.
    var difference: Difference?
    var text: FittedText
    var object: FittedText?
    var title: String
    var depth = 0
    /// The index of the object's lifeline.
    var lane: Int?
    var firstTime: FittedText?
    var secondTime: FittedText?
  }

  /// An object with a lifeline.
  struct Lane {
    var kind: SubjectKind
    var name: FittedText
  }

  private(set) var rows: [Row] = []
  private(set) var lanes: [Lane] = []
  /// The number of rows above the limit.
  private(set) var omitted = 0

  private let comparison: TraceComparison
  private let shown: ShownComparison
  private let fitter: TextFitter
  private let maxLanes: Int
  private var laneIndices: [String: Int] = [:]

  init(_ shown: ShownComparison, options: ComparisonLayout.Options, fitter: TextFitter) {
    self.shown = shown
    comparison = shown.comparison
    self.fitter = fitter
    maxLanes = max(1, options.maxLanes)
    var end = 0
    for stretch in shown.stretches(context: options.context) {
      addFold(stretch.lowerBound - end)
      end = stretch.upperBound
      for index in stretch {
        if rows.count < max(1, options.maxRows) { add(index) } else { omitted += 1 }
      }
    }
    addFold(shown.rows.count - end)
  }

  private mutating func addFold(_ count: Int) {
    guard count > 0, omitted == 0 else { return }
    let words = count.counted("equal call")
    rows.append(Row(side: nil, text: fitter.whole(words, .foldLength), title: words))
  }

  private mutating func add(_ index: Int) {
    let row = shown.rows[index]
    guard let call = comparison.call(of: row) else { return }
    let side: Side = row.isEqual ? .both : row.second == nil ? .first : .second
    let text = fitter.fit(call.text, .label, into: 300)
    var result = Row(side: side, text: text, title: "\(call.sentence), in both")
    if let difference = Difference(shown.changes[index]) {
      result.difference = difference
      let words = difference.word(in: side.letter)
      result.title = "\(call.sentence), \(words)"
    }
    result.depth = shown.depth(
      of: call,
      in: row.second == nil ? comparison.first : comparison.second
    )
    if !call.object.isEmpty {
      result.object = fitter.fit(call.objectText, .note, into: 190)
      result.lane = lane(of: call)
    }
    result.firstTime = row.first.map { time($0, comparison.first) }
    result.secondTime = row.second.map { time($0, comparison.second) }
    rows.append(result)
  }

  private mutating func lane(of call: ComparedCall) -> Int? {
    if let known = laneIndices[call.object] { return known }
    guard lanes.count < maxLanes else { return nil }
    lanes.append(
      Lane(kind: call.subjectKind, name: fitter.fit(call.objectText, .name, into: 260))
    )
    laneIndices[call.object] = lanes.count - 1
    return lanes.count - 1
  }

  private func time(_ index: Int, _ list: CallList) -> FittedText {
    fitter.fit(list.moment(of: index), .tick, into: 90)
  }
}
