import HeadlessSwiftUI
import HeadlessUIKit
import TraceModel
import TraceRecorder

/// Shows a view in a window of a recorded run, performs steps, and closes the run.
///
/// - Parameters:
///   - view: The root view.
///   - behavior: The version of SwiftUI.
///   - steps: Steps after the first update; receives the hosting controller.
/// - Returns: The trace.
/// - Throws: The error of a step, and of an app that does not settle.
@MainActor @discardableResult
func show<Content: View>(
  _ view: Content,
  behavior: BehaviorVersion = .newest,
  steps: @MainActor (HeadlessApp, UIHostingController<Content>) async throws -> Void = { _, _ in }
) async throws -> Trace {
  let context = RecordingContext.inMemory(title: "test", behavior: behavior)
  try await withRecording(context) { app in
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.idle()
    try await steps(app, controller)
    try await app.settle()
    window.isHidden = true
  }
  return try context.trace()
}

/// The lines that a test's closures append.
@MainActor
final class Log {
  var lines: [String] = []

  func append(_ line: String) { lines.append(line) }

  /// Appends a line within a body.
  func callAsFunction(_ line: String) -> EmptyView {
    lines.append(line)
    return EmptyView()
  }
}
