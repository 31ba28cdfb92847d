import AnalysisEngine
import Findings

extension UnexpectedCallback {
  /// Reports an application or scene that becomes active twice.
  static let becameActiveTwice = UnexpectedCallback(
    RuleDescriptor(
      501,
      "became-active-twice",
      .warning,
      [.callbacks],
      summary: "didBecomeActive was called although the application or scene was already active.",
      rationale: "The callback starts its timers or games a second time.",
      help: "do not call the delegate’s methods yourself",
      examples: .log(
        wrong: PackageResources.LC501_wrong_log,
        right: PackageResources.LC501_right_log
      ),
      exceptions: ["A log that never prints willResignActive is not reported."],
      sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"],
      published: "openradar 49216830: the notification center activates the app twice"
    ),
    "was called while it was active"
  )

  /// Reports a change to the background without `willResignActive`.
  static let backgroundWithoutResign = UnexpectedCallback(
    RuleDescriptor(
      502,
      "background-without-resign",
      .warning,
      [.callbacks],
      summary: "didEnterBackground was called although the application or scene was active.",
      rationale: "Activities that willResignActive pauses keep running in the background.",
      help: "do not call the delegate’s methods yourself",
      examples: .log(
        wrong: PackageResources.LC502_wrong_log,
        right: PackageResources.LC502_right_log
      ),
      exceptions: [
        "An application that is launched in the background was never active.",
        "A log that never prints willResignActive is not reported.",
      ],
      sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
    ),
    "was called without willResignActive"
  )

  /// Reports `willEnterForeground` of an active application or scene.
  static let foregroundWhileActive = UnexpectedCallback(
    RuleDescriptor(
      503,
      "foreground-while-active",
      .warning,
      [.callbacks],
      summary: "willEnterForeground was called although the application or scene was active.",
      rationale: "The screen refreshes while the user is interacting with it.",
      help: "do not call the delegate’s methods yourself",
      examples: .log(
        wrong: PackageResources.LC503_wrong_log,
        right: PackageResources.LC503_right_log
      ),
      exceptions: [
        "A scene also receives sceneWillEnterForeground when it connects for the first time."
      ],
      sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
    ),
    "was called while it was active"
  )

  /// Reports callbacks of a scene that is not connected yet.
  static let sceneEventBeforeConnect = UnexpectedCallback(
    RuleDescriptor(
      504,
      "scene-event-before-connect",
      .warning,
      [.callbacks],
      summary: "A callback of a scene was called before scene(_:willConnectTo:options:).",
      rationale: """
        The window is created in scene(_:willConnectTo:options:): earlier callbacks find no \
        window.
        """,
      help: """
        create the window in scene(_:willConnectTo:options:), and do not forward scene callbacks \
        yourself
        """,
      examples: .log(
        wrong: PackageResources.LC504_wrong_log,
        right: PackageResources.LC504_right_log
      ),
      exceptions: [
        "UIKit may call windowScene(_:didUpdate:…) first.",
        "A log that begins later is not reported.",
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
      ]
    ),
    "was called before scene(_:willConnectTo:options:)"
  )

  /// Reports callbacks of a disconnected scene.
  static let sceneEventAfterDisconnect = UnexpectedCallback(
    RuleDescriptor(
      505,
      "scene-event-after-disconnect",
      .warning,
      [.callbacks],
      summary: "A callback of a scene was called after sceneDidDisconnect.",
      rationale: """
        The windows and controllers of the scene are released, so the callback has nothing to work \
        on.
        """,
      help: """
        do not forward scene callbacks yourself, and release the scene in sceneDidDisconnect(_:)
        """,
      examples: .log(
        wrong: PackageResources.LC505_wrong_log,
        right: PackageResources.LC505_right_log
      ),
      exceptions: [
        """
        Controllers receive viewWillDisappear and viewDidDisappear after it if the user closes the \
        app in the app switcher.
        """,
        "The scene may connect again.",
      ],
      sources: ["developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"]
    ),
    "was called after sceneDidDisconnect"
  )

  /// Reports a second launch of one process.
  static let doubleLaunch = UnexpectedCallback(
    RuleDescriptor(
      508,
      "double-launch",
      .error,
      [.runtime],
      summary: "didFinishLaunching was called twice in one process.",
      rationale: "The app sets everything up twice.",
      help: "do not call the delegate’s method yourself",
      examples: .trace(
        wrong: PackageResources.LC508_wrong_jsonl,
        right: PackageResources.LC508_right_jsonl
      ),
      exceptions: ["In a log, a second launch is another run: most logs do not print the process."],
      sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
    ),
    "was called a second time in this process"
  )
}
