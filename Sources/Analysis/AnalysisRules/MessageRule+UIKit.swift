import AnalysisEngine
import Findings
import TraceModel

extension MessageRule {
  /// Reports UIKit’s message about unbalanced transitions.
  static let uiKitUnbalancedTransitions = MessageRule(
    RuleDescriptor(
      901,
      "uikit-unbalanced-transitions",
      .error,
      [.input],
      summary: "UIKit logged “Unbalanced calls to begin/end appearance transitions”.",
      rationale: """
        A transition started before another transition had ended, or the app called a callback \
        itself.
        """,
      help: "wait for the first transition, and call no appearance callback yourself",
      examples: .log(
        wrong: PackageResources.LC901_wrong_log,
        right: PackageResources.LC901_right_log
      ),
      exceptions: [
        "If the calls are recorded, LC217 and LC221 report the same mistake in more detail."
      ],
      sources: [
        "UIKit: “Unbalanced calls to begin/end appearance transitions”",
        "github.com/Haptic-Apps/Slide-iOS/issues/266",
      ],
      published: "github.com/Haptic-Apps/Slide-iOS/issues/266: the log of a menu",
      mayFollowFrom: [
        CauseLink(216), CauseLink(902), CauseLink(217), CauseLink(202), CauseLink(203),
        CauseLink(204), CauseLink(205), CauseLink(207), CauseLink(208), CauseLink(209),
        CauseLink(210), CauseLink(211), CauseLink(212),
      ]
    ),
    opening: "UIKit found unbalanced appearance transitions",
    sentences: [
      Sentence([.unbalancedTransition], [], .logs),
      Sentence([.uikitDiagnostic], ["Unbalanced calls to begin/end"], .both),
    ]
  )

  /// Reports UIKit’s message about appearance callbacks that the app calls itself.
  static let uiKitAppearanceMisuse = MessageRule(
    RuleDescriptor(
      902,
      "uikit-appearance-callback-misuse",
      .error,
      [.input],
      summary: "UIKit logged that the app called an appearance callback directly.",
      rationale: "UIKit does not notice the call, so the other callbacks of the pair are missing.",
      help: """
        use addChild(_:), or beginAppearanceTransition(_:animated:) and endAppearanceTransition()
        """,
      examples: .log(
        wrong: PackageResources.LC902_wrong_log,
        right: PackageResources.LC902_right_log
      ),
      exceptions: ["If the call is recorded, LC216 reports it in more detail."],
      sources: ["UIKit: UIViewControllerAlertForAppearanceCallbackMisuse"],
      published: "github.com/LeoNatan/LNPopupController/issues/521: the log of a player"
    ),
    opening: "UIKit found that the app called an appearance callback itself",
    sentences: [
      Sentence([.appearanceCalledDirectly], [], .logs),
      Sentence(
        [.uikitDiagnostic],
        [
          "directly on a view controller is not supported",
          "UIViewControllerAlertForAppearanceCallbackMisuse",
        ],
        .both
      ),
    ]
  )

  /// Reports UIKit’s messages about presentations that it rejects.
  static let uiKitPresentationRejected = MessageRule(
    RuleDescriptor(
      903,
      "uikit-presentation-rejected",
      .error,
      [.input, .runtime],
      summary: "UIKit logged that it ignores or cannot perform a presentation or dismissal.",
      rationale: "Nothing is shown, and the completion handler is never called.",
      help: "present from the topmost controller on the screen, one controller after the other",
      examples: .log(
        wrong: PackageResources.LC903_wrong_log,
        right: PackageResources.LC903_right_log
      ),
      exceptions: ["If the calls are recorded, LC401 and LC402 give the reason."],
      sources: [
        "UIKit: “Attempt to present … on … whose view is not in the window hierarchy”",
        "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
      ],
      published: "github.com/delba/SwiftyOAuth/issues/28: the log of a sign-in"
    ),
    opening: "UIKit rejected a presentation or dismissal",
    sentences: [
      Sentence([.uikitDiagnostic], ["Attempt to present", "Attempt to dismiss"], .both),
      Sentence([.presentationIgnored], [], .logs),
      Sentence([.presentationIgnored], ["Attempt to dismiss"], .recordings),
      Sentence([.presentationInvalid], [], .both),
      Sentence([.uikitDiagnostic], ["Application tried to present modally"], .both),
    ]
  )

  /// Reports UIKit’s messages about navigation stacks.
  static let uiKitNavigationCorrupted = MessageRule(
    RuleDescriptor(
      904,
      "uikit-navigation-corrupted",
      .error,
      [.input, .runtime],
      summary: """
        UIKit logged that a navigation stack was changed at the wrong time, or in a way that is \
        not possible.
        """,
      rationale: "The navigation bar and the stack may disagree from then on.",
      help: "wait for navigationController(_:didShow:animated:) before the next change",
      examples: .log(
        wrong: PackageResources.LC904_wrong_log,
        right: PackageResources.LC904_right_log
      ),
      exceptions: ["If the transitions are recorded, LC221 and LC404 name them."],
      sources: ["UIKit: “Finishing up a navigation transition in an unexpected state”"],
      published: """
        github.com/Plasma/BufferedNavigationController/issues/9: \
        the log of a queue of pushes
        """
    ),
    opening: "UIKit logged a change of a navigation stack at the wrong time",
    sentences: [
      Sentence([.nestedTransition], [], .logs),
      Sentence([.navigationInvalid], [], .both),
      Sentence(
        [.uikitDiagnostic],
        [
          "can result in corrupted navigation bar",
          "Finishing up a navigation transition in an unexpected state",
          "animated: called on <",
          "transition: called on <",
        ],
        .both
      ),
    ]
  )

  /// Reports messages of the Main Thread Checker.
  static let mainThreadChecker = MessageRule(
    RuleDescriptor(
      905,
      "main-thread-checker",
      .error,
      [.input],
      summary: "The Main Thread Checker reported that UIKit was called on a background thread.",
      rationale: "The effects are unpredictable and often appear later and elsewhere.",
      help: "call UIKit on the main thread: @MainActor, or DispatchQueue.main.async",
      examples: .log(
        wrong: PackageResources.LC905_wrong_log,
        right: PackageResources.LC905_right_log
      ),
      exceptions: ["Names of callbacks in the backtrace of the checker are not events."],
      sources: [
        "developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early"
      ],
      published: "github.com/SwiftKickMobile/SwiftMessages/issues/97: the log of a demo"
    ),
    opening: "UIKit was called on a background thread",
    sentences: [
      Sentence(
        [.uikitDiagnostic],
        [
          "Main Thread Checker: UI API called on a background thread"
        ],
        .both
      )
    ]
  )

  /// Reports UIKit’s exception about inconsistent parents and superviews.
  static let hierarchyInconsistency = MessageRule(
    RuleDescriptor(
      907,
      "hierarchy-inconsistency",
      .error,
      [.input, .runtime],
      summary: "UIKit raised UIViewControllerHierarchyInconsistency.",
      rationale: "UIKit raises an exception and the app crashes.",
      help: """
        make the controller of a view a child of the controller of its superview: call addChild \
        first
        """,
      examples: .log(
        wrong: PackageResources.LC907_wrong_log,
        right: PackageResources.LC907_right_log
      ),
      exceptions: ["If UIKit rejects addChild itself and the call is recorded, that is LC312."],
      sources: [
        "UIKit: UIViewControllerHierarchyInconsistency",
        "github.com/software-mansion/react-native-screens/issues/700",
      ],
      published: """
        github.com/jmascia/KLCPopup/issues/6: \
        a child's view was shown in a popup of the window
        """
    ),
    opening: "UIKit found that its parent and the controller of its superview differ",
    sentences: [
      Sentence([.hierarchyInconsistency], [], .logs),
      Sentence([.hierarchyInconsistency], ["!but requested parent is"], .recordings),
    ]
  )

  /// Reports UIKit’s message about detached presenters.
  static let detachedPresenterWarning = MessageRule(
    RuleDescriptor(
      908,
      "detached-presenter-warning",
      .warning,
      [.input],
      summary: "UIKit logged that a detached controller presents.",
      rationale: """
        Rotation, safe areas and the presentation itself may be wrong; UIKit warns that it will \
        raise an exception.
        """,
      help: "add the controller, or its container, as a child: addChild(_:)",
      examples: .log(
        wrong: PackageResources.LC908_wrong_log,
        right: PackageResources.LC908_right_log
      ),
      exceptions: ["If the call is recorded, that is LC407."],
      sources: ["UIKit: “Presenting view controllers on detached view controllers is discouraged”"],
      published: "github.com/PageMenu/PageMenu/issues/77: the log of a menu of pages"
    ),
    opening: "presents although it is not in the controller hierarchy",
    sentences: [
      Sentence(
        [.uikitDiagnostic],
        [
          "Presenting view controllers on detached",
          "from detached view controller",
        ],
        .both
      ),
      Sentence([.presentationDetached], [], .logs),
    ]
  )

  /// Reports UIKit’s message about a view that is loaded during deallocation.
  static let viewLoadedWhileDeallocating = MessageRule(
    RuleDescriptor(
      911,
      "view-loaded-while-deallocating",
      .warning,
      [.input, .runtime],
      summary: "UIKit logged that the view of a controller was read while it was deallocated.",
      rationale: """
        The view was never loaded: it is created for a controller that is about to vanish, and what \
        refers to the controller during the load may crash.
        """,
      help:
        "read viewIfLoaded or isViewLoaded in deinit, or load the view of a search controller early",
      examples: .log(
        wrong: PackageResources.LC911_wrong_log,
        right: PackageResources.LC911_right_log
      ),
      exceptions: [
        "A deinit that reads a view which is loaded is not a mistake.",
        """
        UIKit itself reads the view of a search controller that was never shown: a recording of it has no \
        finding.
        """,
      ],
      sources: [
        "UIKit: “Attempting to load the view of a view controller while it is deallocating”",
        "openradar 22250107: a search controller that was never shown",
      ],
      published: "github.com/mapbox/mapbox-gl-native/issues/2475: the log of a released alert"
    ),
    opening: "its view was read while it was deallocated",
    sentences: [
      Sentence([.viewLoadedWhileDeallocating], [], .logs),
      Sentence([.viewLoadedWhileDeallocating], ["!(<UISearchController"], .recordings),
    ]
  )
}
