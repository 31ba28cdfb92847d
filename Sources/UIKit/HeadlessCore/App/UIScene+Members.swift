public import Foundation

extension UIScene {
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted after a scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
  /// Posted after a scene was connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )

  // choice: scene-notifications
  /// Posts a notification of the scene to observers; it is not recorded.
  package func post(_ name: Notification.Name) {
    life.runtime.notificationCenter.post(name: name, object: self)
  }
}

extension UIWindowScene {
  // inert: the interface rotates only when a test rotates a window
  /// Asks the system for a size or for orientations of the scene.
  public final func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {}

  /// A request of an app to the system, as UIKit's `UIWindowScene.GeometryPreferences`.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// A request of an app to iOS.
    open class iOS: GeometryPreferences {
      // inert: the interface rotates only when a test rotates a window
      /// The orientations; `nil` for those of the controllers.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences.
      public override init() {
        super.init()
      }

      /// Creates preferences of orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    /// Creates preferences without values.
    public override init() {
      super.init()
    }
  }
}

// inert: no other app opens addresses
/// An address that an app opens, as UIKit's `UIOpenURLContext`
/// (developer.apple.com/documentation/uikit/uiopenurlcontext).
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}

extension UIScene {
  /// The options of an address, as UIKit's `UIScene.OpenURLOptions`.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    // inert: no other app opens addresses
    /// The identifier of the app that opens the address; `nil`.
    open var sourceApplication: String? { nil }
    // inert: no other app opens addresses
    /// The value that the app adds; `nil`.
    open var annotation: Any? { nil }
    // inert: no other app opens addresses
    /// Whether the app opens the file where it is; `false`.
    open var openInPlace: Bool { false }

    override init() {
      super.init()
    }
  }
}
