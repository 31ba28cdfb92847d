import Foundation
import HeadlessUIKit

/// The animator of the transitions of a world.
enum WorldAnimation: Int, CaseIterable {
  /// UIKit's own animation.
  case system
  /// An animator that completes them.
  case own
  /// An animator that cancels its transitions.
  case givingUp
  /// An animator that is driven by a gesture.
  case driven
}

/// The delegate of all containers and presentations of a world, which provides one animator.
final class WorldAnimators: SharedTransitions, UIViewControllerAnimatedTransitioning {
  /// The animator of transitions from now on.
  var animation = WorldAnimation.system
  /// Drives interactive transitions.
  let driver = UIPercentDrivenInteractiveTransition()
  private var contexts: [any UIViewControllerContextTransitioning] = []

  /// Ends the gestures of all transitions that have begun.
  func release() {
    let waiting = contexts
    contexts = []
    for context in waiting where context.isInteractive { context.finishInteractiveTransition() }
  }

  /// Becomes the delegate of a controller.
  func take(_ controller: UIViewController) {
    controller.transitioningDelegate = self
    (controller as? UINavigationController)?.delegate = self
    (controller as? UITabBarController)?.delegate = self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    contexts.append(context)
    let incoming = context.view(forKey: .to)
    if let incoming {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
    }
    let faded = incoming ?? context.view(forKey: .from)
    let givesUp = animation == .givingUp
    UIView.animate(withDuration: 0.3) {
      faded?.alpha = incoming == nil ? 0 : 1
    } completion: { _ in
      MainActor.assumeIsolated {
        faded?.alpha = 1
        context.completeTransition(!givesUp && !context.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if contexts.count > 20 { contexts.removeFirst() }
  }

  override var sharedAnimator: (any UIViewControllerAnimatedTransitioning)? {
    animation == .system ? nil : self
  }

  override var sharedInteractor: (any UIViewControllerInteractiveTransitioning)? {
    animation == .driven ? driver : nil
  }
}

extension World {
  func carryOutOnAnimators(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .setAnimation(let animation):
      for (_, controller) in everyone { animators.take(controller) }
      animators.animation = animation
    case .drive(.update(let percent)): animators.driver.update(CGFloat(percent) / 100)
    case .drive(.finish): animators.driver.finish()
    case .drive(.cancel): animators.driver.cancel()
    default: return false
    }
    return true
  }
}

extension WorldAnimation {
  /// The lines of a scenario that select this animator; they use `Fade`, `Finger` and three
  /// delegates.
  var lines: [String] {
    let animator = self == .system ? "nil" : "Fade"
    let interactor = self == .driven ? "Finger" : "nil"
    var lines = ["Fade.givesUp = \(self == .givingUp)"]
    for delegate in ["Pushes", "Switches", "Modals"] {
      lines.append("\(delegate).animationController = \(animator)")
      lines.append("\(delegate).interactionController = \(interactor)")
    }
    for stack in WorldCast.stacks {
      lines.append("\(WorldCast.controllers[stack]).delegate = Pushes")
    }
    lines.append("\(WorldCast.controllers[WorldCast.tabs]).delegate = Switches")
    return lines + WorldCast.controllers.map { "\($0).transitioningDelegate = Modals" }
  }

  /// The objects of these lines.
  static let objects = [
    "Fade: \"UIViewControllerAnimatedTransitioning(duration: 300ms)\"",
    "Finger: UIPercentDrivenInteractiveTransition", "Pushes: UINavigationControllerDelegate",
    "Switches: UITabBarControllerDelegate", "Modals: UIViewControllerTransitioningDelegate",
  ]
}
