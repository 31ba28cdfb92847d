import Foundation
import TraceModel

/// A switch between tabs that a finger moves.
@MainActor
final class InteractiveTabSwitch {
  // choice: interactive-tab-switch-duration
  /// How long the whole switch takes without a finger; chosen, an app's animator decides it.
  static let duration: Duration = .milliseconds(500)

  let from: UIViewController
  let to: UIViewController
  let coordinator: TransitionCoordinator
  /// How far the finger has come, from 0 to 1.
  var fraction = 0.0
  /// Whether the gesture has ended; the rest of the way is an animation.
  var isReleased = false
  /// Whether the gesture was given up.
  var isCancelled = false
  /// The animator of the app that animates the switch.
  var custom: CustomTransition?

  init(from: UIViewController, to: UIViewController, coordinator: TransitionCoordinator) {
    self.from = from
    self.to = to
    self.coordinator = coordinator
  }
}

// choice: interactive-tab-switch-cancelled
/// The switch of an app that gives its tabs an interactive transition, driven by the caller instead
/// of the app's animator and a finger.
///
/// At the begin the incoming controller hears `viewWillAppear` and the outgoing one
/// `viewWillDisappear`. After a switch that was given up neither hears its did-callback (a comment
/// in github.com/mattneub/Programming-iOS-Book-Examples); that both then turn back as after a
/// cancelled swipe of a navigation controller is chosen.
extension UITabBarController {
  /// Begins to switch.
  ///
  /// - Parameter index: The place of the incoming tab, from 0.
  /// - Returns: Whether a switch has begun; not to the selected tab or a place out of range, during
  ///   another one, or off the screen.
  @discardableResult
  public func beginInteractiveSwitch(to index: Int) -> Bool {
    call(.interactiveSwitchBegin) {
      guard childrenStorage.indices.contains(index), index != selectedIndex,
        interactiveSwitch == nil, host.isOnScreen, let from = host.displayed,
        from === selectedViewController, from.appearance.state == .visible
      else { return false }
      let to = childrenStorage[index]
      let view = to.ensureView()
      guard host.displayed === from, from.appearance.state == .visible, host.isOnScreen,
        interactiveSwitch == nil, to.parent === self
      else {
        return false
      }
      let current = InteractiveTabSwitch(
        from: from,
        to: to,
        coordinator: TransitionCoordinator(
          owner: self,
          from: from,
          to: to,
          containerView: host.content,
          duration: InteractiveTabSwitch.duration,
          isAnimated: true,
          isInteractive: true
        )
      )
      interactiveSwitch = current
      current.coordinator.attach(to: [self, from, to])
      to.beginTransitionByContainer(true, animated: true)
      guard interactiveSwitch === current else { return false }
      if from.appearance.canBegin(false) { from.beginTransitionByContainer(false, animated: true) }
      guard interactiveSwitch === current else { return false }
      host.place(view, of: to)
      current.coordinator.begin()
      return true
    }
  }

  /// Moves the finger.
  ///
  /// - Parameter fraction: How far it has come, from 0 to 1; other values are clamped.
  public func updateInteractiveSwitch(_ fraction: Double) {
    guard let current = interactiveSwitch, !current.isReleased, current.custom == nil else {
      return
    }
    current.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    current.coordinator.percentComplete = CGFloat(current.fraction)
  }

  /// Lets the finger go with the switch decided: the rest of the way is an animation.
  public func finishInteractiveSwitch() {
    call(.interactiveSwitchFinish) { release(isCancelled: false) }
  }

  /// Lets the finger go with the switch given up: the views run back first.
  public func cancelInteractiveSwitch() {
    call(.interactiveSwitchCancel) { release(isCancelled: true) }
  }

  /// Ends at once what is in flight; a finger that is still down gives up.
  func settleInteractiveSwitch() {
    guard let current = interactiveSwitch else { return }
    let goesOn = current.isReleased && !current.isCancelled
    let isDecided = current.custom.map { !$0.transitionWasCancelled } ?? goesOn
    if isDecided { complete(current) } else { restore(current) }
  }

  private func call<Result>(_ name: Name, _ body: () -> Result) -> Result {
    life.runtime.dispatcher.call(name, on: traceSubject, body)
  }

  private func release(isCancelled: Bool) {
    guard let current = interactiveSwitch, !current.isReleased, current.custom == nil else {
      return
    }
    current.isReleased = true
    current.isCancelled = isCancelled
    current.coordinator.release(isCancelled: isCancelled)
    let rest = isCancelled ? current.fraction : 1 - current.fraction
    life.runtime.loop.schedule(
      after: InteractiveTabSwitch.duration * rest,
      label: "end of the switch to \(current.to)"
    ) { [self, weak current] in
      guard let current, interactiveSwitch === current else { return }
      settleInteractiveSwitch()
    }
  }

  func complete(_ current: InteractiveTabSwitch) {
    interactiveSwitch = nil
    current.custom?.close()
    let from = current.from
    let to = current.to
    if to.parent === self {
      if selected !== to { note(selected: to) }
      host.displayed = to
    }
    host.removeView(of: from)
    if let custom = current.custom, !custom.hasStarted, host.displayed === to {
      host.place(to.ensureView(), of: to)
    }
    if from.appearance.state == .disappearing { from.endTransition() }
    if to.appearance.state == .appearing { to.endTransition() }
    current.coordinator.finish(detachingFrom: [self, from, to])
  }

  func restore(_ current: InteractiveTabSwitch) {
    interactiveSwitch = nil
    current.custom?.close()
    let from = current.from
    let to = current.to
    if current.custom != nil, selected === to, from.parent === self { note(selected: from) }
    host.retire(to, animated: true)
    if from === host.displayed { host.reclaim(from) }
    if from === host.displayed, from.appearance.canBegin(true) {
      from.beginTransitionByContainer(true, animated: true)
      if from.appearance.state == .appearing { from.endTransition() }
    }
    current.coordinator.finish(detachingFrom: [self, from, to])
  }
}
