extension Name {
  // Controllers: traits, sizes, archives.

  /// The text `willTransition(to:with:)`.
  public static let willTransition = Name(id: 86)

  /// The text `traitCollectionDidChange`.
  public static let traitCollectionDidChange = Name(id: 87)

  /// The text `viewSafeAreaInsetsDidChange`.
  public static let viewSafeAreaInsetsDidChange = Name(id: 88)

  /// The text `viewLayoutMarginsDidChange`.
  public static let viewLayoutMarginsDidChange = Name(id: 89)

  /// The text `preferredContentSizeDidChange(forChildContentContainer:)`.
  public static let preferredContentSizeDidChange = Name(id: 90)

  /// The text `awakeFromNib`.
  public static let awakeFromNib = Name(id: 91)

  /// The text `prepare(for:sender:)`.
  public static let prepareForSegue = Name(id: 92)

  // Views.

  /// The text `safeAreaInsetsDidChange`.
  public static let safeAreaInsetsDidChange = Name(id: 93)

  /// The text `layoutMarginsDidChange`.
  public static let layoutMarginsDidChange = Name(id: 94)

  /// The text `tintColorDidChange`.
  public static let tintColorDidChange = Name(id: 95)

  /// The text `sizeThatFits`.
  public static let sizeThatFits = Name(id: 96)

  // Calls that the app makes into UIKit, and gestures that stand for a finger.

  /// The text `popToViewController`.
  public static let popToViewController = Name(id: 97)

  /// The text `popToRootViewController`.
  public static let popToRootViewController = Name(id: 98)

  /// The text `setViewControllers`.
  public static let setViewControllers = Name(id: 99)

  /// The text `transition(from:to:)`.
  public static let transitionFromTo = Name(id: 100)

  /// The text `interactivePop.update`.
  public static let interactivePopUpdate = Name(id: 101)

  /// The text `sheetDrag.begin`.
  public static let sheetDragBegin = Name(id: 102)

  /// The text `sheetDrag.update`.
  public static let sheetDragUpdate = Name(id: 103)

  /// The text `sheetDrag.finish`.
  public static let sheetDragFinish = Name(id: 104)

  /// The text `sheetDrag.cancel`.
  public static let sheetDragCancel = Name(id: 105)

  /// The text `pageSwipe.begin`.
  public static let pageSwipeBegin = Name(id: 106)

  /// The text `pageSwipe.update`.
  public static let pageSwipeUpdate = Name(id: 107)

  /// The text `pageSwipe.finish`.
  public static let pageSwipeFinish = Name(id: 108)

  /// The text `pageSwipe.cancel`.
  public static let pageSwipeCancel = Name(id: 109)

  /// The text `tabBar.tap`.
  public static let tabTap = Name(id: 110)

  /// The text `layoutIfNeeded`.
  public static let layoutIfNeeded = Name(id: 111)

  /// The text `rotate`.
  public static let rotate = Name(id: 112)

  /// The text `memoryWarning`.
  public static let memoryWarning = Name(id: 113)

  /// The text `launch`.
  public static let launch = Name(id: 114)

  /// The text `background`.
  public static let enterBackground = Name(id: 115)

  /// The text `foreground`.
  public static let enterForeground = Name(id: 116)

  /// The text `kill`.
  public static let kill = Name(id: 117)

  /// The text `transition(with:)`.
  public static let transitionDuring = Name(id: 118)

  /// The text `transition(from:to:) of views`.
  public static let transitionViews = Name(id: 119)

  // Messages to delegates and blocks.

  /// The text `navigationController(_:willShow:animated:)`.
  public static let navigationWillShow = Name(id: 120)

  /// The text `navigationController(_:didShow:animated:)`.
  public static let navigationDidShow = Name(id: 121)

  /// The text `tabBarController(_:shouldSelect:)`.
  public static let tabShouldSelect = Name(id: 122)

  /// The text `tabBarController(_:didSelect:)`.
  public static let tabDidSelect = Name(id: 123)

  /// The text `pageViewController(_:willTransitionTo:)`.
  public static let pageWillTransition = Name(id: 124)

  /// The text `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  public static let pageDidFinishAnimating = Name(id: 125)

  /// The text `presentationControllerShouldDismiss`.
  public static let presentationShouldDismiss = Name(id: 126)

  /// The text `presentationControllerWillDismiss`.
  public static let presentationWillDismiss = Name(id: 127)

  /// The text `presentationControllerDidDismiss`.
  public static let presentationDidDismiss = Name(id: 128)

  /// The text `presentationControllerDidAttemptToDismiss`.
  public static let presentationDidAttemptToDismiss = Name(id: 129)

  /// The text `presentationTransitionWillBegin`.
  public static let presentationTransitionWillBegin = Name(id: 130)

  /// The text `presentationTransitionDidEnd`.
  public static let presentationTransitionDidEnd = Name(id: 131)

  /// The text `dismissalTransitionWillBegin`.
  public static let dismissalTransitionWillBegin = Name(id: 132)

  /// The text `dismissalTransitionDidEnd`.
  public static let dismissalTransitionDidEnd = Name(id: 133)

  /// The text `application(_:willFinishLaunchingWithOptions:)`.
  public static let applicationWillFinishLaunching = Name(id: 134)

  /// The text `application(_:configurationForConnecting:options:)`.
  public static let applicationConfigurationForConnecting = Name(id: 135)

  /// The text `application(_:didDiscardSceneSessions:)`.
  public static let applicationDidDiscardSceneSessions = Name(id: 136)

  /// The text `applicationDidReceiveMemoryWarning`.
  public static let applicationDidReceiveMemoryWarning = Name(id: 137)

  /// The text `completion`.
  public static let completion = Name(id: 138)

  /// The text `animations`.
  public static let animations = Name(id: 139)

  /// The text `animate(alongsideTransition:)`.
  public static let alongsideAnimation = Name(id: 140)

  /// The text `completion of animate(alongsideTransition:)`.
  public static let alongsideCompletion = Name(id: 141)

  /// The text `notifyWhenInteractionChanges`.
  public static let interactionChange = Name(id: 142)

  /// The text `timer`.
  public static let timerFired = Name(id: 143)

  /// The text `asyncAfter`.
  public static let dispatchedBlock = Name(id: 144)

  // Relations, properties and states of what came later.

  /// The text `presenting`.
  public static let presentingRelation = Name(id: 145)

  /// The text `scene`.
  public static let sceneRelation = Name(id: 146)

  /// The text `alpha`.
  public static let alphaProperty = Name(id: 147)

  /// The text `bounds`.
  public static let boundsProperty = Name(id: 148)

  /// The text `animating`.
  public static let animatingState = Name(id: 149)

  /// The text `transitioning`.
  public static let transitioningState = Name(id: 150)

  /// The text `in foreground`.
  public static let foregroundState = Name(id: 151)

  /// The text `active`.
  public static let activeState = Name(id: 152)

  /// The text `behavior`.
  public static let behaviorProperty = Name(id: 153)

  /// The text `end of turn`.
  public static let endOfTurn = Name(id: 154)

  // Diagnostics that the runtime records.

  /// The text `presentation-ignored`.
  public static let presentationIgnored = Name(id: 155)

  /// The text `presentation-detached`.
  public static let presentationDetached = Name(id: 156)

  /// The text `presentation-invalid`.
  public static let presentationInvalid = Name(id: 157)

  /// The text `root-view-added-by-hand`.
  public static let rootViewAddedByHand = Name(id: 158)

  /// The text `view-loaded-while-deallocating`.
  public static let viewLoadedWhileDeallocating = Name(id: 159)

  /// The text `root-missing`.
  public static let rootMissing = Name(id: 160)

  /// The text `navigation-invalid`.
  public static let navigationInvalid = Name(id: 161)

  /// The text `constraint-invalid`.
  public static let constraintInvalid = Name(id: 162)

  /// The text `load-without-view`.
  public static let loadWithoutView = Name(id: 163)

  /// The text `suppression`.
  public static let suppression = Name(id: 164)
}
