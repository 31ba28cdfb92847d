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
    exceptions: ["super.viewWillAppear(_:) inside an override is right."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      "UIViewControllerAlertForAppearanceCallbackMisuse, iOS 16",
    ]
  )

  static let signals: Signal.Kinds = [.direct, .diagnostic]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .direct(let callback): report(callback, in: &world)
    case .diagnostic(let event, let text):
      // A runtime records the call itself, and a wrong super, of which UIKit says the same.
      guard world.isLog, event.name == .appearanceCalledDirectly else { return }
      report(event, text, in: &world)
    default: break
    }
  }

  private func report(_ event: TraceEvent, _ text: String, in world: inout World) {
    let quote = text.isEmpty ? "" : ": “\(text)”"
    world.report(
      finding(
        subject: event.subject == .none ? "" : world.name(event.subject),
        id: event.subject,
        message: "UIKit found that the app called an appearance callback itself\(quote)",
        evidence: [world.evidence(event, note: "UIKit said it here")]
      )
    )
  }

  private func report(_ callback: CallbackEvent, in world: inout World) {
    let outer = world.callback(around: callback.subject)
    let place = outer.map { " inside \(world.name($0.subject)).\(Vocabulary.text($0.name))" } ?? ""
    world.report(
      finding(
        subject: world.name(callback.subject),
        id: callback.subject,
        message: "the app called \(Vocabulary.text(callback.name)) itself\(place); UIKit did not",
        evidence: [world.evidence(callback, note: "called by the app")]
      )
    )
  }
}
