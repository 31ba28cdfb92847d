import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Recorded bounds` {
  private func bounds(_ trace: Trace) -> [(Rect, clips: Bool)] {
    trace.events.filter { $0.name == .boundsProperty && $0.kind == .hierarchy }
      .map { ($0.frame, $0.flags.contains(.on)) }
  }

  @Test @MainActor func `state each new offset of a scroll view once`() async throws {
    let trace = try await record { _ in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 40, width: 300, height: 400))
      scroll.contentSize = CGSize(width: 300, height: 2000)
      scroll.contentOffset = CGPoint(x: 0, y: 120)
      scroll.contentOffset = CGPoint(x: 0, y: 120)
      scroll.frame.size.height = 500
      scroll.contentOffset = .zero
    }
    let found = bounds(trace)
    #expect(
      found.map(\.0) == [
        Rect(x: 0, y: 0, width: 300, height: 400), Rect(x: 0, y: 120, width: 300, height: 400),
        Rect(x: 0, y: 0, width: 300, height: 500),
      ]
    )
    #expect(found.allSatisfy { $0.clips })
  }

  @Test @MainActor func `recorded bounds belong to every view that has an origin or clips`()
    async throws
  {
    let trace = try await record { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.frame.size.width = 50
      view.bounds.origin.x = 7
      view.clipsToBounds = true
      view.layer.masksToBounds = false
    }
    let found = bounds(trace)
    #expect(found.map(\.0.x) == [7, 7, 7])
    #expect(found.map(\.clips) == [false, true, false])
  }

  @Test @MainActor func `recorded bounds place the rows of a scrolled table inside it`()
    async throws
  {
    let trace = try await record { app in
      let controller = UITableViewController()
      let rows = Rows()
      controller.tableView.dataSource = rows
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try await app.settle()
      app.scroll(controller.tableView, by: 600)
      try await app.settle()
      app.mark("scrolled")
      withExtendedLifetime(rows) {}
    }
    let history = TraceHistory(trace)
    let tree = try #require(history.tree(atMark: "scrolled"))
    let table = try #require(
      tree.nodes.first { history.subjects[$0.subject].className == "UITableView" }
    )
    let (bounds, frame) = (try #require(table.bounds), try #require(table.frame))
    #expect(table.clipsToBounds && bounds.y == 600)
    let tops = table.subviews.compactMap { tree.nodes[$0].frame }.filter { $0.height > 20 }
    #expect(!tops.isEmpty)
    for top in tops {
      let y = top.y - bounds.y
      #expect(y + top.height > 0 && y < frame.height)
    }
  }

  @Test @MainActor func `recorded bounds of a hidden window leave its views in a hidden window`()
    async throws
  {
    let trace = try await record { app in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.addSubview(ProbeView())
      window.makeKeyAndVisible()
      try await app.settle()
      window.isHidden = true
      try await app.settle()
      window.isHidden = false
    }
    let history = TraceHistory(trace)
    let states = { (name: String) in
      history.subjects.indices.filter { history.subjects[$0].className == name }
        .flatMap { history.bands[$0].map(\.state) }.filter { $0 != .detached }
    }
    #expect(states("UIWindow") == [.inHiddenWindow, .inWindow, .inHiddenWindow, .inWindow])
    let word: [StateBand.State] = [
      .waiting, .inHiddenWindow, .inWindow, .inHiddenWindow, .inWindow,
    ]
    #expect(states("ProbeView") == word)
  }
}

private final class ProbeView: UIView {}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
