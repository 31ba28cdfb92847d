import Foundation
import HeadlessUIKit

@MainActor
final class RetainedLogs {
  var logs: [AnyObject] = []

  nonisolated init() {}
}

final class SizeParent: UIViewController {
  var lines: [String] = []
  var callsSuper = true
  var animates = false

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    lines.append("preferred")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    lines.append("transition \(Int(size.width)) \(Int(size.height))")
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    guard animates else { return }
    coordinator.animate { [weak self] _ in
      self?.lines.append("alongside \(Int(self?.view.bounds.width ?? 0))")
    } completion: { [weak self] _ in
      self?.lines.append("completion")
    }
  }
}

@MainActor
final class Lines {
  var value: [String] = []
}

@MainActor
final class TransitionLog: NSObject, UIViewControllerTransitioningDelegate {
  let lines = Lines()

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    lines.value.append("presentation")
    let controller = LoggedPresentation(presentedViewController: presented, presenting: presenting)
    controller.lines = lines
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.value.append("animation")
    return nil
  }
}

final class LoggedPresentation: UIPresentationController {
  var lines: Lines?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    lines?.value.append("willBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    lines?.value.append("didEnd \(completed)")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    lines?.value.append("preferred")
  }
}
