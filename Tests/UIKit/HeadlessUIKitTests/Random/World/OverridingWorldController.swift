import HeadlessUIKit
import TraceModel

/// A plain controller of a world, with real overrides: the fuzzer covers both the override path and
/// the observer path.
final class OverridingWorldController: UIViewController {
  private let role: WorldRole

  init(_ role: WorldRole) {
    self.role = role
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    role.number != WorldCast.silent
  }

  override func loadView() { role.loadView { super.loadView() } }

  override func viewDidLoad() { role.perform(.viewDidLoad) { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    role.perform(.viewWillAppear) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    role.perform(.viewIsAppearing) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    role.perform(.viewDidAppear) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    role.perform(.viewWillDisappear) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    role.perform(.viewDidDisappear) { super.viewDidDisappear(animated) }
  }

  override func viewDidLayoutSubviews() {
    role.perform(.viewDidLayoutSubviews) { super.viewDidLayoutSubviews() }
  }

  override func willMove(toParent parent: UIViewController?) {
    role.perform(.willMove, parent: parent?.traceSubject ?? .none) {
      super.willMove(toParent: parent)
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    role.perform(.didMove, parent: parent?.traceSubject ?? .none) {
      super.didMove(toParent: parent)
    }
  }
}
