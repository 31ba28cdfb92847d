public import Foundation
import HeadlessUIKit

/// Plays sound on the clock of the run, as AVFoundation's `AVAudioPlayer`
/// (developer.apple.com/documentation/avfaudio/avaudioplayer).
///
/// Sound is not played. Time passes while the clock advances; at the end the delegate is notified.
/// Settling does not wait for the end.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the sound; `nil` for data.
  public let url: URL?
  /// The data of the sound; `nil` for an address.
  public let data: Data?
  /// The number of repetitions; a negative number repeats until the app stops it.
  open var numberOfLoops = 0
  // inert: nothing is heard
  /// The loudness from 0 to 1.
  open var volume: Float = 1
  // inert: nothing is heard
  /// The side from -1 to 1.
  open var pan: Float = 0
  /// Whether ``rate`` is used.
  open var enableRate = false
  // inert: nothing is heard
  /// Whether the loudness is measured.
  open var isMeteringEnabled = false
  /// Whether the sound plays.
  open private(set) var isPlaying = false
  private var speed: Float = 1
  private var position: TimeInterval = 0
  private var startedAt: Duration = .zero
  private var schedule = 0
  private var repetitions = 0

  /// Creates a player of an address.
  ///
  /// - Throws: The error of Foundation, if the address is of a file that can't be read.
  public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
    if url.isFileURL, !FileManager.default.isReadableFile(atPath: url.path) {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    self.url = url
    data = nil
    super.init()
  }

  /// Creates a player of data, which is not read.
  public init(data: Data, fileTypeHint utiString: String? = nil) throws {
    url = nil
    self.data = data
    super.init()
  }

  /// The duration in seconds, as the run's `app.media` answers.
  open var duration: TimeInterval {
    let duration = HeadlessApp.current.media.duration(of: url)
    return duration.isNumeric ? duration.seconds : 0
  }
  open var numberOfChannels: Int { 2 }

  /// The speed, if ``enableRate`` is set.
  open var rate: Float {
    get { speed }
    set { change { speed = newValue } }
  }

  /// The position in seconds.
  open var currentTime: TimeInterval {
    get {
      guard isPlaying else { return position }
      let elapsed = now - startedAt
      let seconds =
        Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
      return min(duration, position + seconds * factor)
    }
    set { change { position = max(0, min(newValue, duration)) } }
  }
  /// The time of the device in seconds.
  open var deviceCurrentTime: TimeInterval { HeadlessApp.current.elapsedSeconds }

  private var now: Duration { HeadlessApp.current.elapsed }
  private var factor: Double { enableRate && speed > 0 ? Double(speed) : 1 }

  /// Prepares the sound.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays the sound.
  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return true }
    isPlaying = true
    repetitions = numberOfLoops
    startedAt = now
    start()
    return true
  }

  /// Plays the sound at a time of the device.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    let delay = max(0, time - deviceCurrentTime)
    HeadlessApp.current.schedule(after: .seconds(delay), label: "start of a sound") {
      [weak self] in self?.play()
    }
    return true
  }

  /// Pauses.
  open func pause() { stop() }

  /// Stops at the position.
  open func stop() {
    position = currentTime
    isPlaying = false
    schedule += 1
  }

  // inert: nothing is heard
  /// Changes the volume within a duration.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  // inert: nothing is heard
  /// Measures the loudness.
  open func updateMeters() {}

  // inert: nothing is heard
  /// Returns the loudness of a channel: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  // inert: nothing is heard
  /// Returns the greatest loudness of a channel: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func change(_ body: () -> Void) {
    position = currentTime
    startedAt = now
    body()
    if isPlaying { start() }
  }

  private func start() {
    schedule += 1
    let number = schedule
    Runtime.current.loop.schedule(
      after: .seconds(max(0, duration - position) / factor),
      label: "playback of \(url?.lastPathComponent ?? "a sound")",
      isPeriodic: true
    ) { [weak self] in
      guard let self, schedule == number, isPlaying else { return }
      end()
    }
  }

  private func end() {
    position = 0
    startedAt = now
    if repetitions != 0, duration > 0 {
      repetitions -= 1
      return start()
    }
    isPlaying = false
    guard let delegate else { return }
    HeadlessApp.current.deliver("audioPlayerDidFinishPlaying(_:successfully:)", to: delegate) {
      delegate.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}

/// Is notified of a sound, as AVFoundation's `AVAudioPlayerDelegate`.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Sent at the end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Sent after an error; never sent by the runtime.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    undelivered()
  }
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
