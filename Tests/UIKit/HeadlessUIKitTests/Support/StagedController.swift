import Foundation
import HeadlessUIKit
import TraceModel
import TraceRecorder

/// Runs a body with an app that behaves like a version of iOS.
@MainActor
func withApp(
  behaving major: Int,
  _ body: @MainActor (HeadlessApp) async throws -> Void
) async throws {
  let context = RecordingContext.inMemory(
    title: "test",
    behavior: BehaviorVersion(major: major),
    failurePolicy: .record
  )
  try await withRecording(context, body)
}

extension HeadlessApp {
  /// The texts of the diagnostics so far, optionally only those about one controller.
  @MainActor
  func diagnostics(about controller: UIViewController? = nil) -> [String] {
    guard let trace = try? context.trace() else { return ["the trace can't be read"] }
    return trace.events.filter { event in
      event.kind == .diagnostic && (controller.map { $0.traceSubject == event.subject } ?? true)
    }
    .map { trace.names[$0.text] }
  }
}

/// A controller that notes each callback, runs hooks of the test, and can leave forwarding to the
/// app.
class StagedController: LoggingViewController {
  /// The code to run at the beginning of a callback, before super.
  var hooks: [String: () -> Void] = [:]
  var forwardsByHand = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }

  override func note(_ callback: String) {
    super.note(callback)
    hooks[callback]?()
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition(to:)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition(to:)")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traitCollectionDidChange")
    super.traitCollectionDidChange(previousTraitCollection)
  }

  /// Adds a child with its view, as Apple's documentation recommends.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// The text of UIKit's warning about a controller.
@MainActor
func unbalanced(_ controller: UIViewController) -> String {
  "Unbalanced calls to begin/end appearance transitions for \(controller)."
}
