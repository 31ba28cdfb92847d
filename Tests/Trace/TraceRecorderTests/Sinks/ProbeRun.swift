import Foundation
import TestSupport
import TraceFormat
import TraceModel

/// One run of the program `RecorderProbe` in its own folder.
struct ProbeRun {
  let folder: URL
  let trace: URL
  let counts: URL

  /// The program, in the build folder of the tests.
  static let program: URL = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let program = folder.appending(path: "RecorderProbe")
      var isFolder = ObjCBool(false)
      if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return program
      }
      folder.deleteLastPathComponent()
    }
    return Repository.url(".build/debug/RecorderProbe")
  }()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-probe-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    trace = folder.appending(path: "trace.json")
    counts = folder.appending(path: "counts")
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the program; its output goes to the returned pipe.
  func start(_ mode: String, _ more: [String] = []) throws -> (process: Process, output: Pipe) {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = [mode, trace.path] + more
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return (process, output)
  }

  /// The numbers of the marks that each lane has certainly recorded.
  func storedCounts(lanes: Int) -> [Int] {
    let bytes = (try? Data(contentsOf: counts)).map(Array.init) ?? []
    return (0..<lanes).map { lane in
      let word = bytes.dropFirst(lane * 8).prefix(8)
      return word.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The time after which a program that does nothing has failed, on any machine.
  static let patience = Duration.seconds(300)

  /// Waits until every lane has recorded an event.
  func waitForFirstMarks(lanes: Int) throws {
    let start = ContinuousClock.now
    while storedCounts(lanes: lanes).contains(0) {
      guard ContinuousClock.now - start < Self.patience else { throw Timeout() }
      usleep(200)
    }
  }

  struct Timeout: Error {}

  /// The numbers of the marks in a trace, by thread.
  func marks(in url: URL) throws -> (byThread: [UInt32: [Int32]], reader: TraceReader) {
    var reader = try TraceReader(path: url.path)
    var byThread: [UInt32: [Int32]] = [:]
    while let event = try reader.next() {
      guard event.kind == .mark else { continue }
      byThread[event.thread, default: []].append(event.index)
    }
    return (byThread, reader)
  }
}
