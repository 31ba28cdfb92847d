import TraceModel

// The parts of the runtime that behaviors of child controllers require and that UIKit's API lacks.

extension UIViewController {
  /// Runs a block once after the view is loaded: after `viewDidLoad`, or else when the controller
  /// begins to appear.
  ///
  /// - Precondition: The view is not loaded.
  package func afterLoading(_ body: @escaping @MainActor () -> Void) {
    precondition(!isViewLoaded, "the view of \(self) is already loaded")
    controllerItems.afterLoading.append(body)
  }

  /// Runs the blocks that wait for the view.
  func runAfterLoading() {
    guard !controllerItems.afterLoading.isEmpty, isViewLoaded else { return }
    let blocks = controllerItems.afterLoading
    controllerItems.afterLoading = []
    for block in blocks { block() }
  }

  /// Whether the controller has appeared and does not disappear yet.
  package var hasAppeared: Bool { appearance.state == .visible }

  /// The time since the start of the run to which the controller belongs.
  package var timeOfRun: Duration { .nanoseconds(life.runtime.loop.now.nanoseconds) }

  /// Records that the controller enters or leaves a state of the app, such as `registered`.
  package func record(state: String, begins: Bool) {
    let recording = life.runtime.recording
    recording.state(recording.name(state), of: traceSubject, begins: begins)
  }

  /// Reports a mistake for which UIKit would throw an `NSInvalidArgumentException`; the caller then
  /// refuses the operation.
  package func refuseArgument(_ message: String) {
    life.runtime.fail(
      exception: "NSInvalidArgumentException",
      message,
      about: traceSubject
    )
  }
}

extension UIApplication {
  /// The application of the current run if it was launched; unlike ``shared``, the property creates
  /// no application.
  package static var launched: UIApplication? {
    let stage = Runtime.current.stage
    return stage.isLaunched ? stage.application : nil
  }
}
