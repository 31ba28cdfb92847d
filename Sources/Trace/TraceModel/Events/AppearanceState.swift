/// The appearance of a controller.
///
/// The four states follow the reference of `UIViewController`
/// (developer.apple.com/documentation/uikit/uiviewcontroller, “Handle view-related notifications”).
public enum AppearanceState: UInt8, Sendable, CaseIterable {
  /// The object is not on the screen.
  case hidden
  /// The state between `viewWillAppear` and `viewDidAppear`.
  case appearing
  /// The state after `viewDidAppear`.
  case visible
  /// The state between `viewWillDisappear` and `viewDidDisappear`.
  case disappearing

  /// The state after a legal callback; `nil` for a callback that does not change the appearance.
  public static func after(_ callback: Name) -> AppearanceState? {
    switch callback.role {
    case .viewWillAppear, .viewIsAppearing: .appearing
    case .viewDidAppear: .visible
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .hidden
    case .none, .initializer, .deinitializer, .loadView, .viewDidLoad, .willMoveToParent,
      .didMoveToParent, .launch, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .otherOfController, .willMoveToWindow, .didMoveToWindow, .willMoveToSuperview,
      .didMoveToSuperview, .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationWillTerminate, .sceneWillConnect,
      .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect:
      nil
    }
  }
}
