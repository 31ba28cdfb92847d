public import Foundation
public import HeadlessUIKit

/// A controller that shows a view (developer.apple.com/documentation/swiftui/uihostingcontroller).
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let host: _UIHostingView<Content>

  /// Creates a controller.
  public init(rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, for subclasses.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
  }

  /// Controllers from archives need a root view.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// The view that the controller shows; another value of the type is an update.
  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  open override func loadView() { view = host }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    host.setAppeared(true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.setAppeared(false)
  }
}

/// The view of a hosting controller.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView {
  private let owner: GraphOwner
  /// The tree of the root view.
  package var graph: ViewGraph { owner.graph }
  private let environment = EnvironmentScope(parent: nil)

  /// The view at the root.
  public var rootView: Content {
    didSet { graph.setRoot(rootView, environment: environment) }
  }

  /// Creates a view.
  public init(rootView: Content) {
    self.rootView = rootView
    owner = GraphOwner(ViewGraph(runtime: .current))
    super.init(frame: .zero)
    graph.hostSubject = traceSubject
    graph.needsUpdate = { [weak self] in self?.setNeedsLayout() }
    graph.setRoot(rootView, environment: environment)
  }

  /// Views from archives need a root view.
  public required init?(coder: NSCoder) { nil }

  /// Changes whether the nodes have appeared.
  package func setAppeared(_ isAppeared: Bool) {
    graph.surface.setAppeared(isAppeared)
    if isAppeared { setNeedsLayout() } else { graph.update() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    graph.update()
  }
}

/// Ends a graph with its hosting view.
@MainActor
final class GraphOwner {
  let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  isolated deinit { graph.end() }
}
