import Foundation
import TraceModel

/// The names of the runtime's properties that notify observers.
///
/// The path of an inherited property differs with its root class. The names are therefore in
/// extensions of protocols, whose `Self` is the class that an observer names.
@MainActor
package enum ObservableProperties {
  /// Functions that return the names of a class, or `nil` for a class without any.
  private static var sources: [@MainActor (Any.Type) -> [AnyKeyPath: String]?] = [
    { ($0 as? any ObservableView.Type)?.viewProperties },
    { ($0 as? any ObservableControl.Type)?.controlProperties },
    { ($0 as? any ObservableScrollView.Type)?.scrollProperties },
    { ($0 as? any ObservableController.Type)?.controllerProperties },
    { ($0 as? any ObservableNavigationItem.Type)?.itemProperties },
  ]

  /// Adds the names of the classes of another module.
  package static func add(_ source: @escaping @MainActor (Any.Type) -> [AnyKeyPath: String]?) {
    sources.append(source)
  }

  /// Returns the name of a property that notifies; `nil` for other paths, and outside the main
  /// actor.
  nonisolated static func name(of path: AnyKeyPath, in root: Any.Type) -> String? {
    // The body runs on this thread, before the function returns, and key paths are immutable.
    nonisolated(unsafe) let path = path
    return resultOnMainActor { sources.lazy.compactMap { $0(root)?[path] }.first } ?? nil
  }

  /// Returns whether a property with a name notifies.
  nonisolated static func isName(_ name: String, of type: Any.Type) -> Bool {
    resultOnMainActor { sources.contains { $0(type)?.values.contains(name) == true } } ?? false
  }

  /// Returns the name that the runtime uses for a key of Objective-C: `isHidden` for `hidden`.
  package nonisolated static func name(ofKey key: String, of type: Any.Type) -> String? {
    let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst(), key.lowercased()]
    return names.first { isName($0, of: type) }
  }

  /// Reports a property of the runtime or of Foundation that is observed but never notifies.
  nonisolated static func reportSilent(_ path: AnyKeyPath, of root: Any.Type) {
    let text = KeyPathShape.lastName(of: path).map { "\(root).\($0)" }
    reportSilent(text ?? "a property of \(root) (\(type(of: path).valueType))", of: root)
  }

  package nonisolated static func reportSilent(_ text: String, of root: Any.Type) {
    let module = ModuleNames.module(of: root)
    let own = [ModuleNames.umbrella, "Foundation", "FoundationNetworking"].contains(module)
    guard own || AppleModules.contains(module), let runtime = Runtime.running else { return }
    let location = WorkOrigin.capture().location.map { ", at \($0)" } ?? ""
    let message = "\(text) is observed\(location), but never notifies"
    guard runtime.mailbox.isNew(message) else { return }
    onMainActor {
      let name = runtime.recording.name("silent-property")
      runtime.warn(name, message, about: .none)
    }
  }
}

/// A view whose properties can be observed.
@MainActor
protocol ObservableView: UIView {}
extension UIView: ObservableView {}
extension ObservableView {
  static var viewProperties: [AnyKeyPath: String] {
    [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center",
      \Self.transform: "transform", \Self.isHidden: "isHidden", \Self.alpha: "alpha",
      \Self.backgroundColor: "backgroundColor",
    ]
  }
}

/// A control whose properties can be observed.
@MainActor
protocol ObservableControl: UIControl {}
extension UIControl: ObservableControl {}
extension ObservableControl {
  static var controlProperties: [AnyKeyPath: String] {
    [
      \Self.isEnabled: "isEnabled", \Self.isSelected: "isSelected",
      \Self.isHighlighted: "isHighlighted",
    ]
  }
}

/// A scroll view whose properties can be observed.
@MainActor
protocol ObservableScrollView: UIScrollView {}
extension UIScrollView: ObservableScrollView {}
extension ObservableScrollView {
  static var scrollProperties: [AnyKeyPath: String] {
    [
      \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize",
      \Self.contentInset: "contentInset", \Self.adjustedContentInset: "adjustedContentInset",
    ]
  }
}

/// A controller whose properties can be observed.
@MainActor
protocol ObservableController: UIViewController {}
extension UIViewController: ObservableController {}
extension ObservableController {
  static var controllerProperties: [AnyKeyPath: String] {
    [\Self.title: "title", \Self.preferredContentSize: "preferredContentSize"]
  }
}

/// A navigation item whose properties can be observed.
@MainActor
protocol ObservableNavigationItem: UINavigationItem {}
extension UINavigationItem: ObservableNavigationItem {}
extension ObservableNavigationItem {
  static var itemProperties: [AnyKeyPath: String] { [\Self.title: "title"] }
}

/// The parts of a key path that only its description contains.
enum KeyPathShape {
  /// Whether a path goes through several properties.
  static func isNested(_ path: AnyKeyPath) -> Bool { components(path).count > 1 }

  /// Returns the name of the last property, which only paths of stored properties reveal.
  static func lastName(of path: AnyKeyPath) -> String? {
    components(path).last.flatMap { $0.contains("<") ? nil : $0 }
  }

  /// Returns the texts between the dots of `\Root.a?.<computed 0x1 (Module.Type)>` outside
  /// parentheses.
  private static func components(_ path: AnyKeyPath) -> [String] {
    var parts = [""]
    var depth = 0
    for character in path.debugDescription {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return Array(parts.dropFirst())
  }
}
