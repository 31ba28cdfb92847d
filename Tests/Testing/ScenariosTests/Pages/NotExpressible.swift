import Scenarios

/// Methods of the runtime that scenarios can't use, with the reason.
///
/// A test compares the list with the runtime: a method that is neither a word of a scenario nor
/// listed here is an error.
struct NotExpressible {
  let type: String
  /// The methods of the type; empty for all methods.
  let methods: [String]
  /// The reason why a scenario can't call or observe them.
  let reason: String

  init(_ type: String, _ methods: [String], _ reason: String) {
    self.type = type
    self.methods = methods
    self.reason = reason
  }

  private static let properties = [
    "setNeedsUpdateProperties", "updateProperties", "updatePropertiesIfNeeded",
  ]

  private static let secondary = [
    "collapseSecondaryViewController", "separateSecondaryViewController",
  ]

  private static let ownDecision = "a file can't override what a split view controller asks"

  private static let unrecordedProperties = "traces do not contain updates of properties"

  /// All entries, in alphabetical order of the types.
  static let all: [NotExpressible] = (whole + parts).sorted { $0.type < $1.type }

  /// Types whose other methods scenarios use.
  private static let parts: [NotExpressible] = [
    NotExpressible("UINavigationController", secondary, ownDecision),
    NotExpressible("UIViewController", secondary, ownDecision),
    NotExpressible("UIView", properties, unrecordedProperties),
    NotExpressible("UIViewController", properties, unrecordedProperties),
    NotExpressible(
      "HeadlessApp",
      [
        "advanceToNext", "block", "inRealTime", "runOneTask", "runToEnd", "runToLast", "schedule",
        "suppress", "tapBack", "tour",
      ],
      "drives tests; `advance`, `settle`, `idle`, `turn` and `after` are the words for it"
    ),
    NotExpressible(
      "HeadlessApp",
      [
        "doubleTap", "drag", "longPress", "pinch", "pressDelete", "pressReturn", "swipe", "tap",
        "type",
      ],
      touches
    ),
    NotExpressible(
      "HeadlessApp",
      [
        "fling", "reorder", "scroll", "scrollToTop", "swipeToDelete", "tapAccessory",
        "tapEditControl",
        "tapSwipeAction",
      ],
      "a file has no verb for fingers in scroll views and tables yet"
    ),
    NotExpressible(
      "NSLayoutXAxisAnchor",
      [
        "anchorWithOffset"
      ],
      distances
    ),
    NotExpressible(
      "NSLayoutYAxisAnchor",
      [
        "anchorWithOffset"
      ],
      distances
    ),
    NotExpressible(
      "Task",
      [
        "detached", "sleep",
      ],
      "`after 500ms: …` schedules; a file has no tasks"
    ),
    NotExpressible(
      "UIAccessibilityTraits",
      [
        "convertToScreenCoordinates", "post",
      ],
      "no assistive technology runs"
    ),
    NotExpressible(
      "UIAdaptivePresentationControllerDelegate",
      [
        "adaptivePresentationStyle"
      ],
      "an answer of the app; the style stays the presented controller's own"
    ),
    NotExpressible(
      "UIAlertController",
      [
        "addAction", "addTextField", "tap",
      ],
      "an alert of a scenario has no buttons; it is dismissed with `dismiss`"
    ),
    NotExpressible(
      "UIAlertView",
      [
        "addButton", "buttonTitle", "dismiss", "show",
      ],
      "an alert of a scenario has no buttons; it is dismissed with `dismiss`"
    ),
    NotExpressible(
      "UIAlertViewDelegate",
      [
        "alertView", "didPresent", "willPresent",
      ],
      "an alert of a scenario has no buttons; it is dismissed with `dismiss`"
    ),
    NotExpressible(
      "UIApplication",
      [
        "beginBackgroundTask", "beginIgnoringInteractionEvents",
        "beginReceivingRemoteControlEvents", "canOpenURL", "endBackgroundTask",
        "endIgnoringInteractionEvents", "endReceivingRemoteControlEvents", "open", "openURL",
        "registerForRemoteNotifications", "requestSceneSessionActivation",
        "requestSceneSessionDestruction", "requestSceneSessionRefresh", "sendAction",
        "setAlternateIconName", "setMinimumBackgroundFetchInterval",
        "unregisterForRemoteNotifications", "value",
      ],
      device
    ),
    NotExpressible(
      "UILabel",
      [
        "drawText", "textRect",
      ],
      computes
    ),
    NotExpressible(
      "UINavigationController",
      [
        "beginInteractivePop", "cancelInteractivePop", "finishInteractivePop",
        "updateInteractivePop",
      ],
      swipes
    ),
    NotExpressible(
      "UINavigationController",
      [
        "setToolbarHidden"
      ],
      bars
    ),
    NotExpressible(
      "UINavigationItem",
      [
        "setHidesBackButton", "setLeftBarButton", "setLeftBarButtonItems", "setRightBarButton",
        "setRightBarButtonItems",
      ],
      "setters; `hidesBackButton` decides only whether a swipe begins"
    ),
    NotExpressible(
      "UIPageViewController",
      [
        "beginInteractivePageTurn", "cancelInteractivePageTurn", "finishInteractivePageTurn",
        "updateInteractivePageTurn",
      ],
      swipes
    ),
    NotExpressible(
      "UIPageViewControllerDataSource",
      [
        "presentationCount", "presentationIndex",
      ],
      drawing
    ),
    NotExpressible(
      "UIPercentDrivenInteractiveTransition",
      [
        "pause"
      ],
      "a finger that rests sends nothing"
    ),
    NotExpressible(
      "UIPresentationController",
      [
        "beginInteractiveDismissal", "cancelInteractiveDismissal", "finishInteractiveDismissal",
        "updateInteractiveDismissal",
      ],
      swipes
    ),
    NotExpressible(
      "UIPresentationController",
      [
        "containerViewDidLayoutSubviews", "containerViewWillLayoutSubviews",
        "dismissalTransitionDidEnd", "dismissalTransitionWillBegin",
        "preferredContentSizeDidChange", "presentationTransitionDidEnd",
        "presentationTransitionWillBegin", "size", "viewWillTransition",
        "adaptivePresentationStyle",
      ],
      "a scenario has no presentation controllers of its own class"
    ),
    NotExpressible(
      "UIResponder",
      [
        "accessibilityActivate", "accessibilityDecrement", "accessibilityElement",
        "accessibilityElementCount", "accessibilityElementDidBecomeFocused",
        "accessibilityElementDidLoseFocus",
        "accessibilityElementIsFocused", "accessibilityIncrement", "accessibilityPerformEscape",
        "accessibilityPerformMagicTap", "accessibilityScroll",
      ],
      "no assistive technology runs"
    ),
    NotExpressible(
      "UIResponder",
      [
        "becomeFirstResponder", "canPerformAction", "copy", "cut", "delete", "motionBegan",
        "motionCancelled", "motionEnded", "paste", "pressesBegan", "pressesCancelled",
        "pressesChanged", "pressesEnded", "reloadInputViews", "remoteControlReceived",
        "resignFirstResponder", "select", "selectAll", "target",
        "touchesBegan", "touchesCancelled", "touchesEnded", "touchesEstimatedPropertiesUpdated",
        "touchesMoved",
      ],
      touches
    ),
    NotExpressible(
      "UISceneDelegate",
      [
        "stateRestorationActivity"
      ],
      device
    ),
    NotExpressible(
      "UIScrollView",
      [
        "adjustedContentInsetDidChange", "flashScrollIndicators", "scrollRectToVisible",
        "setContentOffset", "setZoomScale", "touchesShouldBegin", "touchesShouldCancel", "zoom",
      ],
      "`contentOffset` scrolls; the insets are compared by `check`"
    ),
    NotExpressible(
      "UIStackView",
      [
        "customSpacing"
      ],
      computes
    ),
    NotExpressible(
      "UITabBarController",
      [
        "beginInteractiveSwitch", "cancelInteractiveSwitch", "finishInteractiveSwitch",
        "updateInteractiveSwitch",
      ],
      "`tab begin`, then the words `swipe …`, move the finger"
    ),
    NotExpressible(
      "UITabBarController",
      [
        "setTabBarHidden", "tabBar",
      ],
      bars
    ),
    NotExpressible(
      "UIResponder",
      ["observeValue", "responds", "setValue", "value"],
      "calls and observes by name; a file names its calls"
    ),
    NotExpressible(
      "UIView",
      ["decodeRestorableState", "encode", "encodeRestorableState"],
      "state is not restored"
    ),
    NotExpressible(
      "UIViewController",
      [
        "applicationFinishedRestoringState", "decodeRestorableState", "encode",
        "encodeRestorableState",
      ],
      "state is not restored"
    ),
    NotExpressible("UIResponder", ["updateUserActivityState"], device),
    NotExpressible(
      "UIView",
      ["bringSubview", "prepareForInterfaceBuilder", "sendSubview"],
      "names of Swift 4, and of editors"
    ),
    NotExpressible(
      "UIViewController",
      [
        "addChildViewController", "addKeyCommand", "prepareForInterfaceBuilder",
        "removeFromParentViewController", "removeKeyCommand",
      ],
      "names of Swift 4, of editors and of hardware keyboards"
    ),
    NotExpressible("UIView", ["layoutSublayers"], "layers have no callbacks in a file"),
    NotExpressible(
      "UIView",
      [
        "addGestureRecognizer", "addInteraction", "gestureRecognizerShouldBegin",
        "removeGestureRecognizer", "removeInteraction",
      ],
      touches
    ),
    NotExpressible(
      "UIView",
      [
        "addKeyframe", "animateKeyframes", "performWithoutAnimation", "setAnimationsEnabled",
      ],
      "`animate 1s v` is the one animation of a file"
    ),
    NotExpressible(
      "UIView",
      [
        "addMotionEffect", "drawHierarchy", "removeMotionEffect", "resizableSnapshotView",
        "snapshotView",
      ],
      drawing
    ),
    NotExpressible(
      "UIView",
      [
        "alignmentRect", "constraintsAffectingLayout", "contentCompressionResistancePriority",
        "contentHuggingPriority", "convert", "hitTest", "isDescendant", "point", "sizeThatFits",
        "sizeToFit", "systemLayoutSizeFitting", "userInterfaceLayoutDirection", "viewWithTag",
      ],
      computes
    ),
    NotExpressible(
      "UIViewController",
      [
        "allowedChildrenForUnwinding", "canPerformUnwindSegueAction", "childContaining",
        "registerSegue", "registerUnwindSegue", "setToolbarItems", "shouldPerformSegue",
        "targetViewController", "triggerSegue", "unwind",
      ],
      "a scenario performs segues of its own; unwinding is tested in code"
    ),
    NotExpressible(
      "UIViewController",
      [
        "overrideTraitCollection", "setOverrideTraitCollection",
      ],
      computes
    ),
    NotExpressible(
      "UIViewController",
      [
        "attemptRotationToDeviceOrientation", "contentScrollView", "setContentScrollView",
        "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
      ],
      device
    ),
  ]

  /// The lines of the page.
  static var lines: [String] {
    ["", "## Not expressible", "", "| type | methods | why |", "|---|---|---|"]
      + all.map { entry in
        let methods = entry.methods.map { "`\($0)`" }.joined(separator: ", ")
        return "| \(entry.type) | \(methods.isEmpty ? "all" : methods) | \(entry.reason) |"
      }
  }
}

extension VerbPage {
  /// The page with the methods that scenarios can't use.
  static var wholeText: String { text + NotExpressible.lines.joined(separator: "\n") + "\n" }
}
