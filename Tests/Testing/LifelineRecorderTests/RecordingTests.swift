import Foundation
import HeadlessUIKit
import LifelineRecorder
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

/// What a recording does in an app, and what it leaves alone.
@MainActor
struct `A recording of an app` {
  private final class Screen: RecordedViewController {}

  private final class Forgetful: RecordedViewController {
    override func viewDidLoad() {}
    override func viewWillAppear(_ animated: Bool) {}
  }

  private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// Runs an app with a recording and returns the trace of the recording.
  private func record(
    _ body: @MainActor (HeadlessApp, LifelineRecording) async throws -> Void
  ) async throws -> Trace {
    let context = RecordingContext.inMemory(title: "app")
    return try await withRecording(context) { app in
      let recording = LifelineRecording(title: "app", time: VirtualTime(), sink: MemorySink())
      Lifeline.current = recording
      try await body(app, recording)
      try await app.settle()
      recording.stop()
      var reader = TraceReader(bytes: try recording.bytes())
      return try Trace(reading: &reader)
    }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func callbacks(_ trace: Trace, of className: String) -> [String] {
    trace.events.filter {
      $0.beginsCallback && trace.subject($0.subject)?.className == className
    }.map(\.name.knownText)
  }

  @Test func `states what it observes, of which viewDidLoad is no part`() async throws {
    let trace = try await record { _, _ in }
    let observed = try #require(trace.header.observed)
    #expect(observed.contains("viewWillAppear"))
    #expect(!observed.contains("viewDidLoad"))
    #expect(!observed.contains("loadView"))
  }

  @Test func `records a subclass of RecordedViewController from its creation`() async throws {
    let trace = try await record { app, _ in
      let window = show(Screen(nibName: nil, bundle: nil))
      try await app.settle()
      withExtendedLifetime(window) {}
    }
    let screen = try #require(trace.subjects.first { $0.className == "Screen" })
    #expect(!screen.alreadyAlive)
    let expected = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    #expect(callbacks(trace, of: "Screen").filter(expected.contains) == expected)
  }

  @Test func `reports overrides that do not call super`() async throws {
    let trace = try await record { app, _ in
      let window = show(Forgetful(nibName: nil, bundle: nil))
      try await app.settle()
      withExtendedLifetime(window) {}
    }
    let missing = trace.events.filter { $0.kind == .end && $0.flags.contains(.superMissing) }
    #expect(missing.map(\.name.knownText) == ["viewDidLoad", "viewWillAppear"])
  }

  @Test func `gives containers, alerts and manual containers no child`() async throws {
    _ = try await record { app, _ in
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let manual = ManualContainer()
      let stack = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, pages, manual]
      let window = show(tabs)
      for index in 0..<3 {
        tabs.selectedIndex = index
        try await app.settle()
      }
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      manual.present(alert, animated: false)
      try await app.settle()
      #expect(tabs.children == [stack, pages, manual])
      #expect(stack.children.count == 1)
      #expect(pages.children.count == 1)
      #expect(manual.children.isEmpty)
      #expect(alert.children.isEmpty)
      #expect(stack.viewControllers[0].children.count == 1)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `records a parent before its children, and a deallocation`() async throws {
    let trace = try await record { app, _ in
      let parent = UITableViewController()
      let window = show(parent)
      try await app.settle()
      var child: UIViewController? = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      if let child {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      try await app.settle()
      window.isHidden = true
      window.rootViewController = nil
      try await app.settle()
      child?.willMove(toParent: nil)
      child?.view.removeFromSuperview()
      child?.removeFromParent()
      child = nil
      try await app.settle()
    }
    let order = trace.events.filter { $0.beginsCallback && $0.name == .viewWillDisappear }
      .map { trace.subject($0.subject)?.className }
    #expect(order == ["UITableViewController", "UICollectionViewController"])
    let child = trace.subjects.first { $0.className == "UICollectionViewController" }
    #expect(child?.death != nil)
  }

  @Test func `removes its children when it stops, and records nothing afterwards`() async throws {
    let root = UIViewController()
    let trace = try await record { app, recording in
      let window = show(root)
      try await app.settle()
      #expect(root.children.count == 1)
      #expect(root.view.subviews.count == 1)
      recording.stop()
      #expect(root.children.isEmpty)
      #expect(root.view.subviews.isEmpty)
      window.isHidden = true
      try await app.settle()
    }
    #expect(trace.end.status == .complete)
    #expect(callbacks(trace, of: "UIViewController").last == "viewDidAppear")
  }

  @Test func `writes a file, and a second recording ends the first`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = folder.appending(path: "first.json").path
    try await withRecording(.inMemory(title: "app")) { app in
      let recording = try #require(Lifeline.record(to: first, title: "first"))
      let window = show(UIViewController())
      try await app.settle()
      let second = Lifeline.record(to: folder.appending(path: "second.json").path)
      #expect(recording.isStopped)
      #expect(second?.isStopped == false)
      #expect(Lifeline.record(to: "/nowhere/trace.json") == nil)
      withExtendedLifetime(window) {}
    }
    var reader = TraceReader(bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: first))))
    let trace = try Trace(reading: &reader)
    #expect(trace.end.status == .complete)
    #expect(trace.header.title == "first")
    #expect(callbacks(trace, of: "UIViewController").contains("viewDidAppear"))
  }
}
