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

/// The style of the status bar; the names and values of UIKit's `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable {
  /// The interface style determines the style.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of the status bar; the names and values of UIKit's `UIStatusBarAnimation`.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The change is not animated.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}

/// A set of orientations; the names and values of UIKit's `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait with the top at the bottom.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the device turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the device turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscapes.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except portrait upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
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
