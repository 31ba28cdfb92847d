import TraceModel

#if HEADLESS
import HeadlessUIKit
#else
import UIKit
#endif

/// A hidden child that receives the callbacks which its parent forwards.
///
/// Its view is hidden, has no size and is no accessibility element. UIKit forwards to it because it is
/// a child whose view is in the view of its parent.
final class ObserverController: UIViewController {
  private weak var host: Node?
  private weak var recording: LifelineRecording?
  /// Whether the view was added to a window, so that the first callbacks of the parent are past.
  private var isLate: Bool
  /// Whether the last callback belongs to an appearance.
  private(set) var isShown = false

  init(of host: Node, isLate: Bool, in recording: LifelineRecording) {
    self.host = host
    self.isLate = isLate
    self.recording = recording
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Removes the controller from its parent.
  func leave() {
    recording = nil
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  override func loadView() {
    let view = ObserverView()
    view.isHidden = true
    view.isUserInteractionEnabled = false
    view.recording = recording
    self.view = view
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    report(.viewWillAppear, animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    report(.viewIsAppearing, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isLate = false
    report(.viewDidAppear, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report(.viewWillDisappear, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    report(.viewDidDisappear, animated)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    report(.viewWillTransition)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    report(.willTransition)
  }

  private func report(_ name: Name, _ animated: Bool? = nil) {
    guard let recording, let host else { return }
    let controller = host.object as? UIViewController
    let leaving = controller.map {
      LifelineRecording.Leaving(controller: $0, isAnimated: animated)
    }
    recording.look(leaving: name == .viewWillDisappear ? leaving : nil)
    // A child can receive a callback twice of which its parent received one.
    if host.last == name, name != .viewWillTransition, name != .willTransition { return }
    let isRecorded = controller is RecordedViewController
    let misses = isRecorded && (host.isNew || !isLate) && name.superRequirement == .required
    recording.record(
      Callback(name: name, animated: animated, isLate: isLate, missesSuper: misses),
      of: host
    )
  }
}

/// The view of the hidden child, which reports that the hierarchy may have changed.
final class ObserverView: UIView {
  weak var recording: LifelineRecording?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    recording?.look()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    recording?.look()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    recording?.look()
  }
}
