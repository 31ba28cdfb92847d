public import Foundation
import TraceModel

/// A storyboard: the XML file of Interface Builder, whose controllers are made by their
/// identifiers, as UIKit's `UIStoryboard` (developer.apple.com/documentation/uikit/uistoryboard).
///
/// The file is read from the bundle, or for the main bundle from the resource folder of a rewritten
/// module. UIKit throws if it does not exist.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The file name without extension.
  public let name: String
  /// The bundle that contains the file.
  public let bundle: Bundle?
  /// The parsed file; `nil` if it does not exist or is damaged, which was reported.
  package let file: (any StoryboardFile)?

  /// Creates a storyboard of the file with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    file = Services.nibs?.storyboard(named: name, bundle: storyboardBundleOrNil)
    super.init()
  }

  /// Creates a storyboard of a parsed file.
  package init(name: String, of file: any StoryboardFile) {
    self.name = name
    bundle = nil
    self.file = file
    super.init()
  }

  /// Makes the initial controller; `nil` if there is none.
  ///
  /// The order is that of a tutorial's test against UIKit of iOS 18.2: `init(coder:)` with its
  /// attributes, then `awakeFromNib()`. The view is not loaded.
  open func instantiateInitialViewController() -> UIViewController? {
    file?.makeInitialController(of: self, creator: nil)
  }

  /// Makes the initial controller with a closure, which calls an initializer that passes the coder
  /// to `super.init(coder:)`; `nil` without an initial controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: (@MainActor (NSCoder) -> ViewController?)?
  ) -> ViewController? {
    file?.makeInitialController(of: self, creator: creator) as? ViewController
  }

  /// Makes the controller with an identifier; UIKit throws without one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil) ?? UIViewController(nibName: nil, bundle: nil)
  }

  /// Makes the controller with an identifier with a closure, which calls an initializer that passes
  /// the coder to `super.init(coder:)`.
  ///
  /// UIKit throws without such a controller, and stops for one of another class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: (@MainActor (NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, creator: creator)
    if let made = made as? ViewController { return made }
    if let made {
      Runtime.current.failNib(
        "the controller with identifier '\(identifier)' is a \(type(of: made)), not a "
          + "\(ViewController.self)"
      )
    }
    guard let plain = ViewController(coder: NSCoder()) else {
      preconditionFailure("init(coder:) of \(ViewController.self) returned nil")
    }
    return plain
  }

  private func controller(
    _ identifier: String,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let file else { return nil }
    if let made = file.makeController(identifier: identifier, of: self, creator: creator) {
      return made
    }
    if !file.hasController(identifier: identifier) {
      Runtime.current.fail(
        exception: "NSInvalidArgumentException",
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'",
        about: .none
      )
    }
    return nil
  }
}

@MainActor
package protocol StoryboardFile: AnyObject {
  /// Makes the initial controller; `nil` without one.
  func makeInitialController(
    of storyboard: UIStoryboard,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Makes the controller with an identifier; `nil` without one.
  func makeController(
    identifier: String,
    of storyboard: UIStoryboard,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  func hasController(identifier: String) -> Bool
}
