import Foundation

/// Values of a controller that few apps set.
package struct ControllerOptions {
  var capturesStatusBar = false
  package var providesTransitionStyle = false
  private var scrollViews: [UInt: WeakScrollView] = [:]

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  mutating func setScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {
    scrollViews[edge.rawValue] = view.map { WeakScrollView(view: $0) }
  }

  /// Returns the view of exactly this edge, or of edges that contain it.
  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let exact = scrollViews[edge.rawValue]?.view { return exact }
    return scrollViews.keys.sorted().lazy.filter {
      NSDirectionalRectEdge(rawValue: $0).isSuperset(of: edge)
    }.compactMap { scrollViews[$0]?.view }.first
  }
}

extension UIViewController {
  /// Reads the preferences of the status bar, as UIKit does, from the controller that decides.
  func readStatusBarPreferences() {
    var controller = self
    var visited: Set<ObjectIdentifier> = []
    while visited.insert(ObjectIdentifier(controller)).inserted,
      let child = controller.childForStatusBarStyle
    {
      controller = child
    }
    _ = controller.preferredStatusBarStyle
    _ = controller.prefersStatusBarHidden
  }

  /// Asks the system to rotate the interface to the orientations of the controllers: does nothing,
  /// because windows rotate only when a test rotates them.
  public class func attemptRotationToDeviceOrientation() {}
}
