internal import TraceComparison
internal import TraceModel

/// The texts above the columns: the time of each call in both traces.
struct PairedMoments {
  private let lists: [CallList]
  private let columns: [PairedTimelines.Column]
  private let fitter: TextFitter

  init(_ comparison: TraceComparison, _ columns: [PairedTimelines.Column], _ fitter: TextFitter) {
    lists = [comparison.first, comparison.second]
    self.columns = columns
    self.fitter = fitter
  }

  /// The time of a column's call in a trace; the number of the call if the trace has no times.
  func text(of column: Int, side: Int) -> FittedText? {
    guard let call = columns[column].calls[side] else { return nil }
    return fitter.fit(lists[side].moment(of: call), .tick, into: 90)
  }

  /// Whether the texts of a column equal those of an earlier one.
  func repeats(_ column: Int, after earlier: Int) -> Bool {
    (0...1).allSatisfy { side in
      guard let text = text(of: column, side: side) else { return true }
      return text.string == self.text(of: earlier, side: side)?.string
    }
  }

  /// The width of the texts of a column.
  func width(of column: Int) -> Double {
    (0...1).compactMap { text(of: column, side: $0)?.width }.max() ?? 0
  }

  /// The words in the gutter, left of a row of times.
  func caption(side: Int) -> FittedText {
    let letter = PairedTimelines.letters[side]
    return fitter.whole(lists[side].isTimed ? "time in \(letter)" : "call of \(letter)", .note)
  }

  /// The words above folded calls.
  static func words(ofFold count: Int) -> String { "\(count.grouped) equal" }
}
