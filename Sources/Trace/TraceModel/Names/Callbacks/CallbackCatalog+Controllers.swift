extension Name {
  /// Creates the controller’s view.
  public static let loadView = Name(id: 1)
  /// Sent after the controller’s view was loaded.
  public static let viewDidLoad = Name(id: 2)
  /// Begins an appearance.
  public static let viewWillAppear = Name(id: 3)
  /// Sent once the appearing view is in its window and has its final geometry.
  public static let viewIsAppearing = Name(id: 4)
  /// Ends an appearance.
  public static let viewDidAppear = Name(id: 5)
  /// Begins a disappearance.
  public static let viewWillDisappear = Name(id: 6)
  /// Ends a disappearance.
  public static let viewDidDisappear = Name(id: 7)
  /// Sent before the root view lays out its subviews.
  public static let viewWillLayoutSubviews = Name(id: 8)
  /// Sent after the root view laid out its subviews.
  public static let viewDidLayoutSubviews = Name(id: 9)
  /// Updates the constraints of the controller’s view.
  public static let updateViewConstraints = Name(id: 10)
  /// Sent before the size of the controller’s view changes.
  public static let viewWillTransition = Name(id: 11)
  /// Sent by UIKit before iOS 6 after a memory warning released the view.
  public static let viewDidUnload = Name(id: 13)
  /// Sent to each controller at a memory warning.
  public static let didReceiveMemoryWarning = Name(id: 14)
  /// Sent before the parent of the controller changes.
  public static let willMoveToParent = Name(id: 15)
  /// Sent after the parent of the controller changed.
  public static let didMoveToParent = Name(id: 16)
  /// Sent before the traits of the controller change.
  public static let willTransition = Name(id: 86)
  /// Sent after the traits of a controller or view changed.
  public static let traitCollectionDidChange = Name(id: 87)
  /// Sent after the safe area of the controller’s view changed.
  public static let viewSafeAreaInsetsDidChange = Name(id: 88)
  /// Sent after the layout margins of the controller’s view changed.
  public static let viewLayoutMarginsDidChange = Name(id: 89)
  /// Sent to the parent after a child changed its preferred size.
  public static let preferredContentSizeDidChange = Name(id: 90)
  /// Sent to the source controller before a segue is performed.
  public static let prepareForSegue = Name(id: 92)
}

extension CallbackCatalog {
  /// The callbacks of view controllers.
  static let controllers: [CallbackInfo] = [
    CallbackInfo(.loadView, "loadView", .controller, .loading, role: .loadView),
    CallbackInfo(
      .viewDidLoad,
      "viewDidLoad",
      .controller,
      .loading,
      role: .viewDidLoad,
      super: .required
    ),
    CallbackInfo(
      .viewWillAppear,
      "viewWillAppear",
      .controller,
      .appearance,
      role: .viewWillAppear,
      argument: .animated,
      super: .required
    ),
    CallbackInfo(
      .viewIsAppearing,
      "viewIsAppearing",
      .controller,
      .appearance,
      role: .viewIsAppearing,
      argument: .animated,
      super: .required
    ),
    CallbackInfo(
      .viewDidAppear,
      "viewDidAppear",
      .controller,
      .appearance,
      role: .viewDidAppear,
      argument: .animated,
      super: .required
    ),
    CallbackInfo(
      .viewWillDisappear,
      "viewWillDisappear",
      .controller,
      .appearance,
      role: .viewWillDisappear,
      argument: .animated,
      super: .required
    ),
    CallbackInfo(
      .viewDidDisappear,
      "viewDidDisappear",
      .controller,
      .appearance,
      role: .viewDidDisappear,
      argument: .animated,
      super: .required
    ),
    CallbackInfo(
      .viewWillLayoutSubviews,
      "viewWillLayoutSubviews",
      .controller,
      .layout,
      role: .viewWillLayoutSubviews
    ),
    CallbackInfo(
      .viewDidLayoutSubviews,
      "viewDidLayoutSubviews",
      .controller,
      .layout,
      role: .viewDidLayoutSubviews
    ),
    CallbackInfo(
      .updateViewConstraints,
      "updateViewConstraints",
      .controller,
      .layout,
      role: .otherOfController,
      super: .documented
    ),
    CallbackInfo(
      .viewWillTransition,
      "viewWillTransition(to:with:)",
      .controller,
      .size,
      role: .otherOfController,
      super: .documented,
      selectors: ["viewWillTransition", "viewWillTransitionToSize"]
    ),
    CallbackInfo(
      .viewDidUnload,
      "viewDidUnload",
      .controller,
      .loading,
      role: .otherOfController,
      isSent: false
    ),
    CallbackInfo(
      .didReceiveMemoryWarning,
      "didReceiveMemoryWarning",
      .controller,
      .memory,
      role: .otherOfController,
      super: .documented
    ),
    CallbackInfo(
      .willMoveToParent,
      "willMove(toParent:)",
      .controller,
      .containment,
      role: .willMoveToParent,
      argument: .parent,
      super: .required,
      selectors: ["willMoveToParentViewController", "willMoveToParent"],
      short: ["willMove(toParentViewController:)"]
    ),
    CallbackInfo(
      .didMoveToParent,
      "didMove(toParent:)",
      .controller,
      .containment,
      role: .didMoveToParent,
      argument: .parent,
      super: .required,
      selectors: ["didMoveToParentViewController", "didMoveToParent"],
      short: ["didMove(toParentViewController:)"]
    ),
    CallbackInfo(
      .willTransition,
      "willTransition(to:with:)",
      .controller,
      .traits,
      super: .documented
    ),
    CallbackInfo(
      .traitCollectionDidChange,
      "traitCollectionDidChange",
      .controller,
      .traits,
      super: .documented
    ),
    CallbackInfo(.viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange", .controller, .insets),
    CallbackInfo(.viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange", .controller, .insets),
    CallbackInfo(
      .preferredContentSizeDidChange,
      "preferredContentSizeDidChange(forChildContentContainer:)",
      .controller,
      .size,
      argument: .controller,
      selectors: [
        "preferredContentSizeDidChangeForChildContentContainer", "preferredContentSizeDidChange",
      ],
      short: ["preferredContentSizeDidChange"]
    ),
    CallbackInfo(
      .prepareForSegue,
      "prepare(for:sender:)",
      .controller,
      .segue,
      argument: .segue,
      short: ["prepareForSegue", "prepare(for:)", "prepare"]
    ),
  ]
}
