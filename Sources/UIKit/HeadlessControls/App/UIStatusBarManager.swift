public import Foundation

/// The status bar of a scene, as UIKit's `UIStatusBarManager`
/// (developer.apple.com/documentation/uikit/uistatusbarmanager).
///
/// Its values are those that the root controller of the scene's key window, or of its first window,
/// prefers. While that controller is asked, they are the values before: a controller that prefers
/// the current values keeps them.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(window: UIWindow?) {
    self.window = window
    super.init()
  }

  /// The controller whose preferences are used, which containers forward to a child.
  private func controller(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var controller = window?.rootViewController
    var visited: Set<ObjectIdentifier> = []
    while let current = controller, visited.insert(ObjectIdentifier(current)).inserted,
      let next = child(current)
    {
      controller = next
    }
    return controller
  }

  /// Returns the answer of a controller, or the value of the bar while a controller is asked.
  private func ask<Value>(
    _ value: WritableKeyPath<StatusBarValues, Value>,
    _ answer: () -> Value
  ) -> Value {
    guard let stage = window?.life.runtime.stage else { return StatusBarValues()[keyPath: value] }
    guard !stage.statusBar.isBeingAsked else { return stage.statusBar[keyPath: value] }
    stage.statusBar.isBeingAsked = true
    let answer = answer()
    stage.statusBar.isBeingAsked = false
    stage.statusBar[keyPath: value] = answer
    return answer
  }

  open var statusBarStyle: UIStatusBarStyle {
    ask(\.style) {
      controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }
  }

  open var isStatusBarHidden: Bool {
    ask(\.isHidden) {
      controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }
  }

  /// The frame of the status bar in the scene: the window's width and the height of its top safe
  /// area; zero if the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
}

extension UIWindowScene {
  /// The status bar of the scene
  /// (developer.apple.com/documentation/uikit/uiwindowscene/statusbarmanager).
  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(window: keyWindow ?? windows.first)
  }
}

extension UIApplication {
  // inert: nothing posts the notification
  /// Posted before the frame of the status bar changed, until iOS 13.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  // inert: nothing posts the notification
  /// Posted after the frame of the status bar changed, until iOS 13.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  // inert: nothing posts the notification
  /// Posted before the orientation of the status bar changed, until iOS 13.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  // inert: nothing posts the notification
  /// Posted after the orientation of the status bar changed, until iOS 13.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )

  /// The style of the status bar: that of the key window's controller.
  ///
  /// Setting it has no effect, as in apps with status bars by controller, which is the default
  /// (developer.apple.com/documentation/uikit/uiapplication/statusbarstyle).
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBar.statusBarStyle }
    set {}
  }

  /// Whether the status bar is hidden: as the key window's controller prefers.
  ///
  /// Setting it has no effect, as in apps with status bars by controller, which is the default
  /// (developer.apple.com/documentation/uikit/uiapplication/isstatusbarhidden).
  public var isStatusBarHidden: Bool {
    get { statusBar.isStatusBarHidden }
    set {}
  }

  private var statusBar: UIStatusBarManager {
    UIStatusBarManager(window: life.runtime.mainWindow)
  }
}
