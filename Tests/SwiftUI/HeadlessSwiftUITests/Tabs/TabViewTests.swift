import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct TabViewTests {
  private struct Tabs: View {
    let selection: TabControl
    let log: Log
    let count: Int

    var body: some View {
      @Bindable var selection = selection
      TabView(selection: $selection.tab) {
        ForEach(0..<count, id: \.self) { number in
          LoggedPage(name: "\(number)", log: log)
            .tabItem { Text("Tab \(number)") }
            .badge(number)
            .tag(number)
        }
      }
    }
  }

  // observations.json tabview-ole, tabview-lazy-ios18-swiftyplace
  // observations.json tabview-onappear-eager-ios17-swiftyplace
  @Test(arguments: [17, 18])
  func `all tabs have state at the first show and the hidden ones appear by version`(
    major: Int
  ) async throws {
    let log = Log()
    let selection = TabControl()
    let tabs = Tabs(selection: selection, log: log, count: 2)
    try await show(tabs, behavior: BehaviorVersion(major: major)) { app, controller in
      #expect(log.lines.filter { $0.hasSuffix("body") } == ["0 body", "1 body"])
      let appeared = log.lines.filter { $0.hasSuffix("onAppear") }
      #expect(appeared == (major == 17 ? ["0 onAppear", "1 onAppear"] : ["0 onAppear"]))
      let bar = controller.children.first as? UITabBarController
      #expect(bar?.viewControllers?.map(\.tabBarItem.title) == ["Tab 0", "Tab 1"])
      #expect(bar?.viewControllers?.map(\.tabBarItem.badgeValue) == [nil, "1"])
      log.lines = []
      bar?.tapTab(at: 1)
      try await app.settle()
      #expect(selection.tab == 1)
      let new = major == 17 ? [] : ["1 onAppear"]
      #expect(log.lines == new + ["0 onDisappear"])
      log.lines = []
      selection.tab = 0
      try await app.settle()
      #expect(log.lines == ["0 onAppear", "1 onDisappear"])
    }
  }

  // observations.json page-tab-three-pages-heckel
  @Test func `the page style keeps three pages`() async throws {
    let log = Log()
    let selection = TabControl()
    let tabs = Tabs(selection: selection, log: log, count: 6).tabViewStyle(.page)
    try await show(tabs) { app, controller in
      let pager = controller.children.first as? UIPageViewController
      for _ in 0..<5 {
        pager?.beginInteractivePageTurn(.forward)
        pager?.finishInteractivePageTurn()
        try await app.settle()
      }
      for _ in 0..<2 {
        pager?.beginInteractivePageTurn(.reverse)
        pager?.finishInteractivePageTurn()
        try await app.settle()
      }
      #expect(selection.tab == 3)
      #expect(
        log.lines.filter { !$0.hasSuffix("body") } == [
          "0 onAppear", "1 onAppear", "2 onAppear", "0 onDisappear", "3 onAppear",
          "1 onDisappear", "4 onAppear", "2 onDisappear", "5 onAppear", "2 onAppear",
          "5 onDisappear", "1 onAppear", "4 onDisappear",
        ]
      )
    }
  }
}

/// The selection that a test changes from outside of the views.
@Observable @MainActor
final class TabControl {
  var tab = 0
}
