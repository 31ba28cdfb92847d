public import Foundation

/// The screen of the run, as UIKit's `UIScreen`
/// (developer.apple.com/documentation/uikit/uiscreen): that of the key window.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private weak var runtime: Runtime?

  init(runtime: Runtime) {
    self.runtime = runtime
    super.init()
  }

  /// The screen of the current run.
  public class var main: UIScreen { Runtime.current.platform.screen }

  /// All screens: ``main``.
  public class var screens: [UIScreen] { [main] }

  /// The rectangle of the screen in points, in the orientation of the interface.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: runtime?.mainWindow?.bounds.size ?? UIWindow.defaultSize)
  }
  /// The number of pixels per point.
  open var scale: CGFloat { runtime?.mainWindow?.displayScale ?? HeadlessDevice.defaultScale }
  /// The rectangle of the screen in pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = bounds.size
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }
  /// The number of pixels per point: ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    runtime?.mainWindow?.traits(style: .unspecified) ?? .ofDefaultWindow
  }
  /// Called after the traits have changed; never called by the runtime.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The number of frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The brightness from 0 to 1.
  open var brightness: CGFloat = 0.5 {
    didSet { brightness = min(1, max(0, brightness.finiteOrZero)) }
  }
  /// Whether the content is recorded or mirrored: `false`.
  open var isCaptured: Bool { false }
  /// The space of the screen.
  open var coordinateSpace: any UICoordinateSpace { SceneSpace(bounds: bounds) }

  /// The space of the screen in portrait.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    SceneSpace.portrait(
      of: bounds.size,
      in: runtime?.mainWindow?.windowScene?.interfaceOrientation ?? .portrait
    )
  }

  /// Creates a display link.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Posted when the brightness changes; never posted by the runtime.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  /// Posted when recording begins or ends; never posted by the runtime.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
}

extension UIWindowScene {
  public var screen: UIScreen { life.runtime.platform.screen }
}

extension UIWindow {
  public var screen: UIScreen { life.runtime.platform.screen }
}
