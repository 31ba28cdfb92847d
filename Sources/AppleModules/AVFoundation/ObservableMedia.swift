import HeadlessUIKit

/// A player whose properties can be observed.
@MainActor
protocol ObservablePlayer: AVPlayer {}
extension AVPlayer: ObservablePlayer {}
extension ObservablePlayer {
  static var mediaProperties: [AnyKeyPath: String] {
    [
      \Self.rate: "rate", \Self.status: "status", \Self.timeControlStatus: "timeControlStatus",
      \Self.currentItem: "currentItem",
    ]
  }
}

/// An item whose properties can be observed.
@MainActor
protocol ObservablePlayerItem: AVPlayerItem {}
extension AVPlayerItem: ObservablePlayerItem {}
extension ObservablePlayerItem {
  static var mediaProperties: [AnyKeyPath: String] {
    [
      \Self.status: "status", \Self.duration: "duration",
      \Self.isPlaybackLikelyToKeepUp: "isPlaybackLikelyToKeepUp",
      \Self.isPlaybackBufferEmpty: "isPlaybackBufferEmpty",
      \Self.isPlaybackBufferFull: "isPlaybackBufferFull",
    ]
  }
}

/// A layer whose properties can be observed.
@MainActor
protocol ObservablePlayerLayer: AVPlayerLayer {}
extension AVPlayerLayer: ObservablePlayerLayer {}
extension ObservablePlayerLayer {
  static var mediaProperties: [AnyKeyPath: String] {
    [\Self.isReadyForDisplay: "isReadyForDisplay"]
  }
}

/// The registration of the names of properties, which happens once.
@MainActor
enum ObservableMedia {
  static func register() { _ = registered }

  private static let registered: Void = ObservableProperties.add { type in
    if let player = type as? any ObservablePlayer.Type { return player.mediaProperties }
    if let item = type as? any ObservablePlayerItem.Type { return item.mediaProperties }
    return (type as? any ObservablePlayerLayer.Type)?.mediaProperties
  }
}
