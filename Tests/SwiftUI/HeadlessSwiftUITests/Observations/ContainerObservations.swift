import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct `Observations of containers` {
  // Observation: scrollview-lazy-100-gfrigerio
  @Test func `all rows of a stack in a scroll view appear, of a list the visible ones`()
    async throws
  {
    let log = Log()
    try await show(
      ScrollView {
        VStack {
          ForEach(0..<100) { row in
            Text("\(row)").frame(height: 44).onAppear { log.append("stack \(row)") }
          }
        }
      }
    )
    #expect(log.lines == (0..<100).map { "stack \($0)" })
    log.lines = []
    try await show(
      List {
        ForEach(0..<100) { row in
          Text("\(row)").onAppear { log.append("list \(row)") }
        }
      }
    )
    #expect((5..<50).contains(log.lines.count), "\(log.lines.count) rows")
    #expect(log.lines == (0..<log.lines.count).map { "list \($0)" })
  }

  // Observation: lazyvstack-786-axiom
  @Test func `a lazy stack keeps the state of rows that have disappeared`() async throws {
    let log = Log()
    try await place(
      ScrollView {
        LazyVStack { ForEach(0..<200) { Monitor("\($0)", log).frame(height: 44) } }
      },
      width: 390,
      height: 844
    ) { screen in
      let scrollView = try #require(screen.nodes("ScrollView").first)
      for offset in stride(from: 0, through: 8_000, by: 400) {
        scrollView.scroll(to: CGPoint(x: 0, y: Double(offset)))
        screen.update()
      }
      #expect(log.lines.contains("0.onDisappear"))
      #expect(!log.lines.contains { $0.hasSuffix("state-destroyed") })
      scrollView.scroll(to: .zero)
      screen.update()
      #expect(log.lines.filter { $0 == "0.state-created" }.count == 1)
      #expect(log.lines.filter { $0 == "0.onAppear" }.count == 2)
    }
  }

  // Observation: identity-opacity-ole
  @Test func `an opacity of 0 is no disappearance`() async throws {
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View { Monitor("M", log).opacity(control.isOn ? 1 : 0) }
    }
    let log = Log()
    let control = Control()
    try await show(Content(control: control, log: log)) { app, _ in
      for isOn in [false, true] {
        control.isOn = isOn
        try await app.settle()
      }
      #expect(log.lines == ["M.state-created", "M.onAppear"])
    }
  }
}
