package import Foundation
package import HeadlessValues

/// The coder that the runtime passes to `init(coder:)` of the objects of a storyboard or xib.
@MainActor
package protocol ElementCoder: NSCoder {
  var element: NibElement { get }
  /// The identifier for which a table or collection has registered the xib.
  var reuseIdentifier: String? { get }
  /// Reads the element into a view, if the caller is the initializer of its class in UIKit.
  func read(_ view: UIView, as type: AnyClass)
  /// Reads the element into a controller, if the caller is the initializer of its class in UIKit.
  func read(_ controller: UIViewController, as type: AnyClass)
}

extension UIView {
  /// Reads the element of a storyboard or xib at the end of `init(coder:)` of a class of UIKit.
  package func decode(_ coder: NSCoder, as type: AnyClass) {
    (coder as? any ElementCoder)?.read(self, as: type)
  }
}

extension UIViewController {
  /// Reads the element of a storyboard at the end of `init(coder:)` of a class of UIKit.
  package func decode(_ coder: NSCoder, as type: AnyClass) {
    (coder as? any ElementCoder)?.read(self, as: type)
  }
}

extension NSCoder {
  /// The element that is read, for values that an initializer needs before super.
  @MainActor package var nibElement: NibElement? { (self as? any ElementCoder)?.element }

  /// The identifier for which a table or collection has registered the xib.
  @MainActor package var nibReuseIdentifier: String? {
    (self as? any ElementCoder)?.reuseIdentifier
  }
}

/// The scene of a storyboard that has made a controller.
@MainActor
package protocol ControllerScene: AnyObject {
  var storyboard: UIStoryboard? { get }
}

/// A segue of a storyboard.
@MainActor
package protocol SegueTemplate: AnyObject {
  /// Performs the segue for a control or cell, if the controller allows it.
  func start(_ sender: Any)
  /// Performs the segue without asking.
  func perform(from source: UIViewController, sender: Any?)
}

/// The values of a view for size classes in a storyboard or xib.
@MainActor
package protocol TraitVariations: AnyObject {
  /// Sets the values for the traits of a view, unless they are set.
  func apply(to view: UIView)
}
