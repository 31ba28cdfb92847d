import Foundation
public import TraceModel
public import TraceRecorder

/// Runs an app and records it into a file.
///
/// The file is complete up to the last event even if the program crashes. After the body, the clock
/// advances until no work is pending; then the file is finished.
///
/// ```swift
/// try await recordTrace(to: "push.json") { app in
///   let navigation = UINavigationController(rootViewController: HomeViewController())
///   let window = UIWindow()
///   window.rootViewController = navigation
///   window.makeKeyAndVisible()
///   navigation.pushViewController(DetailViewController(), animated: true)
///   try await app.settle()
/// }
/// ```
///
/// - Parameters:
///   - path: The path of the file, which is replaced.
///   - title: The name of the run; by default the file's name.
///   - clock: Virtual, or monotonic for real time.
///   - behavior: The UIKit version that the run follows.
///   - failurePolicy: The reaction to a mistake for which UIKit raises an exception.
///   - sizeLimit: The size of the trace in bytes at which recording stops and the app continues; by
///     default the environment variable `LIFELINE_TRACE_LIMIT` in megabytes, else 128 MB.
///   - waitLimit: The real time in whole seconds after which the file is finished and the process ends
///     because nothing of the run continues the body, as in ``withRecording(_:_:)``; zero for no limit.
///   - body: Builds the hierarchy and acts on it.
/// - Returns: The result of the body, kept until the file is finished so that a window in it is not
///   deallocated within the trace.
/// - Throws: `RecorderError` for a path that can't be written; ``ClockError`` when the app does not
///   settle; the error of the body.
@MainActor
@discardableResult
public func recordTrace<Result>(
  to path: String,
  title: String? = nil,
  clock: ClockKind = .virtual,
  behavior: BehaviorVersion = .newest,
  failurePolicy: FailurePolicy = .trap,
  sizeLimit: Int? = nil,
  waitLimit: Duration? = nil,
  _ body: @MainActor (HeadlessApp) async throws -> Result
) async throws -> Result {
  let sink = try MappedFileSink(path: path)
  let context = RecordingContext(
    recorder: makeRecorder(
      title: title ?? fileName(of: path),
      clock: clock,
      behavior: behavior,
      sink: sink,
      sizeLimit: sizeLimit
    ),
    failurePolicy: failurePolicy
  )
  if let waitLimit {
    BodyDriver.of(.of(context)).limits.cancel = BodyDriver.Limits.ticks(waitLimit)
  }
  return try await withRecording(context, body)
}

/// The last component of a path without its extension.
private func fileName(of path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
  return String(name[..<dot])
}
