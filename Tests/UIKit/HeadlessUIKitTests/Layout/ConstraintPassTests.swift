import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

struct `Passes of constraints` {
  // everyday: layout-constraint-swap-no-updateconstraints-neuburg
  @Test @MainActor
  func `changes of constraints cause layout, but no updates of constraints`() async throws {
    let journal = Journal()
    try await withApp { app in
      let parent = LoggingView("P", journal)
      let child = LoggingView("C", journal)
      parent.addSubview(child)
      try app.show(parent)
      child.translatesAutoresizingMaskIntoConstraints = false
      let width = child.widthAnchor.constraint(equalToConstant: 10)
      let left = child.leftAnchor.constraint(equalTo: parent.leftAnchor)
      let changes: [(String, () -> Void, [String])] = [
        ("activation", { NSLayoutConstraint.activate([width, left]) }, ["P", "C"]),
        ("new width", { width.constant = 20 }, ["P", "C"]),
        ("new position", { left.constant = 20 }, ["P"]),
        ("equal constant", { left.constant = 20 }, []),
        ("deactivation", { left.isActive = false }, ["P"]),
      ]
      for (name, change, expected) in changes {
        change()
        journal.clear()
        try app.idle()
        #expect(journal.lines == expected.map { "\($0).layoutSubviews" }, "\(name)")
      }
    }
  }

  @Test @MainActor func `layoutIfNeeded of a view sets its own frame`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 60),
        view.centerXAnchor.constraint(equalTo: content.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      ])
      view.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 125, y: 70, width: 50, height: 60))
    }
  }

  // layout-16: the engine solves once after a move into a window
  @Test @MainActor
  func `constraints that callbacks of a move activate are solved once`() async throws {
    final class Eager: UIView {
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 4).isActive = true
        topAnchor.constraint(equalTo: superview.topAnchor, constant: 5).isActive = true
      }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        widthAnchor.constraint(equalToConstant: 6).isActive = true
        heightAnchor.constraint(equalToConstant: 7).isActive = true
      }
    }
    try await withApp { app in
      let content = UIView()
      try app.show(content)
      let view = Eager()
      content.addSubview(view)
      #expect(view.frame == .zero)
      try app.idle()
      #expect(view.frame == CGRect(x: 4, y: 5, width: 6, height: 7))
      #expect(app.runtime.layoutCounts.solves == 1)
      #expect(app.runtime.layoutCounts.constraintChanges == 4)
    }
  }

  @Test @MainActor
  func `a detached tree keeps its constraints when it enters a window`() async throws {
    try await withApp { app in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = constrained(SizedView(10, 10), in: box)
      let right = view.rightAnchor.constraint(equalTo: box.rightAnchor)
      NSLayoutConstraint.activate([right, view.topAnchor.constraint(equalTo: box.topAnchor)])
      box.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 90, y: 0, width: 10, height: 10))
      try app.show(box)
      #expect(right.isActive)
      box.frame.size.width = 50
      try app.idle()
      #expect(view.frame == CGRect(x: 40, y: 0, width: 10, height: 10))
    }
  }

  @Test @MainActor func `an override without super leaves the frames`() async throws {
    final class Silent: UIView {
      override func layoutSubviews() {}
    }
    try await withApp { _ in
      let content = Silent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = constrained(SizedView(10, 10), in: content)
      view.leftAnchor.constraint(equalTo: content.leftAnchor).isActive = true
      content.layoutIfNeeded()
      #expect(view.frame == .zero)
    }
  }

  @Test @MainActor
  func `constraints changed in layout callbacks take effect in the same layout`() async throws {
    final class Early: UIViewController {
      let box = UIView()
      var seen: [CGFloat] = []
      private lazy var width = box.widthAnchor.constraint(equalToConstant: 1)
      override func viewDidLoad() {
        super.viewDidLoad()
        _ = constrained(box, in: view)
        width.isActive = true
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        width.constant = view.bounds.width / 2
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        seen.append(box.frame.width)
      }
    }
    try await withApp { app in
      let controller = Early()
      app.launch(LoggingAppDelegate(Journal(), root: controller))
      try app.idle()
      #expect(Set(controller.seen) == [195])
    }
  }

  @Test @MainActor func `an animated constant moves the view over time`() async throws {
    try await withApp { app in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      try app.show(content)
      let view = constrained(SizedView(10, 10), in: content)
      let left = view.leftAnchor.constraint(equalTo: content.leftAnchor)
      left.isActive = true
      try app.idle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        left.constant = 100
        content.layoutIfNeeded()
      }
      #expect(view.frame.minX == 100)
      try app.advance(by: .milliseconds(500))
      #expect(abs(view.presentationFrame.minX - 50) < 1)
    }
  }

  @Test @MainActor func `a frame is recorded when it changes, and once`() async throws {
    let trace = try await record { app in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(SizedView(10, 10), in: content)
      let left = view.leftAnchor.constraint(equalTo: content.leftAnchor)
      left.isActive = true
      content.layoutIfNeeded()
      content.setNeedsLayout()
      content.layoutIfNeeded()
      left.constant = 20
      content.layoutIfNeeded()
    }
    #expect(
      trace.frames == [
        Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 0, y: 0, width: 10, height: 10),
        Rect(x: 20, y: 0, width: 10, height: 10),
      ]
    )
  }

  @Test @MainActor
  func `a layout that changes a constraint without end is an error that names it`() async {
    var message = ""
    do {
      try await withRecording(RecordingContext.inMemory(title: "toggling")) { app in
        let view = Toggling()
        try app.show(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        try app.idle()
      }
    } catch {
      message = "\(error)"
    }
    #expect(message.contains("layout invalidates itself in Toggling.layoutSubviews"))
    #expect(message.contains(", where it changes <NSLayoutConstraint:"))
    #expect(message.contains(".width == "))
  }
}

/// A view whose layout changes its width each time.
private final class Toggling: UIView {
  private lazy var width = widthAnchor.constraint(equalToConstant: 1)

  override func layoutSubviews() {
    super.layoutSubviews()
    width.isActive = true
    width.constant = 3 - width.constant
  }
}
