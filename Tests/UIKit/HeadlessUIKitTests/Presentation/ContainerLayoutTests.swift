import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class HalfPresentationController: UIPresentationController {
  var log: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    log.append("will")
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("prefers \(Int(container.preferredContentSize.height))")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("becomes \(Int(size.width)) wide")
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    log.append("did")
  }
}

private final class HalfTransition: NSObject, UIViewControllerTransitioningDelegate {
  private(set) weak var controller: HalfPresentationController?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = HalfPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller = made
    return made
  }
}

@MainActor
struct `A presentation controller of the app` {
  @Test func `an app's presentation controller is notified of the layout of its container`()
    async throws
  {
    try await withApp { app in
      let root = UIViewController()
      let window = try await launch(root, in: app)
      let content = UIViewController()
      let transition = HalfTransition()
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = transition
      root.present(content, animated: true)
      try await app.settle()
      let controller = try #require(transition.controller)
      #expect(controller.log.prefix(2) == ["will", "did"])
      let half = window.bounds.height / 2
      #expect(content.view.frame.minY == half)
      content.view.frame = .zero
      controller.containerView?.setNeedsLayout()
      controller.containerView?.layoutIfNeeded()
      #expect(content.view.frame.minY == half)
      controller.log = []
      content.preferredContentSize = CGSize(width: 10, height: 20)
      #expect(controller.log == ["prefers 20"])
      #expect(controller.preferredContentSize == CGSize(width: 10, height: 20))
      #expect(
        controller.size(forChildContentContainer: content, withParentContainerSize: .zero) == .zero
      )
      controller.log = []
      window.resize(to: CGSize(width: 500, height: 300), animated: false)
      try await app.settle()
      #expect(controller.log.first == "becomes 500 wide" && controller.log.contains("will"))
      #expect(content.view.frame.minY == 150)
      root.dismiss(animated: false)
      try await app.settle()
    }
  }
}
