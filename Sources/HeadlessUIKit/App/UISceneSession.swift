public import Foundation

/// What of a scene outlives it, with the names of UIKit's `UISceneSession`.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The text.
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
  /// A name that stays the same while the session lives; it is counted, so that equal runs are equal.
  public let persistentIdentifier: String
  /// The configuration that the app gave it.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?

  init(role: Role, number: Int) {
    self.role = role
    persistentIdentifier = "session-\(number)"
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made, with the names of UIKit's `UISceneConfiguration`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list; kept, not read.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` unless given.
  open var sceneClass: AnyClass?
  /// The class of the delegate; kept, the delegate comes with the launch.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
