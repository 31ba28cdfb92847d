/// The best agreement of an expectation and an observation in their orders.
///
/// Source: R. A. Wagner, M. J. Fischer, Journal of the ACM 21 (1974), “The String-to-String
/// Correction Problem”; a line that may be missing, or may be extra, costs next to nothing.
struct Alignment {
  /// A row of the agreement.
  enum Pair {
    /// Expected and observed.
    case both(ExpectedLine, ObservedLine)
    /// Expected only; wrong unless it is a repeated layout pass.
    case missing(ExpectedLine, isRequired: Bool)
    /// Observed only; wrong unless it is layout.
    case extra(ObservedLine, isWrong: Bool)
  }

  /// The most comparisons of two lines; beyond, what is left counts as different.
  static let mostCells = 4_000_000

  /// The rows, in order.
  private(set) var pairs: [Pair] = []

  /// Whether nothing is wrong.
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
  ///   - expected: What the log shows.
  ///   - observed: What the run gave.
  ///   - isPrefix: Whether the log goes on, so that nothing behind its last line is wrong.
  init(expected: [ExpectedLine], observed: [ObservedLine], isPrefix: Bool = false) {
    let required = Self.required(expected)
    let rows = expected.count
    let columns = observed.count
    guard (rows + 1) * (columns + 1) <= Self.mostCells else {
      pairs = expected.map { .missing($0, isRequired: true) }
      pairs += observed.map { .extra($0, isWrong: true) }
      return
    }
    let isLayout = observed.map(Self.isLayout)
    // The cost of what is left, from the ends.
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
        if row < rows, column < columns, Self.agree(expected[row], observed[column]) {
          best = min(best, costs[at(row + 1, column + 1)])
        }
        costs[at(row, column)] = best
      }
    }
    var row = 0
    var column = 0
    while row < rows || column < columns {
      let cost = costs[at(row, column)]
      if row < rows, column < columns, Self.agree(expected[row], observed[column]),
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

  /// Tells which lines must be there: of layout callbacks, the first of an object since it last
  /// began to appear, and none of a controller that is covered or leaves.
  ///
  /// Logs differ in the number of passes, and in whether a covered controller has one.
  private static func required(_ lines: [ExpectedLine]) -> [Bool] {
    var seen: Set<String> = []
    var leaving: Set<String> = []
    return lines.map { line in
      guard let object = line.object else { return true }
      switch line.callback {
      case "viewWillAppear":
        seen = []
        leaving.remove(object)
      case "viewWillDisappear", "viewDidDisappear": leaving.insert(object)
      default: break
      }
      guard line.isLayout else { return true }
      return seen.insert("\(object).\(line.callback)").inserted && !leaving.contains(object)
    }
  }

  private static func isLayout(_ line: ObservedLine) -> Bool {
    guard case .callback(_, let name, _, _) = line.content else { return false }
    return Callback.all.contains { $0.isLayout && $0.name == name }
  }

  /// Tells whether a line says what was observed.
  static func agree(_ expected: ExpectedLine, _ observed: ObservedLine) -> Bool {
    switch (expected.content, observed.content) {
    case (.log, .log(let text)): return expected.text == text || expected.text == "log " + text
    case (.diagnostic(let pattern), .diagnostic(let text)):
      return DiagnosticText.agree(pattern, text)
    case (
      .callback(let object, let callback, let parameter),
      .callback(let other, let name, let animated, let argument)
    ):
      guard object == other, callback.name == name else { return false }
      return switch parameter {
      case .unstated: true
      case .none: argument == .none
      case .flag(let flag): animated == flag
      case .object(let name): argument == .object(name)
      }
    default: return false
    }
  }
}
