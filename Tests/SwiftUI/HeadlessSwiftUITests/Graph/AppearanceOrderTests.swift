import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct AppearanceOrderTests {
  // facts.json swiftui-16
  @Test func `actions run deepest first and tasks last`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      var body: some View {
        Group {
          VStack {
            Text("Hello")
              .task { log.append("Text task") }
              .onChange(of: 0, initial: true) { log.append("Text onChange") }
              .onAppear { log.append("Text onAppear") }
          }
          .task { log.append("VStack task") }
          .onChange(of: 0, initial: true) { log.append("VStack onChange") }
          .onAppear { log.append("VStack onAppear") }
        }
        .task { log.append("Group task") }
        .onChange(of: 0, initial: true) { log.append("Group onChange") }
        .onAppear { log.append("Group onAppear") }
      }
    }
    try await show(Content(log: log))
    #expect(
      log.lines.prefix(9) == [
        "Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear", "Group onChange",
        "Group onAppear", "Text task", "VStack task", "Group task",
      ]
    )
  }

  // facts.json swiftui-02 and swiftui-03
  @Test(arguments: [false, true])
  func `a new identity appears before the old one disappears unless the transition is the identity`(
    isIdentity: Bool
  ) async throws {
    let log = Log()
    struct Content: View {
      @State private var toggle = false
      let log: Log
      let isIdentity: Bool
      var body: some View {
        Color.red
          .onAppear {
            if log.lines.isEmpty {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { toggle.toggle() }
            }
            log.append(toggle ? "AT" : "AF")
          }
          .onDisappear { log.append(toggle ? "DT" : "DF") }
          .transition(isIdentity ? .identity : .opacity)
          .id(toggle)
      }
    }
    try await show(Content(log: log, isIdentity: isIdentity))
    let expected = isIdentity ? ["AF", "DT", "AT", "DT"] : ["AF", "AT", "DT", "DT"]
    #expect(log.lines == expected)
  }

  // facts.json swiftui-06
  @Test func `writes coalesce within a transaction`() async throws {
    let bodies = Log()
    let changes = Log()
    struct Content: View {
      @State private var value = 0
      let bodies: Log
      let changes: Log
      var body: some View {
        let _ = bodies.append("\(value)")
        Color.white
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { old, new in changes.append("\(old)-\(new)") }
      }
    }
    try await show(Content(bodies: bodies, changes: changes))
    #expect(bodies.lines == ["0", "2", "4"])
    #expect(changes.lines == ["0-2", "2-4"])
  }
}
