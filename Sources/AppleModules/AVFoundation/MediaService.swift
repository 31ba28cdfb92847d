public import CoreMedia
public import Foundation
public import HeadlessUIKit

/// The answers of a run about media, which it does not read or play.
@MainActor
public final class MediaService {
  private var durations: [URL: CMTime] = [:]
  private var failures: [URL: any Error] = [:]
  private var reportedDurations: Set<URL> = []
  private var fallback = CMTime(value: 10, timescale: 1)
  private var authorizations: [AVMediaType: AVAuthorizationStatus] = [:]
  private var cameras = ServiceAnswer(
    false,
    to: "AVCaptureDevice.default(for:)",
    setBy: "app.media.hasCaptureDevices"
  )
  private var access = ServiceAnswer(
    true,
    to: "AVCaptureDevice.requestAccess(for:completionHandler:)",
    setBy: "app.media.grantsAccess"
  )
  private var recordPermission = ServiceAnswer(
    true,
    to: "AVAudioSession.requestRecordPermission(_:)",
    setBy: "app.media.grantsRecording"
  )
  var askedRecording: Bool?

  /// The duration of media without a duration of its own; 10 seconds by default.
  public var defaultDuration: CMTime {
    get { fallback }
    set {
      fallback = newValue
      reportsDurations = false
    }
  }
  private var reportsDurations = true

  /// Sets the duration of the media at an address; `CMTime.indefinite` for a broadcast.
  public func setDuration(_ duration: CMTime, of url: URL) { durations[url] = duration }

  /// Makes items of the media at an address fail; `nil` makes them play again.
  public func setFailure(_ error: (any Error)?, of url: URL) { failures[url] = error }

  /// Whether the run has a camera and a microphone; `false` by default, as in the simulator.
  public var hasCaptureDevices: Bool {
    get { cameras.value }
    set { cameras.value = newValue }
  }

  /// Whether the user allows the camera and the microphone when an app asks; `true` by default.
  public var grantsAccess: Bool {
    get { access.value }
    set { access.value = newValue }
  }

  /// Whether the user allows recordings of sound when an app asks; `true` by default.
  public var grantsRecording: Bool {
    get { recordPermission.value }
    set { recordPermission.value = newValue }
  }

  /// Sets the authorization status before the app asks.
  public func setAuthorization(_ status: AVAuthorizationStatus, for mediaType: AVMediaType) {
    authorizations[mediaType] = status
  }

  func authorization(for type: AVMediaType) -> AVAuthorizationStatus {
    authorizations[type] ?? .notDetermined
  }

  func askAccess(for type: AVMediaType) -> Bool {
    if authorization(for: type) == .notDetermined {
      authorizations[type] = access.given(in: .current) ? .authorized : .denied
    }
    return authorization(for: type) == .authorized
  }

  func askRecording() -> Bool {
    let answer = askedRecording ?? recordPermission.given(in: .current)
    askedRecording = answer
    return answer
  }

  var givenDevices: Bool { cameras.given(in: .current) }

  func failure(of url: URL?) -> (any Error)? { url.flatMap { failures[$0] } }

  func duration(of url: URL?) -> CMTime {
    if let url, let known = durations[url] { return known }
    if reportsDurations, let url, reportedDurations.insert(url).inserted {
      Runtime.current.reportService(
        "\(url.lastPathComponent) is not read: its duration is \(fallback.seconds) s; "
          + "a test sets app.media.setDuration(_:of:) or app.media.defaultDuration"
      )
    }
    return fallback
  }
}

extension HeadlessApp {
  /// The answers of the run about media.
  public var media: MediaService { service { MediaService() } }
}
