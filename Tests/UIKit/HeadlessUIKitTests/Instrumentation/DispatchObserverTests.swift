import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// An observer in place of overrides, against real subclasses that override everything.
struct `A dispatch observer` {
  @Test @MainActor func `an observed controller receives the calls that its overrides would`()
    async throws
  {
    let overridden = try await tour { OverridingViewController($0) }
    let observed = try await tour { log in
      Runtime.current.prepareNextBirth(as: "Screen", observer: log)
      return UIViewController()
    }
    #expect(observed.lines == overridden.lines)
    #expect(observed.lines.contains("viewDidAppear {"))
    #expect(observed.lines.contains("present(6) {"))
    #expect(observed.trace == overridden.trace)
  }

  @Test @MainActor
  func `an observed navigation controller forwards appearance like one with overrides`()
    async throws
  {
    let names: Set = [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "pushViewController(3)", "popViewController",
    ]
    let overridden = try await push { OverridingNavigationController($0, rootViewController: $1) }
    let observed = try await push { log, root in
      Runtime.current.prepareNextBirth(as: "Screen", observer: log)
      return UINavigationController(rootViewController: root)
    }
    let comparable = observed.lines.filter { line in names.contains { line.contains($0) } }
    #expect(comparable == overridden.lines)
    #expect(comparable.contains("popViewController {"))
    #expect(observed.trace == overridden.trace)
  }

  @Test @MainActor func `an observed view and window receive the calls that their overrides would`()
    async throws
  {
    let overridden = try await fill(view: { OverridingView($0, frame: .zero) }) {
      OverridingWindow($0, frame: .zero)
    }
    let observed = try await fill { log in
      Runtime.current.prepareNextBirth(as: "Screen", observer: log)
      return AppView(frame: .zero)
    } window: { log in
      Runtime.current.prepareNextBirth(as: "Screen", observer: log)
      return AppWindow(frame: .zero)
    }
    #expect(observed.lines == overridden.lines)
    #expect(observed.lines.contains("draw {"))
    #expect(observed.lines.contains("becomeKey {"))
    #expect(observed.trace == overridden.trace)
  }

  @Test @MainActor func `an observer that does not call super is recorded as missing super`()
    async throws
  {
    let trace = try await record { app in
      let window = UIWindow()
      app.runtime.prepareNextBirth(as: "Forgetful", observer: SilentObserver())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try app.idle()
    }
    let missing = trace.events.filter { $0.flags.contains(.superMissing) }
    #expect(Set(missing.map(\.name)).isSuperset(of: [.viewDidLoad]))
  }

  @Test @MainActor func `an observer is released when its object is deallocated`() async throws {
    weak var observer: OverrideLog?
    try await withApp { app in
      do {
        let log = OverrideLog()
        observer = log
        app.runtime.prepareNextBirth(observer: log)
        _ = UIView()
      }
      #expect(app.runtime.dispatcher.observerCount == 0)
    }
    #expect(observer == nil)
  }

  private struct Outcome {
    let lines: [String]
    let trace: [UInt8]
  }

  /// Shows a controller, covers it, embeds a child, and calls its callbacks directly.
  @MainActor
  private func tour(_ make: (OverrideLog) -> UIViewController) async throws -> Outcome {
    try await outcome { app, log in
      let window = UIWindow()
      app.runtime.prepareNextBirth(as: "Screen")
      let controller = make(log)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try app.settle()
      let child = UIViewController()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      controller.viewWillAppear(true)
      controller.willMove(toParent: nil)
      controller.setEditing(true, animated: false)
      controller.present(UIViewController(), animated: true)
      try app.settle()
      controller.dismiss(animated: true)
      try app.settle()
      window.rotate(to: .landscapeLeft)
      window.rootViewController = nil
      try app.settle()
    }
  }

  @MainActor
  private func push(
    _ make: (OverrideLog, UIViewController) -> UINavigationController
  ) async throws -> Outcome {
    try await outcome { app, log in
      let root = UIViewController()
      app.runtime.prepareNextBirth(as: "Screen")
      let stack = make(log, root)
      let next = UIViewController()
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      try app.settle()
      stack.pushViewController(next, animated: true)
      try app.settle()
      stack.popViewController(animated: true)
      try app.settle()
      window.rootViewController = nil
      try app.settle()
    }
  }

  @MainActor
  private func fill(
    view: (OverrideLog) -> UIView,
    window: (OverrideLog) -> UIWindow
  ) async throws -> Outcome {
    try await outcome { app, log in
      app.runtime.prepareNextBirth(as: "Screen")
      let window = window(log)
      app.runtime.prepareNextBirth(as: "Screen")
      let view = view(log)
      window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.addSubview(view)
      view.addSubview(UIView())
      view.setNeedsDisplay()
      view.setNeedsUpdateConstraints()
      try app.settle()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.removeFromSuperview()
      UIWindow().makeKeyAndVisible()
      try app.settle()
    }
  }

  @MainActor
  private func outcome(
    _ body: @MainActor (HeadlessApp, OverrideLog) throws -> Void
  ) async throws -> Outcome {
    let context = RecordingContext.inMemory(title: "test", failurePolicy: .record)
    let log = OverrideLog()
    try await withRecording(context) { app in try body(app, log) }
    return Outcome(lines: log.lines, trace: try context.traceBytes())
  }

  private final class AppView: UIView {}
  private final class AppWindow: UIWindow {}

  private final class SilentObserver: DispatchObserver {
    func perform(_ callback: Name, argument: SubjectID?, _ callSuper: () -> Void) {}

    func perform(_ method: OverridableMethod, argument: SubjectID?, _ callSuper: () -> Void) {
      callSuper()
    }
  }
}
