@_exported public import AVFoundation
public import Foundation
@_exported public import HeadlessUIKit

/// A controller that plays media, as AVKit's `AVPlayerViewController`
/// (developer.apple.com/documentation/avkit/avplayerviewcontroller).
///
/// It is contained, presented and laid out like any controller. Nothing is drawn; the user's
/// buttons are methods of the run: `tapFullScreen(in:)` and `tapDone(in:)`.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player, which the controller does not start.
  open var player: AVPlayer? { didSet { playerLayer.player = player } }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  // inert: nothing is drawn
  /// Whether buttons are shown.
  open var showsPlaybackControls = true
  // inert: nothing is drawn
  /// Whether positions can be chosen.
  open var requiresLinearPlayback = false
  // inert: nothing is drawn
  /// How pictures fill the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  // inert: the person of a test enters the full screen
  /// Whether a contained controller covers the screen when the user starts playback.
  open var entersFullScreenWhenPlaybackBegins = false
  // inert: the person of a test leaves the full screen
  /// Whether a contained controller leaves the screen at the end.
  open var exitsFullScreenWhenPlaybackEnds = false
  // inert: there is no picture in picture
  /// Whether the pictures can be shown above other apps.
  open var allowsPictureInPicturePlayback = true
  // inert: there is no picture in picture
  /// Whether picture in picture begins automatically.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  // inert: there is no lock screen
  /// Whether the lock screen shows the media.
  open var updatesNowPlayingInfoCenter = true
  // inert: nothing is drawn
  /// The speeds that the user can choose.
  open var speeds: [Float] = [0.5, 1, 1.25, 1.5, 2]
  /// The view of the app between pictures and buttons.
  open private(set) lazy var contentOverlayView: UIView? = makeOverlay()
  /// The presented controller while the media of a contained controller covers the screen.
  private(set) weak var fullScreen: UIViewController?
  private let playerLayer = AVPlayerLayer()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // The controller covers the screen, also where other ones are shown as cards.
    modalPresentationStyle = .fullScreen
  }

  /// Whether the item of the player is ready.
  open var isReadyForDisplay: Bool { playerLayer.isReadyForDisplay }
  /// The rectangle of the pictures: the whole view.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.addSublayer(playerLayer)
    if let overlay = contentOverlayView, overlay.superview == nil { install(overlay) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    playerLayer.frame = view.bounds
  }

  // The player of a presented controller pauses when the controller was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { player?.pause() }
  }

  private func makeOverlay() -> UIView {
    let overlay = UIView()
    if isViewLoaded { install(overlay) }
    return overlay
  }

  private func install(_ overlay: UIView) {
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }

  /// Presents a controller that covers the screen, and notifies the delegate.
  func enterFullScreen() {
    guard fullScreen == nil else { return }
    let cover = AVFullScreenViewController()
    fullScreen = cover
    present(cover, animated: true)
    guard let delegate, let coordinator = cover.transitionCoordinator else { return }
    HeadlessApp.current.deliver(
      "playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:)",
      to: delegate
    ) {
      delegate.playerViewController(
        self,
        willBeginFullScreenPresentationWithAnimationCoordinator: coordinator
      )
    }
  }

  /// Dismisses the controller that covers the screen, and notifies the delegate.
  func leaveFullScreen() {
    guard let cover = fullScreen else { return }
    fullScreen = nil
    cover.dismissBySystem()
    guard let delegate, let coordinator = cover.transitionCoordinator else { return }
    HeadlessApp.current.deliver(
      "playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:)",
      to: delegate
    ) {
      delegate.playerViewController(
        self,
        willEndFullScreenPresentationWithAnimationCoordinator: coordinator
      )
    }
  }
}

/// The controller that AVKit presents while media covers the screen.
@MainActor
final class AVFullScreenViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    nil
  }
}
