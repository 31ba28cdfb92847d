import Findings
import TraceModel

/// Reports callbacks of a dead controller.
struct EventAfterDealloc: CellRule {
  static let descriptor = RuleDescriptor(
    703,
    "event-after-dealloc",
    .error,
    [.callbacks],
    summary: "A callback of an object came after its deinit.",
    rationale: "Something calls a freed object: it crashes on another day.",
    help: "look for unowned references and for callbacks that are sent by hand",
    bad: "deinit viewDidAppear",
    good: "deinit init viewDidLoad viewWillAppear",
    exceptions: [
      "init, loadView or viewDidLoad at the same address are of a new object.",
      "A class that never prints viewDidLoad shows no beginnings.",
    ],
    sources: ["docs.swift.org/swift-book: Automatic Reference Counting"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came after its deinit"
  }
}
