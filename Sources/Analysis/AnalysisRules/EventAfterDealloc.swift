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
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1,"cat":"object","id2":{"local":"0x1"},"name":"HomeViewController#1","args":{"class":"HomeViewController","kind":"viewController","identity":"pointer"}}
      {"ph":"B","pid":1,"tid":1,"ts":2,"cat":"callback","name":"HomeViewController.viewDidLoad","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":3}
      {"ph":"B","pid":1,"tid":1,"ts":4,"cat":"callback","name":"HomeViewController.deinit","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":5}
      {"ph":"B","pid":1,"tid":1,"ts":6,"cat":"callback","name":"HomeViewController.viewWillAppear","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":7}
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1,"cat":"object","id2":{"local":"0x1"},"name":"HomeViewController#1","args":{"class":"HomeViewController","kind":"viewController","identity":"pointer"}}
      {"ph":"B","pid":1,"tid":1,"ts":2,"cat":"callback","name":"HomeViewController.viewDidLoad","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":3}
      {"ph":"B","pid":1,"tid":1,"ts":4,"cat":"callback","name":"HomeViewController.viewWillAppear","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":5}
      {"ph":"B","pid":1,"tid":1,"ts":6,"cat":"callback","name":"HomeViewController.viewDidAppear","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":7}
      """
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
