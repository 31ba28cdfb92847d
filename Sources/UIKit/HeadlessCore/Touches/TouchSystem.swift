import Foundation
import TraceModel

/// The fingers on the screen of a run, and the gesture recognizers that receive them.
///
/// A touch belongs to the view that the hit test finds when it begins. Each change is an event,
/// which goes through `UIApplication.sendEvent` and `UIWindow.sendEvent` to the recognizers of the
/// view and its superviews, and then to the view (Neuburg, Programming iOS 6, “Touch Delivery”).
@MainActor
package final class TouchSystem {
  private unowned let runtime: Runtime
  /// The touches on the screen, in the order in which they began.
  private(set) var touches: [UITouch] = []
  /// The gesture recognizers in play: of touches on the screen, or waiting for others.
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The gestures whose actions have not been sent yet, and the touches that they take from views.
  private var results: [Result] = []
  private(set) var isSettling = false
  private var lastTap: LastTap?
  /// The touches with phases that their views have not received.
  var delayedTouches: [UITouch] = []
  /// The number of nested calls of the next responder.
  var depth = 0
  /// The number of recognitions that are nested in one another.
  private var recognitions = 0

  private struct Result {
    let gesture: UIGestureRecognizer
    let takes: [UITouch]
  }

  private struct LastTap {
    weak var view: UIView?
    let position: CGPoint
    let time: TimeInterval
    let count: Int
  }

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// The number of seconds of the run.
  var seconds: TimeInterval { TimeInterval(runtime.loop.now.nanoseconds) / 1e9 }

  // Events.

  /// The frontmost view at a point of the screen, with its window.
  package func hitTest(
    _ point: CGPoint,
    in window: UIWindow? = nil
  ) -> (view: UIView, window: UIWindow)? {
    let windows = window.map { [$0] } ?? runtime.application.windows.reversed()
    for window in windows where !window.isHidden {
      let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(place, with: UIEvent()) { return (view, window) }
    }
    return nil
  }

  /// Makes a finger touch each point of a window, or of the screen for `nil`.
  ///
  /// - Returns: The touches; a point where no view is has none.
  @discardableResult
  package func begin(at points: [CGPoint], in window: UIWindow? = nil) -> [UITouch] {
    guard runtime.platform.application.ignoredInteractions == 0 else { return [] }
    let time = seconds
    let new = points.compactMap { point -> UITouch? in
      guard let hit = hitTest(point, in: window) else { return nil }
      let origin = hit.window.frame.origin
      let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      return UITouch(
        at: window == nil ? place : point,
        in: hit.window,
        view: hit.view,
        tapCount: tapCount(of: hit.view, at: place, time),
        time: time
      )
    }
    guard !new.isEmpty else { return [] }
    touches += new
    send(changed: new)
    return new
  }

  /// Moves touches to points in their windows.
  package func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
    change(moves.map { ($0.touch, .moved, $0.point) })
  }

  /// Lifts fingers from the screen, or cancels their touches for the system.
  package func end(_ ended: [UITouch], as phase: UITouch.Phase = .ended) {
    change(ended.map { ($0, phase, $0.position) })
    for touch in ended where phase == .ended {
      lastTap = LastTap(
        view: touch.view,
        position: touch.position,
        time: seconds,
        count: touch.tapCount
      )
    }
  }

  private func change(_ changes: [(touch: UITouch, phase: UITouch.Phase, point: CGPoint)]) {
    let time = seconds
    let changes = changes.filter { change in touches.contains { $0 === change.touch } }
    guard !changes.isEmpty else { return }
    for touch in touches {
      touch.change(to: .stationary, at: touch.position, time: touch.timestamp)
    }
    for change in changes { change.touch.change(to: change.phase, at: change.point, time: time) }
    send(changed: changes.map(\.touch))
    touches.removeAll { !$0.isActive }
    finish()
  }

  private func tapCount(of view: UIView, at point: CGPoint, _ time: TimeInterval) -> Int {
    guard let last = lastTap, last.view === view, time - last.time <= Self.tapInterval,
      point.distance(to: last.position) <= Self.tapDistance
    else { return 1 }
    return last.count + 1
  }

  private func send(changed: [UITouch]) {
    let event = UIEvent()
    event.ordered = touches
    event.timestamp = seconds
    let application = runtime.application
    runtime.dispatcher.invoke(
      .sendEvent,
      to: application.traceSubject,
      text: runtime.recording.name(changed.first.map { "\($0.phase)" } ?? "")
    ) {
      application.sendEvent(event)
    }
  }

  /// The base implementation of `UIWindow.sendEvent(_:)`.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let own = event.ordered.filter { $0.window === window }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = own.filter { $0.phase == phase }
      guard !changed.isEmpty else { continue }
      if phase == .began { for touch in changed { attachRecognizers(to: touch, event) } }
      sendToRecognizers(changed, phase, event)
      settle()
      for touch in changed { sendToView(touch, phase, event) }
    }
  }

  // Recognizers.

  /// Adds the recognizers of the view and its superviews to a touch, unless their delegates refuse
  /// it.
  private func attachRecognizers(to touch: UITouch, _ event: UIEvent) {
    for view in sequence(first: touch.view, next: { $0?.superview }).compactMap({ $0 }) {
      view.installGestures()
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.pending == nil {
        guard recognizer.actualState == .possible || recognizer.isRecognized else { continue }
        guard recognizer.actualState != .ended, recognizer.shouldReceive(event) else { continue }
        let receives = recognizer.ask(.gestureShouldReceive, true) {
          $0.gestureRecognizer(recognizer, shouldReceive: touch)
            && $0.gestureRecognizer(recognizer, shouldReceive: event)
        }
        guard receives, recognizer.view === view else { continue }
        touch.recognizers.append(recognizer)
        recognizer.track(touch)
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
    }
  }

  private func sendToRecognizers(_ changed: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in inOrder(phase) {
      let touches = Set(
        changed.filter { touch in
          touch.recognizers.contains { $0 === recognizer }
        }
      )
      let state = recognizer.actualState
      guard !touches.isEmpty, recognizer.isEnabled, recognizer.pending == nil,
        state == .possible || state == .began || state == .changed
      else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved: recognizer.touchesMoved(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      default: recognizer.touchesEnded(touches, with: event)
      }
      recognizer.forgetEndedTouches()
    }
    guard phase == .ended || phase == .cancelled else { return }
    // A gesture that neither was recognized nor waits has failed, so that others do not wait for
    // it.
    for recognizer in recognizers
    where recognizer.actualState == .possible && recognizer.pending == nil
      && recognizer.activeTouches.isEmpty && !recognizer.awaitsMoreTouches
    {
      fail(recognizer)
    }
  }

  // choice: tap-precedence
  /// The recognizers in the order in which they receive touches: those of the view first, then
  /// those of its superviews; at the end of touches, those that require more taps first.
  private func inOrder(_ phase: UITouch.Phase) -> [UIGestureRecognizer] {
    guard phase == .ended else { return recognizers }
    let taps = { (recognizer: UIGestureRecognizer) in
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1
    }
    return recognizers.enumerated()
      .sorted { (-taps($0.element), $0.offset) < (-taps($1.element), $1.offset) }
      .map(\.element)
  }

  /// Handles a gesture that its recognizer has found.
  func recognize(_ gesture: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    guard gesture.pending == nil else { return }
    guard recognitions < Dispatcher.nestingLimit else {
      let subject = gesture.view?.traceSubject ?? .none
      runtime.failEndlessly("the recognition of a gesture", about: subject)
      return fail(gesture)
    }
    recognitions += 1
    defer { recognitions -= 1 }
    guard mayBegin(gesture) else { return fail(gesture) }
    guard gesture.actualState == .possible else { return }
    guard !isBlocked(gesture) else { return gesture.pending = state }
    commit(gesture, state)
  }

  // choice: gesture-should-begin-time
  /// Asks the delegate and the touched views whether the gesture may begin.
  private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
    let isAllowed = gesture.ask(.gestureShouldBegin, true) {
      $0.gestureRecognizerShouldBegin(gesture)
    }
    guard isAllowed, let owner = gesture.view else { return isAllowed }
    for touch in gesture.tracked {
      var view = touch.view
      while let current = view {
        guard current.gestureRecognizerShouldBegin(gesture) else { return false }
        view = current === owner ? nil : current.superview
      }
    }
    return true
  }

  /// Whether a gesture must wait for the failure of a different one in play.
  private func isBlocked(_ gesture: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== gesture && other.actualState == .possible && other.isEnabled
        && gesture.requires(failureOf: other)
    }
  }

  /// Recognizes a gesture, which prevents others, unless one has prevented it.
  private func commit(_ gesture: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    gesture.pending = nil
    let others = recognizers.filter { $0 !== gesture }
    for other in others where other.isRecognized {
      if gesture.requires(failureOf: other) || prevents(other, gesture) { return fail(gesture) }
    }
    gesture.setState(state)
    let takes = gesture.cancelsTouchesInView ? gesture.tracked : []
    append(Result(gesture: gesture, takes: takes))
    for other in others where other.actualState == .possible {
      if other.requires(failureOf: gesture) || prevents(gesture, other) { fail(other) }
    }
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    let allows = { (asked: UIGestureRecognizer, about: UIGestureRecognizer) in
      asked.ask(.gestureShouldRecognizeSimultaneously, false) {
        $0.gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: about)
      }
    }
    return !allows(one, other) && !allows(other, one)
  }

  /// Makes a gesture fail, so that gestures that wait for it are recognized.
  func fail(_ gesture: UIGestureRecognizer) {
    guard gesture.actualState == .possible else { return }
    gesture.pending = nil
    gesture.setState(.failed)
    for other in recognizers {
      guard let state = other.pending, other.actualState == .possible, !isBlocked(other) else {
        continue
      }
      commit(other, state)
    }
  }

  /// Records that a continuous gesture has changed.
  func noteAction(of gesture: UIGestureRecognizer) {
    append(Result(gesture: gesture, takes: []))
  }

  /// Sends the action of a gesture that code has recognized without touches in the next turn.
  private func append(_ result: Result) {
    let gesture = result.gesture
    guard gesture.tracked.isEmpty else { return results.append(result) }
    guard !results.contains(where: { $0.gesture === gesture }) else { return }
    results.append(result)
    runtime.loop.schedule(after: .zero, label: "action of a gesture", isCancelled: { false }) {
      self.runtime.inContext(self.settle)
      let isOver = ![.possible, .began, .changed].contains(gesture.actualState)
      if isOver, gesture.tracked.isEmpty { gesture.becomePossible() }
    }
  }

  /// Takes a gesture out of play, which was disabled or removed.
  func withdraw(_ gesture: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gesture }) else { return }
    switch gesture.actualState {
    case .began, .changed:
      // At once: the gesture may lose its view next.
      gesture.setState(.cancelled)
      gesture.sendActions()
    default: fail(gesture)
    }
    settle()
    for touch in gesture.tracked { touch.recognizers.removeAll { $0 === gesture } }
    recognizers.removeAll { $0 === gesture }
    gesture.becomePossible()
    flushDelayed()
  }

  /// Runs a body after a delay, unless the gesture has been reset by then.
  package func after(
    _ delay: TimeInterval,
    of gesture: UIGestureRecognizer,
    _ body: @escaping () -> Void
  ) {
    let generation = gesture.generation
    let runtime = runtime
    runtime.loop.schedule(
      after: .seconds(delay.isFinite ? min(max(delay, 0), 3_600) : 0),
      label: "time of a gesture",
      isCancelled: { [weak gesture] in gesture?.generation != generation }
    ) {
      runtime.inContext {
        body()
        self.settle()
        self.finish()
      }
    }
  }

  /// Fails gestures that wait only for one another when no finger is left: each requires that
  /// another one fails first.
  private func failDeadlocked() {
    guard touches.isEmpty else { return }
    let waiting = recognizers.filter { $0.actualState == .possible }
    guard !waiting.isEmpty, waiting.allSatisfy({ $0.pending != nil }) else { return }
    for gesture in waiting {
      gesture.pending = nil
      gesture.setState(.failed)
    }
  }

  // Results.

  /// Sends the actions of gestures, and takes their touches from the views.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    // An action can disable and enable gestures without end.
    for _ in 0..<1_000 {
      guard !results.isEmpty else { break }
      let result = results.removeFirst()
      result.gesture.sendActions()
      for touch in result.takes { takeFromView(touch) }
    }
    results = []
    flushDelayed()
  }

  /// Makes the gestures possible again whose touches have ended.
  private func finish() {
    failDeadlocked()
    for gesture in recognizers where gesture.activeTouches.isEmpty {
      guard gesture.actualState != .possible else { continue }
      for touch in gesture.tracked { touch.recognizers.removeAll { $0 === gesture } }
      recognizers.removeAll { $0 === gesture }
      gesture.becomePossible()
    }
    flushDelayed()
  }

  // choice: tap-times
  /// The maximum time between the taps of a double tap.
  static let tapInterval: TimeInterval = 0.35
  /// The maximum distance between the taps of a double tap, and of a movement within a tap.
  static let tapDistance: CGFloat = 45
}
