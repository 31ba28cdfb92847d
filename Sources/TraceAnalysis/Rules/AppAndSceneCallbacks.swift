import Findings
import TraceModel

/// Warns of an application that hears of its life twice.
struct AppAndSceneCallbacks: Rule {
  static let descriptor = RuleDescriptor(
    506,
    "app-and-scene-callbacks-both",
    .warning,
    [.callbacks],
    summary: """
      Both the application delegate and scene delegates are told of the foreground and \
      background.
      """,
    rationale: """
      UIKit tells only the scenes when there are some: what the application delegate does comes \
      from a call by hand, or twice.
      """,
    help: "move the work to the scene delegate, and call nothing of it yourself",
    bad: "applicationDidBecomeActive sceneDidBecomeActive",
    good: "didFinishLaunching sceneDidBecomeActive",
    exceptions: [
      "didFinishLaunching and willTerminate belong to the application either way.",
      "UIApplication posts its notifications with scenes too; only its delegate is not told.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
      "developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification",
    ]
  )

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = applicationNames + sceneNames

  private static let applicationNames: [Name] = [
    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
    .applicationWillEnterForeground,
  ]
  private static let sceneNames: [Name] = [
    .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
    .sceneWillEnterForeground,
  ]

  private struct Seen {
    var application: Finding.Evidence?
    var scene: Finding.Evidence?
    var isReported = false
  }

  private var seen: [UInt32: Seen] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal, !isNotification(callback, in: world) else {
      return
    }
    var record = seen[callback.process] ?? Seen()
    defer { seen[callback.process] = record }
    guard !record.isReported else { return }
    if Self.sceneNames.contains(callback.name) {
      if record.scene == nil { record.scene = world.evidence(callback, note: "the scene is told") }
    } else if record.application == nil {
      record.application = world.evidence(callback, note: "the application is told")
    }
    guard let application = record.application, let scene = record.scene else { return }
    record.isReported = true
    let evidence = application.line <= scene.line ? [application, scene] : [scene, application]
    world.report(
      finding(
        message: "both the application delegate and a scene delegate are told: UIKit tells only "
          + "scenes",
        evidence: evidence
      )
    )
  }

  /// Whether the application itself is the subject, not its delegate: it posts a notification.
  private func isNotification(_ callback: CallbackEvent, in world: World) -> Bool {
    callback.slot >= 0 && world.className(slot: callback.slot) == "UIApplication"
  }
}
