/// Methods of the runtime that scenarios can't use, with the reason.
///
/// A test compares the list with the runtime: a method that is neither a word of a scenario nor
/// listed here is an error.
struct NotExpressible {
  let type: String
  /// Its methods; empty for all of them.
  let methods: [String]
  /// The reason why a scenario can't call or observe them.
  let reason: String

  private init(_ type: String, _ methods: [String], _ reason: String) {
    self.type = type
    self.methods = methods
    self.reason = reason
  }

  /// All entries, in alphabetical order of the types.
  static let all: [NotExpressible] = [
    NotExpressible(
      "CALayer",
      ["animationKeys", "removeAllAnimations"],
      "a scenario has no verb for animations"
    ),
    NotExpressible("CGAffineTransform", [], computes),
    NotExpressible("CGPoint", [], computes),
    NotExpressible("CGRect", [], computes),
    NotExpressible("CGSize", [], computes),
    NotExpressible("DispatchGroup", [], queues),
    NotExpressible("DispatchQueue", [], queues),
    NotExpressible("DispatchSourceTimer", [], queues),
    NotExpressible("DispatchWorkItem", [], queues),
    NotExpressible(
      "HeadlessApp",
      ["advanceToNext", "block", "runOneTask", "runToEnd", "runToLast", "schedule", "suppress"],
      "drives tests; `advance`, `settle`, `idle`, `turn` and `after` are the words for it"
    ),
    NotExpressible("HeadlessDevice", [], "the key `device` names one"),
    NotExpressible("NSLayoutXAxisAnchor", ["anchorWithOffset"], distances),
    NotExpressible("NSLayoutYAxisAnchor", ["anchorWithOffset"], distances),
    NotExpressible(
      "Task",
      ["detached", "sleep"],
      "`after 500ms: …` schedules; a file has no tasks"
    ),
    NotExpressible("TracedObject", [], "objects of the app that are no part of UIKit"),
    NotExpressible(
      "UIAdaptivePresentationControllerDelegate",
      ["adaptivePresentationStyle"],
      "an answer of the app; the style stays the presented controller's own"
    ),
    NotExpressible(
      "UIAlertController",
      ["addAction", "tap"],
      "an alert of a scenario has no buttons; it is dismissed with `dismiss`"
    ),
    NotExpressible("UIButton", ["setImage", "setTitleColor", "titleColor"], drawing),
    NotExpressible("UIColor", [], drawing),
    NotExpressible("UIControl", [], "touches are verbs; a control of a scenario sends no actions"),
    NotExpressible("UIFont", [], "`UILabel(text:ofSize:)` sets the font of a label"),
    NotExpressible(
      "UIGestureRecognizerDelegate",
      ["gestureRecognizerShouldBegin"],
      "an answer of the app; a swipe of a scenario begins where UIKit's own delegate lets it"
    ),
    NotExpressible("UIImage", [], computes),
    NotExpressible("UILabel", ["drawText", "textRect"], computes),
    NotExpressible(
      "UINavigationController",
      [
        "beginInteractivePop", "updateInteractivePop", "finishInteractivePop",
        "cancelInteractivePop",
      ],
      swipes
    ),
    NotExpressible(
      "UINavigationItem",
      ["setHidesBackButton"],
      "a setter; `hidesBackButton` decides only whether a swipe begins"
    ),
    NotExpressible(
      "UIPageViewController",
      [
        "beginInteractivePageTurn", "updateInteractivePageTurn", "finishInteractivePageTurn",
        "cancelInteractivePageTurn",
      ],
      swipes
    ),
    NotExpressible(
      "UIPercentDrivenInteractiveTransition",
      ["pause"],
      "a finger that rests sends nothing"
    ),
    NotExpressible(
      "UIPresentationController",
      [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd",
      ],
      "a scenario has no presentation controllers of its own class"
    ),
    NotExpressible(
      "UIPresentationController",
      [
        "beginInteractiveDismissal", "updateInteractiveDismissal", "finishInteractiveDismissal",
        "cancelInteractiveDismissal",
      ],
      swipes
    ),
    NotExpressible("UISheetPresentationController", [], "detents send no callback"),
    NotExpressible(
      "UIScrollView",
      ["adjustedContentInsetDidChange", "setContentOffset"],
      "`contentOffset` scrolls; the insets are compared by `check`"
    ),
    NotExpressible("UIStackView", ["customSpacing"], computes),
    NotExpressible(
      "UITabBarController",
      [
        "beginInteractiveSwitch", "updateInteractiveSwitch", "finishInteractiveSwitch",
        "cancelInteractiveSwitch",
      ],
      "`tab begin`, then the words `swipe …`, move the finger"
    ),
    NotExpressible("UITraitCollection", [], computes),
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
        "alignmentRect", "constraintsAffectingLayout", "contentCompressionResistancePriority",
        "contentHuggingPriority", "convert", "hitTest", "isDescendant", "point", "sizeThatFits",
        "sizeToFit", "systemLayoutSizeFitting", "userInterfaceLayoutDirection", "viewWithTag",
      ],
      computes
    ),
    NotExpressible("UIViewAnimating", [], animators),
    NotExpressible("UIViewControllerAnimatedTransitioning", [], transitions),
    NotExpressible("UIViewControllerContextTransitioning", [], transitions),
    NotExpressible("UIViewControllerTransitionCoordinator", [], transitions),
    NotExpressible("UIViewControllerTransitionCoordinatorContext", [], transitions),
    NotExpressible("UIViewControllerTransitioningDelegate", [], transitions),
    NotExpressible("UIViewImplicitlyAnimating", [], animators),
    NotExpressible("UIViewPropertyAnimator", [], animators),
    NotExpressible("VirtualClock", [], "`advance` lets time pass"),
  ]

  private static let queues = "`after 500ms: …` schedules; a file has no queues"
  private static let computes = "computes a value and sends nothing; `check` compares properties"
  private static let drawing = "nothing is drawn"
  private static let distances = "a layout guide between the anchors has the same distance"
  private static let swipes = "the words `swipe …` move the finger"
  private static let transitions =
    "the animator of a scenario is of one kind; its messages are in the table of callbacks"
  private static let animators = "`animate 1s v` is the one animation of a file"

  /// The lines of the page.
  static var lines: [String] {
    ["", "## Not expressible", "", "| type | methods | why |", "|---|---|---|"]
      + all.map { entry in
        let methods = entry.methods.map { "`\($0)`" }.joined(separator: ", ")
        return "| \(entry.type) | \(methods.isEmpty ? "all" : methods) | \(entry.reason) |"
      }
  }
}
