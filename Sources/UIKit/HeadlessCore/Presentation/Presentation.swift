import Foundation
import TraceModel

/// The presentation of one controller by another, from `present` to the end of its dismissal.
///
/// The presenter owns it, and it owns the presented controller.
@MainActor
package final class Presentation {
  /// The duration of an animated presentation or dismissal.
  ///
  /// Measured in a device log of 2015 (503 ms between `viewWillDisappear` and the did-callbacks of
  /// a full-screen presentation): github.com/HustBroventure/iOS-, `UI类/UINavigationbar.md`.
  static let duration: Duration = .milliseconds(500)

  // choice: regular-width
  /// The minimum width of a window of an iPad, in points (chosen; no iPhone is as wide in portrait,
  /// no full-screen iPad is narrower).
  static let wideWidth: CGFloat = 600

  /// The phase of the lifetime of a presentation.
  package enum Phase {
    /// `present` was called; the callbacks are sent after the commit.
    case waiting
    /// The transition runs.
    case appearing
    /// The transition has been completed.
    case shown
    /// A dismissal was requested or runs.
    case dismissing
    /// The presented controller was dismissed, or the presentation was cancelled.
    case ended
  }

  let runtime: Runtime
  weak var presenter: UIViewController?
  /// The presented controller, until the presentation has ended and all callbacks were sent.
  package private(set) var presented: UIViewController?
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  let removesPresentersView: Bool
  /// The receiver of `present`, which the trace names as the receiver of the completion.
  let caller: SubjectID
  /// The receiver of `present`, where an unwind segue leaves the presentation.
  private(set) weak var source: UIViewController?
  package var phase = Phase.waiting
  package let container = UITransitionView()
  var completion: (() -> Void)?
  /// The transition of the presentation, until it has ended.
  var transition: ContainerTransition<Void>?
  /// The app's animator of the presentation.
  var choice: TransitionChoice?
  /// The dismissal in flight that was requested for this presentation.
  weak var dismissal: Dismissal?
  /// A dismissal driven by a gesture or an animator of the app; only this property retains it.
  var drivenDismissal: Dismissal?
  /// Whether the presenter has begun to disappear.
  var hasHiddenPresenter = false
  /// The superview of the presenter's view before the presentation, and the view's index in it.
  private weak var home: UIView?
  private var indexInHome = 0

  init(
    of presented: UIViewController,
    on presenter: UIViewController,
    by caller: UIViewController,
    controller: UIPresentationController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    runtime = presenter.life.runtime
    self.presented = presented
    self.presenter = presenter
    self.caller = caller.traceSubject
    source = caller
    self.controller = controller
    style = controller.style
    removesPresentersView = controller.shouldRemovePresentersView
    self.completion = completion
    transition = ContainerTransition(
      (),
      of: self,
      in: runtime,
      duration: Self.duration,
      isAnimated: animated
    )
    if controller.isOfApp { container.presentationController = controller }
    if style.isDismissedByHand, style != .popover { container.drag = makeDrag() }
  }

  /// Connects presenter and presented.
  func link() {
    guard let presenter, let presented else { return }
    presenter.modal.presentation = self
    presented.modal.host = self
    presented.modal.controller = controller
    controller.presentation = self
    runtime.recording.relation(
      .presentedRelation,
      of: presenter.traceSubject,
      to: presented.traceSubject,
      text: "\(style)"
    )
  }

  /// Disconnects presenter and presented; the presentation still keeps the presented controller
  /// alive.
  func unlink() {
    if let presenter, presenter.modal.presentation === self {
      presenter.modal.presentation = nil
      runtime.recording.relation(.presentedRelation, of: presenter.traceSubject, to: .none)
    }
    if let presented, presented.modal.host === self { presented.modal.host = nil }
  }

  /// Releases the presented controller and everything that belongs to transitions.
  func release() {
    phase = .ended
    if let presented, presented.modal.controller === controller, presented.modal.host == nil {
      presented.modal.controller = nil
    }
    completion = nil
    choice = nil
    transition = nil
    drivenDismissal = nil
    if let presented { AutoreleasePool.keep(presented) }
    presented = nil
  }

  /// Moves the presenter's view from its superview into the container, behind all other views.
  func takePresentersView() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    home = superview
    indexInHome = superview.subviews.firstIndex { $0 === view } ?? 0
    container.insertSubview(view, at: 0)
  }

  /// Removes the presenter's view from the window if it is still in the container.
  func removePresentersView() {
    guard let view = presenter?.viewIfLoaded, view.superview === container else { return }
    view.removeFromSuperview()
  }

  /// Moves the presenter's view back to the container, behind all other views.
  func bringBackPresentersView() {
    guard home != nil || isInContext, let view = presenter?.viewIfLoaded, view.superview == nil
    else { return }
    view.frame = homeFrame
    container.insertSubview(view, at: 0)
  }

  /// Moves the presenter's view back to its position before the presentation.
  func returnPresentersView() {
    let isCustom = transition?.custom != nil
    guard let view = presenter?.viewIfLoaded, view !== container,
      view.superview === container || isCustom && view.isDescendant(of: container),
      let home = isInContext ? container.superview : home
    else { return }
    if !isCustom { view.frame = homeFrame }
    home.insertSubview(view, at: min(indexInHome, home.subviews.count))
  }

  /// Removes the presented view and the container from the window.
  func removeViews() {
    if let view = presented?.viewIfLoaded, view.superview === container {
      view.removeFromSuperview()
    }
    container.removeFromSuperview()
  }

  /// Sends the presented controller callbacks that belong to its presentation or dismissal.
  func send(_ change: ModalState.Change, _ body: (UIViewController) -> Void) {
    guard let presented else { return }
    presented.modal.change = change
    presented.modal.activeCallbackCount += 1
    body(presented)
    presented.modal.activeCallbackCount -= 1
  }

  /// Notifies the presentation controller if the app defines its class.
  func notifyController(_ message: Name, _ body: (UIPresentationController) -> Void) {
    guard controller.isOfApp else { return }
    runtime.invoke(controller, message) { body(controller) }
  }

  /// Runs a completion of the app.
  func run(_ completion: (() -> Void)?, of caller: SubjectID) {
    guard let completion else { return }
    runtime.dispatcher.invoke(.completion, to: caller) { completion() }
  }
}
