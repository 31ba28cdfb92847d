import Foundation
import HeadlessUIKit
import Stories
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

struct `A recorded run` {
  @Test @MainActor func `does not mix with runs at the same time`() async throws {
    let names = Stories.all.map(\.name)
    var alone: [String: [UInt8]] = [:]
    for name in names { alone[name] = try await Self.bytes(of: name, yielding: false) }
    let runs = (0..<60).map { number in
      let name = names[number % names.count]
      return Task { @MainActor in (name, try await Self.bytes(of: name, yielding: true)) }
    }
    for run in runs {
      let (name, bytes) = try await run.value
      #expect(bytes == alone[name])
    }
  }

  /// Records a story; with yields, others run in the middle of it.
  @MainActor
  private static func bytes(of name: String, yielding: Bool) async throws -> [UInt8] {
    let story = try #require(Stories.named(name))
    let context = RecordingContext.inMemory(title: name, failurePolicy: .record)
    _ = try await withRecording(context) { app in
      if yielding { await Task.yield() }
      let window = try await story.run(app)
      if yielding { await Task.yield() }
      return window
    }
    return try context.traceBytes()
  }

  @Test @MainActor func `finishes its file`() async throws {
    let file = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    try await recordTrace(to: file.path, title: "views") { _ in UIView() }
    var reader = try TraceReader(path: file.path)
    let trace = try Trace(reading: &reader)
    #expect(trace.end.status == .complete)
    #expect(trace.header.title == "views")
    #expect(trace.header.behavior == "iOS 26")
    #expect(trace.subjects.map(\.className) == ["UIView"])
  }

  @Test @MainActor func `says why its file can't be written`() async throws {
    let error = await #expect(throws: RecorderError.self) {
      try await recordTrace(to: "/nonesuch/run.json") { _ in }
    }
    #expect(error?.code == .unwritablePath)
  }

  @Test @MainActor func `notes the error that ended it`() async throws {
    let file = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(throws: CancellationError.self) {
      try await recordTrace(to: file.path) { _ in throw CancellationError() }
    }
    var reader = try TraceReader(path: file.path)
    let trace = try Trace(reading: &reader)
    #expect(trace.end.status == .stopped)
    #expect(trace.end.reason == "CancellationError()")
  }

  @Test func `survives the death of the program`() async throws {
    let file = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      try await recordTrace(to: path) { app in
        let window = UIWindow()
        window.rootViewController = DyingController()
        window.makeKeyAndVisible()
      }
    }
    var reader = try TraceReader(path: file.path)
    let trace = try Trace(reading: &reader)
    #expect(trace.end.status == .cut)
    let last = trace.events.last { $0.kind == .begin }
    #expect(last?.name == .viewDidLoad)
  }

  @Test func `traps where UIKit throws, unless told otherwise`() async {
    await #expect(processExitsWith: .failure) {
      try await withRecording(RecordingContext.inMemory(title: "trap")) { _ in
        let view = UIView()
        view.addSubview(view)
      }
    }
  }

  private static func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory
      .appending(path: "lifeline-\(UInt64.random(in: 0...UInt64.max)).json")
  }
}

private final class DyingController: UIViewController {
  override func viewDidLoad() {
    fatalError("the app dies in viewDidLoad")
  }
}
