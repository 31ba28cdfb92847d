import AnalysisEngine
import Findings
import TraceModel

/// Reports callbacks of a deallocated object.
struct EventAfterDealloc: CellRule {
  static let descriptor = RuleDescriptor(
    703,
    "event-after-dealloc",
    .error,
    [.callbacks],
    summary: "A callback of an object was called after its deinit.",
    rationale: "The app calls a deallocated object, which may crash at any time.",
    help: "look for unowned references and for callbacks that the app calls itself",
    examples: .trace(
      wrong: PackageResources.LC703_wrong_jsonl,
      right: PackageResources.LC703_right_jsonl
    ),
    exceptions: [
      "init, loadView or viewDidLoad at the same address belongs to a new object.",
      "A class that never prints viewDidLoad does not show where lifetimes begin.",
    ],
    sources: ["docs.swift.org/swift-book: Automatic Reference Counting"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called after its deinit"
  }
}
