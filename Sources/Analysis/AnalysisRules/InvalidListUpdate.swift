import AnalysisEngine
import Findings
import TraceModel

/// Reports an update of a list that does not match its data.
struct InvalidListUpdate: SentenceRule {
  static let descriptor = RuleDescriptor(
    859,
    "invalid-list-update",
    .error,
    [.runtime, .input],
    summary: "An update of a table or collection does not match its data.",
    rationale: "UIKit raises an exception, and the app crashes.",
    help: """
      change the data inside performBatchUpdates, by as many rows as are inserted and deleted; \
      or apply a snapshot, whose items are unique
      """,
    examples: .log(
      wrong: PackageResources.LC859_wrong_log,
      right: PackageResources.LC859_right_log
    ),
    exceptions: [
      "reloadData() reads the counts again, and needs no update."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)",
      "UIKit: “Invalid update: invalid number of rows in section”",
      "UIKit: “Fatal: supplied item identifiers are not unique.”",
    ],
    since: "0.3.0"
  )

  static let sentences = [Sentence([.invalidUpdate, .duplicateIdentifier], [], .both)]
  static let opening = "the update does not match the data"
}
