import TraceModel

/// Reports callbacks of a dead controller.
struct EventAfterDealloc: CellRule {
  static let descriptor = RuleDescriptor(
    703,
    "event-after-dealloc",
    .error,
    [.callbacks],
    summary: "A callback of an object was called after its deinit.",
    rationale: "The app calls a deallocated object, which may crash at any time.",
    help: "look for unowned references and for callbacks that the app calls itself",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> deinit
      2026-01-01 12:00:00.140 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> deinit
      """
    ),
    exceptions: [
      "init, loadView or viewDidLoad at the same address belongs to a new object.",
      "A class that never prints viewDidLoad does not show where lifetimes begin.",
    ],
    sources: ["docs.swift.org/swift-book: Automatic Reference Counting"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came after its deinit"
  }
}
