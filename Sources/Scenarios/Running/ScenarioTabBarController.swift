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

  override func loadViewIfNeeded() {
    script.note("loadViewIfNeeded")
    super.loadViewIfNeeded()
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    // A call of the app's stands in the trace; one of a container does not.
    if isBegunByContainer { script.note("beginAppearanceTransition") }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

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
}
