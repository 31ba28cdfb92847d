import HeadlessUIKit
import Testing
import TraceRecorder

struct `Layout that never settles` {
  private final class Impatient: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
    }
  }

  private final class Restless: UIViewController {
    let content = Impatient()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      content.setNeedsLayout()
    }
  }

  @Test @MainActor
  func `layout that never settles is an error that names the callbacks`() async {
    var message = ""
    do {
      try await withRecording(RecordingContext.inMemory(title: "restless layout")) { app in
        let window = UIWindow()
        window.rootViewController = Restless()
        window.makeKeyAndVisible()
        try await app.settle()
      }
    } catch {
      message = "\(error)"
    }
    #expect(
      message == """
        the main loop did not come to rest in 20 turns at the same time: layout invalidates itself \
        in Restless.viewDidLayoutSubviews, Impatient.layoutSubviews
        """
    )
  }
}

/// Views that invalidate their own layout while they are laid out.
@MainActor
struct `Layout that invalidates itself` {
  private final class Rebuilding: UIViewController {
    var passes = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      passes += 1
      view.subviews.forEach { $0.removeFromSuperview() }
      for _ in 0..<3 { view.addSubview(CountedView()) }
    }
  }

  private final class CountedView: UIView {
    var passes = 0
    var work: (CountedView) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      work(self)
    }
  }

  @Test func `subviews can be rebuilt in viewDidLayoutSubviews`() async throws {
    try await withApp { app in
      let root = Rebuilding()
      app.launch(LoggingAppDelegate(Journal(), root: root))
      try await app.settle()
      let first = root.passes
      #expect(root.view.subviews.compactMap { ($0 as? CountedView)?.passes } == [1, 1, 1])
      root.view.setNeedsLayout()
      try await app.settle()
      #expect(root.passes == first + 1)
      #expect(root.view.subviews.count == 3)
    }
  }

  @Test func `a view that invalidates its layout in layoutSubviews is laid out once`()
    async throws
  {
    try await withApp { app in
      let view = CountedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.work = { $0.setNeedsLayout() }
      try app.show(view)
      let first = view.passes
      view.setNeedsLayout()
      try app.idle()
      #expect(view.passes == first + 1)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.passes == first + 2)
    }
  }

  @Test func `frames that a constraint changes within the layout of their superview are set`()
    async throws
  {
    try await withApp { app in
      let view = CountedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = constrained(UIView(), in: view)
      let grandchild = constrained(UIView(), in: child)
      let height = child.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        height, child.widthAnchor.constraint(equalToConstant: 10),
        child.topAnchor.constraint(equalTo: view.topAnchor),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        grandchild.topAnchor.constraint(equalTo: child.topAnchor),
        grandchild.leadingAnchor.constraint(equalTo: child.leadingAnchor),
        grandchild.widthAnchor.constraint(equalToConstant: 5),
        grandchild.heightAnchor.constraint(equalTo: child.heightAnchor),
      ])
      try app.show(view)
      view.work = { _ in
        height.constant = 30
        grandchild.layoutIfNeeded()
      }
      view.setNeedsLayout()
      try app.idle()
      #expect(child.frame.height == 30 && grandchild.frame.height == 30)
    }
  }
}
