import Foundation
import Synchronization
import TraceModel
import TraceRecorder

/// The recording of objects outside every context, for programs run by `lifeline record`.
///
/// It is created if the environment variable `LIFELINE_OUTPUT` names a folder. The trace is
/// `PROGRAM-PID.json` in it and is finished when the program exits.
enum AmbientRecording {
  private static let recorder = Mutex<TraceRecorder?>(nil)

  /// Begins to record if the environment requests it.
  ///
  /// - Returns: The context, or `nil` if no recording is requested or the file can't be written,
  ///   which is reported on standard error.
  static func begin() -> RecordingContext? {
    guard let folder = ProcessInfo.processInfo.environment["LIFELINE_OUTPUT"], !folder.isEmpty
    else { return nil }
    let name = ProcessInfo.processInfo.processName
    let path = "\(folder)/\(name)-\(ProcessInfo.processInfo.processIdentifier).json"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let sink = try MappedFileSink(path: path)
      let context = RecordingContext(
        recorder: makeRecorder(title: name, clock: .virtual, sink: sink)
      )
      recorder.withLock { $0 = context.recorder }
      atexit { AmbientRecording.end() }
      return context
    } catch {
      let note = "HeadlessUIKit: note: LIFELINE_OUTPUT is set, but nothing is recorded: \(error)\n"
      FileHandle.standardError.write(Data(note.utf8))
      return nil
    }
  }

  private static func end() {
    recorder.withLock { $0 }?.close()
  }
}
