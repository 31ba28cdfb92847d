import HeadlessUIKit
import TraceModel

/// How content is presented.
enum PresentationKind: String {
  case sheet
  case fullScreenCover
  case popover

  var style: UIModalPresentationStyle {
    switch self {
    case .sheet: .automatic
    case .fullScreenCover: .fullScreen
    case .popover: .popover
    }
  }
}

/// Presents content in a UIKit controller.
///
/// The content is a node of the presenting view's graph: it inherits the environment, and its state
/// lives until the dismissal has ended.
struct SheetModifier<Item, Content: View>: ViewModifier, PrimitiveModifier {
  let kind: PresentationKind
  /// The presented item; `nil` if there is none.
  let item: Binding<Item?>
  /// The identity of an item: another one is another presentation.
  let identity: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  func makeEffect(for node: Node) -> NodeEffect? { SheetEffect<Item>(kind: kind) }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    // The node of a modifier creates its effect after its children.
    let effect = node.effect as? SheetEffect<Item> ?? SheetEffect<Item>(kind: kind)
    node.effect = effect
    let wanted = node.reading { item.wrappedValue }
    effect.update(to: wanted.map { ($0, identity($0)) }, item: item, onDismiss: onDismiss, of: node)
    guard let presentation = effect.presentation else { return }
    children.append(
      content(presentation.item),
      at: .role("\(kind.rawValue) \(presentation.number)"),
      context: presentation.context(of: node)
    )
  }
}

/// The presentation of a ``SheetModifier``, from the change of its binding to the end of the
/// dismissal.
final class SheetEffect<Item>: NodeEffect {
  private let kind: PresentationKind
  private(set) var presentation: SheetPresentation<Item>?
  private var count = 0
  private var item: Binding<Item?>?
  private var onDismiss: (() -> Void)?

  init(kind: PresentationKind) {
    self.kind = kind
  }

  /// Compares the value of the binding with the current presentation.
  func update(
    to wanted: (item: Item, identity: AnyHashable)?,
    item: Binding<Item?>,
    onDismiss: (() -> Void)?,
    of node: Node
  ) {
    self.item = item
    self.onDismiss = onDismiss
    if let presentation {
      if let wanted, wanted.identity == presentation.identity, !presentation.isEnding {
        presentation.item = wanted.item
      } else {
        // Another item is presented after the dismissal.
        presentation.end(of: node)
      }
    } else if let wanted {
      count += 1
      let made = SheetPresentation(wanted.item, wanted.identity, kind, count, of: node)
      presentation = made
      made.target.dismiss = { [weak self] in self?.item?.wrappedValue = nil }
      made.controller.didEnd = { [weak self, weak node, weak made] in
        if let self, let node, let made { didEnd(made, of: node) }
      }
      made.begin(of: node)
    }
  }

  override func visibilityDidChange(_ node: Node) {
    if node.isVisible { presentation?.begin(of: node) }
  }

  // choice: on-dismiss-after-on-disappear
  /// Removes the content after the actions of its disappearance.
  ///
  /// A binding that still presents it is written now, as after a drag (swiftui rules 8.2 and 8.3).
  /// The order, `onDismiss` after `onDisappear`, is a choice.
  private func didEnd(_ ended: SheetPresentation<Item>, of node: Node) {
    guard presentation === ended, !node.isRemoved else { return }
    let isByUser = !ended.isEnding
    presentation = nil
    node.graph.enqueue(of: node) { [weak self] in
      if isByUser { self?.item?.wrappedValue = nil }
    }
    if let onDismiss {
      node.graph.enqueue(.onDismiss, of: node) { onDismiss() }
    }
    node.graph.enqueue(of: node) { node.invalidate("presentation") }
  }

  // choice: presenter-removed
  /// The presenter has left: the content is dismissed without animation in the next frame
  /// (swiftui rule 8.5).
  override func end(_ node: Node) {
    guard let presentation else { return }
    self.presentation = nil
    presentation.abandon(in: node.graph)
  }
}

/// One presentation: its controller, its area, and its environment.
@MainActor
final class SheetPresentation<Item> {
  var item: Item
  let identity: AnyHashable
  let number: Int
  let controller: PresentationHostingController
  let target = PresentationTarget()
  /// Whether the presenter has begun or requested the dismissal.
  private(set) var isEnding = false
  private var hasBegun = false
  private let scope: EnvironmentScope

  init(
    _ item: Item,
    _ identity: AnyHashable,
    _ kind: PresentationKind,
    _ number: Int,
    of node: Node
  ) {
    self.item = item
    self.identity = identity
    self.number = number
    controller = PresentationHostingController(node.graph)
    controller.modalPresentationStyle = kind.style
    scope = EnvironmentScope(parent: node.context.environment)
    var values = EnvironmentValues(node.context.environment)
    values.presentationTarget = target
    values.navigation = nil
    scope.replace(values.written)
  }

  /// The context of the content.
  func context(of node: Node) -> NodeContext {
    var context = node.context
    context.environment = scope
    context.surface = controller.surface
    return context
  }

  /// Presents the controller after the actions of the update, when the presenter is visible and no
  /// other presentation is in the way.
  func begin(of node: Node) {
    guard !hasBegun, !isEnding else { return }
    let isAnimated = !node.graph.transaction.disablesAnimations
    node.graph.enqueuePlatformWork { [weak self, weak node] in
      guard let self, let node, !node.isRemoved, node.isVisible else { return }
      PresentationQueue.present(controller, of: node, animated: isAnimated) { [weak self] in
        guard let self, !isEnding, !hasBegun else { return false }
        hasBegun = true
        return true
      }
    }
  }

  /// Dismisses the controller; a presentation that has not begun ends at once.
  func end(of node: Node) {
    guard !isEnding else { return }
    isEnding = true
    let isAnimated = !node.graph.transaction.disablesAnimations
    controller.isLeaving = true
    let runtime = node.graph.runtime
    node.graph.enqueuePlatformWork { [self] in dismiss(animated: isAnimated, in: runtime) }
  }

  private func dismiss(animated: Bool, in runtime: Runtime) {
    guard hasBegun, controller.presentingViewController != nil else { return controller.didEnd() }
    PresentationQueue.dismiss(controller, animated: animated, in: runtime)
  }

  /// Dismisses the controller after the presenter has been removed.
  func abandon(in graph: ViewGraph) {
    isEnding = true
    controller.didEnd = {}
    guard hasBegun else { return }
    let controller = controller
    let runtime = graph.runtime
    runtime.loop.schedule(after: .seconds(1.0 / 60), label: "the end of a presentation") {
      PresentationQueue.dismiss(controller, animated: false, in: runtime)
    }
  }
}
