import HeadlessUIKit
import TraceModel

/// A controller that a modifier presents.
@MainActor @preconcurrency
protocol PresentedController: UIViewController {
  /// Called when the presentation has ended, whoever has ended it.
  var didEnd: @MainActor () -> Void { get set }
  /// Presentations that wait for the end of this one.
  var waiting: [@MainActor () -> Void] { get set }
  /// Whether the dismissal was requested.
  var isLeaving: Bool { get set }
}

/// Presentations that wait until UIKit can perform them.
///
/// UIKit presents one controller on another at a time, and refuses dismissals during a transition.
@MainActor
enum PresentationQueue {
  /// The time between two attempts to dismiss.
  private static let frame = Duration.seconds(1.0 / 60)

  // choice: second-sheet-waits
  /// Presents a controller from the controller of a node, or when the presentation that is in the
  /// way has ended; SwiftUI's warning says so.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - node: The node of the modifier.
  ///   - animated: Whether the presentation is animated.
  ///   - begins: Notes that the presentation begins; returns `false` if it is no longer requested.
  static func present(
    _ controller: any PresentedController,
    of node: Node,
    animated: Bool,
    begins: @escaping @MainActor () -> Bool
  ) {
    guard !node.isRemoved, let presenter = node.context.surface.controller,
      presenter.viewIfLoaded?.window != nil
    else { return }
    guard let other = presenter.presentedViewController as? any PresentedController else {
      guard begins() else { return }
      if controller.modalPresentationStyle == .popover {
        controller.popoverPresentationController?.sourceView = presenter.view
      }
      return presenter.present(controller, animated: animated, completion: nil)
    }
    if !other.isLeaving { warn(about: node) }
    other.waiting.append { [weak node] in
      if let node { present(controller, of: node, animated: animated, begins: begins) }
    }
  }

  private static func warn(about node: Node) {
    node.graph.runtime.warn(
      .presentationIgnored,
      """
      Currently, only presenting a single sheet is supported. The next sheet will be presented when \
      the currently presented sheet gets dismissed.
      """,
      about: node.actingSubject
    )
  }

  /// Dismisses a controller, now or when its own transition has ended.
  static func dismiss(_ controller: any PresentedController, animated: Bool, in runtime: Runtime) {
    guard let presenter = controller.presentingViewController else { return }
    controller.isLeaving = true
    guard controller.isReadyToDismiss else {
      runtime.loop.schedule(after: frame, label: "a dismissal during a transition") {
        dismiss(controller, animated: animated, in: runtime)
      }
      return
    }
    // The presenter dismisses the controller with everything above it.
    presenter.dismiss(animated: animated, completion: nil)
  }

  /// Performs the presentations that waited for a controller.
  static func perform(_ waiting: [@MainActor () -> Void], in runtime: Runtime) {
    guard !waiting.isEmpty else { return }
    runtime.loop.afterCommit { for body in waiting { body() } }
  }
}
