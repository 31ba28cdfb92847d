public import Foundation

/// The persistent part of a scene, with the names of UIKit's `UISceneSession`.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's text.
    public let rawValue: String

    /// Creates a role from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// A stable identifier, numbered in order of creation so that equal runs have equal traces.
  public let persistentIdentifier: String
  /// The configuration returned by the application's delegate.
  public package(set) var configuration: UISceneConfiguration
  /// The scene, if it is connected.
  public package(set) weak var scene: UIScene?

  // inert: no session is restored
  /// The activity that restores the interface; `nil`.
  public var stateRestorationActivity: NSUserActivity?
  // inert: no session is restored
  /// Values of the app.
  public var userInfo: [String: Any]?

  package init(role: Role, number: Int) {
    self.role = role
    persistentIdentifier = "session-\(number)"
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The configuration of a new scene, with the names of UIKit's `UISceneConfiguration`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list; not used by the runtime.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` by default.
  open var sceneClass: AnyClass?
  /// The class of the delegate; not used, because the launch receives the delegate.
  open var delegateClass: AnyClass?

  /// The storyboard of the scene's window; `nil` for that of the app's property list.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
