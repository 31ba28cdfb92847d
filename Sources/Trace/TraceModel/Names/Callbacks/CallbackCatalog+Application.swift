extension Name {
  /// Sent at the end of the launch.
  public static let applicationDidFinishLaunching = Name(id: 28)
  /// Sent after the application became active.
  public static let applicationDidBecomeActive = Name(id: 29)
  /// Sent before the application becomes inactive.
  public static let applicationWillResignActive = Name(id: 30)
  /// Sent after the application entered the background.
  public static let applicationDidEnterBackground = Name(id: 31)
  /// Sent before the application leaves the background.
  public static let applicationWillEnterForeground = Name(id: 32)
  /// Sent before the process ends.
  public static let applicationWillTerminate = Name(id: 33)
  /// Sent at the beginning of the launch.
  public static let applicationWillFinishLaunching = Name(id: 134)
  /// Returns the configuration of a scene that is about to connect.
  public static let applicationConfigurationForConnecting = Name(id: 135)
  /// Sent after the user closed scenes.
  public static let applicationDidDiscardSceneSessions = Name(id: 136)
  /// Sent to the application at a memory warning.
  public static let applicationDidReceiveMemoryWarning = Name(id: 137)
  /// Sent when a scene is added to the application.
  public static let sceneWillConnect = Name(id: 34)
  /// Sent after a scene was removed from the application.
  public static let sceneDidDisconnect = Name(id: 35)
  /// Sent after a scene became active.
  public static let sceneDidBecomeActive = Name(id: 36)
  /// Sent before a scene becomes inactive.
  public static let sceneWillResignActive = Name(id: 37)
  /// Sent before a scene enters the foreground.
  public static let sceneWillEnterForeground = Name(id: 38)
  /// Sent after a scene entered the background.
  public static let sceneDidEnterBackground = Name(id: 39)
  /// Sent after the geometry, orientation or traits of a scene changed.
  public static let windowSceneDidUpdate = Name(id: 165)
}

extension CallbackCatalog {
  /// The callbacks of the delegates of the application and of scenes.
  static let applications: [CallbackInfo] = [
    CallbackInfo(
      .applicationDidFinishLaunching,
      "application(_:didFinishLaunchingWithOptions:)",
      .application,
      .application,
      role: .launch,
      selectors: ["applicationDidFinishLaunching"],
      short: ["didFinishLaunching"]
    ),
    CallbackInfo(
      .applicationDidBecomeActive,
      "applicationDidBecomeActive",
      .application,
      .application,
      role: .applicationDidBecomeActive,
      short: ["didBecomeActive"]
    ),
    CallbackInfo(
      .applicationWillResignActive,
      "applicationWillResignActive",
      .application,
      .application,
      role: .applicationWillResignActive,
      short: ["willResignActive"]
    ),
    CallbackInfo(
      .applicationDidEnterBackground,
      "applicationDidEnterBackground",
      .application,
      .application,
      role: .applicationDidEnterBackground,
      short: ["didEnterBackground"]
    ),
    CallbackInfo(
      .applicationWillEnterForeground,
      "applicationWillEnterForeground",
      .application,
      .application,
      role: .applicationWillEnterForeground,
      short: ["willEnterForeground"]
    ),
    CallbackInfo(
      .applicationWillTerminate,
      "applicationWillTerminate",
      .application,
      .application,
      role: .applicationWillTerminate,
      short: ["willTerminate"]
    ),
    CallbackInfo(
      .applicationWillFinishLaunching,
      "application(_:willFinishLaunchingWithOptions:)",
      .application,
      .application,
      short: ["willFinishLaunching"]
    ),
    CallbackInfo(
      .applicationConfigurationForConnecting,
      "application(_:configurationForConnecting:options:)",
      .application,
      .application,
      short: ["configurationForConnecting"]
    ),
    CallbackInfo(
      .applicationDidDiscardSceneSessions,
      "application(_:didDiscardSceneSessions:)",
      .application,
      .application,
      short: ["didDiscardSceneSessions"]
    ),
    CallbackInfo(
      .applicationDidReceiveMemoryWarning,
      "applicationDidReceiveMemoryWarning",
      .application,
      .memory,
      short: ["didReceiveMemoryWarning"]
    ),
    CallbackInfo(
      .sceneWillConnect,
      "scene(_:willConnectTo:options:)",
      .scene,
      .scene,
      role: .sceneWillConnect,
      short: ["willConnectTo"]
    ),
    CallbackInfo(
      .sceneDidDisconnect,
      "sceneDidDisconnect",
      .scene,
      .scene,
      role: .sceneDidDisconnect,
      short: ["didDisconnect"]
    ),
    CallbackInfo(
      .sceneDidBecomeActive,
      "sceneDidBecomeActive",
      .scene,
      .scene,
      role: .sceneDidBecomeActive,
      short: ["didBecomeActive"]
    ),
    CallbackInfo(
      .sceneWillResignActive,
      "sceneWillResignActive",
      .scene,
      .scene,
      role: .sceneWillResignActive,
      short: ["willResignActive"]
    ),
    CallbackInfo(
      .sceneWillEnterForeground,
      "sceneWillEnterForeground",
      .scene,
      .scene,
      role: .sceneWillEnterForeground,
      short: ["willEnterForeground"]
    ),
    CallbackInfo(
      .sceneDidEnterBackground,
      "sceneDidEnterBackground",
      .scene,
      .scene,
      role: .sceneDidEnterBackground,
      short: ["didEnterBackground"]
    ),
    CallbackInfo(
      .windowSceneDidUpdate,
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      .scene,
      .scene,
      short: ["didUpdate"]
    ),
  ]
}
