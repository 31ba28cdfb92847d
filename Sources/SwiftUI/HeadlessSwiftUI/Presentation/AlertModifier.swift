import HeadlessUIKit
import TraceModel

/// Presents an alert or an action sheet.
///
/// The buttons and the message are nodes of the presenting view's graph; they appear with the
/// alert.
struct AlertModifier<Item, Actions: View, Message: View>: ViewModifier, PrimitiveModifier {
  let style: UIAlertController.Style
  let title: (Item) -> Text
  let item: Binding<Item?>
  let actions: (Item) -> Actions
  let message: (Item) -> Message

  func makeEffect(for node: Node) -> NodeEffect? { AlertEffect() }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    let effect = node.effect as? AlertEffect ?? AlertEffect()
    node.effect = effect
    let item = item
    let shown = node.reading { item.wrappedValue }
    effect.hide = { item.wrappedValue = nil }
    effect.update(shown.map { title($0).string }, style, of: node)
    // The content of an alert that is being dismissed stays until it has left.
    if let shown { effect.content = [AnyView(actions(shown)), AnyView(message(shown))] }
    guard let alert = effect.alert else { return }
    var context = node.context
    context.surface = alert.surface
    let parts = zip(["actions", "message"], effect.content).map { (role: $0, view: $1 as any View) }
    children.append(SurfaceContent(parts: parts), at: .role("alert"), context: context)
  }
}

/// The alert of a node.
final class AlertEffect: NodeEffect {
  private(set) var alert: PlatformAlertController?
  var content: [AnyView] = []
  /// Writes the binding.
  var hide: @MainActor () -> Void = {}
  private var hasBegun = false

  /// Presents the alert if there is a title, and dismisses it otherwise.
  func update(_ title: String?, _ style: UIAlertController.Style, of node: Node) {
    if let title {
      guard alert == nil else { return }
      let alert = PlatformAlertController(title: title, message: nil, preferredStyle: style)
      alert.graph = node.graph
      alert.didEnd = { [weak self, weak node] in
        if let node { self?.didEnd(of: node) }
      }
      self.alert = alert
      begin(of: node)
    } else if let alert, !alert.isLeaving {
      alert.isLeaving = true
      let runtime = node.graph.runtime
      node.graph.enqueuePlatformWork { [weak self] in
        guard self?.hasBegun ?? false, alert.presentingViewController != nil else {
          return alert.didEnd()
        }
        PresentationQueue.dismiss(alert, animated: true, in: runtime)
      }
    }
  }

  override func visibilityDidChange(_ node: Node) {
    if node.isVisible { begin(of: node) }
  }

  private func begin(of node: Node) {
    guard let alert, !hasBegun, !alert.isLeaving else { return }
    node.graph.enqueuePlatformWork { [weak self, weak node] in
      guard let self, let node, !node.isRemoved, node.isVisible, alert === self.alert else {
        return
      }
      addActions(of: node, to: alert)
      PresentationQueue.present(alert, of: node, animated: true) { [weak self] in
        guard let self, !hasBegun, !alert.isLeaving else { return false }
        hasBegun = true
        return true
      }
    }
  }

  // choice: alert-action-order
  /// Adds the buttons to the alert; without one, the button OK.
  ///
  /// A tap dismisses the alert; then the binding is written and the action runs (chosen, as UIKit's
  /// handler follows the dismissal).
  private func addActions(of node: Node, to alert: PlatformAlertController) {
    guard alert.actions.isEmpty else { return }
    let parts = node.children.first { $0.place == .role("alert") }?.children ?? []
    let buttons = parts.first { $0.place == .role("actions") }?.controls ?? []
    for button in buttons {
      let control = button.view as? any ControlView
      let action = UIAlertAction(title: button.text, style: button.alertStyle) { [weak button] _ in
        if let button { control?.activate(button) }
      }
      action.isEnabled = button.isEnabled
      alert.addAction(action)
    }
    if !buttons.contains(where: { $0.alertStyle == .cancel || alert.preferredStyle == .alert }) {
      let title = alert.preferredStyle == .alert ? "OK" : "Cancel"
      alert.addAction(UIAlertAction(title: title, style: .cancel))
    }
    let message = parts.first { $0.place == .role("message") }?.text ?? ""
    alert.message = message.isEmpty ? nil : message
  }

  private func didEnd(of node: Node) {
    guard let alert, !node.isRemoved else { return }
    if !alert.isLeaving {
      let hide = hide
      node.graph.enqueue(of: node) { hide() }
    }
    // UIKit calls the handler of the button now; the button's node exists until then.
    node.graph.runtime.loop.afterCommit { [weak self, weak node] in
      if let self, let node { removeContent(of: node) }
    }
  }

  private func removeContent(of node: Node) {
    alert = nil
    hasBegun = false
    content = []
    node.invalidate("alert")
  }

  override func end(_ node: Node) {
    guard let alert else { return }
    self.alert = nil
    alert.didEnd = {}
    guard hasBegun else { return }
    let runtime = node.graph.runtime
    runtime.loop.schedule(after: .seconds(1.0 / 60), label: "the end of an alert") {
      PresentationQueue.dismiss(alert, animated: false, in: runtime)
    }
  }
}

final class PlatformAlertController: UIAlertController, PresentedController {
  let surface = Surface()
  weak var graph: ViewGraph?
  var didEnd: @MainActor () -> Void = {}
  var waiting: [@MainActor () -> Void] = []
  var isLeaving = false

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    surface.setAppeared(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, let graph else { return }
    surface.setAppeared(false)
    didEnd()
    isLeaving = true
    graph.update()
    let waiting = waiting
    self.waiting = []
    PresentationQueue.perform(waiting, in: graph.runtime)
  }
}

extension Node {
  /// The controls of the node and its descendants, in order.
  fileprivate var controls: [Node] {
    view is any ControlView ? [self] : children.flatMap(\.controls)
  }

  /// The style of the node's button in an alert.
  fileprivate var alertStyle: UIAlertAction.Style {
    switch (view as? any RoleProviding)?.role {
    case .destructive?: .destructive
    case .cancel?: .cancel
    default: .default
    }
  }
}

/// A control with a purpose.
@MainActor
private protocol RoleProviding {
  var role: ButtonRole? { get }
}

extension Button: RoleProviding {}
