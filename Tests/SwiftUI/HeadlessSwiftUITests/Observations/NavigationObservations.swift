import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The path of a navigation stack.
@Observable @MainActor
private final class Router {
  var path: [Int] = []
}

private struct Stack: View {
  @Bindable var router: Router
  let log: Log

  var body: some View {
    NavigationStack(path: $router.path) {
      Monitor("1", log)
        .navigationDestination(for: Int.self) { number in
          Monitor("\(number)", log)
            .onDisappear { log.append("path \(router.path)") }
        }
    }
  }
}

@MainActor
struct `Observations of navigation` {
  // Observation: navstack-ole, nav-push-child-appears-first-comment-a, framios-push-dismiss
  // Observation: nav-pop-parent-appears-first-comment, ondisappear-after-state-gone-tca
  @Test func `a push and a pop let the revealed view appear first and end popped state`()
    async throws
  {
    let log = Log()
    let router = Router()
    try await show(Stack(router: router, log: log)) { app, _ in
      router.path = [2]
      try app.idle()
      #expect(log.lines.suffix(2) == ["2.state-created", "2.onAppear"])
      try await app.settle()
      #expect(log.lines.last == "1.onDisappear")
      router.path = []
      try app.idle()
      #expect(log.lines.last == "1.onAppear")
      try await app.settle()
      #expect(
        log.lines == [
          "1.state-created", "1.onAppear", "2.state-created", "2.onAppear", "1.onDisappear",
          "1.onAppear", "2.onDisappear", "path []", "2.state-destroyed",
        ]
      )
    }
  }

  // Observation: navstack-destination-body-after-append-sisoje
  @Test func `a destination is evaluated after the path contains its value`() async throws {
    struct One: View {
      let router: Router
      let log: Log
      var body: some View {
        let _ = log.append("One.body")
        Text("1").navigationDestination(for: Int.self) { Two(number: $0, log: log) }
      }
    }
    struct Two: View {
      let number: Int
      let log: Log
      var body: some View {
        let _ = log.append("Two.body(\(number))")
        Text("2")
      }
    }
    struct Content: View {
      @Bindable var router: Router
      let log: Log
      var body: some View {
        NavigationStack(path: $router.path) { One(router: router, log: log) }
      }
    }
    let log = Log()
    let router = Router()
    try await show(Content(router: router, log: log)) { app, _ in
      #expect(log.lines == ["One.body"])
      router.path.append(1)
      try await app.settle()
      #expect(log.lines == ["One.body", "Two.body(1)"])
    }
  }

  // Observation: interactive-pop-cancelled-parent-onappear
  @Test func `a cancelled swipe back calls onAppear of the revealed view`() async throws {
    let log = Log()
    let router = Router()
    try await show(Stack(router: router, log: log)) { app, controller in
      router.path = [2]
      try await app.settle()
      let navigation = try #require(navigationController(below: controller))
      log.lines = []
      #expect(navigation.beginInteractivePop())
      navigation.updateInteractivePop(0.3)
      try app.idle()
      #expect(log.lines == ["1.onAppear"])
      navigation.cancelInteractivePop()
      try await app.settle()
      #expect(log.lines == ["1.onAppear", "1.onDisappear"])
      #expect(router.path == [2])
    }
  }

  // Observation: navstack-restore-several-appear
  @Test func `a stack that is shown with a path shows the top page over kept pages`() async throws {
    let log = Log()
    let router = Router()
    router.path = [2, 3]
    try await show(Stack(router: router, log: log)) { app, _ in
      #expect(log.lines.filter { $0.hasSuffix("onAppear") }.count > 1)
      #expect(log.lines.contains("3.onAppear"))
    }
  }

  // Observation: task-cancelled-on-push
  @Test func `a push cancels the task of the covered view`() async throws {
    struct Content: View {
      @Bindable var router: Router
      let log: Log
      var body: some View {
        NavigationStack(path: $router.path) {
          Text("list")
            .task {
              try? await Task.sleep(for: .seconds(100))
              log.append(Task.isCancelled ? "cancelled" : "finished")
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let log = Log()
    let router = Router()
    try await show(Content(router: router, log: log)) { app, _ in
      try await app.advance(by: .seconds(1))
      router.path = [1]
      try await app.advance(by: .seconds(2))
      #expect(log.lines == ["cancelled"])
    }
  }

  // Observation: combine-nav-view-destination-eager-janc
  @Test func `the destination of a link is made with each body of its parent`() async throws {
    @MainActor
    final class Presenter: ObservableObject {
      init(_ log: Log) { log.append("Presenter.init") }
    }
    struct Details: View {
      @ObservedObject var presenter: Presenter
      var body: some View { Text("details") }
    }
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        let _ = control.number
        NavigationStack {
          NavigationLink("details", destination: Details(presenter: Presenter(log)))
        }
      }
    }
    let log = Log()
    let control = Control()
    try await show(Content(control: control, log: log)) { app, _ in
      #expect(log.lines.count == 1)
      control.number += 1
      try await app.settle()
      #expect(log.lines.count == 2)
    }
  }

  // Observation: navview-deinit-order-ios14
  @Test func `a replaced stack releases its models from the root outwards`() async throws {
    struct Level: View {
      let name: String
      let log: Log
      @StateObject private var model: NamedModel
      init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        _model = StateObject(wrappedValue: NamedModel(name, log))
      }
      var body: some View {
        let _ = model.name
        Text(name)
      }
    }
    struct Content: View {
      let control: Control
      @Bindable var router: Router
      let log: Log
      var body: some View {
        if control.isOn {
          NavigationStack(path: $router.path) {
            Level("1", log).navigationDestination(for: Int.self) { Level("\($0)", log) }
          }
        } else {
          Text("replaced")
        }
      }
    }
    let log = Log()
    let router = Router()
    let control = Control()
    try await show(Content(control: control, router: router, log: log)) { app, _ in
      for level in 2...4 {
        router.path.append(level)
        try await app.settle()
      }
      control.isOn = false
      try await app.settle()
    }
    #expect(log.lines == ["1.deinit", "2.deinit", "3.deinit", "4.deinit"])
  }
}

/// An object that logs its end.
@MainActor
private final class NamedModel: ObservableObject {
  let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  isolated deinit { log.append("\(name).deinit") }
}

/// The navigation controller of a stack.
@MainActor
private func navigationController(below controller: UIViewController) -> UINavigationController? {
  if let navigation = controller as? UINavigationController { return navigation }
  for child in controller.children {
    if let navigation = navigationController(below: child) { return navigation }
  }
  return nil
}
