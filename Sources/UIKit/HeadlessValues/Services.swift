package import Foundation

/// What values need from the run; ``Services`` finds the implementation.
package protocol RunService: SendableMetatype {
  /// The traits with which colors and fonts are resolved.
  static var traits: UITraitCollection { get }
  /// The context that `UIGraphicsGetCurrentContext()` returns.
  @MainActor static var drawingContext: CGContext? { get }
}

/// What values need from the resources of the app; ``Services`` finds the implementation.
package protocol ResourceService: SendableMetatype {
  /// Returns the values of an image; `nil` for an unknown name, which is reported.
  static func imageValues(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?,
    configuration: UIImage.Configuration?
  ) -> UIImage.Values?

  /// Returns a color; `nil` for an unknown name, which is reported.
  static func color(named name: String, in bundle: Bundle?) -> AssetColor?
}

/// The implementations of protocols in modules above the one that declares the protocol.
///
/// A module does not import the modules above it, and a program may contain all of them without
/// calling any of their functions first. So each is found by the mangled name of its type.
package enum Services {
  package static let run = type("CurrentRun", of: "HeadlessCore") as? any RunService.Type
  /// The type that implements all services of resources, storyboards and xibs.
  package static let appResources = type("AppResources", of: "HeadlessNibs")
  package static let resources = appResources as? any ResourceService.Type

  /// Returns an enumeration of a module; one that is not linked is reported.
  package static func type(
    _ name: String,
    of module: String,
    report: (String) -> Void = {
      FileHandle.standardError.write(Data("HeadlessUIKit: \($0)\n".utf8))
    }
  ) -> Any.Type? {
    let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)O")
    if type == nil {
      report("warning: the program does not contain \(module).\(name); help: link \(module)")
    }
    return type
  }
}
