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
  case loadView
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  /// `willMove(toParent:)`.
  case willMoveToParent
  /// `didMove(toParent:)`.
  case didMoveToParent
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case launch
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  /// Another callback of a controller, which shows that the controller is alive.
  case otherOfController
  /// `willMove(toWindow:)`.
  case willMoveToWindow
  case didMoveToWindow
  /// `willMove(toSuperview:)`.
  case willMoveToSuperview
  case didMoveToSuperview
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillEnterForeground
  case applicationWillTerminate
  /// `scene(_:willConnectTo:options:)`.
  case sceneWillConnect
  case sceneWillEnterForeground
  case sceneDidBecomeActive
  case sceneWillResignActive
  case sceneDidEnterBackground
  case sceneDidDisconnect
}
