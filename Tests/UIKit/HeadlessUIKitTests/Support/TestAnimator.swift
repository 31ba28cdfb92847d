import Foundation
import HeadlessUIKit

/// A typical animator of an app: it adds the incoming view, fades it in, and completes.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let journal: Journal
  /// The duration in seconds.
  var duration: TimeInterval = 0.3
  /// Whether it calls `completeTransition`.
  var completes = true
  /// Whether it adds the incoming view.
  var addsView = true
  /// The argument of `completeTransition`; by default derived from the context.
  var result: Bool?
  /// The context of the last transition.
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  init(_ journal: Journal) {
    self.journal = journal
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    journal.note("animate")
    self.context = context
    let incoming = context.view(forKey: .to)
    if addsView, let incoming {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
    }
    let faded = incoming ?? context.view(forKey: .from)
    let target: CGFloat = incoming == nil ? 0 : 1
    UIView.animate(withDuration: duration) {
      faded?.alpha = target
    } completion: { [self] _ in
      journal.note("animated")
      if completes { context.completeTransition(result ?? !context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("animationEnded(\(transitionCompleted))")
  }
}

/// A delegate that gives all transitions one animator and one interaction controller.
final class TestTransitions: SharedTransitions {
  private let journal: Journal
  let animator: TestAnimator
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ journal: Journal) {
    self.journal = journal
    animator = TestAnimator(journal)
  }

  override var sharedAnimator: (any UIViewControllerAnimatedTransitioning)? { animator }

  override var sharedInteractor: (any UIViewControllerInteractiveTransitioning)? { interactor }

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("ask \(operation)")
    return animator
  }
}

extension Journal {
  /// The appearance and parent callbacks and the test's own lines, without loading and layout.
  var transitionLines: [String] {
    lines.filter { line in
      !["loadView", "viewDidLoad", "Layout", "Constraints", "viewIsAppearing", "deinit"].contains {
        line.contains($0)
      }
    }
  }
}
