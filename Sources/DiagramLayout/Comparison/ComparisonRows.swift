internal import TraceComparison
internal import TraceModel

/// The rows of a comparison from top to bottom, and the objects with a lifeline.
struct ComparisonRows {
  /// Who made a call.
  enum Side {
    case first, second, both

    /// The letter that stands for a trace in the picture.
    var letter: String {
      switch self {
      case .first: "A"
      case .second: "B"
      case .both: "both"
      }
    }
  }

  /// One row.
  struct Row {
    /// Who made the call; `nil` for a fold of equal calls.
    var side: Side?
    /// How the call differs; `nil` where both traces have it in one place.
    var difference: Difference?
    var text: FittedText
    var object: FittedText?
    var title: String
    var depth = 0
    /// The lifeline of its object.
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
  /// The number of differing and equal rows over the limit.
  private(set) var omitted = 0

  private let comparison: TraceComparison
  private let fitter: TextFitter
  private let maxLanes: Int
  private var places: [String: Int] = [:]

  init(_ comparison: TraceComparison, options: ComparisonLayout.Options, fitter: TextFitter) {
    self.comparison = comparison
    self.fitter = fitter
    maxLanes = max(1, options.maxLanes)
    var end = 0
    for stretch in comparison.stretches(context: options.context) {
      addFold(stretch.lowerBound - end)
      end = stretch.upperBound
      for place in stretch {
        if rows.count < max(1, options.maxRows) { add(place) } else { omitted += 1 }
      }
    }
    addFold(comparison.rows.count - end)
  }

  private mutating func addFold(_ count: Int) {
    guard count > 0, omitted == 0 else { return }
    let words = Count.phrase(count, "equal call")
    rows.append(Row(side: nil, text: fitter.whole(words, .foldLength), title: words))
  }

  private mutating func add(_ place: Int) {
    let row = comparison.rows[place]
    guard let call = comparison.call(of: row) else { return }
    let side: Side = row.isEqual ? .both : row.second == nil ? .first : .second
    let text = fitter.fit(call.text, .label, into: 300)
    var result = Row(side: side, text: text, title: "\(call.sentence), in both")
    if let difference = Difference(comparison.changes[place]) {
      result.difference = difference
      let words = difference.word(in: side.letter)
      result.title = "\(call.sentence), \(words)"
    }
    result.depth = min(call.depth, SequenceMetrics.deepest)
    if !call.object.isEmpty {
      result.object = fitter.fit(call.object, .note, into: 190)
      result.lane = lane(of: call)
    }
    result.firstTime = row.first.map { time($0, comparison.first) }
    result.secondTime = row.second.map { time($0, comparison.second) }
    rows.append(result)
  }

  private mutating func lane(of call: ComparedCall) -> Int? {
    if let known = places[call.object] { return known }
    guard lanes.count < maxLanes else { return nil }
    lanes.append(
      Lane(kind: call.subjectKind, name: fitter.fit(call.object, .name, into: 260))
    )
    places[call.object] = lanes.count - 1
    return lanes.count - 1
  }

  private func time(_ place: Int, _ list: CallList) -> FittedText {
    fitter.fit(list.moment(of: place), .tick, into: 90)
  }
}
