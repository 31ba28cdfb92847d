extension Name {
  // Loading and appearance of view controllers.

  /// The text `loadView`.
  public static let loadView = Name(id: 1)

  /// The text `viewDidLoad`.
  public static let viewDidLoad = Name(id: 2)

  /// The text `viewWillAppear`.
  public static let viewWillAppear = Name(id: 3)

  /// The text `viewIsAppearing`.
  public static let viewIsAppearing = Name(id: 4)

  /// The text `viewDidAppear`.
  public static let viewDidAppear = Name(id: 5)

  /// The text `viewWillDisappear`.
  public static let viewWillDisappear = Name(id: 6)

  /// The text `viewDidDisappear`.
  public static let viewDidDisappear = Name(id: 7)

  /// The text `viewWillLayoutSubviews`.
  public static let viewWillLayoutSubviews = Name(id: 8)

  /// The text `viewDidLayoutSubviews`.
  public static let viewDidLayoutSubviews = Name(id: 9)

  /// The text `updateViewConstraints`.
  public static let updateViewConstraints = Name(id: 10)

  /// The text `viewWillTransition(to:with:)`.
  public static let viewWillTransition = Name(id: 11)

  /// The text `loadViewIfNeeded`.
  public static let loadViewIfNeeded = Name(id: 12)

  /// The text `viewDidUnload`.
  public static let viewDidUnload = Name(id: 13)

  /// The text `didReceiveMemoryWarning`.
  public static let didReceiveMemoryWarning = Name(id: 14)

  /// The text `willMove(toParent:)`.
  public static let willMoveToParent = Name(id: 15)

  /// The text `didMove(toParent:)`.
  public static let didMoveToParent = Name(id: 16)

  /// The text `init`.
  public static let initializer = Name(id: 17)

  /// The text `deinit`.
  public static let deinitializer = Name(id: 18)

  // Hierarchy and layout of views.

  /// The text `willMove(toSuperview:)`.
  public static let willMoveToSuperview = Name(id: 19)

  /// The text `didMoveToSuperview`.
  public static let didMoveToSuperview = Name(id: 20)

  /// The text `willMove(toWindow:)`.
  public static let willMoveToWindow = Name(id: 21)

  /// The text `didMoveToWindow`.
  public static let didMoveToWindow = Name(id: 22)

  /// The text `didAddSubview`.
  public static let didAddSubview = Name(id: 23)

  /// The text `willRemoveSubview`.
  public static let willRemoveSubview = Name(id: 24)

  /// The text `layoutSubviews`.
  public static let layoutSubviews = Name(id: 25)

  /// The text `updateConstraints`.
  public static let updateConstraints = Name(id: 26)

  /// The text `draw`.
  public static let draw = Name(id: 27)

  // Application and scene delegates.

  /// The text `application(_:didFinishLaunchingWithOptions:)`.
  public static let applicationDidFinishLaunching = Name(id: 28)

  /// The text `applicationDidBecomeActive`.
  public static let applicationDidBecomeActive = Name(id: 29)

  /// The text `applicationWillResignActive`.
  public static let applicationWillResignActive = Name(id: 30)

  /// The text `applicationDidEnterBackground`.
  public static let applicationDidEnterBackground = Name(id: 31)

  /// The text `applicationWillEnterForeground`.
  public static let applicationWillEnterForeground = Name(id: 32)

  /// The text `applicationWillTerminate`.
  public static let applicationWillTerminate = Name(id: 33)

  /// The text `scene(_:willConnectTo:options:)`.
  public static let sceneWillConnect = Name(id: 34)

  /// The text `sceneDidDisconnect`.
  public static let sceneDidDisconnect = Name(id: 35)

  /// The text `sceneDidBecomeActive`.
  public static let sceneDidBecomeActive = Name(id: 36)

  /// The text `sceneWillResignActive`.
  public static let sceneWillResignActive = Name(id: 37)

  /// The text `sceneWillEnterForeground`.
  public static let sceneWillEnterForeground = Name(id: 38)

  /// The text `sceneDidEnterBackground`.
  public static let sceneDidEnterBackground = Name(id: 39)

  // Calls that the app makes into UIKit.

  /// The text `addChild`.
  public static let addChild = Name(id: 40)

  /// The text `removeFromParent`.
  public static let removeFromParent = Name(id: 41)

  /// The text `beginAppearanceTransition`.
  public static let beginAppearanceTransition = Name(id: 42)

  /// The text `endAppearanceTransition`.
  public static let endAppearanceTransition = Name(id: 43)

  /// The text `pushViewController`.
  public static let pushViewController = Name(id: 44)

  /// The text `popViewController`.
  public static let popViewController = Name(id: 45)

  /// The text `interactivePop.begin`.
  public static let interactivePopBegin = Name(id: 46)

  /// The text `interactivePop.finish`.
  public static let interactivePopFinish = Name(id: 47)

  /// The text `interactivePop.cancel`.
  public static let interactivePopCancel = Name(id: 48)

  /// The text `selectedViewController`.
  public static let selectTab = Name(id: 49)

  /// The text `makeKeyAndVisible`.
  public static let makeKeyAndVisible = Name(id: 50)

  /// The text `addSubview`.
  public static let addSubview = Name(id: 51)

  /// The text `removeFromSuperview`.
  public static let removeFromSuperview = Name(id: 52)

  /// The text `present`.
  public static let present = Name(id: 53)

  /// The text `dismiss`.
  public static let dismiss = Name(id: 54)

  // Relations and properties: the names of hierarchy events.

  /// The text `superview`.
  public static let superviewRelation = Name(id: 55)

  /// The text `parent`.
  public static let parentRelation = Name(id: 56)

  /// The text `view`.
  public static let viewRelation = Name(id: 57)

  /// The text `window`.
  public static let windowRelation = Name(id: 58)

  /// The text `stack`.
  public static let stackRelation = Name(id: 59)

  /// The text `selected`.
  public static let selectedRelation = Name(id: 60)

  /// The text `presented`.
  public static let presentedRelation = Name(id: 61)

  /// The text `rootViewController`.
  public static let rootRelation = Name(id: 62)

  /// The text `frame`.
  public static let frameProperty = Name(id: 63)

  /// The text `hidden`.
  public static let hiddenProperty = Name(id: 64)

  /// The text `forwardsAppearance`.
  public static let forwardingProperty = Name(id: 65)

  // States.

  /// The text `loaded`.
  public static let loadedState = Name(id: 66)

  /// The text `appearing`.
  public static let appearingState = Name(id: 67)

  /// The text `appeared`.
  public static let appearedState = Name(id: 68)

  /// The text `disappearing`.
  public static let disappearingState = Name(id: 69)

  /// The text `in window`.
  public static let inWindowState = Name(id: 70)

  // Categories.

  /// The text `callback`.
  public static let callbackCategory = Name(id: 71)

  /// The text `call`.
  public static let callCategory = Name(id: 72)

  /// The text `object`.
  public static let objectCategory = Name(id: 73)

  /// The text `hierarchy`.
  public static let hierarchyCategory = Name(id: 74)

  /// The text `mark`.
  public static let markCategory = Name(id: 75)

  /// The text `diagnostic`.
  public static let diagnosticCategory = Name(id: 76)

  /// The text `cause`.
  public static let causeCategory = Name(id: 77)

  /// The text `span`.
  public static let spanCategory = Name(id: 78)

  // Diagnostics that the runtime records.

  /// The text `unbalanced-appearance-transition`.
  public static let unbalancedTransition = Name(id: 79)

  /// The text `appearance-called-directly`.
  public static let appearanceCalledDirectly = Name(id: 80)

  /// The text `hierarchy-inconsistency`.
  public static let hierarchyInconsistency = Name(id: 81)

  /// The text `invalid-argument`.
  public static let invalidArgument = Name(id: 82)

  /// The text `nested-navigation-transition`.
  public static let nestedTransition = Name(id: 83)

  /// The text `context-missing`.
  public static let contextMissing = Name(id: 84)

  /// The text `uikit-message`.
  public static let uikitDiagnostic = Name(id: 85)
}
