public import CoreMedia
public import Foundation
import HeadlessUIKit

/// Plays items one after another, as AVFoundation's `AVQueuePlayer`
/// (developer.apple.com/documentation/avfoundation/avqueueplayer).
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
    actionAtItemEnd = .advance
  }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
    actionAtItemEnd = .advance
  }

  /// Returns the items that are played and will be played.
  open func items() -> [AVPlayerItem] { queue }

  /// Plays the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    setItem(queue.first)
  }

  /// Returns whether an item can be inserted: if no player has it.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    item.player == nil && !queue.contains { $0 === item }
  }

  /// Inserts an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else {
      return Runtime.current.refuseArgument("an item cannot be inserted into a queue twice")
    }
    let index = afterItem.flatMap { other in queue.firstIndex { $0 === other } }
    queue.insert(item, at: index.map { $0 + 1 } ?? queue.endIndex)
    if currentItem == nil { setItem(queue.first) }
  }

  /// Removes an item; the current one ends.
  open func remove(_ item: AVPlayerItem) {
    guard item !== currentItem else { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }

  open func removeAllItems() {
    queue = []
    setItem(nil)
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if !queue.isEmpty { queue.removeFirst() }
    if let item { queue.insert(item, at: 0) }
    super.replaceCurrentItem(with: item)
  }

  override func advance() {
    advanceToNextItem()
    if currentItem == nil { rate = 0 }
  }
}

/// Plays an item again and again, as AVFoundation's `AVPlayerLooper`
/// (developer.apple.com/documentation/avfoundation/avplayerlooper).
///
/// The runtime plays the same item again, where AVFoundation plays copies of it.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// Whether a looper works; the names and values of AVFoundation's `AVPlayerLooper.Status`.
  public enum Status: Int, Sendable {
    /// The status is not known yet.
    case unknown = 0
    /// The player repeats its item.
    case ready = 1
    /// The player can't repeat its item.
    case failed = 2
    /// The app has ended it.
    case cancelled = 3
  }

  /// The number of times that the item has ended.
  open private(set) var loopCount = 0
  /// Whether the looper works.
  open private(set) var status = Status.ready
  private let item: AVPlayerItem

  /// Creates a looper, which plays the item in the player while the app keeps the looper.
  public init(
    player: AVQueuePlayer,
    templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    item = itemToLoop
    super.init()
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
    player.looper = self
  }

  /// The items that the looper plays.
  open var loopingPlayerItems: [AVPlayerItem] { [item] }

  /// Ends the loop after the current time.
  open func disableLooping() { status = .cancelled }

  func repeats(_ other: AVPlayerItem) -> Bool {
    guard status == .ready, other === item else { return false }
    loopCount += 1
    return true
  }
}

/// How pictures fill a layer; the names and values of AVFoundation's `AVLayerVideoGravity`.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Creates a gravity from a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The whole picture.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole layer.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill"
  )
  /// The whole picture and the whole layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a player, as AVFoundation's `AVPlayerLayer`
/// (developer.apple.com/documentation/avfoundation/avplayerlayer); it draws nothing.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  private var readiness: NSKeyValueObservation?
  open var player: AVPlayer? { didSet { observe() } }
  // inert: nothing is drawn
  /// How pictures fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the player's item is ready.
  open private(set) var isReadyForDisplay = false {
    didSet {
      if isReadyForDisplay != oldValue { valueChanged("isReadyForDisplay", from: oldValue) }
    }
  }
  /// The rectangle of the pictures: the whole layer, because no size is known.
  open var videoRect: CGRect { bounds }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    observe()
  }

  private func observe() {
    ObservableMedia.register()
    readiness = player?.observe(\.status, options: .initial) { [weak self] player, _ in
      let isReady = player.currentItem?.status == .readyToPlay
      self?.isReadyForDisplay = isReady
    }
    if player == nil { isReadyForDisplay = false }
  }
}
