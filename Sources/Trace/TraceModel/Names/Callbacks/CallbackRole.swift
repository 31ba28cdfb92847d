/// The effect of a callback on the state machines of objects.
///
/// The cases are in the order of a lifetime, in which reports list observed callbacks.
public enum CallbackRole: UInt8, Sendable, CaseIterable {
  /// Moves no state machine.
  case none
  /// Begins the lifetime of an object.
  case initializer
  /// Ends the lifetime of an object.
  case deinitializer
  /// `loadView`.
  case loadView
  /// `viewDidLoad`.
  case viewDidLoad
  /// `viewWillAppear`.
  case viewWillAppear
  /// `viewIsAppearing`.
  case viewIsAppearing
  /// `viewDidAppear`.
  case viewDidAppear
  /// `viewWillDisappear`.
  case viewWillDisappear
  /// `viewDidDisappear`.
  case viewDidDisappear
  /// `willMove(toParent:)`.
  case willMoveToParent
  /// `didMove(toParent:)`.
  case didMoveToParent
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case launch
  /// `viewWillLayoutSubviews`.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews`.
  case viewDidLayoutSubviews
  /// Another callback of a controller, which shows that the controller is alive.
  case otherOfController
  /// `willMove(toWindow:)`.
  case willMoveToWindow
  /// `didMoveToWindow`.
  case didMoveToWindow
  /// `willMove(toSuperview:)`.
  case willMoveToSuperview
  /// `didMoveToSuperview`.
  case didMoveToSuperview
  /// `applicationDidBecomeActive`.
  case applicationDidBecomeActive
  /// `applicationWillResignActive`.
  case applicationWillResignActive
  /// `applicationDidEnterBackground`.
  case applicationDidEnterBackground
  /// `applicationWillEnterForeground`.
  case applicationWillEnterForeground
  /// `applicationWillTerminate`.
  case applicationWillTerminate
  /// `scene(_:willConnectTo:options:)`.
  case sceneWillConnect
  /// `sceneWillEnterForeground`.
  case sceneWillEnterForeground
  /// `sceneDidBecomeActive`.
  case sceneDidBecomeActive
  /// `sceneWillResignActive`.
  case sceneWillResignActive
  /// `sceneDidEnterBackground`.
  case sceneDidEnterBackground
  /// `sceneDidDisconnect`.
  case sceneDidDisconnect
}
