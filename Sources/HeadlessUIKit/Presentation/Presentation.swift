import Foundation
import TraceModel

/// One controller on top of another, from `present` to the end of its dismissal.
///
/// The presenter owns it, and it owns the presented controller.
@MainActor
final class Presentation {
  /// How long an animated presentation or dismissal takes.
  ///
  /// Measured in a device log of 2015 (503 ms between `viewWillDisappear` and the did-callbacks of
  /// a full-screen presentation): github.com/HustBroventure/iOS-, `UI类/UINavigationbar.md`.
  static let duration: Duration = .milliseconds(500)

  // choice: regular-width
  /// The width from which a window counts as that of an iPad: points (chosen; no iPhone is as wide
  /// in portrait, no full-screen iPad narrower).
  static let wideWidth: CGFloat = 600

  /// Where a presentation stands.
  enum Phase {
    /// Accepted; its callbacks come after the commit.
    case waiting
    /// The will-callbacks were sent.
    case appearing
    /// The presented controller is there.
    case shown
    /// A dismissal was accepted.
    case dismissing
    /// Over.
    case ended
  }

  let runtime: Runtime
  weak var presenter: UIViewController?
  /// The presented controller, until the presentation has ended and everybody was told.
  private(set) var presented: UIViewController?
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  let removesPresentersView: Bool
  let isAnimated: Bool
  /// The receiver of `present`, which the trace names as the receiver of the completion.
  let caller: SubjectID
  var phase = Phase.waiting
  let container = UITransitionView()
  var completion: (() -> Void)?
  var coordinator: TransitionCoordinator?
  /// The animator of the app for the way in.
  var choice: TransitionChoice?
  /// The transition that this animator animates.
  var custom: CustomTransition?
  /// The dismissal that an animator of the app animates.
  var customDismissal: Dismissal?
  /// The dismissal that a finger drives.
  var drag: Dismissal?
  /// Whether the presenter heard that it disappears.
  var hasHiddenPresenter = false
  private weak var home: UIView?
  private var placeAtHome = 0

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
    self.controller = controller
    style = controller.style
    removesPresentersView = controller.shouldRemovePresentersView
    isAnimated = animated
    self.completion = completion
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
      to: presented.traceSubject
    )
  }

  /// Disconnects presenter and presented; this presentation still keeps the latter alive.
  func unlink() {
    if let presenter, presenter.modal.presentation === self {
      presenter.modal.presentation = nil
      runtime.recording.relation(.presentedRelation, of: presenter.traceSubject, to: .none)
    }
    if let presented, presented.modal.host === self { presented.modal.host = nil }
  }

  /// Lets the presented controller go.
  func release() {
    phase = .ended
    if let presented, presented.modal.controller === controller, presented.modal.host == nil {
      presented.modal.controller = nil
    }
    coordinator = nil
    completion = nil
    drag = nil
    choice = nil
    custom = nil
    customDismissal = nil
    presented = nil
  }

  /// Takes the presenter's view from its superview into the container, behind everything.
  func takePresentersView() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    home = superview
    placeAtHome = superview.subviews.firstIndex { $0 === view } ?? 0
    container.insertSubview(view, at: 0)
  }

  /// Takes the presenter's view out of the window, when it still is in the container.
  func removePresentersView() {
    guard let view = presenter?.viewIfLoaded, view.superview === container else { return }
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back into the container, behind everything.
  func bringBackPresentersView() {
    guard home != nil || isInContext, let view = presenter?.viewIfLoaded, view.superview == nil
    else { return }
    view.frame = homeFrame
    container.insertSubview(view, at: 0)
  }

  /// Puts the presenter's view back where it was before the presentation.
  func returnPresentersView() {
    guard let view = presenter?.viewIfLoaded, view !== container,
      view.superview === container || custom != nil && view.isDescendant(of: container),
      let home = isInContext ? container.superview : home
    else { return }
    if custom == nil { view.frame = homeFrame }
    home.insertSubview(view, at: min(placeAtHome, home.subviews.count))
  }

  /// Takes the presented view and the container out of the window.
  func removeViews() {
    if let view = presented?.viewIfLoaded, view.superview === container {
      view.removeFromSuperview()
    }
    container.removeFromSuperview()
  }

  /// Tells the presented controller something that belongs to its presentation or dismissal.
  func tell(_ change: ModalState.Change, _ body: (UIViewController) -> Void) {
    guard let presented else { return }
    presented.modal.change = change
    presented.modal.tellings += 1
    body(presented)
    presented.modal.tellings -= 1
  }

  /// Tells the app's presentation controller about a transition; UIKit's own ones do nothing.
  func tellController(_ message: Name, _ body: (UIPresentationController) -> Void) {
    guard controller.isOfApp else { return }
    runtime.tell(controller, message) { body(controller) }
  }

  /// Runs a completion of the app.
  func run(_ completion: (() -> Void)?, of caller: SubjectID) {
    guard let completion else { return }
    runtime.dispatcher.tell(.completion, to: caller) { completion() }
  }
}
