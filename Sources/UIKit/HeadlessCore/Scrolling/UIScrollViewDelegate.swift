public import Foundation
package import TraceModel

/// Is notified of scrolling and zooming, as UIKit's `UIScrollViewDelegate`
/// (developer.apple.com/documentation/uikit/uiscrollviewdelegate).
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the offset of the content has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger leaves; the velocity is in points per millisecond, and the offset where
  /// the content will rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Called after the finger has left, with whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content continues to move without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called at the end of an animation that code has begun.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Returns the view that is scaled; without one the scroll view does not zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the user or an animation changes the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after the user or an animation has changed the scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Called after the adjusted insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// The default implementations, by which the runtime learns that an object lacks a method.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidScroll)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewWillBeginDragging)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { unimplemented(.scrollViewWillEndDragging) }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) { unimplemented(.scrollViewDidEndDragging) }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewWillBeginDecelerating)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidEndDecelerating)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidEndScrollingAnimation)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    unimplemented(.scrollViewShouldScrollToTop, true)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidScrollToTop)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    unimplemented(.viewForZooming, nil)
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    unimplemented(.scrollViewWillBeginZooming)
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) { unimplemented(.scrollViewDidZoom) }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { unimplemented(.scrollViewDidEndZooming) }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidChangeAdjustedContentInset)
  }
}

/// The owner of a scroll view's delegate.
///
/// The property is declared in an extension of this protocol, because Swift does not let a subclass
/// such as ``UITableView`` declare a property `delegate` of a more special type otherwise.
@preconcurrency @MainActor
public protocol ScrollDelegateOwner: AnyObject {}

extension ScrollDelegateOwner where Self: UIScrollView {
  /// The object that is notified of scrolling and zooming.
  public var delegate: (any UIScrollViewDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }
}

extension UIScrollView {
  /// Sends a message without a result to the delegate.
  func notify(
    _ message: Name,
    argument: SubjectID? = nil,
    text: @autoclosure () -> String? = nil,
    _ body: (any UIScrollViewDelegate) -> Void
  ) {
    guard let delegate = delegateStorage else { return }
    _ = life.runtime.invokeOptional(delegate, message, argument: argument, text: text()) {
      body(delegate)
    }
  }

  /// Sends a message with a result to the delegate; `nil` if it does not implement the method.
  package func ask<Result>(
    _ message: Name,
    _ body: (any UIScrollViewDelegate) -> Result
  ) -> Result? {
    guard let delegate = delegateStorage else { return nil }
    return life.runtime.invokeOptional(delegate, message) { body(delegate) }
  }
}
