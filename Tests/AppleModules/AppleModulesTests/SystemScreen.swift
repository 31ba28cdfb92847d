import HeadlessUIKit
import TraceModel
import TraceRecorder

/// A window with a controller from which the controllers of the system are presented.
@MainActor
struct SystemScreen {
  let app: HeadlessApp
  let window = UIWindow()
  let root = UIViewController()

  /// Runs a test with a visible screen.
  static func run(_ body: @MainActor (SystemScreen) async throws -> Void) async throws {
    try await withRecording(.inMemory(title: "test", failurePolicy: .record)) { app in
      let screen = SystemScreen(app: app)
      screen.window.rootViewController = screen.root
      screen.window.makeKeyAndVisible()
      try await app.settle()
      try await body(screen)
    }
  }

  /// Presents a controller and waits until it is visible.
  func show(_ controller: UIViewController) async throws {
    root.present(controller, animated: true)
    try await app.settle()
  }

  /// The texts of the diagnostics of services in the trace.
  func serviceReports() throws -> [String] {
    try diagnostics(named: "service")
  }

  /// The texts of the diagnostics in the trace.
  func diagnostics(named name: String? = nil) throws -> [String] {
    let trace = try app.context.trace()
    return trace.events.filter {
      $0.kind == .diagnostic && (name == nil || trace.names[$0.name] == name)
    }.map { trace.names[$0.text] }
  }

  /// The texts of the messages to the app's delegates in the trace.
  func deliveries() throws -> [String] {
    let trace = try app.context.trace()
    return trace.events.filter { $0.kind == .begin && $0.name == .action }
      .map { trace.names[$0.text] }
  }
}
