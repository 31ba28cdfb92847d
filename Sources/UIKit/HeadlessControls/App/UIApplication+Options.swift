public import Foundation

extension UIApplication.LaunchOptionsKey {
  /// An address that the app is launched to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The identifier of the app that requests the launch.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
  )
  /// A notification from a server.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )
  /// A change of the location.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A quick action of the home screen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The activities with which the app is launched.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
  )
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
  )
}

extension UIApplication {
  /// A key of the options of an address; the names of UIKit's `UIApplication.OpenURLOptionsKey`.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the app that opens the address.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The value that the app adds.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is opened where it is.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A kind of app extension; the names of UIKit's `UIApplication.ExtensionPointIdentifier`.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  // inert: no screenshot is taken
  /// Posted after the user has taken a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
  // inert: the date does not change by itself
  /// Posted after midnight and other significant changes of the time.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  // inert: no data is protected
  /// Posted after protected data has become available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )
  // inert: no data is protected
  /// Posted before protected data becomes unavailable.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable"
  )
  // inert: the app does not refresh in the background
  /// Posted after the setting of the refresh in the background has changed.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )
}

/// The result of a fetch in the background; the names and values of UIKit's
/// `UIBackgroundFetchResult`.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData
  /// No new data exists.
  case noData
  case failed
}

extension UIApplication {
  // inert: nothing is drawn
  /// Whether the status bar shows that the app uses the network.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { life.runtime.platform.application.isNetworkActivityIndicatorVisible }
    set { life.runtime.platform.application.isNetworkActivityIndicatorVisible = newValue }
  }

  /// The shortest time between two fetches in the background.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The time between fetches that means none.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  // inert: the app does not fetch in the background
  /// Sets the time between two fetches in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  // inert: scenes are created by a launch
  /// Asks the system to show a session, or a new one.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {}

  // inert: scenes are discarded by tests
  /// Asks the system to discard a session.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {}

  // inert: the app switcher is not drawn
  /// Asks the system to draw a session of the background again.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  // inert: scenes are created by a launch
  /// How a scene is shown, as UIKit's `UIScene.ActivationRequestOptions`.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    // inert: scenes are created by a launch
    open var requestingScene: UIScene?

    public override init() {
      super.init()
    }
  }
}

// inert: scenes are discarded by tests
/// How a scene is discarded, as UIKit's `UISceneDestructionRequestOptions`.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

extension UIResponder {
  // inert: no other device takes over activities
  public var userActivity: NSUserActivity? {
    get { rare?.userActivity }
    set { madeRare.userActivity = newValue }
  }
}

extension UIViewController {
  // inert: the presented controller determines its transition
  /// Whether the transition of a presentation in the context is that of this controller.
  public var providesPresentationContextTransitionStyle: Bool {
    get { rare?.controller.providesTransitionStyle ?? false }
    set { madeRare.controller.providesTransitionStyle = newValue }
  }
}
