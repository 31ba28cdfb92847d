public import Foundation
public import HeadlessUIKit

/// The authorization status; the names and values of AVFoundation's `AVAuthorizationStatus`.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not answered yet.
  case notDetermined = 0
  /// The device restricts access.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case authorized = 3
}

/// A camera or microphone, as AVFoundation's `AVCaptureDevice`
/// (developer.apple.com/documentation/avfoundation/avcapturedevice).
///
/// By default a run has none, as the simulator. With `app.media.hasCaptureDevices` there is one of
/// each kind, which gives no samples.
@preconcurrency @MainActor
open class AVCaptureDevice: NSObject {
  /// A kind of device; the names and values of AVFoundation's `AVCaptureDevice.DeviceType`.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a kind from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"
    )
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera"
    )
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone"
    )
  }

  /// The side of a camera; the names and values of AVFoundation's `AVCaptureDevice.Position`.
  public enum Position: Int, Sendable {
    /// The position of the camera is not specified.
    case unspecified = 0
    /// The camera is on the back of the device.
    case back = 1
    /// The camera is on the front of the device.
    case front = 2
  }

  /// Whether a light shines; the names and values of AVFoundation's `AVCaptureDevice.TorchMode`.
  public enum TorchMode: Int, Sendable {
    /// No.
    case off = 0
    /// Yes.
    case on = 1
    /// The flash is on if it is dark.
    case auto = 2
  }

  /// The kind of media.
  public let mediaType: AVMediaType
  /// The side.
  public let position: Position
  // inert: there is no camera
  open var torchMode = TorchMode.off
  // inert: there is no camera
  /// Whether there is a light.
  open var hasTorch: Bool { false }
  // inert: there is no camera
  /// Whether there is a flash.
  open var hasFlash: Bool { false }

  init(mediaType: AVMediaType, position: Position) {
    self.mediaType = mediaType
    self.position = position
    super.init()
  }

  /// Whether a device gives media.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { self.mediaType == mediaType }

  open var localizedName: String { mediaType == .audio ? "Microphone" : "Camera" }

  /// Returns the device of a kind; `nil` in a run without devices.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    HeadlessApp.current.media.givenDevices
      ? AVCaptureDevice(mediaType: mediaType, position: .back) : nil
  }

  /// Returns the device of a kind; `nil` in a run without devices.
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? {
    guard HeadlessApp.current.media.givenDevices else { return nil }
    let type = mediaType ?? (deviceType == .builtInMicrophone ? .audio : .video)
    return AVCaptureDevice(mediaType: type, position: position)
  }

  /// Returns the devices of a kind: none in a run without devices.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    `default`(for: mediaType).map { [$0] } ?? []
  }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    HeadlessApp.current.media.authorization(for: mediaType)
  }

  /// Asks the user; the handler receives the answer of the run in a later turn.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping (Bool) -> Void
  ) {
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "answer about a camera or microphone") {
      handler(app.media.askAccess(for: mediaType))
    }
  }

  /// Asks the user, and returns the answer of the run at once.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    HeadlessApp.current.media.askAccess(for: mediaType)
  }

  // inert: there is no camera
  /// Locks the settings.
  open func lockForConfiguration() throws {}
  // inert: there is no camera
  /// Unlocks the settings.
  open func unlockForConfiguration() {}
}

/// An input of a session, as AVFoundation's `AVCaptureInput`.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {}

/// The media of a device, as AVFoundation's `AVCaptureDeviceInput`.
@preconcurrency @MainActor
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  /// Creates an input.
  ///
  /// - Throws: ``AVError``, if the user has denied the use of the device.
  public init(device: AVCaptureDevice) throws {
    guard HeadlessApp.current.media.authorization(for: device.mediaType) != .denied else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    self.device = device
    super.init()
  }
}

/// An output of a session, as AVFoundation's `AVCaptureOutput`.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {}

// inert: there are no photos
/// Photos, as AVFoundation's `AVCapturePhotoOutput`; none is taken.
@preconcurrency @MainActor
open class AVCapturePhotoOutput: AVCaptureOutput {}

// inert: there are no films
/// Films, as AVFoundation's `AVCaptureMovieFileOutput`; none is recorded.
@preconcurrency @MainActor
open class AVCaptureMovieFileOutput: AVCaptureOutput {}

// inert: there are no samples
/// Pictures, as AVFoundation's `AVCaptureVideoDataOutput`; there are none.
@preconcurrency @MainActor
open class AVCaptureVideoDataOutput: AVCaptureOutput {}

/// Media from inputs to outputs, as AVFoundation's `AVCaptureSession`
/// (developer.apple.com/documentation/avfoundation/avcapturesession); no media flows.
@preconcurrency @MainActor
open class AVCaptureSession: NSObject {
  /// The quality; the names and values of AVFoundation's `AVCaptureSession.Preset`.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a preset from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// A high quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// A medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// A low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
  }

  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the app has started the session.
  open private(set) var isRunning = false
  // inert: there is no camera
  /// The quality.
  open var sessionPreset = Preset.high

  /// Returns whether an input can be added: once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether an output can be added: once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  // inert: there is no camera
  /// Begins a group of changes.
  open func beginConfiguration() {}
  // inert: there is no camera
  /// Ends a group of changes.
  open func commitConfiguration() {}
  /// Returns whether a quality is possible.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Starts the session.
  open func startRunning() { isRunning = true }
  /// Stops the session.
  open func stopRunning() { isRunning = false }
}

/// The direction of a picture; the names and values of AVFoundation's `AVCaptureVideoOrientation`.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The home button is below.
  case portrait = 1
  /// The home button is above.
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeRight = 3
  /// The home button is on the left.
  case landscapeLeft = 4
}

// inert: there is no camera
/// An input with an output, as AVFoundation's `AVCaptureConnection`.
@preconcurrency @MainActor
open class AVCaptureConnection: NSObject {
  /// The direction.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can have a direction.
  open var isVideoOrientationSupported: Bool { true }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
}

/// A layer of a session, as AVFoundation's `AVCaptureVideoPreviewLayer`; it draws nothing.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  // inert: nothing is drawn
  /// How pictures fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  // inert: nothing is drawn
  /// The direction of pictures.
  open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection()

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

/// Receives codes and faces, as AVFoundation's `AVCaptureMetadataOutputObjectsDelegate`.
@preconcurrency @MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Sent when codes or faces were found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) { undelivered() }
}
