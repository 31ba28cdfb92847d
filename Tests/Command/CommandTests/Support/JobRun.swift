import CommandEnvironment
import Foundation
import RuntimeCommand
import Synchronization

/// One run of a job of the library in the test's process, with its captured output.
struct JobRun {
  /// The text on standard output.
  let output: String
  /// The text on standard error.
  let errors: String
  /// The exit status of the command.
  let status: Int32

  /// Runs a job.
  ///
  /// - Parameters:
  ///   - input: The bytes of standard input.
  ///   - prefix: A prefix of paths that is removed from the output.
  ///   - job: Returns the exit status, or throws the failure of the command.
  /// - Throws: Errors of the job that are not failures of the command.
  @MainActor
  init(
    input: [UInt8] = [],
    hidingPrefix prefix: String = "",
    _ job: () async throws -> Int32
  ) async throws {
    let streams = CapturedStreams()
    let file = try Self.opened(input)
    let session = CommandSession(
      input: file.fileDescriptor,
      showsProgress: false,
      runtime: HeadlessRuntime()
    ) { bytes, stream in
      streams.append(bytes, to: stream)
      return nil
    }
    status = try await CommandSession.$current.withValue(session) {
      do {
        return try await job()
      } catch let failure as CommandFailure {
        return CommandSession.report(failure)
      }
    }
    try file.close()
    func visible(_ text: String) -> String {
      prefix.isEmpty ? text : text.replacing(prefix, with: "")
    }
    output = visible(streams.text(of: .output))
    errors = visible(streams.text(of: .errors))
  }

  /// Opens bytes for reading; the file has no name.
  private static func opened(_ bytes: [UInt8]) throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-input-\(UInt64.random(in: 0...UInt64.max))")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forReadingFrom: url)
  }
}

/// The bytes that a job wrote to its streams.
private final class CapturedStreams: Sendable {
  private let bytes = Mutex<[CommandSession.Stream: [UInt8]]>([:])

  func append(_ bytes: [UInt8], to stream: CommandSession.Stream) {
    self.bytes.withLock { $0[stream, default: []] += bytes }
  }

  func text(of stream: CommandSession.Stream) -> String {
    String(decoding: bytes.withLock { $0[stream] ?? [] }, as: UTF8.self)
  }
}
