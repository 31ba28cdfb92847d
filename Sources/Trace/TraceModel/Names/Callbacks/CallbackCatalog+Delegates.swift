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
  static let delegates = [
    Section(.delegate, .containerDelegate, argument: .controller, omitsReceiver: true).rows([
      Row(.navigationWillShow, "navigationController(_:willShow:animated:)"),
      Row(.navigationDidShow, "navigationController(_:didShow:animated:)"),
      Row(.tabShouldSelect, "tabBarController(_:shouldSelect:)"),
      Row(.tabDidSelect, "tabBarController(_:didSelect:)"),
      Row(.pageWillTransition, "pageViewController(_:willTransitionTo:)"),
      Row(
        .pageDidFinishAnimating,
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
      ),
      Row(.pageBefore, "pageViewController(_:viewControllerBefore:)"),
      Row(.pageAfter, "pageViewController(_:viewControllerAfter:)"),
    ]),
    Section(.delegate, .presentationDelegate).rows([
      Row(.presentationShouldDismiss, "presentationControllerShouldDismiss"),
      Row(.presentationWillDismiss, "presentationControllerWillDismiss"),
      Row(.presentationDidDismiss, "presentationControllerDidDismiss"),
      Row(.presentationDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss"),
    ]),
    Section(.delegate, .transition, argument: .controller).rows([
      Row(
        .navigationAnimationController,
        "navigationController(_:animationControllerFor:from:to:)",
        short: ["animationControllerFor"]
      ),
      Row(
        .tabAnimationController,
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        short: ["animationControllerForTransition"]
      ),
      Row(.presentationAnimationController, "animationController(forPresented:presenting:source:)"),
      Row(.dismissalAnimationController, "animationController(forDismissed:)"),
      Row(
        .presentationControllerForPresented,
        "presentationController(forPresented:presenting:source:)"
      ),
    ]),
    Section(.delegate, .transition).rows([
      Row(.adaptivePresentationStyle, "adaptivePresentationStyle(for:)")
    ]),
    Section(.presentationController, .transition).rows([
      Row(.presentationTransitionWillBegin, "presentationTransitionWillBegin"),
      Row(.presentationTransitionDidEnd, "presentationTransitionDidEnd"),
      Row(.dismissalTransitionWillBegin, "dismissalTransitionWillBegin"),
      Row(.dismissalTransitionDidEnd, "dismissalTransitionDidEnd"),
    ]),
    Section(.animator, .transition).rows([
      Row(.animateTransition, "animateTransition(using:)"),
      Row(.animationEnded, "animationEnded(_:)"),
    ]),
    Section(.interactor, .transition).rows([
      Row(.startInteractiveTransition, "startInteractiveTransition(_:)")
    ]),
    Section(.segue, .segue).rows([
      Row(.performSegueAnimation, "perform")
    ]),
  ]
}
