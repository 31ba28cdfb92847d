import AnalysisEngine
import Findings

extension UnexpectedCallback {
  /// Reports `viewDidAppear` of a hidden controller.
  static let didAppearWithoutWillAppear = UnexpectedCallback(
    RuleDescriptor(
      202,
      "did-appear-without-will-appear",
      .error,
      [.callbacks],
      summary: "viewDidAppear was called without viewWillAppear.",
      rationale: "The user sees a screen that viewWillAppear has not prepared.",
      help: """
        in a container, call beginAppearanceTransition(true, animated:) before \
        endAppearanceTransition()
        """,
      examples: .loggedSwift(PackageResources.LC202_swift),
      exceptions: [
        """
        In a log it is withheld, and the summary counts it, if no object of the class prints \
        viewWillAppear. One such line, before or after, is enough; the number of visits and deinit \
        lines do not matter.
        """
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
        "openradar 12322346",
      ],
      published: """
        github.com/yeatse/YTPageController/pull/1: \
        the first page received viewDidAppear only
        """,
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called without viewWillAppear",
    restsOnOrder: true
  )

  /// Reports `viewWillDisappear` of a hidden controller.
  static let willDisappearWhileHidden = UnexpectedCallback(
    RuleDescriptor(
      203,
      "will-disappear-while-hidden",
      .error,
      [.callbacks],
      summary: "viewWillDisappear was called although the view never appeared.",
      rationale: "The callback tears down state that was never set up.",
      help: "do not forward a disappearance to children that did not appear",
      examples: .loggedSwift(PackageResources.LC203_swift),
      exceptions: [
        "viewWillDisappear before viewDidAppear is legal: the transition was cancelled or replaced."
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
        "github.com/rechsteiner/Parchment/issues/356",
      ],
      published: """
        github.com/ipup/PPRevealSideViewController/issues/11: \
        a new side controller was told to disappear first
        """,
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was hidden",
    restsOnOrder: true
  )

  /// Reports `viewDidDisappear` of a hidden controller.
  static let didDisappearRepeated = UnexpectedCallback(
    RuleDescriptor(
      204,
      "did-disappear-repeated",
      .error,
      [.callbacks],
      summary: "viewDidDisappear was called although the controller was already hidden.",
      rationale: "The callback tears down the same state twice.",
      help: """
        call endAppearanceTransition() once for each beginAppearanceTransition(_:animated:); never \
        call the callback yourself
        """,
      examples: .loggedSwift(PackageResources.LC204_swift),
      sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
      published: """
        github.com/ViewDeck/ViewDeck/issues/268: \
        a container sent the disappearance again when it was deallocated
        """,
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was already hidden",
    restsOnOrder: true
  )

  /// Reports `viewWillAppear` of an appearing controller.
  static let willAppearRepeated = UnexpectedCallback(
    RuleDescriptor(
      205,
      "will-appear-repeated",
      .error,
      [.callbacks],
      summary: "viewWillAppear was called twice in one appearance.",
      rationale: "The callback starts its observers and timers twice.",
      help: """
        remove the call of viewWillAppear(_:) or the second beginAppearanceTransition(true, \
        animated:)
        """,
      examples: .loggedSwift(PackageResources.LC205_swift),
      exceptions: [
        "viewWillAppear after viewWillDisappear is legal: a swipe was cancelled.",
        """
        In a log that prints only a name, and no deinit, another object of the name may have appeared: \
        only the first object of the name is judged. A viewWillAppear that follows another one at once \
        is then reported as info with low confidence.
        """,
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
        "github.com/martinjuhasz/MJPopupViewController/issues/76",
      ],
      published: """
        github.com/martinjuhasz/MJPopupViewController/issues/76: \
        a popup sent viewWillAppear in addition to UIKit
        """,
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was already appearing",
    restsOnOrder: true
  )

  /// Reports `viewDidDisappear` of an appearing controller.
  static let didDisappearWhileAppearing = UnexpectedCallback(
    RuleDescriptor(
      207,
      "did-disappear-while-appearing",
      .error,
      [.callbacks],
      summary: "viewDidDisappear was called while the controller was appearing.",
      rationale: "viewWillDisappear is missing, so the activities that it stops keep running.",
      help: """
        in a container, call beginAppearanceTransition(false, animated:) before \
        endAppearanceTransition()
        """,
      examples: .loggedSwift(PackageResources.LC207_swift),
      sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was appearing, without viewWillDisappear",
    restsOnOrder: true
  )

  /// Reports `viewWillAppear` of a visible controller.
  static let willAppearWhileVisible = UnexpectedCallback(
    RuleDescriptor(
      208,
      "will-appear-while-visible",
      .error,
      [.callbacks],
      summary: "viewWillAppear was called although the controller was visible.",
      rationale: """
        The app probably calls it to refresh the screen; observers and timers are started twice.
        """,
      help: "move the code that refreshes the screen into a separate method and call that method",
      examples: .loggedSwift(PackageResources.LC208_swift),
      exceptions: [
        "A log that never prints viewWillDisappear may hide a disappearance in between."
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
        "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      ],
      published: """
        github.com/erichoracek/MSDynamicsDrawerViewController/issues/101: \
        a drawer began the appearance of its pane twice
        """,
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was already visible",
    restsOnOrder: true
  )

  /// Reports `viewDidAppear` of a visible controller.
  static let didAppearRepeated = UnexpectedCallback(
    RuleDescriptor(
      209,
      "did-appear-repeated",
      .error,
      [.callbacks],
      summary: "viewDidAppear was called although the controller was already visible.",
      rationale: "Screen analytics count the screen twice, and the callback starts its work twice.",
      help: """
        call endAppearanceTransition() once for each beginAppearanceTransition(_:animated:); never \
        call the callback yourself
        """,
      examples: .loggedSwift(PackageResources.LC209_swift),
      exceptions: [
        "After a cancelled swipe, viewDidAppear is called again without viewDidDisappear.",
        """
        If a view is added without addChild while its parent appears, UIKit calls viewDidAppear \
        twice.
        """,
        "A recording shows that the app makes the call: that is LC216.",
      ],
      sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)"],
      published: """
        github.com/nicolaschengdev/WYPopoverController/issues/143: \
        a popover sent viewDidAppear in addition to UIKit
        """,
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was already visible",
    restsOnOrder: true
  )

  /// Reports `viewDidDisappear` of a visible controller.
  static let didDisappearWithoutWill = UnexpectedCallback(
    RuleDescriptor(
      210,
      "did-disappear-without-will",
      .error,
      [.callbacks],
      summary: "viewDidDisappear was called without viewWillDisappear.",
      rationale: "viewWillDisappear did not save its data or stop its activities.",
      help: """
        in a container, call beginAppearanceTransition(false, animated:) before \
        endAppearanceTransition()
        """,
      examples: .loggedSwift(PackageResources.LC210_swift),
      sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called without viewWillDisappear",
    restsOnOrder: true
  )

  /// Reports `viewWillDisappear` of a disappearing controller.
  static let willDisappearRepeated = UnexpectedCallback(
    RuleDescriptor(
      211,
      "will-disappear-repeated",
      .error,
      [.callbacks],
      summary: "viewWillDisappear was called twice in one disappearance.",
      rationale: "The callback saves its data or stops its activities twice.",
      help: "dismiss or pop once; remove the call of viewWillDisappear(_:)",
      examples: .loggedSwift(PackageResources.LC211_swift),
      exceptions: ["UIKit calls viewWillDisappear twice on a UIInputViewController."],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
        "github.com/mattneub/Programming-iOS-Book-Examples bk2ch10p525InputViewTest",
      ],
      published: """
        github.com/min/MNPageViewController/issues/8: \
        a page's log has viewWillDisappear twice in one turn of pages
        """,
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was already disappearing",
    restsOnOrder: true,
    exceptIn: "UIInputViewController"
  )

  /// Reports `viewDidAppear` of a disappearing controller.
  static let didAppearWhileDisappearing = UnexpectedCallback(
    RuleDescriptor(
      212,
      "did-appear-while-disappearing",
      .error,
      [.callbacks],
      summary: "viewDidAppear was called while the controller was disappearing.",
      rationale: "A container ended a cancelled transition without starting the appearance again.",
      help: """
        after a cancelled transition, call beginAppearanceTransition(true, animated:), then \
        endAppearanceTransition()
        """,
      examples: .loggedSwift(PackageResources.LC212_swift),
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)"
      ],
      mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
    ),
    "was called while it was disappearing; the cancelled transition skipped viewWillAppear",
    restsOnOrder: true
  )
}
