import HeadlessUIKit
import TraceModel

/// A navigation controller with overrides: its own class forwards appearance to the stack from
/// inside the same callbacks.
final class OverridingNavigationController: UINavigationController {
  private let log: OverrideLog

  init(_ log: OverrideLog, rootViewController: UIViewController) {
    self.log = log
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { nil }

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

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    log.call("pushViewController", viewController.traceSubject) {
      super.pushViewController(viewController, animated: animated)
    }
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    var popped: UIViewController?
    log.call("popViewController") { popped = super.popViewController(animated: animated) }
    return popped
  }
}
