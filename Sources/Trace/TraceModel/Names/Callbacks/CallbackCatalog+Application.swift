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
  static let applications = [
    Section(.application, .application, omitsReceiver: true).rows([
      Row(
        .applicationDidFinishLaunching,
        "application(_:didFinishLaunchingWithOptions:)",
        role: .launch,
        selectors: ["applicationDidFinishLaunching"],
        short: ["didFinishLaunching"]
      ),
      Row(
        .applicationDidBecomeActive,
        "applicationDidBecomeActive",
        role: .applicationDidBecomeActive
      ),
      Row(
        .applicationWillResignActive,
        "applicationWillResignActive",
        role: .applicationWillResignActive
      ),
      Row(
        .applicationDidEnterBackground,
        "applicationDidEnterBackground",
        role: .applicationDidEnterBackground
      ),
      Row(
        .applicationWillEnterForeground,
        "applicationWillEnterForeground",
        role: .applicationWillEnterForeground
      ),
      Row(.applicationWillTerminate, "applicationWillTerminate", role: .applicationWillTerminate),
      Row(
        .applicationWillFinishLaunching,
        "application(_:willFinishLaunchingWithOptions:)",
        short: ["willFinishLaunching"]
      ),
      Row(
        .applicationConfigurationForConnecting,
        "application(_:configurationForConnecting:options:)"
      ),
      Row(.applicationDidDiscardSceneSessions, "application(_:didDiscardSceneSessions:)"),
    ]),
    Section(.application, .memory, omitsReceiver: true).rows([
      Row(.applicationDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning")
    ]),
    Section(.scene, .scene, omitsReceiver: true).rows([
      Row(.sceneWillConnect, "scene(_:willConnectTo:options:)", role: .sceneWillConnect),
      Row(.sceneDidDisconnect, "sceneDidDisconnect", role: .sceneDidDisconnect),
      Row(.sceneDidBecomeActive, "sceneDidBecomeActive", role: .sceneDidBecomeActive),
      Row(.sceneWillResignActive, "sceneWillResignActive", role: .sceneWillResignActive),
      Row(.sceneWillEnterForeground, "sceneWillEnterForeground", role: .sceneWillEnterForeground),
      Row(.sceneDidEnterBackground, "sceneDidEnterBackground", role: .sceneDidEnterBackground),
      Row(.windowSceneDidUpdate, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"),
    ]),
  ]
}
