import Findings
import TraceModel

/// Reports appearance callbacks that the app called itself.
struct AppearanceCalledDirectly: Rule {
  static let descriptor = RuleDescriptor(
    216,
    "appearance-called-directly",
    .error,
    [.runtime],
    summary: "The app called an appearance callback itself.",
    rationale: """
      UIKit knows nothing of it: the other callbacks of the pair never come, and they may \
      come twice.
      """,
    help:
      "use addChild(_:), or beginAppearanceTransition(_:animated:) and endAppearanceTransition()",
    bad: "child.viewWillAppear(true)",
    good: "child.beginAppearanceTransition(true, animated: true)",
    exceptions: [
      "super.viewWillAppear(_:) inside an override is right.",
      "Another callback of super is LC807; what UIKit prints of it in a device log is LC902.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      "UIViewControllerAlertForAppearanceCallbackMisuse, iOS 16",
    ]
  )

  static let signals: Signal.Kinds = .direct

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .direct(let callback) = signal, callback.name != .loadView else { return }
    report(callback, in: &world)
  }

  private func report(_ callback: CallbackEvent, in world: inout World) {
    let outer = world.callback(around: callback.subject)
    let place = outer.map { " inside \(world.name($0.subject)).\(Vocabulary.text($0.name))" } ?? ""
    world.report(
      finding(
        of: world.object(callback.subject),
        message: "the app called \(Vocabulary.text(callback.name)) itself\(place); UIKit did not",
        evidence: [world.evidence(callback, note: "called by the app")]
      ),
      weakerThan: world.innermostCallbackAround(callback) ? [807] : []
    )
  }
}
