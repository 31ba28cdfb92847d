import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// A visible root in a window, and the journal of its controllers.
@MainActor
struct ModalWorld {
  let app: HeadlessApp
  let journal: Journal
  let window: UIWindow
  let root: LoggingViewController

  /// Shows a root named A, alone or in a container, and clears the journal.
  init(
    _ app: HeadlessApp,
    size: CGSize = UIWindow.defaultSize,
    in container: (UIViewController) -> UIViewController = { $0 }
  ) throws {
    self.app = app
    journal = Journal()
    root = LoggingViewController("A", journal)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = container(root)
    window.makeKeyAndVisible()
    try app.settle()
    journal.clear()
  }

  func make(
    _ name: String,
    _ style: UIModalPresentationStyle = .fullScreen
  ) -> LoggingViewController {
    let controller = LoggingViewController(name, journal)
    controller.modalPresentationStyle = style
    if style == .popover { controller.popoverPresentationController?.sourceView = window }
    return controller
  }

  /// Presents a chain of controllers, each above the previous one, and clears the journal.
  func stack(
    _ layers: [(String, UIModalPresentationStyle)]
  ) throws -> [LoggingViewController] {
    var below = root
    var made: [LoggingViewController] = []
    for (name, style) in layers {
      let controller = make(name, style)
      below.present(controller, animated: false)
      try app.settle()
      made.append(controller)
      below = controller
    }
    journal.clear()
    return made
  }

  /// The appearance callbacks and the test's own lines so far, without layout and loading.
  var story: [String] {
    journal.lines.filter { line in
      let callback = line.drop { $0 != "." }.dropFirst()
      return !callback.hasPrefix("load") && !callback.contains("Layout")
        && !callback.contains("update") && !callback.contains("(to")
    }
  }
}

/// Runs a body with an app of a version of UIKit, and returns the texts of its diagnostics.
@MainActor
@discardableResult
func withApp(
  behaving behavior: BehaviorVersion,
  _ body: @MainActor (HeadlessApp) async throws -> Void
) async throws -> [String] {
  let context = RecordingContext.inMemory(
    title: "test",
    behavior: behavior,
    failurePolicy: .record
  )
  try await withRecording(context, body)
  let trace = try context.trace()
  return trace.events.filter { $0.kind == .diagnostic }.map { trace.names[$0.text] }
}
