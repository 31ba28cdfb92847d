import Foundation
import TraceModel
import TraceRecorder

#if HEADLESS
import HeadlessUIKit
#endif

/// Records the life cycle of an app's view controllers, in a simulator or on a device.
///
/// ```swift
/// func application(
///   _ application: UIApplication,
///   didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
/// ) -> Bool {
///   Lifeline.record(to: "trace.json")
///   return true
/// }
/// ```
///
/// The file is valid at every moment, also after a crash. The article “Record on a device” lists the
/// commands that copy it out of a simulator or a device.
@MainActor
public enum Lifeline {
  /// Starts a recording; one that is running stops.
  ///
  /// A file that can't be written is reported on standard error, and the app goes on.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the app's folder `Documents`.
  ///   - title: The title in reports; by default the name of the app.
  ///   - views: Whether to record all views, and not only the root views of controllers.
  /// - Returns: The recording; `nil` if the file can't be written.
  @discardableResult
  public static func record(
    to path: String,
    title: String? = nil,
    views: Bool = false
  ) -> LifelineRecording? {
    current?.stop()
    let file = URL(fileURLWithPath: path, relativeTo: folder).path
    do throws(RecorderError) {
      let recording = LifelineRecording(
        title: title ?? ProcessInfo.processInfo.processName,
        time: MonotonicTime(),
        sink: try MappedFileSink(path: file),
        path: file,
        views: views
      )
      FileHandle.standardError.write(Data("lifeline: recording into \(file)\n".utf8))
      current = recording
      return recording
    } catch {
      StandardError.print(error)
      return nil
    }
  }

  #if !HEADLESS
  /// The running recording.
  public package(set) static var current: LifelineRecording?

  /// The app's folder `Documents`.
  private static var folder: URL? {
    try? FileManager.default.url(
      for: .documentDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: true
    )
  }
  #else
  /// The current folder.
  private static var folder: URL? { nil }

  /// The running recording of the current run.
  public package(set) static var current: LifelineRecording? {
    get { holder?.recording }
    set { holder?.recording = newValue }
  }

  /// Several runs share a process.
  private static var holder: Holder? { RecordingContext.current?.attachment(make: Holder.init) }

  private final class Holder: Sendable {
    @MainActor var recording: LifelineRecording?
    nonisolated init() {}
  }
  #endif
}
