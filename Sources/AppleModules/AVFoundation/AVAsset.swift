@_exported public import CoreMedia
public import Foundation
@_exported public import HeadlessUIKit

/// A kind of media; the names and values of AVFoundation's `AVMediaType`.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Creates a kind from a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a kind from a text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pictures.
  public static let video = AVMediaType("vide")
  /// Sound.
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let subtitle = AVMediaType("sbtl")
  /// Codes and faces.
  public static let metadata = AVMediaType("meta")
}

/// A type of file; the names and values of AVFoundation's `AVFileType`.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Creates a type from a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A film of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A film of MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Sound of MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Sound of MPEG-1, layer 3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sound without compression.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}

/// The state of a value that is loaded; the names and values of AVFoundation's `AVKeyValueStatus`.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  /// Being loaded.
  case loading = 1
  case loaded = 2
  /// The value was not loaded because of an error.
  case failed = 3
  /// The app has cancelled the loading of the value.
  case cancelled = 4
}

/// Media that nothing reads, as AVFoundation's `AVAsset`
/// (developer.apple.com/documentation/avfoundation/avasset).
///
/// Its duration is that of ``MediaService``; it has no tracks.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  let source: URL?

  init(source: URL?) {
    self.source = source
    super.init()
  }

  /// Creates media of an address.
  public convenience init(url URL: URL) {
    self.init(source: URL)
  }

  open var duration: CMTime { HeadlessApp.current.media.duration(of: source) }
  /// Whether the media can be played: unless a test lets it fail.
  open var isPlayable: Bool { HeadlessApp.current.media.failure(of: source) == nil }
  // inert: no media is read
  /// Whether the media can be exported.
  open var isExportable: Bool { false }
  // inert: no media is read
  /// Whether the media is protected.
  open var hasProtectedContent: Bool { false }
  // inert: no media is read
  /// The tracks: none.
  open var tracks: [AVAssetTrack] { [] }
  // inert: no media is read
  /// Returns the tracks of a kind: none.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Calls a handler in the next turn, as if the values were loaded.
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)? = nil
  ) {
    guard let handler else { return }
    HeadlessApp.current.schedule(after: .zero, label: "end of the load of values") { handler() }
  }

  /// Returns the state of a value: loaded, or failed for media that a test lets fail.
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    guard let error = HeadlessApp.current.media.failure(of: source) else { return .loaded }
    outError?.pointee = error as NSError
    return .failed
  }

  /// Ends loads, which the runtime does not have.
  open func cancelLoading() {}
}

/// Media of an address, as AVFoundation's `AVURLAsset`.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  /// The address.
  public let url: URL

  /// Creates media of an address; the options are not read.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(source: URL)
  }
}

// inert: no media is read
/// A track of media, as AVFoundation's `AVAssetTrack`; the runtime creates none.
@preconcurrency @MainActor
open class AVAssetTrack: NSObject {
  /// The kind.
  public let mediaType: AVMediaType
  /// The size of pictures.
  open var naturalSize: CGSize { .zero }
  /// The transform of pictures.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The number of pictures in a second.
  open var nominalFrameRate: Float { 0 }

  init(mediaType: AVMediaType) {
    self.mediaType = mediaType
    super.init()
  }
}

/// An error of media; the names and values of AVFoundation's `AVError`.
public struct AVError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    case unknown = -11800
    /// A picture can't be read.
    case noImageAtTime = -11832
    /// The user has not granted permission.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The device is not there.
    case deviceNotConnected = -11814
  }
}

/// Generates pictures of media, as AVFoundation's `AVAssetImageGenerator`; the runtime generates
/// none.
@preconcurrency @MainActor
open class AVAssetImageGenerator: NSObject {
  /// The media.
  public let asset: AVAsset
  // inert: no media is read
  /// Whether pictures are turned as the track asks for.
  open var appliesPreferredTrackTransform = false
  // inert: no media is read
  /// The size of the largest picture.
  open var maximumSize = CGSize.zero
  // inert: no media is read
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  // inert: no media is read
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Throws the error for a time without a picture, because no media is read.
  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    Runtime.current.reportService(
      "AVAssetImageGenerator gives no picture, because no media is read"
    )
    throw AVError(.noImageAtTime)
  }
}

/// Returns the largest rectangle with an aspect ratio that is centered in a rectangle
/// (developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:)).
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}
