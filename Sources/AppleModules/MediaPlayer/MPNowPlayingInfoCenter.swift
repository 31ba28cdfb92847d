public import Foundation
@_exported public import HeadlessUIKit

// inert: there is no lock screen
/// The information about media on the lock screen, as Media Player's `MPNowPlayingInfoCenter`
/// (developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter).
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
  /// Returns the center of the run.
  open class func `default`() -> MPNowPlayingInfoCenter {
    HeadlessApp.current.service { MPNowPlayingInfoCenter() }
  }

  /// The values by their keys.
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The state of playback; the names and values of Media Player's `MPNowPlayingPlaybackState`.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  /// The app plays media.
  case playing = 1
  /// The app has paused playback.
  case paused = 2
  /// The app has ended playback.
  case stopped = 3
  case interrupted = 4
}

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of a performer.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the title of an album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of a duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of a position in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of a rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the normal rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of whether media has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// A picture of media, as Media Player's `MPMediaItemArtwork`.
@preconcurrency @MainActor
open class MPMediaItemArtwork: NSObject {
  private let request: (CGSize) -> UIImage
  public let boundsSize: CGSize

  /// Creates a picture from a block that returns it in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    self.boundsSize = boundsSize
    request = requestHandler
    super.init()
  }

  /// Creates a picture.
  public init(image: UIImage) {
    boundsSize = image.size
    request = { _ in image }
    super.init()
  }

  /// The rectangle.
  open var bounds: CGRect { CGRect(origin: .zero, size: boundsSize) }

  /// Returns the picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

// inert: nothing is heard
/// A slider of the loudness, as Media Player's `MPVolumeView`.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider = true
  /// Whether the button for other outputs is shown.
  open var showsRouteButton = true
}
