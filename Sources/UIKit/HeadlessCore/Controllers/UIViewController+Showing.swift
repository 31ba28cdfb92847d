import TraceModel

/// A controller that is being shown through the chain of controllers.
struct ShownController {
  weak var controller: UIViewController?
  /// The first receiver, which presents the controller if no ancestor shows it.
  weak var origin: UIViewController?
}

/// A UIKit container that shows controllers for its children.
@MainActor
protocol ShowingContainer: UIViewController {
  /// Whether the container implements the method for details, and not only the general one.
  var showsDetails: Bool { get }
}

extension UINavigationController: ShowingContainer {
  var showsDetails: Bool { false }
}

extension UISplitViewController: ShowingContainer {
  var showsDetails: Bool { true }
}

extension UIViewController {
  private var runtime: Runtime { life.runtime }

  /// Shows a controller: the base implementation of `show` and `showDetailViewController`.
  func showThroughChain(_ controller: UIViewController, sender: Any?, isDetail: Bool) {
    let outer = runtime.shownController
    let isForwarded =
      outer?.controller === controller && (outer?.origin?.isWithin(self) ?? false)
    let origin = isForwarded ? outer?.origin ?? self : self
    runtime.shownController = ShownController(controller: controller, origin: origin)
    defer { runtime.shownController = outer }
    let body: @MainActor () -> Void = { [self] in
      guard let next = nextInChain(isDetail: isDetail) else {
        origin.present(controller, animated: true, completion: nil)
        return
      }
      if isDetail {
        next.showDetailViewController(controller, sender: sender)
      } else {
        next.show(controller, sender: sender)
      }
    }
    guard !isForwarded else { return body() }
    unite(with: controller)
    runtime.dispatcher.call(
      isDetail ? .showDetailViewController : .show,
      on: traceSubject,
      argument: controller.traceSubject,
      body
    )
  }

  /// The nearest ancestor that implements the method, or that is of a class of the app, which may.
  private func nextInChain(isDetail: Bool) -> UIViewController? {
    sequence(first: self, next: \.parent).dropFirst().first {
      $0.implementsShowing(isDetail: isDetail) || !$0.life.isOfOwnClass
    }
  }

  private func implementsShowing(isDetail: Bool) -> Bool {
    guard let container = self as? any ShowingContainer else { return false }
    return !isDetail || container.showsDetails
  }

  private func isWithin(_ ancestor: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === ancestor }
  }

  /// The nearest ancestor that performs an action.
  func target(of action: Selector) -> UIViewController? {
    let ancestors = sequence(first: self, next: \.parent).dropFirst()
    switch action.description {
    case "show:sender:", "showViewController:sender:":
      return ancestors.first { $0.implementsShowing(isDetail: false) }
    case "showDetailViewController:sender:":
      return ancestors.first { $0.implementsShowing(isDetail: true) }
    default: return ancestors.first { action.isImplemented(by: $0) }
    }
  }
}
