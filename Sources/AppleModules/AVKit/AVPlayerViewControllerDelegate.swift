public import AVFoundation
public import Foundation
import HeadlessUIKit

/// Is notified of a controller that plays media, as AVKit's `AVPlayerViewControllerDelegate`
/// (developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate).
///
/// The methods about picture in picture are never called, because there is none.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Sent before the media of a contained controller covers the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  )
  /// Sent before the media of a contained controller leaves the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  )
  /// Sent before picture in picture; never sent by the runtime.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  /// Sent after picture in picture; never sent by the runtime.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Whether the controller is dismissed for picture in picture; never called by the runtime.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Sent to show the controller again after picture in picture; never sent by the runtime.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPlayerViewControllerDelegate {
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) { undelivered() }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) { undelivered() }
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Calls the completion.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

extension HeadlessApp {
  /// Taps Done: leaves the full screen of a contained controller, or dismisses a presented one.
  ///
  /// - Throws: ``ServiceError``, if nothing of the controller covers the screen.
  public func tapDone(in controller: AVPlayerViewController) throws(ServiceError) {
    if controller.fullScreen != nil { return controller.leaveFullScreen() }
    try controller.requireVisible(to: "tap Done")
    guard controller.presentingViewController != nil, controller.parent == nil else {
      throw ServiceError(
        .notPossible,
        "can't tap Done: the AVPlayerViewController is a child that does not cover the screen"
      )
    }
    controller.dismissBySystem()
  }

  /// Taps the button for the full screen: AVKit presents a controller over the screen.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen.
  public func tapFullScreen(in controller: AVPlayerViewController) throws(ServiceError) {
    try controller.requireVisible(to: "tap the button for the full screen")
    controller.enterFullScreen()
  }
}

/// Shows pictures above other apps, as AVKit's `AVPictureInPictureController`; no device does.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Returns whether the device shows pictures above other apps: `false`, as in the simulator.
  open class func isPictureInPictureSupported() -> Bool { false }

  /// Returns `nil`, as on a device that does not support it.
  public init?(playerLayer: AVPlayerLayer) {
    nil
  }
}

// inert: there is no second screen
/// A button for other screens, as AVKit's `AVRoutePickerView`.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  /// The color while a different screen is used.
  open var activeTintColor: UIColor?
  /// Whether screens come before loudspeakers.
  open var prioritizesVideoDevices = false
}
