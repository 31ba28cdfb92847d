import HeadlessUIKit

/// A page above the root of a navigation stack.
@MainActor
final class NavigationPage {
  /// The content of the page.
  enum Origin {
    /// The destination of a value of the path.
    case value(AnyHashable)
    /// The destination of a modifier or a link, with the end of its presentation.
    case view(ObjectIdentifier, didPop: @MainActor () -> Void)
  }

  let origin: Origin
  let place: Place
  let controller: NavigationStackHostingController
  let target = PresentationTarget()
  /// Returns the view; `nil` without a destination for the value.
  var content: @MainActor () -> (any View)? = { nil }
  /// The node, once the page was evaluated.
  weak var node: Node?
  private var scope: EnvironmentScope?

  init(_ origin: Origin, at place: Place, in graph: ViewGraph) {
    self.origin = origin
    self.place = place
    controller = NavigationStackHostingController(graph)
  }

  /// The value of the path; `nil` for another page.
  var value: AnyHashable? {
    if case .value(let value) = origin { value } else { nil }
  }

  /// The context of the content: the environment of the stack, and the page as what presents it.
  func context(of node: Node, in parent: EnvironmentScope) -> NodeContext {
    let scope = scope ?? EnvironmentScope(parent: parent)
    if self.scope == nil {
      var values = EnvironmentValues(parent)
      values.presentationTarget = target
      scope.replace(values.written)
      self.scope = scope
    }
    var context = node.context
    context.environment = scope
    context.surface = controller.surface
    return context
  }
}

/// The controller of a page.
final class NavigationStackHostingController: SurfaceController {
  /// The stack; `nil` after it has ended.
  weak var coordinator: NavigationCoordinator?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // UIKit sends `viewIsAppearing` only at the end of a swipe; the page below appears at its start
    // (swiftui rule 7.4).
    if transitionCoordinator?.isInteractive ?? false { setAppeared(true) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    coordinator?.showPagesBelow(self)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    coordinator?.hidePagesBelow()
  }

  override func viewDidDisappear(_ animated: Bool) {
    // The path is short when the page disappears (swiftui rule 7.2).
    if isMovingFromParent { coordinator?.writePath() }
    super.viewDidDisappear(animated)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { coordinator?.releasePages() }
  }
}

/// The container that shows the pages.
final class UIKitNavigationController: UINavigationController {}
