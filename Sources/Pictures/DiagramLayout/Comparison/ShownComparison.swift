internal import TraceComparison
internal import TraceModel

/// The rows of a comparison that a picture shows.
///
/// Calls of UIKit's own views are left out, as timelines leave out their lanes, unless nothing else
/// differs.
struct ShownComparison {
  /// The comparison with all rows.
  let comparison: TraceComparison
  /// The rows that are shown, in order.
  private(set) var rows: [TraceComparison.Row] = []
  /// The changes of the rows; partners are indices of ``rows``.
  private(set) var changes: [TraceComparison.Change] = []
  /// The calls that are left out, as phrases with numbers.
  private(set) var omissions: [String] = []
  /// Sentences about the choice of rows.
  private(set) var notes: [String] = []

  /// Chooses rows.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - showsSystemViews: Whether calls of views of UIKit's classes are shown.
  init(_ comparison: TraceComparison, showsSystemViews: Bool) {
    self.comparison = comparison
    let isHidden = comparison.rows.map { row in
      comparison.call(of: row).map { !showsSystemViews && Self.isSystemView($0) } ?? false
    }
    let differs = comparison.rows.indices.filter { !comparison.rows[$0].isEqual }
    let onlySystemDiffers = !differs.isEmpty && differs.allSatisfy { isHidden[$0] }
    if onlySystemDiffers || !isHidden.contains(false) || !isHidden.contains(true) {
      rows = comparison.rows
      changes = comparison.changes
      if onlySystemDiffers { notes.append("Only views of UIKit differ, so they are drawn") }
      return
    }
    show(comparison.rows.indices.filter { !isHidden[$0] })
    let hidden = comparison.rows.indices.filter { isHidden[$0] }
    let objects = Set(hidden.compactMap { comparison.call(of: comparison.rows[$0])?.object })
    let different = hidden.count { !comparison.rows[$0].isEqual }
    let calls =
      hidden.count.counted("call")
      + (different == 0 ? "" : ", \(different.grouped) of them different")
    omissions.append("\(objects.count.counted("view")) of UIKit (\(calls))")
  }

  /// Whether no row that is shown differs.
  var isEqual: Bool { rows.allSatisfy(\.isEqual) }

  /// The ranges of ``rows`` that contain differences, with equal rows around them.
  func stretches(context: Int) -> [Range<Int>] {
    TraceComparison.stretches(of: rows, context: context)
  }

  /// The number of shown calls of a trace around a call.
  func depth(of call: ComparedCall, in list: CallList) -> Int {
    var depth = 0
    var parent = call.parent
    // A call is inside earlier calls only, so the loop ends.
    while let index = parent, depth < SequenceMetrics.deepest {
      let around = list.calls[index]
      if omissions.isEmpty || !Self.isSystemView(around) { depth += 1 }
      parent = around.parent
    }
    return depth
  }

  private mutating func show(_ shown: [Int]) {
    var shownRows: [Int: Int] = [:]
    for (row, index) in shown.enumerated() { shownRows[index] = row }
    for index in shown {
      let row = comparison.rows[index]
      let alone = row.second == nil ? TraceComparison.Change.onlyFirst : .onlySecond
      rows.append(row)
      switch comparison.changes[index] {
      case .moved(let other): changes.append(shownRows[other].map { .moved($0) } ?? alone)
      case .argument(let other): changes.append(shownRows[other].map { .argument($0) } ?? alone)
      case let change: changes.append(change)
      }
    }
  }

  private static func isSystemView(_ call: ComparedCall) -> Bool {
    call.subjectKind == .view && ClassName.isSystem(call.className)
  }
}
