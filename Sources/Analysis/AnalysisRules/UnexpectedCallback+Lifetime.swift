import AnalysisEngine
import Findings

extension UnexpectedCallback {
  /// Reports an appearance before the view was loaded.
  static let appearBeforeLoad = UnexpectedCallback(
    RuleDescriptor(
      102,
      "appear-before-load",
      .error,
      [.callbacks],
      summary: "A controller appeared before its viewDidLoad.",
      rationale: "viewWillAppear uses views that viewDidLoad has not set up yet.",
      help: "call super.viewDidLoad() in a logging base class, and assign view in loadView()",
      examples: .log(
        wrong: PackageResources.LC102_wrong_log,
        right: PackageResources.LC102_right_log
      ),
      exceptions: ["A log that never prints viewDidLoad does not show when views are loaded."],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
        "github.com/ViewDeck/ViewDeck/issues/259",
      ],
      published: """
        github.com/ViewDeck/ViewDeck/pull/343: \
        a container called viewWillAppear before the view was loaded
        """
    ),
    "was called before viewDidLoad",
    restsOnOrder: true
  )

  /// Reports a view that moved to a window without `willMove(toWindow:)`.
  static let windowPairBroken = UnexpectedCallback(
    RuleDescriptor(
      605,
      "window-pair-broken",
      .warning,
      [.callbacks],
      summary: "didMoveToWindow was called without willMove(toWindow:).",
      rationale: """
        The preparation of willMove(toWindow:) is missing; probably the app calls didMoveToWindow \
        itself.
        """,
      help: "call super in willMove(toWindow:), and never call didMoveToWindow() yourself",
      examples: .loggedSwift(PackageResources.LC605_swift),
      exceptions: [
        "The window may be nil if the view leaves a window.",
        "A view that moves together with its superview receives both callbacks as well.",
      ],
      sources: ["developer.apple.com/documentation/uikit/uiview/didmovetowindow()"]
    ),
    "was called without willMove(toWindow:)"
  )

  /// Reports callbacks of a deallocated object.
  static let eventAfterDealloc = UnexpectedCallback(
    RuleDescriptor(
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
      sources: ["docs.swift.org/swift-book: Automatic Reference Counting"],
      published: """
        github.com/futuretap/InAppSettingsKit/pull/64: \
        a delayed scroll reached a deallocated controller
        """
    ),
    "was called after its deinit"
  )
}
