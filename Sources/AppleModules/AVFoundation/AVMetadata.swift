public import Dispatch
public import Foundation
public import HeadlessUIKit

/// An object that a camera has detected, as AVFoundation's `AVMetadataObject`.
@preconcurrency @MainActor
open class AVMetadataObject: NSObject {
  /// A kind; the names and values of AVFoundation's `AVMetadataObject.ObjectType`.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a kind from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A European article number of 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A European article number of 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of 128 characters.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let face = ObjectType(rawValue: "face")
  }

  /// The kind.
  public let type: ObjectType
  /// The rectangle in the picture, from 0 to 1.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  init(type: ObjectType) {
    self.type = type
    super.init()
  }
}

/// A code, as AVFoundation's `AVMetadataMachineReadableCodeObject`.
@preconcurrency @MainActor
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  public let stringValue: String?

  init(type: ObjectType, text: String) {
    stringValue = text
    super.init(type: type)
  }
}

/// Codes and faces of a camera, as AVFoundation's `AVCaptureMetadataOutput`
/// (developer.apple.com/documentation/avfoundation/avcapturemetadataoutput).
///
/// A test sends codes with `scan(_:type:in:)` of the run.
@preconcurrency @MainActor
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds that are found.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  // inert: there is no camera
  /// The part of the picture that is searched.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// The kinds that can be detected: all kinds.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [.qr, .ean13, .ean8, .code128, .pdf417, .face]
  }

  /// Sets the delegate; the queue is not used, because messages are sent on the main one.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

extension HeadlessApp {
  /// Holds a code in front of the camera of a session: the delegate of its output receives it.
  ///
  /// - Throws: ``ServiceError``, if the session does not run, or has no output for such codes.
  public func scan(
    _ text: String,
    type: AVMetadataObject.ObjectType = .qr,
    in session: AVCaptureSession
  ) throws(ServiceError) {
    guard session.isRunning else {
      throw ServiceError(.notPossible, "can't scan a code: the session does not run")
    }
    let outputs = session.outputs.compactMap { $0 as? AVCaptureMetadataOutput }
    guard let output = outputs.first(where: { $0.metadataObjectTypes.contains(type) }),
      let delegate = output.metadataObjectsDelegate
    else {
      throw ServiceError(
        .notPossible,
        "can't scan a code: the session has no AVCaptureMetadataOutput with a delegate whose "
          + "metadataObjectTypes contain \(type.rawValue)"
      )
    }
    let code = AVMetadataMachineReadableCodeObject(type: type, text: text)
    deliver("metadataOutput(_:didOutput:from:)", to: delegate) {
      delegate.metadataOutput(output, didOutput: [code], from: AVCaptureConnection())
    }
  }
}
