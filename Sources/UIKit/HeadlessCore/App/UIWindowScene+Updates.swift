import Foundation
import TraceModel

/// The size, orientation and traits of a scene, taken from its first window.
extension UIWindowScene {
  /// The scene's rectangle; the returned object does not follow later changes.
  public var coordinateSpace: any UICoordinateSpace { SceneSpace(bounds: sceneBounds) }

  // choice: landscape-orientation
  /// The interface orientation; landscape is always `landscapeRight`, because a window has a size
  /// but no device.
  public var interfaceOrientation: UIInterfaceOrientation {
    sceneBounds.width > sceneBounds.height ? .landscapeRight : .portrait
  }

  public var traitCollection: UITraitCollection {
    windows.first?.traits(style: .unspecified) ?? .ofDefaultWindow
  }

  private var sceneBounds: CGRect {
    windows.first?.bounds ?? CGRect(origin: .zero, size: UIWindow.defaultSize)
  }

  /// The values of a scene that its delegate receives after a change.
  package struct Geometry {
    let space: any UICoordinateSpace
    let orientation: UIInterfaceOrientation
    let traits: UITraitCollection
  }

  /// The current values.
  package var geometry: Geometry {
    Geometry(
      space: coordinateSpace,
      orientation: interfaceOrientation,
      traits: traitCollection
    )
  }

  /// Sends ``sendDidUpdate(from:)`` if the scene's rectangle has changed.
  func sendDidUpdate(ifDifferentFrom previous: Geometry) {
    if previous.space.bounds != sceneBounds { sendDidUpdate(from: previous) }
  }

  // choice: scene-update-order
  /// Sends `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`.
  ///
  /// A console log of a launch has it between `application(_:configurationForConnecting:options:)`
  /// and `scene(_:willConnectTo:options:)`. It is also sent when the size, orientation or traits
  /// have changed (developer.apple.com/documentation/uikit/uiwindowscenedelegate), after the
  /// `traitCollectionDidChange` of the controllers.
  ///
  /// - Parameter previous: The values before the change; at the launch the current values.
  package func sendDidUpdate(from previous: Geometry) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    let runtime = life.runtime
    runtime.invoke(
      delegate,
      .windowSceneDidUpdate,
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
