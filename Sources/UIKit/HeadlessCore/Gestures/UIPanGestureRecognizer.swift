public import Foundation

/// Recognizes fingers that move, as UIKit's `UIPanGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uipangesturerecognizer).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  // inert: no pointer scrolls
  /// The types of scrolling that the gesture recognizes.
  open var allowedScrollTypesMask = UIScrollTypeMask(rawValue: 0)

  /// The center of the fingers in the window, and the time, of the last two events.
  private var last: (point: CGPoint, time: TimeInterval)?
  private var start = CGPoint.zero
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  // choice: pan-distance
  /// The distance after which a pan begins, in points.
  static let distance: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= maximumNumberOfTouches else {
      if actualState == .possible { state = .failed }
      return
    }
    // A finger that joins moves the center, but not the translation.
    last = (location(in: nil), seconds)
    if actualState == .possible { start = location(in: nil) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    guard actualState == .possible else { return state = .changed }
    let distance = start.distance(to: location(in: nil))
    guard distance >= Self.distance, activeTouches.count >= minimumNumberOfTouches else { return }
    guard mayBegin(movedBy: moved) else { return state = .failed }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let active = activeTouches
    guard active.isEmpty else {
      last = nil
      return
    }
    // A finger that does not move before it leaves has no speed.
    if let last, seconds - last.time > 0.1 { speed = .zero }
    state = actualState == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Returns the distance since the beginning, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }

  /// Sets the distance since the beginning, in the coordinates of a view.
  ///
  /// The speed stays, because apps that set the distance to zero at each movement read the speed at
  /// the end. Apple's documentation describes a reset, which the next movement ends.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    guard let view, let window = view.window else { return moved = translation }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    moved = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the speed in points per second, in the coordinates of a view.
  open func velocity(in view: UIView?) -> CGPoint { vector(speed, in: view) }

  /// Whether the direction allows the gesture to begin.
  func mayBegin(movedBy distance: CGPoint) -> Bool { true }

  private func follow() {
    let point = location(in: nil)
    let time = seconds
    defer { last = (point, time) }
    guard let last else { return }
    let step = CGPoint(x: point.x - last.point.x, y: point.y - last.point.y)
    moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
    let interval = time - last.time
    guard interval > 0 else { return }
    speed = CGPoint(x: step.x / interval, y: step.y / interval)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let origin = view.convert(CGPoint.zero, from: window)
    let end = view.convert(vector, from: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  @_spi(Runtime) open override func forget() {
    last = nil
    start = .zero
    moved = .zero
    speed = .zero
  }
}

/// The kinds of scrolling; the names and values of UIKit's `UIScrollTypeMask`.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous scrolling.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
