public import Foundation
import HeadlessUIKit

/// Simulates a recording without sound, as AVFoundation's `AVAudioRecorder`
/// (developer.apple.com/documentation/avfaudio/avaudiorecorder).
///
/// The time passes on the clock of the run; no file is written.
@preconcurrency @MainActor
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The address of the recording, which is not written.
  public let url: URL
  /// The format.
  public let settings: [String: Any]
  /// Whether the recorder runs.
  open private(set) var isRecording = false
  // inert: nothing is recorded
  /// Whether the loudness is measured.
  open var isMeteringEnabled = false
  private var startedAt: TimeInterval = 0
  private var recorded: TimeInterval = 0
  private var hasBegun = false

  /// Creates a recorder; the format is not checked.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  /// The recorded seconds.
  open var currentTime: TimeInterval {
    guard isRecording else { return recorded }
    return recorded + HeadlessApp.current.elapsedSeconds - startedAt
  }

  /// Prepares a recording.
  @discardableResult
  open func prepareToRecord() -> Bool { true }

  /// Starts or continues a recording.
  @discardableResult
  open func record() -> Bool {
    guard !isRecording else { return true }
    Runtime.current.reportService("AVAudioRecorder writes no file: \(url.lastPathComponent)")
    isRecording = true
    hasBegun = true
    startedAt = HeadlessApp.current.elapsedSeconds
    return true
  }

  /// Pauses.
  open func pause() {
    recorded = currentTime
    isRecording = false
  }

  /// Ends the recording; the delegate is notified in a later turn.
  open func stop() {
    guard hasBegun else { return }
    pause()
    hasBegun = false
    recorded = 0
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "end of a recording") { [weak self] in
      guard let self, let delegate else { return }
      app.deliver("audioRecorderDidFinishRecording(_:successfully:)", to: delegate) {
        delegate.audioRecorderDidFinishRecording(self, successfully: true)
      }
    }
  }

  @discardableResult
  open func deleteRecording() -> Bool { true }

  // inert: nothing is recorded
  /// Measures the loudness.
  open func updateMeters() {}

  // inert: nothing is recorded
  /// Returns the loudness of a channel: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is notified of a recording, as AVFoundation's `AVAudioRecorderDelegate`.
@preconcurrency @MainActor
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Sent at the end.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Sent after an error; never sent by the runtime.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder,
    successfully flag: Bool
  ) { undelivered() }
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder,
    error: (any Error)?
  ) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of the number of bits of an encoder in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The quality of an encoder; the names and values of AVFoundation's `AVAudioQuality`.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest.
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  /// The highest.
  case max = 0x7F
}

/// The format of a sound, as Core Audio's `AudioFormatID`.
public typealias AudioFormatID = UInt32
/// Advanced audio coding.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Samples without compression.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
