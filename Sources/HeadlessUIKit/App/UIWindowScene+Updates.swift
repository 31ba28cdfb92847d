import Foundation
import TraceModel

/// The size, orientation and traits of a scene: those of its first window.
extension UIWindowScene {
  /// The scene's rectangle; a later change of the scene does not change the returned object.
  public var coordinateSpace: any UICoordinateSpace { SceneSpace(bounds: sceneBounds) }

  // choice: landscape-orientation
  /// Which side of the interface is up; every landscape reads as `landscapeRight` (chosen: a window
  /// has a size, no device).
  public var interfaceOrientation: UIInterfaceOrientation {
    sceneBounds.width > sceneBounds.height ? .landscapeRight : .portrait
  }

  /// The traits of the scene.
  public var traitCollection: UITraitCollection {
    UITraitCollection(ofWindow: sceneBounds.size, style: .unspecified)
  }

  private var sceneBounds: CGRect {
    windows.first?.bounds ?? CGRect(origin: .zero, size: UIWindow.defaultSize)
  }

  /// What a delegate receives as the scene's values before a change.
  struct Geometry {
    let space: any UICoordinateSpace
    let orientation: UIInterfaceOrientation
    let traits: UITraitCollection
  }

  /// The current values.
  var geometry: Geometry {
    Geometry(
      space: coordinateSpace,
      orientation: interfaceOrientation,
      traits: traitCollection
    )
  }

  /// Sends the message of ``sendDidUpdate(from:)`` when the scene's rectangle has changed.
  func sendDidUpdate(ifDifferentFrom previous: Geometry) {
    if previous.space.bounds != sceneBounds { sendDidUpdate(from: previous) }
  }

  // choice: scene-update-order
  /// Sends `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`.
  ///
  /// A console log of a launch has it between `application(_:configurationForConnecting:options:)`
  /// and `scene(_:willConnectTo:options:)`. Later it comes when the size, orientation or traits have
  /// changed (developer.apple.com/documentation/uikit/uiwindowscenedelegate); its position after the
  /// `traitCollectionDidChange` of the controllers is chosen.
  ///
  /// - Parameter previous: The values before the change; at the launch the current ones.
  func sendDidUpdate(from previous: Geometry) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    let runtime = life.runtime
    runtime.tell(
      delegate,
      runtime.recording.name("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"),
      argument: traceSubject
    ) {
      delegate.windowScene(
        self,
        didUpdate: previous.space,
        interfaceOrientation: previous.orientation,
        traitCollection: previous.traits
      )
    }
  }
}
