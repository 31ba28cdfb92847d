public import Foundation
import HeadlessUIKit

/// How an app uses sound, as AVFoundation's `AVAudioSession`
/// (developer.apple.com/documentation/avfaudio/avaudiosession).
///
/// The session stores the values that the app sets. The user's permission for recordings is an
/// answer of the run.
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
  /// The use of sound; the names and values of AVFoundation's `AVAudioSession.Category`.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a category from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sound that other apps do not stop for.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that stops other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is the purpose of the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sound and recordings.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The kind of sound; the names and values of AVFoundation's `AVAudioSession.Mode`.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a mode from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Any sound.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A call.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A call with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// The recording of a film.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How sound mixes; the names and values of AVFoundation's `AVAudioSession.CategoryOptions`.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sound is mixed with that of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Other apps become quiet.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Through a headset.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// Through the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Through headphones without a microphone.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Through other devices.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// How a session ends; the names and values of AVFoundation's `AVAudioSession.SetActiveOptions`.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Other apps are notified.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The permission to record; the values of AVFoundation's `AVAudioSession.RecordPermission`.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not answered yet.
    case undetermined = 0x756E_6474
    /// No.
    case denied = 0x6465_6E79
    /// Yes.
    case granted = 0x6772_6E74
  }

  /// Whether an interruption begins; the values of AVFoundation's
  /// `AVAudioSession.InterruptionType`.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption ends.
    case ended = 0
    /// The interruption begins.
    case began = 1
  }

  /// The options of an app after an interruption, as AVFoundation's options.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The app may resume playback.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Returns the session of the run.
  open class func sharedInstance() -> AVAudioSession {
    HeadlessApp.current.service { AVAudioSession() }
  }

  /// The use of sound.
  open private(set) var category = Category.soloAmbient
  /// The kind of sound.
  open private(set) var mode = Mode.default
  /// How sound mixes.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Whether the app has activated the session.
  open private(set) var isActive = false
  // inert: nothing is heard
  /// The loudness from 0 to 1.
  open var outputVolume: Float { 1 }
  // inert: nothing is heard
  /// Whether other apps play sound.
  open var isOtherAudioPlaying: Bool { false }
  // inert: nothing is heard
  /// Whether quiet sound should stop.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  // inert: nothing is heard
  /// Whether there is a microphone.
  open var isInputAvailable: Bool { HeadlessApp.current.media.hasCaptureDevices }

  /// Sets what sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Sets what sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Sets what sound is for.
  open func setCategory(
    _ category: Category,
    mode: Mode,
    options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  /// Sets the kind of sound.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Activates or deactivates the session.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { isActive = active }

  open var recordPermission: RecordPermission {
    switch HeadlessApp.current.media.askedRecording {
    case nil: .undetermined
    case true?: .granted
    case false?: .denied
    }
  }

  /// Asks the user for permission to record; the handler receives the answer of the run in a later
  /// turn.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "answer about recordings") {
      response(app.media.askRecording())
    }
  }
}

extension AVAudioSession {
  /// Posted at the start and the end of an interruption, which a test posts.
  public nonisolated static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  /// Posted when the output changes, which a test posts.
  public nonisolated static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification"
  )
}

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason of a change of the output.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
