public import Foundation
import TraceModel

/// The device of the run, as UIKit's `UIDevice`
/// (developer.apple.com/documentation/uikit/uidevice): that of the key window, or an iPhone.
@preconcurrency @MainActor
open class UIDevice: NSObject, NamedProperties {
  package class var namedProperties: [String: AnyKeyPath?] {
    ["orientation": \UIDevice.orientationOfKey]
  }

  private weak var runtime: Runtime?

  init(runtime: Runtime) {
    self.runtime = runtime
    super.init()
  }

  /// The device of the current run.
  public class var current: UIDevice { Runtime.current.platform.device }

  private var headless: HeadlessDevice? { runtime?.mainWindow?.device }

  /// The name of the device: that of its model.
  open var name: String { headless?.name ?? model }
  /// The kind of the device: `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of the device in the user's language: ``model``.
  open var localizedModel: String { model }
  /// The name of the system: `iOS`, or `iPadOS` on an iPad.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose behavior the run follows.
  open var systemVersion: String { "\(runtime?.behavior.major ?? 26).0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { headless?.idiom ?? .phone }
  /// The identifier for the vendor, which is equal in all runs.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
  /// Whether the device runs several apps: `true`.
  open var isMultitaskingSupported: Bool { true }

  /// The orientation of the device, by the size of the key window.
  open var orientation: UIDeviceOrientation {
    guard let size = runtime?.mainWindow?.bounds.size else { return .portrait }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The number of ``orientation``, which apps set by its key to rotate the interface.
  ///
  /// Up to iOS 15 the interface rotates if the controller at the front allows it; from iOS 16 UIKit
  /// logs that it does not.
  package var orientationOfKey: Int {
    get { orientation.rawValue }
    set { rotate(byKey: newValue) }
  }

  // choice: device-orientation-key
  private func rotate(byKey value: Int) {
    guard let runtime else { return }
    guard runtime.behavior.major < 16 else {
      return runtime.warn(
        runtime.recording.name("device-orientation"),
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)",
        about: runtime.application.traceSubject
      )
    }
    // Both enumerations have the same numbers for an interface on a device that was turned.
    guard let wanted = UIInterfaceOrientation(rawValue: value), wanted != .unknown,
      let window = runtime.mainWindow
    else { return }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    let allowed = controller?.supportedInterfaceOrientations ?? .all
    guard controller?.shouldAutorotate ?? true,
      allowed.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(wanted.rawValue)))
    else {
      return runtime.warn(
        runtime.recording.name("device-orientation"),
        "the interface does not rotate: the controller at the front does not allow the orientation",
        about: (controller?.traceSubject) ?? .none
      )
    }
    window.rotate(to: wanted)
  }

  /// Whether ``orientationDidChangeNotification`` is posted.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  private var generatorCount = 0

  /// Begins to post ``orientationDidChangeNotification`` when a window rotates.
  open func beginGeneratingDeviceOrientationNotifications() {
    generatorCount += 1
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends the effect of the last `begin`.
  open func endGeneratingDeviceOrientationNotifications() {
    generatorCount = max(0, generatorCount - 1)
    isGeneratingDeviceOrientationNotifications = generatorCount > 0
  }

  func postOrientation() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    runtime?.notificationCenter.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // inert: there is no battery
  /// Whether the battery is observed.
  open var isBatteryMonitoringEnabled = false
  /// The charge from 0 to 1: -1, which is unknown.
  open var batteryLevel: Float { -1 }
  /// The state of the battery: unknown.
  open var batteryState: BatteryState { .unknown }
  // inert: there is no sensor
  /// Whether the proximity sensor is on.
  open var isProximityMonitoringEnabled = false
  /// Whether the device is close to the user: `false`.
  open var proximityState: Bool { false }

  // inert: nothing sounds
  /// Plays the click of a keyboard: nothing.
  open func playInputClick() {}

  /// The state of a battery; the names and values of UIKit's `UIDevice.BatteryState`.
  public enum BatteryState: Int, Sendable {
    case unknown
    /// The device runs on its battery.
    case unplugged
    case charging
    case full
  }

  /// Posted after a window has rotated, while an app asks for it.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Posted when the charge changes; never posted by the runtime.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// Posted when the state of the battery changes; never posted by the runtime.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
}

/// The orientation of a device; the names and values of UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  /// Portrait with the top at the bottom.
  case portraitUpsideDown
  /// The device is turned to the left.
  case landscapeLeft
  /// The device is turned to the right.
  case landscapeRight
  /// The device is flat with its display up.
  case faceUp
  /// The device is flat with its display down.
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
