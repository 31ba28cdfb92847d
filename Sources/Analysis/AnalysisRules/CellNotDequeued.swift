import AnalysisEngine
import Findings
import TraceModel

/// Reports a cell that a data source returned without dequeuing it for the row.
struct CellNotDequeued: SentenceRule {
  static let descriptor = RuleDescriptor(
    851,
    "cell-not-dequeued",
    .error,
    [.runtime, .input],
    summary: "A data source returned a cell that it had not dequeued for the row.",
    rationale: """
      UIKit raises an exception: a cell that is kept or created elsewhere may be displayed for \
      two rows.
      """,
    help: "call dequeueReusableCell(withIdentifier:for:) once for each cell, and return that cell",
    examples: .log(
      wrong: PackageResources.LC851_wrong_log,
      right: PackageResources.LC851_right_log
    ),
    exceptions: [
      "A table accepts a cell that was created without the pool."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)",
      "UIKit: “cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier”",
    ],
    since: "0.3.0"
  )

  static let sentences = [Sentence([.cellNotDequeued], [], .both)]
  static let opening = "the cell was not dequeued for the row"
}
