import Foundation
import HeadlessCore
import HeadlessValues

/// Storyboards, xibs and resources of the app, which the modules below use.
enum AppResources: ResourceService {
  static func imageValues(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?,
    configuration: UIImage.Configuration?
  ) -> UIImage.Values? {
    UIImage.assetValues(
      named: name,
      in: bundle,
      compatibleWith: traits,
      configuration: configuration
    )
  }

  static func color(named name: String, in bundle: Bundle?) -> AssetColor? {
    UIColor.assetColor(named: name, in: bundle)
  }
}

extension AppResources: NibService {
  @MainActor
  static func loadView(of controller: UIViewController) -> Bool { controller.loadViewFromNib() }

  @MainActor
  static func storyboard(named name: String, bundle: Bundle?) -> (any StoryboardFile)? {
    let runtime = Runtime.current
    let folders = NibFiles.folders(of: bundle, in: runtime)
    do {
      if let document = try NibFiles.document(name, type: "storyboard", in: folders) {
        return document
      }
      runtime.failNib(
        "Could not find a storyboard named '\(name)' in bundle NSBundle "
          + "<\(bundle?.bundlePath ?? folders.joined(separator: ", "))>",
        exception: "NSInvalidArgumentException"
      )
    } catch { runtime.failNib("\(error)") }
    return nil
  }

  @MainActor
  static func instantiate(
    _ nib: UINib,
    owner: AnyObject?,
    external: [String: AnyObject],
    reuseIdentifier: String?,
    in runtime: Runtime
  ) -> [Any]? {
    guard let document = nib.document(reportingIn: runtime) else { return nil }
    return UINib.instantiate(
      document,
      owner: owner,
      external: external,
      reuseIdentifier: reuseIdentifier,
      bundle: nib.bundle,
      runtime
    )
  }

  @MainActor
  static func addResources(ofModuleDeclaring type: AnyClass, to runtime: Runtime) {
    runtime.addResources(ofModuleDeclaring: type)
  }

  nonisolated static func method(_ name: String, of target: AnyObject) -> Selector? {
    MethodNames.method(name, of: target)
  }
}
