import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct `Observations of order` {
  // Observation: body-before-onappear-fatbobman, body-before-onappear-crash, doc-onappear
  @Test func `a view is initialized, evaluated, and appears, in this order`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      init(_ log: Log) {
        self.log = log
        log.append("init")
      }
      var body: some View {
        let _ = log.append("body")
        Text("Hello").onAppear { log.append("onAppear") }
      }
    }
    try await show(Content(log))
    #expect(log.lines == ["init", "body", "onAppear"])
  }

  // Observation: onappear-not-on-redraw-inon29
  @Test func `a view that is made again does not appear again`() async throws {
    let log = Log()
    let control = Control()
    struct Child: View {
      let number: Int
      let log: Log
      init(_ number: Int, _ log: Log) {
        self.number = number
        self.log = log
        log.append("init")
      }
      var body: some View {
        let _ = log.append("body")
        Text("\(number)").onAppear { log.append("onAppear") }
      }
    }
    struct Parent: View {
      let control: Control
      let log: Log
      var body: some View { VStack { Child(control.number, log) } }
    }
    try await show(Parent(control: control, log: log)) { app, _ in
      control.number = 1
      try await app.settle()
      #expect(log.lines == ["init", "body", "onAppear", "init", "body"])
    }
  }

  // Observation: ramble-onappear-blocks-frame, onappear-onchange-in-render-pass
  @Test func `onAppear runs within the first commit, on the stack of the update`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      var body: some View {
        Text("Hello").onAppear {
          log.append("start")
          DispatchQueue.main.async { log.append("next turn") }
          log.append("end")
        }
      }
    }
    try await show(Content(log: log))
    #expect(log.lines == ["start", "end", "next turn"])
  }

  // Observation: doc-ondisappear, lifetime-definition-ole
  @Test func `state lives from the insertion of a view to its removal`() async throws {
    let log = Log()
    let control = Control()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View { VStack { if control.isOn { Monitor("M", log) } } }
    }
    try await show(Content(control: control, log: log)) { app, _ in
      control.isOn = false
      try await app.settle()
      control.isOn = true
      try await app.settle()
      #expect(
        log.lines == [
          "M.state-created", "M.onAppear", "M.onDisappear", "M.state-destroyed",
          "M.state-created", "M.onAppear",
        ]
      )
    }
  }

  // Observation: onappear-animation-start-end-capibara
  @Test func `an animated insertion begins and an animated removal ends with its action`()
    async throws
  {
    let log = Log()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View { VStack { if control.isOn { Monitor("M", log) } } }
    }
    let control = Control()
    control.isOn = false
    try await show(Content(control: control, log: log)) { app, _ in
      withAnimation(.linear(duration: 1)) { control.isOn = true }
      try app.idle()
      #expect(log.lines == ["M.state-created", "M.onAppear"])
      try await app.settle()
      withAnimation(.linear(duration: 1)) { control.isOn = false }
      try await app.advance(by: .milliseconds(900))
      #expect(log.lines == ["M.state-created", "M.onAppear"])
      try await app.advance(by: .milliseconds(200))
      #expect(log.lines.suffix(2) == ["M.onDisappear", "M.state-destroyed"])
    }
  }

  // Observation: twoargs-onviewdidload-in-body, modifying-state-in-body-lab
  @Test func `a write during the evaluation of a body is lost and reported`() async throws {
    let log = Log()
    struct Content: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        let _ = { count += 1 }()
        let _ = log.append("\(count)")
        Text("\(count)")
      }
    }
    let trace = try await show(Content(log: log))
    #expect(log.lines == ["0"])
    #expect(
      trace.diagnostics.contains {
        $0.contains("Modifying state during view update, this will cause undefined behavior.")
      }
    )
  }
}
