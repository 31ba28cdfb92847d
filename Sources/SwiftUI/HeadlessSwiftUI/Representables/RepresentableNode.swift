import Foundation
import HeadlessUIKit
import TraceModel

/// The node of a representable: creates, updates, places and dismantles its view or controller.
///
/// `make` and `update` run within the pass that evaluates bodies, so that a write of state there is
/// reported (swiftui rule 2.9); what they read marks the node.
@MainActor
class RepresentableEffect: NodeEffect, PlatformContent {
  private(set) weak var node: Node?
  private var frame = CGRect.null
  private var isInserted = false
  private var isDismantled = false

  init(_ node: Node) {
    self.node = node
  }

  /// The represented view.
  var platformView: UIView? { nil }
  /// The size that the representable returns; `nil` for the size of the view.
  func ownSize(_ proposal: ProposedViewSize) -> CGSize? { nil }
  /// Adds the view to the hierarchy of the surface.
  func insert(_ view: UIView, into superview: UIView, of surface: Surface) {}
  /// Calls `dismantle` and takes the view out of the hierarchy.
  func dismantle(_ node: Node) {}

  /// Enqueues the insertion, which follows the actions of the update.
  func enqueueInsertion() {
    guard !isInserted, let node else { return }
    node.graph.enqueuePlatformWork { [weak self] in self?.insertIfNeeded() }
  }

  override func visibilityDidChange(_ node: Node) {
    // A page that was hidden until now has a view.
    if node.isVisible { enqueueInsertion() }
  }

  private func insertIfNeeded() {
    guard !isInserted, !isDismantled, let node, !node.isRemoved, let view = platformView else {
      return
    }
    let surface = node.context.surface
    guard let superview = surface.view else { return }
    isInserted = true
    if !frame.isNull { view.frame = frame }
    insert(view, into: superview, of: surface)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    guard let view = platformView else { return .zero }
    let intrinsic = view.intrinsicContentSize
    // A view without its own size fills the space that it is offered.
    let none = UIView.noIntrinsicMetric
    return CGSize(
      width: intrinsic.width == none ? proposal.width ?? 10 : intrinsic.width,
      height: intrinsic.height == none ? proposal.height ?? 10 : intrinsic.height
    )
  }

  func place(in frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    if isInserted { platformView?.frame = frame }
  }

  // choice: dismantle-after-disappearance
  /// Dismantles after the disappearance of the node and its `onDisappear`, before the removal of
  /// the view (swiftui rule 10.7).
  override func end(_ node: Node) {
    guard !isDismantled else { return }
    isDismantled = true
    dismantle(node)
  }
}

/// The node of a representable view.
final class UIViewEffect<Representable: UIViewRepresentable>: RepresentableEffect {
  private var view: Representable.UIViewType?
  private var representable: Representable
  private var context: UIViewRepresentableContext<Representable>?

  init(_ representable: Representable, _ node: Node) {
    self.representable = representable
    super.init(node)
  }

  override var platformView: UIView? { view }

  /// Creates the view if there is none, and applies the representable.
  func update(to representable: Representable, of node: Node) {
    self.representable = representable
    let runtime = node.graph.runtime
    let subject = node.subject
    var context =
      context
      ?? UIViewRepresentableContext(
        coordinator: runtime.invokeNode(.makeCoordinator, on: subject) {
          representable.makeCoordinator()
        },
        transaction: node.graph.transaction,
        environment: EnvironmentValues(node.context.environment)
      )
    context.transaction = node.graph.transaction
    context.environment = EnvironmentValues(node.context.environment)
    self.context = context
    let view =
      view
      ?? runtime.invokeNode(.makeUIView, on: subject) { representable.makeUIView(context: context) }
    self.view = view
    runtime.invokeNode(.updateUIView, on: subject) {
      representable.updateUIView(view, context: context)
    }
    enqueueInsertion()
  }

  override func ownSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard let view, let context else { return nil }
    return representable.sizeThatFits(proposal, uiView: view, context: context)
  }

  override func insert(_ view: UIView, into superview: UIView, of surface: Surface) {
    superview.addSubview(view)
  }

  override func dismantle(_ node: Node) {
    guard let view, let context else { return }
    node.graph.runtime.invokeNode(.dismantleUIView, on: node.subject) {
      Representable.dismantleUIView(view, coordinator: context.coordinator)
    }
    view.removeFromSuperview()
    self.view = nil
    self.context = nil
  }
}

/// The node of a representable controller.
final class UIViewControllerEffect<Representable: UIViewControllerRepresentable>:
  RepresentableEffect
{
  private var controller: Representable.UIViewControllerType?
  private var representable: Representable
  private var context: UIViewControllerRepresentableContext<Representable>?

  init(_ representable: Representable, _ node: Node) {
    self.representable = representable
    super.init(node)
  }

  override var platformView: UIView? { controller?.view }

  /// Creates the controller if there is none, and applies the representable.
  func update(to representable: Representable, of node: Node) {
    self.representable = representable
    let runtime = node.graph.runtime
    let subject = node.subject
    var context =
      context
      ?? UIViewControllerRepresentableContext(
        coordinator: runtime.invokeNode(.makeCoordinator, on: subject) {
          representable.makeCoordinator()
        },
        transaction: node.graph.transaction,
        environment: EnvironmentValues(node.context.environment)
      )
    context.transaction = node.graph.transaction
    context.environment = EnvironmentValues(node.context.environment)
    self.context = context
    let controller =
      controller
      ?? runtime.invokeNode(.makeUIViewController, on: subject) {
        representable.makeUIViewController(context: context)
      }
    self.controller = controller
    controller.loadViewIfNeeded()
    applyRepresentable(to: controller, of: node)
    enqueueInsertion()
  }

  private func applyRepresentable(to controller: Representable.UIViewControllerType, of node: Node)
  {
    guard let context else { return }
    node.graph.runtime.invokeNode(.updateUIViewController, on: node.subject) {
      representable.updateUIViewController(controller, context: context)
    }
  }

  override func ownSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard let controller, let context else { return nil }
    return representable.sizeThatFits(proposal, uiViewController: controller, context: context)
  }

  // choice: second-controller-update
  override func insert(_ view: UIView, into superview: UIView, of surface: Surface) {
    guard let controller, let node else { return }
    // The second update before `viewWillAppear` (swiftui rule 10.5); that it belongs to the
    // insertion is chosen.
    node.graph.evaluate { applyRepresentable(to: controller, of: node) }
    let parent = surface.controller
    parent?.addChild(controller)
    superview.addSubview(view)
    if parent != nil { controller.didMove(toParent: parent) }
  }

  override func dismantle(_ node: Node) {
    guard let controller, let context else { return }
    if controller.viewIfLoaded?.window != nil {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
    node.graph.runtime.invokeNode(.dismantleUIViewController, on: node.subject) {
      Representable.dismantleUIViewController(controller, coordinator: context.coordinator)
    }
    if controller.parent != nil { controller.willMove(toParent: nil) }
    controller.viewIfLoaded?.removeFromSuperview()
    if controller.parent != nil { controller.removeFromParent() }
    self.controller = nil
    self.context = nil
  }
}
