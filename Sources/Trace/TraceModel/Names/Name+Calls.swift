extension Name {
  // Calls of the app into UIKit.

  /// Loads the controller’s view if it is not loaded.
  public static let loadViewIfNeeded = Name(id: 12)
  /// Adds a child controller.
  public static let addChild = Name(id: 40)
  /// Removes a controller from its parent.
  public static let removeFromParent = Name(id: 41)
  /// Begins an appearance transition that a custom container forwards.
  public static let beginAppearanceTransition = Name(id: 42)
  /// Ends an appearance transition that a custom container forwards.
  public static let endAppearanceTransition = Name(id: 43)
  public static let pushViewController = Name(id: 44)
  /// Pops the top controller.
  public static let popViewController = Name(id: 45)
  public static let popToViewController = Name(id: 97)
  /// Pops to the bottom of the stack.
  public static let popToRootViewController = Name(id: 98)
  /// Sets the controllers of a container.
  public static let setViewControllers = Name(id: 99)
  /// Exchanges two children of a container.
  public static let transitionFromTo = Name(id: 100)
  public static let selectTab = Name(id: 49)
  /// Makes a window visible.
  public static let makeKeyAndVisible = Name(id: 50)
  public static let addSubview = Name(id: 51)
  /// Removes a view from its superview.
  public static let removeFromSuperview = Name(id: 52)
  /// Presents a controller.
  public static let present = Name(id: 53)
  /// Dismisses a presented controller.
  public static let dismiss = Name(id: 54)
  /// Lays out a view immediately.
  public static let layoutIfNeeded = Name(id: 111)
  /// `UIView.transition(with:duration:options:animations:completion:)`.
  public static let transitionDuring = Name(id: 118)
  /// `UIView.transition(from:to:duration:options:completion:)`.
  public static let transitionViews = Name(id: 119)
  public static let performSegue = Name(id: 178)
  /// An animator reports that its transition ended.
  public static let completeTransition = Name(id: 184)
  /// Reloads the cells of a table or collection.
  public static let reloadData = Name(id: 347)
  /// Inserts, deletes, moves or reloads rows together.
  public static let performBatchUpdates = Name(id: 348)
  /// Takes a cell or another reusable view from the pool, or creates one; the begin’s text is the
  /// reuse identifier.
  public static let dequeueReusableCell = Name(id: 349)
  /// Shows a controller in the way of the container around it.
  public static let show = Name(id: 350)
  /// Shows a controller as the detail of the container around it.
  public static let showDetailViewController = Name(id: 351)

  // Actions of the user and of the system.

  /// A swipe from the screen’s edge begins to pop.
  public static let interactivePopBegin = Name(id: 46)
  /// The user releases a swipe that completes the pop.
  public static let interactivePopFinish = Name(id: 47)
  /// The user releases a swipe that cancels the pop.
  public static let interactivePopCancel = Name(id: 48)
  /// The user begins to drag a sheet.
  public static let sheetDragBegin = Name(id: 102)
  /// The user drags a sheet.
  public static let sheetDragUpdate = Name(id: 103)
  /// The user releases a sheet that is dismissed.
  public static let sheetDragFinish = Name(id: 104)
  /// The user releases a sheet that moves back.
  public static let sheetDragCancel = Name(id: 105)
  /// A swipe begins to turn a page.
  public static let pageSwipeBegin = Name(id: 106)
  /// The user releases a swipe that completes the page turn.
  public static let pageSwipeFinish = Name(id: 108)
  /// The user releases a swipe that cancels the page turn.
  public static let pageSwipeCancel = Name(id: 109)
  /// The user taps a tab.
  public static let tabTap = Name(id: 110)
  /// A swipe begins to switch tabs.
  public static let interactiveSwitchBegin = Name(id: 179)
  /// The user releases a swipe that completes the tab switch.
  public static let interactiveSwitchFinish = Name(id: 180)
  /// The user releases a swipe that cancels the tab switch.
  public static let interactiveSwitchCancel = Name(id: 181)
  /// A gesture completes the transition that it drives.
  public static let finishInteractiveTransition = Name(id: 182)
  /// A gesture cancels the transition that it drives.
  public static let cancelInteractiveTransition = Name(id: 183)
  /// The device is rotated.
  public static let rotate = Name(id: 112)
  /// The system warns of low memory.
  public static let memoryWarning = Name(id: 113)
  /// The application is launched.
  public static let launch = Name(id: 114)
  /// The user leaves the application.
  public static let enterBackground = Name(id: 115)
  /// The user returns to the application.
  public static let enterForeground = Name(id: 116)
  /// The system ends the process.
  public static let kill = Name(id: 117)
  /// The user scrolls to a row, a view or an offset.
  public static let scrollTo = Name(id: 352)
  /// The user taps a view or a point.
  public static let tap = Name(id: 353)
  /// The user types text.
  public static let type = Name(id: 354)

  // Blocks of the app that UIKit or the main loop calls.

  /// A completion block of the app.
  public static let completion = Name(id: 138)
  /// An animation block of the app.
  public static let animations = Name(id: 139)
  /// An animation block that runs alongside a transition.
  public static let alongsideAnimation = Name(id: 140)
  /// The completion block of an animation that runs alongside a transition.
  public static let alongsideCompletion = Name(id: 141)
  /// A block that is called when a gesture ends or pauses its transition.
  public static let interactionChange = Name(id: 142)
  /// A timer of the app.
  public static let timerFired = Name(id: 143)
  /// A block that the app dispatched with a delay.
  public static let dispatchedBlock = Name(id: 144)
}

extension KnownName {
  /// Calls of the app, actions of the user and the system, and blocks of the app.
  static let calls: [KnownName] = [
    KnownName(.loadViewIfNeeded, "loadViewIfNeeded", .loading),
    KnownName(.addChild, "addChild", .containment),
    KnownName(.removeFromParent, "removeFromParent", .containment),
    KnownName(.beginAppearanceTransition, "beginAppearanceTransition", .appearance),
    KnownName(.endAppearanceTransition, "endAppearanceTransition", .appearance),
    KnownName(.pushViewController, "pushViewController"),
    KnownName(.popViewController, "popViewController"),
    KnownName(.popToViewController, "popToViewController"),
    KnownName(.popToRootViewController, "popToRootViewController"),
    KnownName(.setViewControllers, "setViewControllers"),
    KnownName(.transitionFromTo, "transition(from:to:)"),
    KnownName(.selectTab, "selectedViewController"),
    KnownName(.makeKeyAndVisible, "makeKeyAndVisible"),
    KnownName(.addSubview, "addSubview", .hierarchy),
    KnownName(.removeFromSuperview, "removeFromSuperview", .hierarchy),
    KnownName(.present, "present"),
    KnownName(.dismiss, "dismiss"),
    KnownName(.layoutIfNeeded, "layoutIfNeeded", .layout),
    KnownName(.transitionDuring, "transition(with:)"),
    KnownName(.transitionViews, "transition(from:to:) of views"),
    KnownName(.performSegue, "performSegue"),
    KnownName(.completeTransition, "completeTransition(_:)"),
    KnownName(.reloadData, "reloadData", .cells),
    KnownName(.performBatchUpdates, "performBatchUpdates", .cells),
    KnownName(.dequeueReusableCell, "dequeueReusableCell", .cells),
    KnownName(.show, "show"),
    KnownName(.showDetailViewController, "showDetailViewController"),
    KnownName(.interactivePopBegin, "interactivePop.begin"),
    KnownName(.interactivePopFinish, "interactivePop.finish"),
    KnownName(.interactivePopCancel, "interactivePop.cancel"),
    KnownName(.sheetDragBegin, "sheetDrag.begin"),
    KnownName(.sheetDragUpdate, "sheetDrag.update"),
    KnownName(.sheetDragFinish, "sheetDrag.finish"),
    KnownName(.sheetDragCancel, "sheetDrag.cancel"),
    KnownName(.pageSwipeBegin, "pageSwipe.begin"),
    KnownName(.pageSwipeFinish, "pageSwipe.finish"),
    KnownName(.pageSwipeCancel, "pageSwipe.cancel"),
    KnownName(.tabTap, "tabBar.tap"),
    KnownName(.interactiveSwitchBegin, "interactiveSwitch.begin"),
    KnownName(.interactiveSwitchFinish, "interactiveSwitch.finish"),
    KnownName(.interactiveSwitchCancel, "interactiveSwitch.cancel"),
    KnownName(.finishInteractiveTransition, "finishInteractiveTransition"),
    KnownName(.cancelInteractiveTransition, "cancelInteractiveTransition"),
    KnownName(.rotate, "rotate"),
    KnownName(.memoryWarning, "memoryWarning"),
    KnownName(.launch, "launch"),
    KnownName(.enterBackground, "background"),
    KnownName(.enterForeground, "foreground"),
    KnownName(.kill, "kill"),
    KnownName(.scrollTo, "scrollTo"),
    KnownName(.tap, "tap"),
    KnownName(.type, "type"),
    KnownName(.completion, "completion"),
    KnownName(.animations, "animations"),
    KnownName(.alongsideAnimation, "animate(alongsideTransition:)"),
    KnownName(.alongsideCompletion, "completion of animate(alongsideTransition:)"),
    KnownName(.interactionChange, "notifyWhenInteractionChanges"),
    KnownName(.timerFired, "timer"),
    KnownName(.dispatchedBlock, "asyncAfter"),
  ]
}
