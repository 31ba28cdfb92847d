extension Name {
  /// Sent before a navigation controller shows another controller.
  public static let navigationWillShow = Name(id: 120)
  /// Sent after a navigation controller showed another controller.
  public static let navigationDidShow = Name(id: 121)
  /// Returns whether a tapped tab is selected.
  public static let tabShouldSelect = Name(id: 122)
  /// Sent after a tap selected a tab.
  public static let tabDidSelect = Name(id: 123)
  /// Sent when a swipe begins to turn a page.
  public static let pageWillTransition = Name(id: 124)
  /// Sent after a swiped page turn ended.
  public static let pageDidFinishAnimating = Name(id: 125)
  /// Returns whether a gesture may dismiss the sheet.
  public static let presentationShouldDismiss = Name(id: 126)
  /// Sent when a gesture begins to dismiss the sheet.
  public static let presentationWillDismiss = Name(id: 127)
  /// Sent after a gesture dismissed the sheet.
  public static let presentationDidDismiss = Name(id: 128)
  /// Sent after a gesture tried to dismiss a sheet that may not be dismissed.
  public static let presentationDidAttemptToDismiss = Name(id: 129)
  /// Returns the page before a page.
  public static let pageBefore = Name(id: 166)
  /// Returns the page after a page.
  public static let pageAfter = Name(id: 167)
  /// Returns the animator of a push or pop.
  public static let navigationAnimationController = Name(id: 168)
  /// Returns the animator of a tab switch.
  public static let tabAnimationController = Name(id: 169)
  /// Returns the animator of a presentation.
  public static let presentationAnimationController = Name(id: 170)
  /// Returns the animator of a dismissal.
  public static let dismissalAnimationController = Name(id: 171)
  /// Returns the presentation style for other traits.
  public static let adaptivePresentationStyle = Name(id: 172)
  /// Returns the presentation controller of a custom presentation.
  public static let presentationControllerForPresented = Name(id: 173)
  public static let presentationTransitionWillBegin = Name(id: 130)
  public static let presentationTransitionDidEnd = Name(id: 131)
  public static let dismissalTransitionWillBegin = Name(id: 132)
  public static let dismissalTransitionDidEnd = Name(id: 133)
  /// Starts the animations of a transition.
  public static let animateTransition = Name(id: 174)
  /// Sent after a transition ended.
  public static let animationEnded = Name(id: 175)
  /// Starts a transition that a gesture drives.
  public static let startInteractiveTransition = Name(id: 176)
  /// Performs a custom segue.
  public static let performSegueAnimation = Name(id: 177)
}

extension CallbackCatalog {
  /// The callbacks of delegates, presentation controllers and transitions.
  static let delegates: [CallbackInfo] = [
    CallbackInfo(
      .navigationWillShow,
      "navigationController(_:willShow:animated:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["willShow"]
    ),
    CallbackInfo(
      .navigationDidShow,
      "navigationController(_:didShow:animated:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["didShow"]
    ),
    CallbackInfo(
      .tabShouldSelect,
      "tabBarController(_:shouldSelect:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["shouldSelect"]
    ),
    CallbackInfo(
      .tabDidSelect,
      "tabBarController(_:didSelect:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["didSelect"]
    ),
    CallbackInfo(
      .pageWillTransition,
      "pageViewController(_:willTransitionTo:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["willTransitionTo"]
    ),
    CallbackInfo(
      .pageDidFinishAnimating,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["didFinishAnimating"]
    ),
    CallbackInfo(
      .presentationShouldDismiss,
      "presentationControllerShouldDismiss",
      .delegate,
      .presentationDelegate
    ),
    CallbackInfo(
      .presentationWillDismiss,
      "presentationControllerWillDismiss",
      .delegate,
      .presentationDelegate
    ),
    CallbackInfo(
      .presentationDidDismiss,
      "presentationControllerDidDismiss",
      .delegate,
      .presentationDelegate
    ),
    CallbackInfo(
      .presentationDidAttemptToDismiss,
      "presentationControllerDidAttemptToDismiss",
      .delegate,
      .presentationDelegate
    ),
    CallbackInfo(
      .pageBefore,
      "pageViewController(_:viewControllerBefore:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["viewControllerBefore"]
    ),
    CallbackInfo(
      .pageAfter,
      "pageViewController(_:viewControllerAfter:)",
      .delegate,
      .containerDelegate,
      argument: .controller,
      short: ["viewControllerAfter"]
    ),
    CallbackInfo(
      .navigationAnimationController,
      "navigationController(_:animationControllerFor:from:to:)",
      .delegate,
      .transition,
      argument: .controller,
      short: ["animationControllerFor"]
    ),
    CallbackInfo(
      .tabAnimationController,
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
      .delegate,
      .transition,
      argument: .controller,
      short: ["animationControllerForTransition"]
    ),
    CallbackInfo(
      .presentationAnimationController,
      "animationController(forPresented:presenting:source:)",
      .delegate,
      .transition,
      argument: .controller
    ),
    CallbackInfo(
      .dismissalAnimationController,
      "animationController(forDismissed:)",
      .delegate,
      .transition,
      argument: .controller
    ),
    CallbackInfo(
      .adaptivePresentationStyle,
      "adaptivePresentationStyle(for:)",
      .delegate,
      .transition
    ),
    CallbackInfo(
      .presentationControllerForPresented,
      "presentationController(forPresented:presenting:source:)",
      .delegate,
      .transition,
      argument: .controller
    ),
    CallbackInfo(
      .presentationTransitionWillBegin,
      "presentationTransitionWillBegin",
      .presentationController,
      .transition
    ),
    CallbackInfo(
      .presentationTransitionDidEnd,
      "presentationTransitionDidEnd",
      .presentationController,
      .transition
    ),
    CallbackInfo(
      .dismissalTransitionWillBegin,
      "dismissalTransitionWillBegin",
      .presentationController,
      .transition
    ),
    CallbackInfo(
      .dismissalTransitionDidEnd,
      "dismissalTransitionDidEnd",
      .presentationController,
      .transition
    ),
    CallbackInfo(.animateTransition, "animateTransition(using:)", .animator, .transition),
    CallbackInfo(.animationEnded, "animationEnded(_:)", .animator, .transition),
    CallbackInfo(
      .startInteractiveTransition,
      "startInteractiveTransition(_:)",
      .interactor,
      .transition
    ),
    CallbackInfo(.performSegueAnimation, "perform", .segue, .segue),
  ]
}
