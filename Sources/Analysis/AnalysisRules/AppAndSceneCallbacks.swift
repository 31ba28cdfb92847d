import AnalysisEngine
import Findings
import TraceModel

/// Reports an app whose application delegate and scene delegates both receive callbacks.
struct AppAndSceneCallbacks: Rule {
  let descriptor = RuleDescriptor(
    506,
    "app-and-scene-callbacks-both",
    .warning,
    [.callbacks],
    summary: """
      Both the application delegate and a scene delegate receive foreground and background \
      callbacks.
      """,
    rationale: """
      When the app uses scenes, UIKit calls only the scene delegates: the app calls its \
      application delegate itself, or does the work twice.
      """,
    help: "move the work to the scene delegate, and do not call the delegate’s methods yourself",
    examples: .log(
      wrong: PackageResources.LC506_wrong_log,
      right: PackageResources.LC506_right_log
    ),
    exceptions: [
      "didFinishLaunching and willTerminate belong to the application in both cases.",
      """
      UIApplication posts its notifications for apps with scenes as well; only its delegate is \
      not called.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
      "developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification",
    ],
    published: """
      github.com/unoplatform/uno/pull/19083: \
      an app with scenes handled both kinds of activation
      """
  )

  let signals: Signal.Kinds = .callback
  let names: [Name] = applicationNames + sceneNames

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

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal, !isNotification(callback, in: state) else {
      return
    }
    var record = seen[callback.process] ?? Seen()
    defer { seen[callback.process] = record }
    guard !record.isReported else { return }
    if Self.sceneNames.contains(callback.name) {
      if record.scene == nil {
        record.scene = state.evidence(callback, note: "the scene delegate is called")
      }
    } else if record.application == nil {
      record.application = state.evidence(callback, note: "the application delegate is called")
    }
    guard let application = record.application, let scene = record.scene else { return }
    record.isReported = true
    let evidence = application.line <= scene.line ? [application, scene] : [scene, application]
    ledger.report(
      finding(
        message: "both the application delegate and a scene delegate are called: UIKit calls only "
          + "scene delegates",
        evidence: evidence
      )
    )
  }

  /// Whether the event is a notification: its subject is the application, not the delegate.
  private func isNotification(_ callback: CallbackEvent, in state: AnalysisState) -> Bool {
    callback.slot >= 0 && state.className(slot: callback.slot) == "UIApplication"
  }
}
