import AnalysisEngine
import Findings
import TraceModel

/// Reports a callback that runs before another callback of the controller has returned.
struct NestedCallback: Rule {
  let descriptor: RuleDescriptor
  let restsOnOrder = true
  let signals: Signal.Kinds = .callback
  let names: [Name]
  private let outer: Name
  private let message: String
  /// The notes of the outer and of the inner callback.
  private let notes: (String, String)

  init(
    _ descriptor: RuleDescriptor,
    of inner: Name,
    within outer: Name,
    message: String,
    notes: (String, String)
  ) {
    self.descriptor = descriptor
    names = [inner]
    self.outer = outer
    self.message = message
    self.notes = notes
  }

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal,
      let slice = state.calls.openCallback(outer, of: callback.subject)
    else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: message,
        evidence: [
          state.evidence(slice, note: notes.0), state.evidence(callback, note: notes.1),
        ]
      )
    )
  }
}

extension NestedCallback {
  /// Reports an appearance that begins within `viewDidLoad`.
  static let appearDuringDidLoad = NestedCallback(
    RuleDescriptor(
      108,
      "appear-during-did-load",
      .warning,
      [.runtime],
      summary: "viewWillAppear was called before viewDidLoad returned.",
      rationale: "Views that viewDidLoad sets up after this point are missing in viewWillAppear.",
      help: """
        do not add a controller's view to a window, or present from the controller, in its \
        viewDidLoad()
        """,
      examples: .swift(PackageResources.LC108_swift),
      exceptions: [
        "The appearance of a child within viewDidLoad of its parent is not reported.",
        "UIKit of iOS 6 itself called viewWillAppear within viewDidLoad.",
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
        "openradar 12214613",
      ],
      published: "openradar 12214613: UIKit of iOS 6 sent viewWillAppear within viewDidLoad"
    ),
    of: .viewWillAppear,
    within: .viewDidLoad,
    message: "viewWillAppear was called before viewDidLoad returned",
    notes: ("viewDidLoad begins", "called within viewDidLoad")
  )

  /// Reports a view that is loaded during the init of its controller.
  static let viewLoadedDuringInit = NestedCallback(
    RuleDescriptor(
      107,
      "view-loaded-during-init",
      .warning,
      [.callbacks],
      summary: "A controller loaded its view during its own init.",
      rationale: """
        viewDidLoad runs before init has finished, and uses properties that init has not set yet.
        """,
      help: "move code that uses view from init to viewDidLoad()",
      examples: .trace(
        wrong: PackageResources.LC107_wrong_jsonl,
        right: PackageResources.LC107_right_jsonl
      ),
      exceptions: [
        "Only a trace that records init as a slice shows it: a printed line has no end."
      ],
      sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()"],
      published: """
        github.com/slackhq/SlackTextViewController/issues/13: \
        init touched the view, and viewDidLoad of the subclass ran too early
        """
    ),
    of: .viewDidLoad,
    within: .initializer,
    message: "viewDidLoad ran within init, before the controller was complete",
    notes: ("init begins", "view was read before init ended")
  )
}
