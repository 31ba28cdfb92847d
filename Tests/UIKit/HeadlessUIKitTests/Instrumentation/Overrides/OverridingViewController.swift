import Foundation
import HeadlessUIKit
import TraceModel

/// A controller with an override of every method that a dispatch observer can replace.
final class OverridingViewController: UIViewController {
  private let log: OverrideLog

  init(_ log: OverrideLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { log.around("loadView") { super.loadView() } }

  override func viewDidLoad() { log.around("viewDidLoad") { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    log.around("viewWillAppear") { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    log.around("viewIsAppearing") { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    log.around("viewDidAppear") { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.around("viewWillDisappear") { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.around("viewDidDisappear") { super.viewDidDisappear(animated) }
  }

  override func viewWillLayoutSubviews() {
    log.around("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }

  override func viewDidLayoutSubviews() {
    log.around("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }

  override func updateViewConstraints() {
    log.around("updateViewConstraints") { super.updateViewConstraints() }
  }

  override func willMove(toParent parent: UIViewController?) {
    log.around("willMove(toParent:)") { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    log.around("didMove(toParent:)") { super.didMove(toParent: parent) }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.around("prepare(for:sender:)") { super.prepare(for: segue, sender: sender) }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.around("viewWillTransition(to:with:)") {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.around("willTransition(to:with:)") {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.around("traitCollectionDidChange") {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }

  override func didReceiveMemoryWarning() {
    log.around("didReceiveMemoryWarning") { super.didReceiveMemoryWarning() }
  }

  override func viewSafeAreaInsetsDidChange() {
    log.around("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }

  override func viewLayoutMarginsDidChange() {
    log.around("viewLayoutMarginsDidChange") { super.viewLayoutMarginsDidChange() }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    log.around("preferredContentSizeDidChange(forChildContentContainer:)") {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
  }

  // Calls.

  override func loadViewIfNeeded() { log.call("loadViewIfNeeded") { super.loadViewIfNeeded() } }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    log.call("beginAppearanceTransition") {
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  override func endAppearanceTransition() {
    log.call("endAppearanceTransition") { super.endAppearanceTransition() }
  }

  override func addChild(_ childController: UIViewController) {
    log.call("addChild", childController.traceSubject) { super.addChild(childController) }
  }

  override func removeFromParent() { log.call("removeFromParent") { super.removeFromParent() } }

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)?
  ) {
    log.call("present", viewControllerToPresent.traceSubject) {
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    log.call("dismiss") { super.dismiss(animated: flag, completion: completion) }
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    log.call("show", vc.traceSubject) { super.show(vc, sender: sender) }
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    log.call("showDetailViewController", vc.traceSubject) {
      super.showDetailViewController(vc, sender: sender)
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    log.call("setEditing") { super.setEditing(editing, animated: animated) }
  }
}
