import Foundation
import HeadlessUIKit
import TraceModel

/// A tab bar controller of a scenario.
final class ScenarioTabBarController: UITabBarController {
  private let script: ObjectScript
  private nonisolated let scenarioName: String

  init(_ script: ObjectScript) {
    self.script = script
    scenarioName = script.label
    script.nameNextBirth()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { scenarioDescription(scenarioName, traceSubject) }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { script.forwardsAppearance }

  override func loadView() { script.around("loadView") { super.loadView() } }

  override func viewDidLoad() { script.around("viewDidLoad") { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    script.around("viewWillAppear") { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    script.around("viewIsAppearing") { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    script.around("viewDidAppear") { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    script.around("viewWillDisappear") { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    script.around("viewDidDisappear") { super.viewDidDisappear(animated) }
  }

  override func viewWillLayoutSubviews() {
    script.around("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }

  override func viewDidLayoutSubviews() {
    script.around("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }

  override func updateViewConstraints() {
    script.around("updateViewConstraints") { super.updateViewConstraints() }
  }

  override func willMove(toParent parent: UIViewController?) {
    script.around("willMove(toParent:)") { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    script.around("didMove(toParent:)") { super.didMove(toParent: parent) }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    script.around("prepare(for:sender:)") { super.prepare(for: segue, sender: sender) }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    script.around("viewWillTransition(to:with:)") {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    script.around("willTransition(to:with:)") {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    script.around("traitCollectionDidChange") {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }

  override func didReceiveMemoryWarning() {
    script.around("didReceiveMemoryWarning") { super.didReceiveMemoryWarning() }
  }

  override func viewSafeAreaInsetsDidChange() {
    script.around("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }

  override func viewLayoutMarginsDidChange() {
    script.around("viewLayoutMarginsDidChange") { super.viewLayoutMarginsDidChange() }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    script.around("preferredContentSizeDidChange(forChildContentContainer:)") {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
  }

  // Calls.

  override func loadViewIfNeeded() { script.call("loadViewIfNeeded") { super.loadViewIfNeeded() } }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    script.call("beginAppearanceTransition") {
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  override func endAppearanceTransition() {
    script.call("endAppearanceTransition") { super.endAppearanceTransition() }
  }

  override func addChild(_ childController: UIViewController) {
    script.call("addChild", childController.traceSubject) { super.addChild(childController) }
  }

  override func removeFromParent() { script.call("removeFromParent") { super.removeFromParent() } }

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)?
  ) {
    script.call("present", viewControllerToPresent.traceSubject) {
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    script.call("dismiss") { super.dismiss(animated: flag, completion: completion) }
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    script.call("show", vc.traceSubject) { super.show(vc, sender: sender) }
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    script.call("showDetailViewController", vc.traceSubject) {
      super.showDetailViewController(vc, sender: sender)
    }
  }

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    script.call("setViewControllers") {
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    script.call("setEditing") { super.setEditing(editing, animated: animated) }
  }
}
