import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct NavigationStackTests {
  private struct Stack: View {
    let control: PresentationControl
    let log: Log

    var body: some View {
      @Bindable var control = control
      NavigationStack(path: $control.path) {
        LoggedPage(name: "root", log: log)
          .navigationDestination(for: Int.self) { number in
            LoggedPage(name: "page \(number)", log: log)
          }
      }
      .onChange(of: control.path) { log.append("path \(control.path)") }
    }
  }

  private func navigation(in controller: UIViewController) -> UINavigationController? {
    controller.children.first as? UINavigationController
  }

  // observations.json nav-push-child-appears-first-comment-a, navstack-ole
  // observations.json navstack-destination-body-after-append-sisoje
  @Test func `a push lets the page appear before the transition and the root disappear after it`()
    async throws
  {
    let log = Log()
    let control = PresentationControl()
    try await show(Stack(control: control, log: log)) { app, _ in
      #expect(log.lines == ["root body", "root onAppear"])
      log.lines = []
      control.path = [1]
      try app.idle()
      log.append("in transition")
      try await app.settle()
      #expect(
        log.lines == [
          "page 1 body", "path [1]", "page 1 onAppear", "in transition", "root onDisappear",
        ]
      )
    }
  }

  // observations.json nav-pop-parent-appears-first-comment, ondisappear-after-state-gone-tca
  @Test func `a pop lets the root appear at the start and the page disappear at the end`()
    async throws
  {
    let log = Log()
    let control = PresentationControl()
    try await show(Stack(control: control, log: log)) { app, _ in
      control.path = [1]
      try await app.settle()
      log.lines = []
      control.path = []
      try app.idle()
      log.append("in transition")
      try await app.settle()
      #expect(
        log.lines == ["path []", "root onAppear", "in transition", "page 1 onDisappear"]
      )
    }
  }

  // observations.json sheet-gesture-state-late-fatbobman
  @Test func `a swipe back writes the path at its end`() async throws {
    let log = Log()
    let control = PresentationControl()
    try await show(Stack(control: control, log: log)) { app, controller in
      control.path = [1]
      try await app.settle()
      log.lines = []
      let navigation = navigation(in: controller)
      #expect(navigation?.beginInteractivePop() ?? false)
      try app.idle()
      #expect(control.path == [1])
      navigation?.finishInteractivePop()
      try await app.settle()
      #expect(control.path.isEmpty)
      #expect(log.lines == ["root onAppear", "page 1 onDisappear", "path []"])
    }
  }

  // observations.json interactive-pop-cancelled-parent-onappear
  @Test func `a cancelled swipe back lets the root appear and disappear`() async throws {
    let log = Log()
    let control = PresentationControl()
    try await show(Stack(control: control, log: log)) { app, controller in
      control.path = [1]
      try await app.settle()
      log.lines = []
      let navigation = navigation(in: controller)
      navigation?.beginInteractivePop()
      try app.idle()
      log.append("swiping")
      navigation?.cancelInteractivePop()
      try await app.settle()
      #expect(control.path == [1])
      #expect(log.lines == ["root onAppear", "swiping", "root onDisappear"])
    }
  }

  // observations.json navstack-restore-several-appear
  @Test func `all pages of a restored path appear`() async throws {
    let log = Log()
    let control = PresentationControl()
    control.path = [1, 2]
    try await show(Stack(control: control, log: log)) { app, _ in
      try await app.settle()
      #expect(
        log.lines.filter { !$0.hasSuffix("body") } == [
          "root onAppear", "page 1 onAppear", "page 2 onAppear", "root onDisappear",
          "page 1 onDisappear",
        ]
      )
    }
  }

  // observations.json navstack-ole
  @Test func `a covered page keeps its state and a popped one loses it`() async throws {
    struct Counter: View {
      @State private var model = Model()
      let log: Log
      var body: some View {
        Text("\(model.use(log))")
      }

      @MainActor final class Model {
        private var log: Log?
        func use(_ log: Log) -> Int {
          if self.log == nil { log.append("created") }
          self.log = log
          return 0
        }
        isolated deinit { log?.append("destroyed") }
      }
    }
    struct Root: View {
      let control: PresentationControl
      let log: Log
      var body: some View {
        @Bindable var control = control
        NavigationStack(path: $control.path) {
          Text("root").navigationDestination(for: Int.self) { _ in Counter(log: log) }
        }
      }
    }
    let log = Log()
    let control = PresentationControl()
    try await show(Root(control: control, log: log)) { app, _ in
      control.path = [1]
      try await app.settle()
      control.path = [1, 2]
      try await app.settle()
      #expect(log.lines == ["created", "created"])
      control.path = [1]
      try await app.settle()
      #expect(log.lines == ["created", "created", "destroyed"])
      control.path = []
      try await app.settle()
      #expect(log.lines.suffix(1) == ["destroyed"] && log.lines.count == 4)
    }
  }

  @Test func `the dismiss action pops the page`() async throws {
    struct Detail: View {
      @Environment(\.dismiss) var dismiss
      var body: some View {
        Text("detail").task {
          try? await Task.sleep(for: .seconds(2))
          dismiss()
        }
      }
    }
    struct Root: View {
      @State private var isShown = false
      let log: Log
      var body: some View {
        NavigationStack {
          Text("root")
            .navigationDestination(isPresented: $isShown) { Detail() }
            .onAppear {
              log.append("root onAppear")
              if log.lines.count == 1 { isShown = true }
            }
        }
        .onChange(of: isShown) { log.append("isShown \(isShown)") }
      }
    }
    let log = Log()
    try await show(Root(log: log)) { app, controller in
      try await app.settle()
      #expect(navigation(in: controller)?.viewControllers.count == 1)
    }
    #expect(
      log.lines == ["root onAppear", "isShown true", "isShown false", "root onAppear"]
    )
  }

  @Test func `a path can be encoded and decoded`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
  }
}
