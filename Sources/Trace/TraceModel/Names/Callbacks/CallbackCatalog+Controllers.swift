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
  static let controllers = [
    Section(.controller, .loading).rows([
      Row(.loadView, "loadView", role: .loadView),
      Row(.viewDidUnload, "viewDidUnload", role: .otherOfController, isSent: false),
    ]),
    Section(.controller, .loading, super: .required).rows([
      Row(.viewDidLoad, "viewDidLoad", role: .viewDidLoad)
    ]),
    Section(.controller, .appearance, argument: .animated, super: .required).rows([
      Row(.viewWillAppear, "viewWillAppear", role: .viewWillAppear),
      Row(.viewIsAppearing, "viewIsAppearing", role: .viewIsAppearing),
      Row(.viewDidAppear, "viewDidAppear", role: .viewDidAppear),
      Row(.viewWillDisappear, "viewWillDisappear", role: .viewWillDisappear),
      Row(.viewDidDisappear, "viewDidDisappear", role: .viewDidDisappear),
    ]),
    Section(.controller, .layout).rows([
      Row(.viewWillLayoutSubviews, "viewWillLayoutSubviews", role: .viewWillLayoutSubviews),
      Row(.viewDidLayoutSubviews, "viewDidLayoutSubviews", role: .viewDidLayoutSubviews),
    ]),
    Section(.controller, .layout, super: .documented).rows([
      Row(.updateViewConstraints, "updateViewConstraints", role: .otherOfController)
    ]),
    Section(.controller, .size, super: .documented).rows([
      Row(
        .viewWillTransition,
        "viewWillTransition(to:with:)",
        role: .otherOfController,
        selectors: ["viewWillTransition", "viewWillTransitionToSize"]
      )
    ]),
    Section(.controller, .memory, super: .documented).rows([
      Row(.didReceiveMemoryWarning, "didReceiveMemoryWarning", role: .otherOfController)
    ]),
    Section(.controller, .containment, argument: .parent, super: .required).rows([
      Row(
        .willMoveToParent,
        "willMove(toParent:)",
        role: .willMoveToParent,
        selectors: ["willMoveToParentViewController", "willMoveToParent"],
        short: ["willMove(toParentViewController:)"]
      ),
      Row(
        .didMoveToParent,
        "didMove(toParent:)",
        role: .didMoveToParent,
        selectors: ["didMoveToParentViewController", "didMoveToParent"],
        short: ["didMove(toParentViewController:)"]
      ),
    ]),
    Section(.controller, .traits, super: .documented).rows([
      Row(.willTransition, "willTransition(to:with:)"),
      Row(.traitCollectionDidChange, "traitCollectionDidChange"),
    ]),
    Section(.controller, .insets).rows([
      Row(.viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange"),
      Row(.viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange"),
    ]),
    Section(.controller, .size, argument: .controller).rows([
      Row(
        .preferredContentSizeDidChange,
        "preferredContentSizeDidChange(forChildContentContainer:)",
        selectors: [
          "preferredContentSizeDidChangeForChildContentContainer", "preferredContentSizeDidChange",
        ],
        short: ["preferredContentSizeDidChange"]
      )
    ]),
    Section(.controller, .segue, argument: .segue).rows([
      Row(
        .prepareForSegue,
        "prepare(for:sender:)",
        short: ["prepareForSegue", "prepare(for:)", "prepare"]
      )
    ]),
  ]
}
