import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct AlertTests {
  @Test func `a button of an alert writes the binding and runs its action`() async throws {
    struct Root: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        LoggedPage(name: "root", log: log)
          .alert("Delete?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { log.append("delete") }
            Button("Keep", role: .cancel) {}
          } message: {
            Text("It is gone for ever.")
          }
          .onChange(of: isShown) { log.append("isShown \(isShown)") }
      }
    }
    let log = Log()
    try await show(Root(log: log)) { app, controller in
      try await app.settle()
      let alert = try #require(controller.presentedViewController as? UIAlertController)
      #expect(alert.title == "Delete?")
      #expect(alert.message == "It is gone for ever.")
      #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
      log.lines = []
      alert.tap(alert.actions[0])
      try await app.settle()
      #expect(controller.presentedViewController == nil)
      // The presenter does not disappear behind an alert.
      #expect(log.lines.filter { !$0.hasSuffix("body") }.sorted() == ["delete", "isShown false"])
    }
  }

  @Test func `an alert without buttons has one that closes it`() async throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        Text("root").alert(isPresented: $isShown) { Alert(title: Text("Done")) }
      }
    }
    try await show(Root()) { app, controller in
      try await app.settle()
      let alert = try #require(controller.presentedViewController as? UIAlertController)
      #expect(alert.actions.map(\.title) == ["OK"])
      alert.tap(alert.actions[0])
      try await app.settle()
      #expect(controller.presentedViewController == nil)
    }
  }
}
