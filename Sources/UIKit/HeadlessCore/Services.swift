import Foundation
import HeadlessValues

/// What the core needs from storyboards, xibs and resources.
@MainActor
package protocol NibService: SendableMetatype {
  /// Loads the view of a controller from its storyboard or xib.
  ///
  /// - Returns: Whether there is one.
  static func loadView(of controller: UIViewController) -> Bool

  /// Returns the file of a storyboard; `nil` if it does not exist or is damaged, which was
  /// reported.
  static func storyboard(named name: String, bundle: Bundle?) -> (any StoryboardFile)?

  /// Makes the objects at the top level of a xib.
  static func instantiate(
    _ nib: UINib,
    owner: AnyObject?,
    external: [String: AnyObject],
    reuseIdentifier: String?,
    in runtime: Runtime
  ) -> [Any]?

  /// Adds the resources of the rewritten module that declares a class, if it was rewritten.
  static func addResources(ofModuleDeclaring type: AnyClass, to runtime: Runtime)

  /// Returns the method with a name that an object of the app or of the runtime has.
  nonisolated static func method(_ name: String, of target: AnyObject) -> Selector?
}

/// What the core needs from appearance proxies.
@MainActor
package protocol AppearanceService: SendableMetatype {
  /// Applies the values of the proxies of its class to a view that enters a window.
  static func applyValues(to view: UIView)
  /// Applies the values of the proxies of items to those of a bar in a window.
  static func applyValues(toItems items: [UIBarItem], of bar: UIView)
}

/// What the core needs from tables.
@MainActor
package protocol MoreService: SendableMetatype {
  /// Makes the list of the tabs for which a bar has no room.
  static func list(of tabs: UITabBarController) -> UIViewController
}

/// What the core needs from the symbols of the program.
package protocol SymbolService: SendableMetatype {
  /// Makes the methods of protocols be called that only subclasses of the class that conforms declare.
  ///
  /// - Returns: What is not called, in the order of names.
  static func connect(_ type: AnyClass) -> [String]

  /// Whether the symbols of a class of the app or of its superclasses contain a method.
  static func declares(_ name: String, _ type: AnyClass) -> Bool

  /// The address of a method, named with or without labels, that a class of the app or one of its
  /// superclasses declares; `nil` if the symbols have none.
  static func address(of name: String, _ type: AnyClass) -> UInt?
}

extension Services {
  package static let symbols =
    type("MethodSymbols", of: "HeadlessDriving") as? any SymbolService.Type
  package static let nibs = appResources as? any NibService.Type
  package static let appearance =
    type("AppearanceValues", of: "HeadlessLists") as? any AppearanceService.Type
  package static let more = type("MoreTabs", of: "HeadlessLists") as? any MoreService.Type
}

/// What values need from the run.
enum CurrentRun: RunService {
  static var traits: UITraitCollection { .current }
  @MainActor static var drawingContext: CGContext? {
    Runtime.current.platform.contexts.last?.context
  }
}
