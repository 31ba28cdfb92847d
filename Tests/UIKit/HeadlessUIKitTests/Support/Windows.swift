import HeadlessUIKit
import TraceRecorder

/// The windows that a run retains until it ends, as an app's delegate does.
@MainActor
final class RetainedWindows {
  var windows: [UIWindow] = []

  nonisolated init() {}
}

/// Creates a window that the run retains.
@MainActor
func makeWindow(in app: HeadlessApp) -> UIWindow {
  let window = UIWindow()
  app.context.attachment { RetainedWindows() }.windows.append(window)
  return window
}

/// Shows a controller as the root of a window, which the run retains, and settles.
@MainActor
@discardableResult
func launch(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
  let window = makeWindow(in: app)
  window.rootViewController = root
  window.makeKeyAndVisible()
  try await app.settle()
  return window
}
