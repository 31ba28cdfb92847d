/// The best alignment of the expected and the observed lines.
///
/// Source: R. A. Wagner, M. J. Fischer, Journal of the ACM 21 (1974), “The String-to-String
/// Correction Problem”; a line that may be missing, or may be extra, costs almost nothing.
struct Alignment {
  /// A row of the alignment.
  enum Pair {
    /// Expected and observed.
    case both(ExpectedLine, ObservedLine)
    /// The line is expected but was not observed: an error, unless it is a layout pass that may be
    /// missing.
    case missing(ExpectedLine, isRequired: Bool)
    /// The line was observed but is not expected: an error, unless it is layout that may occur.
    case extra(ObservedLine, isWrong: Bool)
  }

  /// The maximum number of compared pairs; further lines count as different.
  static let mostCells = 4_000_000

  /// The rows, in order.
  private(set) var pairs: [Pair] = []

  /// Whether the alignment has no errors.
  var isEqual: Bool {
    !pairs.contains { pair in
      switch pair {
      case .both: false
      case .missing(_, let isRequired): isRequired
      case .extra(_, let isWrong): isWrong
      }
    }
  }

  /// Aligns two sides.
  ///
  /// - Parameters:
  ///   - expected: The lines of the log.
  ///   - observed: The lines of the run.
  ///   - isPrefix: Whether the log continues, so that lines after its last line are not errors.
  ///   - layout: The comparison of layout passes.
  init(
    expected: [ExpectedLine],
    observed: [ObservedLine],
    isPrefix: Bool = false,
    layout: LayoutRule
  ) {
    let required = layout.required(expected, isPrefix: isPrefix)
    let rows = expected.count
    let columns = observed.count
    guard (rows + 1) * (columns + 1) <= Self.mostCells else {
      pairs = expected.map { .missing($0, isRequired: true) }
      pairs += observed.map { .extra($0, isWrong: true) }
      return
    }
    let isLayout = layout.mayBeExtra(observed, expected: expected)
    let halves = layout.halves(expected, observed, isPrefix: isPrefix)
    func agree(_ row: Int, _ column: Int) -> Bool {
      halves.expected[row] == halves.observed[column]
        && Self.agree(expected[row], observed[column])
    }
    // The cost of the remaining lines, from the ends.
    var costs = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    func at(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
    func missing(_ row: Int) -> Int32 { required[row] ? 1_000 : 1 }
    func isFree(_ row: Int) -> Bool { isPrefix && row == rows }
    func extra(_ row: Int, _ column: Int) -> Int32 {
      isFree(row) ? 0 : isLayout[column] ? 1 : 1_000
    }
    for row in stride(from: rows, through: 0, by: -1) {
      for column in stride(from: columns, through: 0, by: -1) {
        var best: Int32 = row == rows && column == columns ? 0 : .max
        if row < rows { best = min(best, costs[at(row + 1, column)] + missing(row)) }
        if column < columns { best = min(best, costs[at(row, column + 1)] + extra(row, column)) }
        if row < rows, column < columns, agree(row, column) {
          best = min(best, costs[at(row + 1, column + 1)])
        }
        costs[at(row, column)] = best
      }
    }
    var row = 0
    var column = 0
    while row < rows || column < columns {
      let cost = costs[at(row, column)]
      if row < rows, column < columns, agree(row, column),
        cost == costs[at(row + 1, column + 1)]
      {
        pairs.append(.both(expected[row], observed[column]))
        row += 1
        column += 1
      } else if row < rows, cost == costs[at(row + 1, column)] + missing(row) {
        pairs.append(.missing(expected[row], isRequired: required[row]))
        row += 1
      } else {
        pairs.append(.extra(observed[column], isWrong: !isLayout[column] && !isFree(row)))
        column += 1
      }
    }
  }

  /// Returns whether an expected line matches an observed one.
  static func agree(_ expected: ExpectedLine, _ observed: ObservedLine) -> Bool {
    switch (expected.content, observed.content) {
    case (.log, .log(let text)): return expected.text == text || expected.text == "log " + text
    case (.diagnostic(let pattern), .diagnostic(let text)):
      return DiagnosticText.agree(pattern, text)
    case (
      .callback(let object, let callback, let parameter),
      .callback(let other, let name, let animated, let argument, let text)
    ):
      guard object == other, callback.name == name else { return false }
      return switch parameter {
      case .unstated: true
      case .none: argument == .none
      case .flag(let flag): animated == flag || text == "\(flag)"
      case .text(let expected): text.filter { $0 != " " } == expected
      case .object(let name):
        if case .object(let first, let also) = argument {
          first == name || also == name
        } else {
          false
        }
      }
    default: return false
    }
  }
}
