import HeadlessUIKit
import Testing
import TraceModel

struct `Loading a view` {
  // load-05, load-08: reading the state loads no view; the view loads once
  @Test @MainActor func `a view loads once, at the first read`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let controller = LoggingViewController("c", journal)
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
      #expect(journal.lines.isEmpty)
      #expect(controller.view != nil)
      #expect(controller.view === controller.viewIfLoaded)
      #expect(journal.lines == ["c.loadView", "c.viewDidLoad"])
    }
  }

  // load-03
  @Test @MainActor func `a view that was set to nil loads again`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let controller = LoggingViewController("c", journal)
      let first: UIView = controller.view
      controller.view = nil
      #expect(!controller.isViewLoaded)
      #expect(controller.view !== first)
      let load = ["c.loadView", "c.viewDidLoad"]
      #expect(journal.lines == load + load)
    }
  }

  // layout-loadview-without-view-loop-kingcos: UIKit never stops, the runtime does
  @Test @MainActor
  func `loadView repeats up to a limit while viewDidLoad reads a view that was never set`()
    async throws
  {
    let journal = Journal()
    let trace = try await record { _ in
      let controller = ViewlessController("VC", journal)
      controller.onViewDidLoad = { _ = $0.view.bounds }
      #expect(controller.view.bounds.size == UIWindow.defaultSize)
    }
    let rounds = (0..<100).flatMap { _ in ["VC.loadView", "VC.viewDidLoad"] }
    #expect(journal.lines(observedIn: rounds) == rounds)
    #expect(trace.diagnostics(.recursiveLoadView).count == 1)
    #expect(trace.diagnostics(.recursiveLoadView).first?.hasSuffix("after 100 rounds") == true)
    #expect(trace.diagnostics(.loadWithoutView).isEmpty)
  }

  @Test @MainActor func `a loadView that sets no view results in an empty view`() async throws {
    let journal = Journal()
    let trace = try await record { _ in
      let controller = ViewlessController("VC", journal)
      #expect(controller.view != nil)
      #expect(controller.view === controller.viewIfLoaded)
    }
    let load = ["VC.loadView", "VC.viewDidLoad"]
    #expect(journal.lines(observedIn: load) == load)
    #expect(trace.diagnostics(.loadWithoutView).count == 1)
  }

  // contain-17
  @Test @MainActor func `addChild does not load the view`() async throws {
    try await withApp { _ in
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      #expect(child.parent === parent)
      #expect(!child.isViewLoaded)
      #expect(!parent.isViewLoaded)
    }
  }
}

private final class ViewlessController: LoggingViewController {
  override func loadView() { note("loadView") }
}
