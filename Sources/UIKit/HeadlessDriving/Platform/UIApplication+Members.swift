public import Foundation
import TraceModel

extension UIApplication {
  private var options: ApplicationOptions {
    get { life.runtime.platform.application }
    set { life.runtime.platform.application = newValue }
  }

  // choice: open-url
  /// Opens an address: its completion receives in the next turn whether its scheme can be opened.
  ///
  /// The address is added to ``HeadlessApp/openedURLs``.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url)
    if isOpened { self.options.openedURLs.append(url) }
    guard let completion else { return }
    let (runtime, subject) = (life.runtime, traceSubject)
    runtime.loop.schedule(after: .zero, label: "completion of open(_:options:)") {
      runtime.inContext {
        runtime.dispatcher.invoke(.completion, to: subject) { completion(isOpened) }
      }
    }
  }

  /// Returns whether an address has a scheme that ``HeadlessApp/refusedURLSchemes`` does not
  /// contain.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return false }
    return !options.refusedSchemes.contains(scheme)
  }

  /// An option of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an option from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app opens a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Opens an address in the next turn, as ``open(_:options:completionHandler:)``.
  ///
  /// - Returns: Whether its scheme can be opened.
  @discardableResult
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// Ignores touches until as many calls of ``endIgnoringInteractionEvents()``.
  public func beginIgnoringInteractionEvents() { options.ignoredInteractions += 1 }

  /// Ends one call of ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    options.ignoredInteractions = max(0, options.ignoredInteractions - 1)
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { options.ignoredInteractions > 0 }

  // inert: no device sleeps
  /// Whether the device stays awake.
  public var isIdleTimerDisabled: Bool {
    get { options.isIdleTimerDisabled }
    set { options.isIdleTimerDisabled = newValue }
  }

  // inert: there is no home screen
  /// The number on the app's icon; a negative number becomes 0.
  public var applicationIconBadgeNumber: Int {
    get { options.iconBadgeNumber }
    set { options.iconBadgeNumber = max(0, newValue) }
  }

  // inert: there is no home screen
  /// The actions of the app's icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { options.shortcutItems }
    set { options.shortcutItems = newValue }
  }

  // inert: no device is shaken
  /// Whether shaking undoes.
  public var applicationSupportsShakeToEdit: Bool {
    get { options.supportsShakeToEdit }
    set { options.supportsShakeToEdit = newValue }
  }

  // inert: nothing is received
  /// Whether the app is registered for remote notifications.
  public var isRegisteredForRemoteNotifications: Bool {
    options.isRegisteredForRemoteNotifications
  }

  // inert: nothing is received
  /// Registers for remote notifications; the delegate receives no token.
  public func registerForRemoteNotifications() {
    options.isRegisteredForRemoteNotifications = true
  }

  // inert: nothing is received
  /// Ends the registration for remote notifications.
  public func unregisterForRemoteNotifications() {
    options.isRegisteredForRemoteNotifications = false
  }

  // inert: there is no home screen
  /// The name of the app's alternate icon.
  public var alternateIconName: String? { options.alternateIconName }

  /// Whether the app can change its icon: `true`.
  public var supportsAlternateIcons: Bool { true }

  // inert: there is no home screen
  /// Sets the app's alternate icon; the completion is called in the next turn.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    options.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    life.runtime.loop.schedule(after: .zero, label: "completion of setAlternateIconName") {
      completionHandler(nil)
    }
  }

  /// The preferred size of text, which ``HeadlessApp/preferredContentSizeCategory`` sets.
  public var preferredContentSizeCategory: UIContentSizeCategory { life.runtime.platform.textSize }

  /// The direction of the interface: that of the key window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    life.runtime.mainWindow?.layoutDirection ?? .leftToRight
  }

  /// The orientation of the interface: that of the key window.
  public var statusBarOrientation: UIInterfaceOrientation {
    guard let size = life.runtime.mainWindow?.bounds.size else { return .portrait }
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The frame of the status bar: the key window's width and the height of its top safe area.
  public var statusBarFrame: CGRect {
    guard let window = life.runtime.mainWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }

  /// Whether the app has several scenes at a time: `false`.
  public var supportsMultipleScenes: Bool { false }

  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether protected data can be read: `true`.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app may be refreshed in the background: `available`.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  // inert: nothing is received
  public func beginReceivingRemoteControlEvents() {}
  // inert: nothing is received
  public func endReceivingRemoteControlEvents() {}
}

/// Whether an app may be refreshed in the background; the names and values of UIKit's
/// `UIBackgroundRefreshStatus`.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The app or the user may not refresh in the background.
  case restricted
  /// The user has turned it off.
  case denied
  /// The app may refresh in the background.
  case available
}

extension HeadlessApp {
  /// The addresses that the app has opened, in order.
  public var openedURLs: [URL] { runtime.platform.application.openedURLs }

  /// The schemes in lowercase that can't be opened; empty by default.
  public var refusedURLSchemes: Set<String> {
    get { runtime.platform.application.refusedSchemes }
    set { runtime.platform.application.refusedSchemes = newValue }
  }

  /// The preferred size of text, as in the user's settings.
  ///
  /// A change changes the traits of all windows, and posts
  /// `UIContentSizeCategory.didChangeNotification`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { runtime.platform.textSize }
    set {
      guard newValue != runtime.platform.textSize else { return }
      runtime.inContext {
        let windows = runtime.commit.livingWindows
        let old = windows.map(\.traitsOfContent)
        runtime.platform.textSize = newValue
        for (window, traits) in zip(windows, old) { window.sendTraitChange(from: traits) }
        runtime.notificationCenter.post(
          name: UIContentSizeCategory.didChangeNotification,
          object: runtime.application,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue]
        )
      }
    }
  }
}

extension UIContentSizeCategory {
  /// Posted after the preferred size of text has changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The key of the new size in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
