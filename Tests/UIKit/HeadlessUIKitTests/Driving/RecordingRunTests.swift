import Foundation
import HeadlessUIKit
import Stories
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

struct `A recorded run` {
  @Test @MainActor func `concurrent runs record into separate traces`() async throws {
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

  /// Records a story; if it yields, other runs continue in the meantime.
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

  @Test @MainActor func `a recorded run finishes its file`() async throws {
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

  @Test @MainActor func `a run throws the reason why its file can't be written`() async throws {
    let error = await #expect(throws: RecorderError.self) {
      try await recordTrace(to: "/nonesuch/run.json") { _ in }
    }
    #expect(error?.code == .unwritablePath)
  }

  @Test @MainActor func `a failed run records its error`() async throws {
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

  @Test func `a trace is readable up to a crash of the process`() async throws {
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

  @Test func `a run traps where UIKit raises an exception, by default`() async {
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
