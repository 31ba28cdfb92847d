import Foundation
import TraceModel

/// The storyboard that an app's `Info.plist` names, which UIKit loads at the launch.
@MainActor
struct MainStoryboard {
  private let runtime: Runtime
  private let values: [String: Any]

  /// Reads the property list of the module that declares the delegate's class.
  init(of delegate: any UIApplicationDelegate, _ runtime: Runtime) {
    self.runtime = runtime
    let folder = AppModules.module(declaring: Swift.type(of: delegate))?.resourceFolder
    let data = folder.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0 + "/Info.plist")) }
    let list = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    values = list as? [String: Any] ?? [:]
  }

  /// Creates the window of an app without scenes, before
  /// `application(_:willFinishLaunchingWithOptions:)`, as its documentation describes.
  ///
  /// - Returns: The window, which becomes visible at the end of the launch; `nil` without a
  ///   storyboard.
  func loadWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
    guard values["UIApplicationSceneManifest"] == nil,
      let name = values["UIMainStoryboardFile"] as? String
    else { return nil }
    let window = UIWindow(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    delegate.window = window
    guard delegate.window !== window else { return window }
    runtime.warn(
      runtime.recording.name("main-storyboard"),
      "The app delegate must implement the window property if it wants to use a main storyboard file.",
      about: runtime.application.traceSubject
    )
    return nil
  }

  /// Creates the window of a scene, before `scene(_:willConnectTo:options:)`.
  ///
  /// - Returns: The window, which becomes visible when the scene is connected; `nil` without a
  ///   storyboard.
  func loadWindow(of scene: UIWindowScene, for delegate: any UISceneDelegate) -> UIWindow? {
    let configuration = scene.session.configuration
    guard let storyboard = configuration.storyboard ?? storyboard(named: configuration.name),
      let delegate = delegate as? any UIWindowSceneDelegate
    else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
    return window
  }

  /// Returns the storyboard of the configuration with a name; without a name, of the first one.
  private func storyboard(named name: String?) -> UIStoryboard? {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let role = UISceneSession.Role.windowApplication.rawValue
    let configurations = roles?[role] as? [[String: Any]] ?? []
    let found =
      name == nil
      ? configurations.first
      : configurations.first { $0["UISceneConfigurationName"] as? String == name }
    return (found?["UISceneStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: nil) }
  }
}
