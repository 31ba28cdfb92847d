import Findings
import TraceModel

/// Warns of an application that becomes active without a window.
struct NoWindowAtLaunch: Rule {
  static let descriptor = RuleDescriptor(
    509,
    "no-window-at-launch",
    .warning,
    [.runtime],
    summary: "The application became active, and no window has a root.",
    rationale: "The screen stays black, or UIKit throws an exception.",
    help: "set rootViewController and call makeKeyAndVisible() at the launch",
    bad: "didFinishLaunching didBecomeActive",
    good: "didFinishLaunching { makeKeyAndVisible } didBecomeActive",
    exceptions: ["A log does not print windows: the rule is silent there."],
    sources: [
      "developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller",
      "UIKit: “Application windows are expected to have a root view controller”",
    ]
  )

  static let signals: Signal.Kinds = [.callback, .hierarchy, .diagnostic]
  static let names: [Name] = [
    .applicationDidFinishLaunching, .applicationDidBecomeActive, .sceneDidBecomeActive,
    .rootRelation,
  ]

  private var rooted: Set<UInt32> = []
  private var launched: Set<UInt32> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .hierarchy(let event): rooted.insert(event.process)
    case .diagnostic(let event, _):
      guard event.name == .rootMissing, rooted.insert(event.process).inserted else { return }
      let evidence = world.evidence(event, note: Self.note)
      report(
        event.subject,
        "a visible window has no root at the end of the launch",
        evidence,
        in: &world
      )
    case .callback(let callback):
      if callback.name == .applicationDidFinishLaunching {
        launched.insert(callback.process)
        return
      }
      guard !world.isLog, launched.contains(callback.process),
        rooted.insert(callback.process).inserted
      else { return }
      let evidence = world.evidence(callback, note: Self.note)
      report(
        callback.subject,
        "became active without a window that has a root",
        evidence,
        in: &world
      )
    default: break
    }
  }

  private static let note = "no rootViewController before this"

  private func report(
    _ id: SubjectID,
    _ message: String,
    _ evidence: Finding.Evidence,
    in world: inout World
  ) {
    world.report(
      finding(
        of: world.object(id),
        message: message,
        evidence: [evidence]
      )
    )
  }
}
