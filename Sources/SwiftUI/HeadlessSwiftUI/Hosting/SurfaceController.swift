import Foundation
import HeadlessUIKit

/// A controller of the framework that shows a part of a graph: a page, a tab, or a sheet.
///
/// The nodes belong to the graph of the hosting controller, with its state and environment; they
/// appear and disappear with this controller.
class SurfaceController: UIViewController {
  let surface = Surface()
  /// The graph; its hosting view owns it.
  private(set) weak var graph: ViewGraph?

  init(_ graph: ViewGraph) {
    self.graph = graph
    super.init(nibName: nil, bundle: nil)
    surface.controller = self
  }

  required init?(coder: NSCoder) { nil }

  /// Changes whether the nodes have appeared, and runs the actions of a disappearance.
  func setAppeared(_ isAppeared: Bool) {
    guard let graph, isAppeared != surface.isAppeared else { return }
    surface.setAppeared(isAppeared)
    if isAppeared { view.setNeedsLayout() } else { graph.update() }
  }

  override func loadView() {
    let content = SurfaceView(graph: graph)
    surface.view = content
    surface.needsLayout = { [weak content] in content?.setNeedsLayout() }
    view = content
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    setAppeared(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isCoveredByPresentation { setAppeared(false) }
  }
}

/// The view of a ``SurfaceController``.
final class SurfaceView: UIView {
  private weak var graph: ViewGraph?

  init(graph: ViewGraph?) {
    self.graph = graph
    super.init(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    graph?.layOut()
  }
}

extension UIViewController {
  /// Whether a sheet or cover of SwiftUI is above the controller, behind which nothing disappears
  /// (swiftui rule 8.1).
  var isCoveredByPresentation: Bool {
    guard !isBeingDismissed, !isMovingFromParent else { return false }
    return presentedViewController is PresentationHostingController
  }
}
