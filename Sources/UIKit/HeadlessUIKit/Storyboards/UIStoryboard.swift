public import Foundation
import TraceModel

/// A storyboard: the XML file of Interface Builder, whose controllers are made by their identifiers, as
/// UIKit's `UIStoryboard` (developer.apple.com/documentation/uikit/uistoryboard).
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
  let document: NibDocument?

  /// Creates a storyboard of the file with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    let runtime = Runtime.current
    let folders = NibFiles.folders(of: storyboardBundleOrNil, in: runtime)
    do {
      document = try NibFiles.document(name, type: "storyboard", in: folders)
      if document == nil {
        runtime.failNib(
          "Could not find a storyboard named '\(name)' in bundle NSBundle "
            + "<\(storyboardBundleOrNil?.bundlePath ?? folders.joined(separator: ", "))>",
          exception: "NSInvalidArgumentException"
        )
      }
    } catch {
      document = nil
      runtime.failNib("\(error)")
    }
    super.init()
  }

  /// Creates a storyboard of a parsed file.
  init(of document: NibDocument) {
    name = document.name
    bundle = nil
    self.document = document
    super.init()
  }

  /// Makes the initial controller; `nil` if there is none.
  ///
  /// The order is that of a tutorial's test against UIKit of iOS 18.2: `init(coder:)` with its
  /// attributes, then `awakeFromNib()`. The view is not loaded.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let element = initialController else { return nil }
    return make(element, creator: nil)
  }

  /// Makes the initial controller with a closure, which calls an initializer that passes the coder to
  /// `super.init(coder:)`; `nil` without an initial controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: (@MainActor (NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let element = initialController else { return nil }
    return make(element, creator: creator) as? ViewController
  }

  /// The initial controller; an identity that the file does not contain is reported.
  private var initialController: NibElement? {
    guard let document, let id = document.root["initialViewController"] else { return nil }
    let found = document.initialController
    if found == nil {
      Runtime.current.noteNib(
        "the initial controller is \(id), which the file does not contain",
        in: document,
        line: document.root.line
      )
    }
    return found
  }

  /// Makes the controller with an identifier; UIKit throws without one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil) ?? UIViewController(nibName: nil, bundle: nil)
  }

  /// Makes the controller with an identifier with a closure, which calls an initializer that passes the
  /// coder to `super.init(coder:)`.
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
    if let element = document?.controller(identifier: identifier) {
      return make(element, creator: creator)
    }
    if document != nil {
      let runtime = Runtime.current
      runtime.fail(
        exception: "NSInvalidArgumentException",
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'",
        about: .none
      )
    }
    return nil
  }

  private func make(
    _ element: NibElement,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let document else { return nil }
    let session = NibSession(document, bundle: bundle, .current)
    let made = session.makeController(element, self, creator: creator)
    session.finish()
    return made
  }
}
