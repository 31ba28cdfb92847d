import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import TraceModel
import TraceRecorder

/// The lines that a test collects, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// Returns the lines so far and removes them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A host that notes its appearance callbacks and adds observers in `viewDidLoad`.
class Host: UIViewController {
  let name: String
  let journal: Journal
  var hooks: [String: (Host) -> Void] = [:]

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ callback: String) {
    journal.note("\(name).\(callback)")
    hooks[callback]?(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}

/// An observer that notes its callbacks.
final class Observer: Host, UIViewControllerLifecycleObservable {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(nil)" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(nil)" : "didMove")
  }
}

/// A host that forwards appearance to its observers by hand.
final class ManualHost: Host {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for observer in lifecycleObservers {
      observer.beginAppearanceTransition(true, animated: animated)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for observer in lifecycleObservers { observer.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for observer in lifecycleObservers {
      observer.beginAppearanceTransition(false, animated: animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for observer in lifecycleObservers { observer.endAppearanceTransition() }
  }
}

/// Runs a body with an app that records into memory, and returns the trace.
@MainActor
@discardableResult
func withApp(
  behaving major: Int? = nil,
  _ body: @MainActor (HeadlessApp) async throws -> Void
) async throws -> Trace {
  let context = RecordingContext.inMemory(
    title: "test",
    behavior: major.map { BehaviorVersion(major: $0) } ?? .newest,
    failurePolicy: .record
  )
  try await withRecording(context, body)
  return try context.trace()
}

extension Trace {
  /// The messages of the diagnostics, in order.
  var diagnostics: [String] {
    events.filter { $0.kind == .diagnostic }.map { names[$0.text] }
  }
}

/// Shows a controller as the root of a window and settles.
///
/// - Returns: The window, which the caller retains.
@MainActor
func show(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  try await app.settle()
  return window
}
