import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Observations of identity` {
  // Observation: identity-ifelse-ole, doc-wwdc21-lifetime
  @Test func `each branch of a condition has its own state`() async throws {
    let log = Log()
    let control = Control()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        VStack {
          if control.isOn { Monitor("on", log) } else { Monitor("off", log) }
        }
      }
    }
    try await show(Content(control: control, log: log)) { app, _ in
      control.isOn = false
      try await app.settle()
      control.isOn = true
      try await app.settle()
      #expect(
        log.lines == [
          "on.state-created", "on.onAppear",
          "off.state-created", "off.onAppear", "on.onDisappear", "on.state-destroyed",
          "on.state-created", "on.onAppear", "off.onDisappear", "off.state-destroyed",
        ]
      )
    }
  }

  // Observation: identity-id-ole
  @Test func `a changed id makes all state of the view new`() async throws {
    let log = Log()
    let control = Control()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View { VStack { Monitor("M", log) }.id(control.number) }
    }
    try await show(Content(control: control, log: log)) { app, _ in
      control.number += 1
      try await app.settle()
      #expect(
        log.lines == [
          "M.state-created", "M.onAppear", "M.state-created", "M.onAppear", "M.onDisappear",
          "M.state-destroyed",
        ]
      )
    }
  }

  // Observation: anyview-swap-keeps-subtree-comment
  @Test func `a wrapped view of the same type keeps its state`() async throws {
    let log = Log()
    let control = Control()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        let view =
          switch control.number {
          case 0: AnyView(Monitor("A", log))
          case 1: AnyView(Monitor("B", log))
          default: AnyView(VStack { Monitor("C", log) })
          }
        VStack { view }
      }
    }
    try await show(Content(control: control, log: log)) { app, _ in
      control.number = 1
      try await app.settle()
      #expect(log.lines == ["A.state-created", "A.onAppear"])
      control.number = 2
      try await app.settle()
      #expect(log.lines.suffix(4).contains("C.onAppear"))
      #expect(log.lines.suffix(4).contains("B.onDisappear"))
      #expect(log.lines.last == "A.state-destroyed")
    }
  }

  // Observation: switch-content-modifier-fires-per-branch
  @Test(arguments: [false, true])
  func `a modifier of bare conditional content acts for each branch`(isWrapped: Bool) async throws {
    enum Phase { case idle, loading, loaded }
    struct Content: View {
      let control: Control
      let log: Log
      let isWrapped: Bool
      @ViewBuilder var content: some View {
        switch control.number {
        case 0: Text("not requested")
        case 1: Color.red
        default: VStack { Text("loaded") }
        }
      }
      var body: some View {
        if isWrapped {
          VStack { content }.onDisappear { log.append("onDisappear") }
        } else {
          content.onDisappear { log.append("onDisappear") }
        }
      }
    }
    let log = Log()
    let control = Control()
    try await show(Content(control: control, log: log, isWrapped: isWrapped)) { app, _ in
      for number in 1...2 {
        control.number = number
        try await app.settle()
      }
      #expect(log.lines.count == (isWrapped ? 0 : 2))
    }
  }

  // Observation: group-empty-no-onappear
  @Test func `a group without members never appears, a wrapped empty view does`() async throws {
    let log = Log()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        Group { if !control.isOn { Text("member") } }
          .task { log.append("group task") }
          .onAppear { log.append("group") }
        AnyView(EmptyView()).onAppear { log.append("AnyView") }
      }
    }
    let control = Control()
    try await show(Content(control: control, log: log)) { app, _ in
      #expect(log.lines == ["AnyView"])
      control.isOn = false
      try await app.settle()
      #expect(log.lines == ["AnyView", "group", "group task"])
    }
  }

  // Observation: group-applies-to-each-child-tca
  // facts.json swiftui-13
  @Test(arguments: [15, 26])
  func `a modifier of a group acts for each member until iOS 15, then once`(
    major: Int
  )
    async throws
  {
    let log = Log()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        Group {
          Text("A")
          if control.isOn { Text("B") }
        }
        .onAppear { log.append("appear") }
        .onDisappear { log.append("disappear") }
      }
    }
    let control = Control()
    try await show(
      Content(control: control, log: log),
      behavior: BehaviorVersion(major: major)
    ) { app, _ in
      #expect(log.lines == (major > 15 ? ["appear"] : ["appear", "appear"]))
      control.isOn = false
      try await app.settle()
      #expect(log.lines.count == (major > 15 ? 1 : 3))
    }
    #expect(log.lines.filter { $0 == "appear" }.count == log.lines.count / 2)
  }
}
