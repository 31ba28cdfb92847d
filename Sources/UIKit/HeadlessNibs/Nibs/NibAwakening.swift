public import Foundation
import TraceModel

/// An object that is not a view or controller and receives `awakeFromNib()`.
///
/// On Apple's platforms each `NSObject` does. Swift calls no override of a member of an extension,
/// so a custom object of a nib conforms to the protocol; the rewriter of an app's sources adds the
/// conformance.
public protocol NibAwakening: AnyObject {
  /// Called after the object was made from a storyboard or xib.
  @MainActor func awakeFromNib()
}

extension NSObjectProtocol {
  /// Does nothing; methods of custom objects call it with `super`.
  @MainActor public func awakeFromNib() {}
}

extension NSLayoutConstraint: NibAwakening {}
extension UIBarItem: NibAwakening {}
extension UINavigationItem: NibAwakening {}
extension UIGestureRecognizer: NibAwakening {}

extension UIView {
  /// Sends `awakeFromNib()`, as the reader of a nib does.
  package func sendAwakeFromNib() {
    life.runtime.dispatcher.send(.awakeFromNib, to: traceSubject) { awakeFromNib() }
  }
}

extension UIViewController {
  /// Sends `awakeFromNib()`, as the reader of a storyboard does.
  package func sendAwakeFromNib() {
    life.runtime.dispatcher.send(.awakeFromNib, to: traceSubject) { awakeFromNib() }
  }
}
