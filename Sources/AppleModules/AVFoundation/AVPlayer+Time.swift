import CoreMedia
import Foundation
import HeadlessUIKit

/// A move whose handler was not called yet.
@MainActor
final class PendingSeek {
  private var handler: ((Bool) -> Void)?

  init(_ handler: @escaping (Bool) -> Void) {
    self.handler = handler
  }

  func end(_ isFinished: Bool) {
    let handler = handler
    self.handler = nil
    handler?(isFinished)
  }
}

/// The passing of an item's time on the clock of the run.
extension AVPlayer {
  private var now: Duration { HeadlessApp.current.elapsed }

  // MARK: Items

  func setItem(_ item: AVPlayerItem?) {
    holdPosition()
    cancelSeeks()
    currentItem?.player = nil
    if let item, let other = item.player, other !== self {
      Runtime.current.reportService("an AVPlayerItem is in two players, which AVFoundation forbids")
    }
    item?.player = self
    currentItem = item
    updateControl()
    startTime()
    guard let item, item.status == .unknown else { return }
    HeadlessApp.current.schedule(after: .zero, label: "an item becomes ready") {
      [weak self, weak item] in
      guard let item else { return }
      item.becomeReady()
      guard let self else { return }
      status = .readyToPlay
      guard currentItem === item else { return }
      updateControl()
      startTime()
    }
  }

  /// The position of an item in nanoseconds; `nil` if this player does not play it.
  func playedPosition(of item: AVPlayerItem) -> Int64? {
    guard item === currentItem, let startedAt else { return nil }
    let elapsed = Double((now - startedAt).inNanoseconds) * Double(storedRate)
    let position = item.position + (Int64(exactly: elapsed.rounded()) ?? 0)
    return max(0, min(position, item.end ?? .max))
  }

  /// Stops the passing of time at the current position.
  func holdPosition() {
    if let item = currentItem, let position = playedPosition(of: item) { item.position = position }
    startedAt = nil
  }

  func updateControl() {
    timeControlStatus =
      storedRate == 0
      ? .paused
      : currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  // MARK: The schedule

  /// Advances the time if the player plays, and schedules the next position at which something
  /// happens.
  func startTime() {
    schedule += 1
    guard timeControlStatus == .playing, let item = currentItem else { return }
    if startedAt == nil { startedAt = now }
    let position = playedPosition(of: item) ?? item.position
    let isForward = storedRate > 0
    let end = isForward ? item.end : 0
    var next = observers.compactMap { $0.next(after: position, isForward: isForward) }
    if let end { next.append(end) }
    guard let target = isForward ? next.min() : next.max() else { return }
    let distance = Double(abs(target - position)) / Double(abs(storedRate))
    guard let delay = Int64(exactly: distance.rounded(.up)) else { return }
    let number = schedule
    Runtime.current.loop.schedule(
      after: .nanoseconds(delay),
      label: "playback of \(item.asset.source?.lastPathComponent ?? "an item")",
      isPeriodic: true
    ) { [weak self, weak item] in
      guard let self, let item, schedule == number, currentItem === item else { return }
      reach(min(max(target, 0), item.end ?? .max), of: item, from: position)
    }
  }

  private func reach(_ position: Int64, of item: AVPlayerItem, from start: Int64) {
    let isForward = storedRate > 0
    item.position = position
    startedAt = now
    let time = CMTime(value: position, timescale: 1_000_000_000)
    for observer in observers
    where observer.next(after: start, isForward: isForward) == position {
      observer.block(time)
    }
    // The blocks may have moved the item, paused the player or replaced the item.
    guard currentItem === item, storedRate != 0, item.position == position else { return }
    if isForward, let end = item.end, position >= end {
      reachEnd(of: item)
    } else if !isForward, position <= 0 {
      rate = 0
    } else {
      startTime()
    }
  }

  /// Ends an item: a pause and an advance come before the notification, so that an app that plays
  /// again in it continues.
  private func reachEnd(of item: AVPlayerItem) {
    if let looper, looper.repeats(item) {
      item.position = 0
      startTime()
      post(.AVPlayerItemDidPlayToEndTime, item)
      return
    }
    switch actionAtItemEnd {
    case .pause: rate = 0
    case .advance: advance()
    case .none:
      holdPosition()
      schedule += 1
    }
    post(.AVPlayerItemDidPlayToEndTime, item)
  }

  private func post(_ name: NSNotification.Name, _ item: AVPlayerItem) {
    UIApplication.shared.notificationCenter.post(name: name, object: item)
  }

  // MARK: Moves

  func move(to time: CMTime, _ handler: ((Bool) -> Void)?) {
    cancelSeeks()
    let isValid = time.isNumeric || time.isPositiveInfinity
    if let item = currentItem, isValid {
      holdPosition()
      item.position = item.limited(time)
      startTime()
      post(.AVPlayerItemTimeJumped, item)
      notifyObserversOfJump()
    }
    guard let handler else { return }
    let seek = PendingSeek(handler)
    pendingSeeks.append(seek)
    let isFinished = currentItem != nil && isValid
    HeadlessApp.current.schedule(after: .zero, label: "end of a seek") { [weak self] in
      self?.pendingSeeks.removeAll { $0 === seek }
      seek.end(isFinished)
    }
  }

  func cancelSeeks() {
    let seeks = pendingSeeks
    pendingSeeks = []
    for seek in seeks { seek.end(false) }
  }

  /// Calls the periodic observers in the next turn, because the position jumped or playback started
  /// or stopped.
  func notifyObserversOfJump() {
    guard observers.contains(where: \.isPeriodic), currentItem != nil else { return }
    HeadlessApp.current.schedule(after: .zero, label: "jump of the time of an item") {
      [weak self] in
      guard let self, currentItem != nil else { return }
      let time = currentTime()
      for observer in observers where observer.isPeriodic { observer.block(time) }
    }
  }
}

extension AVPlayerItem {
  func becomeReady() {
    guard status == .unknown else { return }
    if let error = HeadlessApp.current.media.failure(of: asset.source) {
      self.error = error
      status = .failed
    } else {
      status = .readyToPlay
      valueChanged("duration", from: CMTime.indefinite)
      valueChanged("isPlaybackLikelyToKeepUp", from: false)
      valueChanged("isPlaybackBufferEmpty", from: true)
      valueChanged("isPlaybackBufferFull", from: false)
    }
  }
}

extension Duration {
  fileprivate var inNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
