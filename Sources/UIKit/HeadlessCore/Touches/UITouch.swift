public import Foundation

/// A finger on the screen, as UIKit's `UITouch`
/// (developer.apple.com/documentation/uikit/uitouch).
///
/// The object is the same from the time the finger touches the screen until it leaves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch; the names and values of UIKit's `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// The finger has touched the screen.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger has not moved since the last event.
    case stationary = 2
    /// The finger has left the screen.
    case ended = 3
    /// The system or a gesture recognizer has taken the touch.
    case cancelled = 4
    /// A pointer has entered a region.
    case regionEntered = 5
    /// A pointer has moved in a region.
    case regionMoved = 6
    /// A pointer has left a region.
    case regionExited = 7
  }

  /// The source of a touch; the names and values of UIKit's `UITouch.TouchType`.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
    /// A pencil.
    public static let stylus = TouchType.pencil
  }

  open package(set) var phase = Phase.began
  /// The time of the last change, in seconds since the start of the run.
  open package(set) var timestamp: TimeInterval
  /// The number of taps in quick succession, including this tap.
  open package(set) var tapCount: Int
  /// The source of the touch.
  open var type: TouchType { .direct }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of the radius, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The force; 0 for devices that do not measure it.
  open var force: CGFloat { 0 }
  /// The maximum force; 0 for devices that do not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The window in which the touch began.
  open private(set) weak var window: UIWindow?
  /// The view in which the touch began; it receives the touch wherever the finger moves.
  open private(set) weak var view: UIView?
  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  /// The position in the window, and the position before the last change.
  package private(set) var position: CGPoint
  private var previousPosition: CGPoint
  /// The position in the window at which the touch began.
  package let start: CGPoint
  let startTime: TimeInterval
  /// Which callbacks the view has received.
  var delivery = TouchDelivery()

  init(at position: CGPoint, in window: UIWindow, view: UIView?, tapCount: Int, time: TimeInterval)
  {
    self.position = position
    self.window = window
    self.view = view
    self.tapCount = tapCount
    previousPosition = position
    start = position
    timestamp = time
    startTime = time
    super.init()
  }

  /// Whether the finger is on the screen.
  var isActive: Bool { phase != .ended && phase != .cancelled }

  /// Returns the position in a view, or in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// Returns the position before the last change in a view, or in the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

  /// Returns the position in a view, or in the window for `nil`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the position before the last change in a view, or in the window for `nil`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns a point of the screen in the window of the touch.
  package func windowPoint(at point: CGPoint) -> CGPoint {
    guard let origin = window?.frame.origin else { return point }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Changes the phase, and the position of a touch that moves.
  func change(to phase: Phase, at position: CGPoint, time: TimeInterval) {
    self.phase = phase
    previousPosition = self.position
    self.position = position
    timestamp = time
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

/// Which callbacks of a touch its view has received, and which wait for gesture recognizers.
struct TouchDelivery {
  /// The phases that gesture recognizers delay.
  var delayed: [UITouch.Phase] = []
  /// Whether the view has received `touchesBegan` and no end yet.
  var isOpen = false
  /// Whether the view receives no more callbacks, because a gesture was recognized or because the
  /// view takes one touch at a time.
  var isClosed = false
}
