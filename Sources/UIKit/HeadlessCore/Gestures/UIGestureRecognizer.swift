public import Foundation
import TraceModel

/// Recognizes a gesture in a sequence of touches, as UIKit's `UIGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uigesturerecognizer).
///
/// A subclass overrides ``touchesBegan(_:with:)`` and the like, and sets ``state``. A discrete
/// gesture goes from `possible` to `recognized`, a continuous one from `possible` through `began`
/// and `changed` to `ended` or `cancelled`; both can go from `possible` to `failed`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture; the names and values of UIKit's `UIGestureRecognizer.State`.
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not form the gesture.
    case failed = 5
    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  private var targets: [Target] = []
  private(set) weak var viewStorage: UIView?
  private var stateStorage = State.possible
  /// The gestures that must fail before this one is recognized.
  private var requirements: [WeakGesture] = []
  /// The touches of the gesture: those on the screen and, until the reset, those that have ended.
  private(set) var tracked: [UITouch] = []
  /// The state that waits for the failure of other gestures.
  var pending: State?
  /// The number of resets, by which a timer detects that its sequence is over.
  private(set) var generation = 0
  /// The text of the action that is being sent.
  private(set) var sentState = ""

  /// Creates a gesture recognizer that calls the method of a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a gesture recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a gesture recognizer from an archive; the archive is not read.
  ///
  /// Subclasses need not implement it, as in UIKit.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // Targets.

  /// Adds a method of a target, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let receiver = selectorTarget(target)
    guard !targets.contains(where: { $0.object === receiver && $0.action == action }) else {
      return
    }
    targets.append(Target(object: receiver, action: action))
  }

  /// Removes methods of targets.
  ///
  /// - Parameters:
  ///   - target: The receiver; `nil` for each one.
  ///   - action: The method; `nil` for each one.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let receiver = target.map { selectorTarget($0) }
    targets.removeAll {
      (receiver == nil || $0.object === receiver) && (action == nil || $0.action == action)
    }
  }

  /// Called after the gesture recognizer was made from a storyboard or xib; overrides call super.
  open func awakeFromNib() {}

  // Configuration.

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name of the gesture, for debugging.
  open var name: String?
  /// Whether the gesture can begin; a gesture that has begun is cancelled by `false`.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { runtime?.existingTouches?.withdraw(self) } }
  }
  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true
  // inert: all touches are direct
  /// The types of touches that the gesture receives, as raw values.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  // inert: no hardware buttons are pressed
  /// The types of presses that the gesture receives, as raw values.
  open var allowedPressTypes: [NSNumber] = []
  // inert: all touches have one type
  /// Whether the gesture receives touches of one type at a time.
  open var requiresExclusiveTouchType = true
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The view to which the gesture was added.
  open var view: UIView? { viewStorage }

  /// Delays the recognition of the gesture until after a different gesture has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    requirements.removeAll { $0.gesture == nil || $0.gesture === otherGestureRecognizer }
    requirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  // State.

  /// The state.
  ///
  /// A subclass sets it. A gesture stays `possible` while it waits for the failure of others, and
  /// becomes `failed` if its delegate or a different gesture prevents it.
  open var state: State {
    get { stateStorage }
    set { request(newValue) }
  }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { tracked.count }

  /// Returns the center of the touches in a view, or in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return .zero }
    let points = tracked.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count,
      y: points.reduce(0) { $0 + $1.y } / count
    )
  }

  /// Returns the position of a touch in a view, or in the window for `nil`.
  ///
  /// An index out of range raises an `NSInvalidArgumentException`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.indices.contains(touchIndex) else {
      let runtime = runtime ?? .current
      runtime.fail(
        exception: "NSInvalidArgumentException",
        "index \(touchIndex) beyond the \(tracked.count) touches of \(type(of: self))",
        about: self.view?.traceSubject ?? .none
      )
      return .zero
    }
    return tracked[touchIndex].location(in: view)
  }

  // Methods that subclasses override.

  /// Called when fingers touch the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before a gesture that was recognized, or failed, becomes possible again.
  open func reset() {}

  /// Ignores a touch until it ends.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Returns whether the gesture, once recognized, prevents a different one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether a different gesture, once recognized, prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture is recognized only after a different one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether a different gesture is recognized only after this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the gesture receives an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether a gesture without touches on the screen waits for further ones, as a double tap does.
  var awaitsMoreTouches: Bool { false }

  /// Calls the methods of the targets.
  func sendActions() { performActions() }

  /// Called when the gesture becomes possible again, in UIKit classes.
  @_spi(Runtime) open func forget() {}
}

extension UIGestureRecognizer {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  struct WeakGesture {
    weak var gesture: UIGestureRecognizer?
  }
}

/// Members that the touch system reads and changes.
extension UIGestureRecognizer {
  package var runtime: Runtime? { view?.life.runtime }

  /// Whether the gesture may begin now.
  var begins: Bool { isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true) }

  /// Whether the gesture was recognized and not reset yet.
  var isRecognized: Bool { [.began, .changed, .ended].contains(stateStorage) }

  /// The state, past overrides of ``state``.
  package var actualState: State { stateStorage }

  /// The touches of the gesture that are on the screen.
  package var activeTouches: [UITouch] { tracked.filter(\.isActive) }

  /// The number of seconds of the run.
  package var seconds: TimeInterval { runtime?.touches.seconds ?? 0 }

  func setView(_ view: UIView?) { viewStorage = view }

  func setState(_ state: State) { stateStorage = state }

  /// Adds a touch; touches of an earlier tap are forgotten.
  func track(_ touch: UITouch) {
    tracked.removeAll { !$0.isActive }
    tracked.append(touch)
  }

  /// Removes touches that have ended while others are on the screen.
  func forgetEndedTouches() {
    if tracked.contains(where: \.isActive) { tracked.removeAll { !$0.isActive } }
  }

  /// Whether a gesture must fail before this one is recognized.
  func requires(failureOf other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.gesture === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || ask(.gestureShouldRequireFailure, false) {
        $0.gestureRecognizer(self, shouldRequireFailureOf: other)
      }
      || other.ask(.gestureShouldBeRequiredToFail, false) {
        $0.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
      }
  }

  /// Handles a state that a subclass sets.
  private func request(_ new: State) {
    switch (stateStorage, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      guard let runtime else { return }
      runtime.touches.recognize(self, as: new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled):
      guard let touches = runtime?.existingTouches else { return stateStorage = .failed }
      touches.fail(self)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      stateStorage = new
      runtime?.touches.noteAction(of: self)
    case (.began, .failed), (.changed, .failed):
      stateStorage = .cancelled
      runtime?.touches.noteAction(of: self)
    default: return
    }
  }

  /// Makes the gesture possible again; since iOS 26 it is so within `reset()`, before that the final
  /// state is still readable there
  /// (github.com/software-mansion/react-native-gesture-handler, `RNGestureHandler.mm`).
  func becomePossible() {
    if (runtime ?? .current).behavior.major >= 26 { stateStorage = .possible }
    reset()
    forget()
    stateStorage = .possible
    pending = nil
    tracked = []
    generation += 1
  }

  /// Calls the methods of the targets.
  fileprivate func performActions() {
    guard let runtime else { return }
    let previous = sentState
    sentState = String(describing: stateStorage)
    defer { sentState = previous }
    for target in targets {
      guard let object = target.object else { continue }
      runtime.performAction(target.action, on: object, sender: self)
    }
  }

  /// Asks the delegate; a delegate without the method returns the default.
  func ask(
    _ message: Name,
    _ defaultAnswer: Bool,
    _ body: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate, let runtime else { return defaultAnswer }
    guard !runtime.recording.isOwn(type(of: delegate)) else { return body(delegate) }
    return runtime.invokeOptional(delegate, message, argument: view?.traceSubject) {
      body(delegate)
    } ?? defaultAnswer
  }
}

extension UIGestureRecognizer: ActionSource {
  package var actionText: String { sentState }
}
