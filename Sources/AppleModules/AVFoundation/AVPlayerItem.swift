public import CoreMedia
public import Foundation
import HeadlessUIKit

/// Media with a position in time, as AVFoundation's `AVPlayerItem`
/// (developer.apple.com/documentation/avfoundation/avplayeritem).
///
/// A turn after a player has received it, it is ready to play, or fails if a test has set a
/// failure. Its time passes on the clock of the run.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether an item can be played; the names and values of AVFoundation's `AVPlayerItem.Status`.
  public enum Status: Int, Sendable {
    /// The status is not known yet.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item can't be played.
    case failed = 2
  }

  /// The media.
  public let asset: AVAsset
  /// Whether the item can be played.
  open internal(set) var status = Status.unknown {
    didSet { if status != oldValue { valueChanged("status", from: oldValue) } }
  }
  /// The error of an item that failed.
  open internal(set) var error: (any Error)?
  /// The time at which playback ends instead of at the end of the media.
  open var forwardPlaybackEndTime = CMTime.invalid
  // inert: no media is loaded
  /// The seconds that are loaded ahead.
  open var preferredForwardBufferDuration: TimeInterval = 0
  // inert: no media is loaded
  /// The maximum number of bits per second.
  open var preferredPeakBitRate: Double = 0
  // inert: no media is read
  /// Whether pauses in sound are kept at other rates.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  // inert: nothing is drawn
  /// The size of pictures.
  open var presentationSize: CGSize { .zero }

  weak var player: AVPlayer?
  /// The position when it is not played, in nanoseconds.
  var position: Int64 = 0

  /// Creates an item of an address.
  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  /// Creates an item; the keys are not read.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
    ObservableMedia.register()
  }

  /// The duration; indefinite until the item is ready.
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  /// Whether the media is likely to play without a pause: when the item is ready.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether no media is loaded ahead: until the item is ready.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// Whether all media is loaded.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// The loaded parts: the whole media when the item is ready.
  open var loadedTimeRanges: [NSValue] {
    guard status == .readyToPlay, asset.duration.isNumeric else { return [] }
    return [NSValue(timeRange: CMTimeRange(start: .zero, duration: asset.duration))]
  }

  /// Returns the position.
  open func currentTime() -> CMTime {
    CMTime(value: player?.playedPosition(of: self) ?? position, timescale: 1_000_000_000)
  }

  /// Moves to a position.
  open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }

  /// Moves to a position; the handler receives in a later turn whether no other move has replaced
  /// it.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    if let player, player.currentItem === self {
      player.move(to: time, completionHandler)
    } else {
      position = limited(time)
      guard let completionHandler else { return }
      HeadlessApp.current.schedule(after: .zero, label: "end of a seek") { completionHandler(true) }
    }
  }

  /// Moves to a position; tolerances are not used, because each position is exact.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Ends moves whose handlers were not called.
  open func cancelPendingSeeks() { player?.cancelSeeks() }

  /// The end of playback in nanoseconds; `nil` for media without an end.
  var end: Int64? {
    let end = forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : asset.duration
    return end.isNumeric ? Self.nanoseconds(end) : nil
  }

  func limited(_ time: CMTime) -> Int64 {
    max(0, min(time.isPositiveInfinity ? .max : Self.nanoseconds(time), end ?? .max))
  }

  nonisolated static func nanoseconds(_ time: CMTime) -> Int64 {
    let converted = time.convertScale(1_000_000_000, method: .default)
    return converted.isNumeric ? converted.value : 0
  }
}

/// How pauses in sound are kept; the names and values of AVFoundation's type.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Creates an algorithm from a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The algorithm for music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The algorithm for speech.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// The pitch changes with the rate.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

extension AVPlayerItem {
  /// Posted at the end of an item.
  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name
    .AVPlayerItemDidPlayToEndTime
  /// Posted when an item can't be played to its end.
  public nonisolated static let failedToPlayToEndTimeNotification = NSNotification.Name
    .AVPlayerItemFailedToPlayToEndTime
}

extension NSNotification.Name {
  /// Posted at the end of an item, which is the object.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// Posted when an item can't be played to its end; never posted by the runtime.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  /// Posted when media arrives too slowly; never posted by the runtime.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )
  /// Posted when the position has jumped, with the item as the object.
  public static let AVPlayerItemTimeJumped = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification"
  )
}
