import Foundation
import LifelineCommand
import TestSupport
import Testing

/// A temporary folder for one test.
struct Workspace {
  /// The folder.
  let url: URL

  /// An output of the command from an earlier run, which it may replace.
  static let earlierOutput = "{\"schema\":\"lifeline-report\",\"version\":1,\"a\":0}"

  /// Creates an empty folder, which the caller removes.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Removes the folder with its files.
  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// The absolute path of a file in the folder.
  func path(_ name: String) -> String {
    name.isEmpty ? url.path : url.appending(path: name).path
  }

  /// Writes a file, and returns its absolute path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Copies a file of the repository, and returns the absolute path of the copy.
  @discardableResult
  func copy(_ source: String, to name: String) throws -> String {
    try write(String(decoding: try Repository.bytes(source), as: UTF8.self), to: name)
  }

  /// The contents of a file.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// The file names of a folder in the folder, in alphabetical order.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Whether a file exists.
  func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// Runs a job in this process; its output shows paths relative to the folder.
  @MainActor
  func run(
    input: [UInt8] = [],
    _ job: () async throws -> Int32
  ) async throws -> JobRun {
    try await JobRun(input: input, hidingPrefix: "\(url.path)/", job)
  }

  /// Runs a job whose exit status is 0 unless it fails.
  @MainActor
  func perform(
    input: [UInt8] = [],
    _ job: () async throws -> Void
  ) async throws -> JobRun {
    try await run(input: input) {
      try await job()
      return 0
    }
  }

  /// Checks files of the folder, without a configuration unless an option names one.
  @MainActor
  func check(
    _ names: String...,
    input: [UInt8] = [],
    _ change: (inout CheckJob) -> Void = { _ in }
  ) async throws -> JobRun {
    var job = CheckJob(names.map { $0 == "-" ? $0 : path($0) })
    job.color = .never
    change(&job)
    return try await run(input: input) { [job] in try await job.run() }
  }

  /// Records a story or scenario into a file of the folder.
  @MainActor
  @discardableResult
  func record(_ name: String, into output: String) async throws -> JobRun {
    let path = path(output)
    let run = try await perform { try await RecordJob(name, output: path).run() }
    try #require(run.status == 0, "\(run.errors)")
    return run
  }
}
