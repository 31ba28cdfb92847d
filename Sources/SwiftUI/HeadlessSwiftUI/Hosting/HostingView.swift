public import Foundation
public import HeadlessUIKit

/// The view of a hosting controller.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView {
  private let owner: GraphOwner
  /// The tree of the root view.
  package var graph: ViewGraph { owner.graph }
  private let environment = EnvironmentScope(parent: nil)
  /// Whether the size of the content is the intrinsic size of the view.
  var reportsIntrinsicSize = false {
    didSet { if reportsIntrinsicSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  public var rootView: Content {
    didSet { graph.setRoot(rootView, environment: environment) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    owner = GraphOwner(ViewGraph(runtime: .current))
    super.init(frame: .zero)
    graph.hostSubject = traceSubject
    graph.surface.view = self
    graph.needsUpdate = { [weak self] in self?.scheduleUpdate() }
    graph.surface.needsLayout = { [weak self] in self?.setNeedsLayout() }
    graph.setRoot(rootView, environment: environment)
  }

  /// Views from archives need a root view.
  public required init?(coder: NSCoder) { nil }

  /// Requests an update in the next commit.
  ///
  /// A view that a full-screen cover has taken out of its window is updated after the commit,
  /// because its nodes have not disappeared (swiftui rule 8.1).
  private func scheduleUpdate() {
    setNeedsLayout()
    guard window == nil, graph.isShown else { return }
    graph.runtime.loop.afterCommit { [weak self] in self?.graph.update() }
  }

  /// Changes whether the nodes have appeared.
  package func setAppeared(_ isAppeared: Bool) {
    if isAppeared { updateTraits() }
    graph.surface.setAppeared(isAppeared)
    if isAppeared { setNeedsLayout() } else { graph.update() }
  }

  /// Writes the traits of the controller or the window into the environment.
  func updateTraits() {
    let traits = graph.surface.controller?.traitCollection ?? traitCollection
    var values = EnvironmentValues(environment)
    values.write(traits)
    environment.replace(values.written)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    graph.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    graph.update()
    return graph.sizeThatFits(
      ProposedViewSize(
        width: size.width >= UIView.layoutFittingExpandedSize.width ? nil : size.width,
        height: size.height >= UIView.layoutFittingExpandedSize.height ? nil : size.height
      )
    )
  }

  open override var intrinsicContentSize: CGSize {
    guard reportsIntrinsicSize else { return super.intrinsicContentSize }
    graph.update()
    return graph.sizeThatFits(.unspecified)
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

extension _UIHostingView: RunMember {
  package func join(_ runtime: Runtime) { graph.join(runtime, host: traceSubject) }
}
