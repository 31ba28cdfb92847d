import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceModel

/// Behavior that the compatibility tests of OpenSwiftUI, which run on Apple's SwiftUI, and published
/// console logs assert.
@MainActor
struct `Facts of appearance` {
  // Fact: swiftui-01
  @Test func `a wrapped empty view appears once`() async throws {
    let log = Log()
    try await show(AnyView(EmptyView()).onAppear { log.append("onAppear") })
    #expect(log.lines == ["onAppear"])
  }

  // Fact: swiftui-04
  @Test func `an action within an id runs again with a new identity`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var showsRed = false
      var body: some View {
        (showsRed ? Color.red : Color.blue)
          .onAppear {
            log.append("inner")
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              if !showsRed { showsRed.toggle() }
            }
          }
          .id(showsRed)
      }
    }
    try await show(Content(log: log))
    #expect(log.lines == ["inner", "inner"])
  }

  // Fact: swiftui-05
  @Test func `an action outside of an id runs once`() async throws {
    let log = Log()
    let control = Control()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        Color.red
          .onDisappear { log.append("inner disappears") }
          .id(control.number)
          .onAppear { log.append("outer") }
          .onDisappear { log.append("outer disappears") }
      }
    }
    try await show(Content(control: control, log: log)) { app, _ in
      for number in 1...3 {
        control.number = number
        try await app.settle()
      }
      #expect(log.lines.filter { $0 == "outer" }.count == 1)
      #expect(log.lines.filter { $0 == "inner disappears" }.count == 3)
      #expect(!log.lines.contains("outer disappears"))
    }
  }

  // Fact: swiftui-07
  @Test func `a write in onAppear is readable immediately`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var isOn = false
      @State private var number = 1
      var body: some View {
        AnyView(EmptyView()).onAppear {
          isOn.toggle()
          number += 1
          number += 1
          log.append("\(isOn) \(number)")
        }
      }
    }
    try await show(Content(log: log))
    #expect(log.lines == ["true 3"])
  }

  // Fact: swiftui-15
  @Test(arguments: [0, 1, 2])
  func `onAppear and onChange run as written and a task last`(order: Int) async throws {
    struct Content: View {
      let order: Int
      let log: Log
      func appear() { log.append("onAppear") }
      func change() { log.append("onChange") }
      var body: some View {
        switch order {
        case 0:
          Text("")
            .onAppear { appear() }
            .onChange(of: 0, initial: true) { change() }
            .task { log.append("task") }
        case 1:
          Text("")
            .task { log.append("task") }
            .onChange(of: 0, initial: true) { change() }
            .onAppear { appear() }
        default:
          Text("")
            .onAppear { appear() }
            .task { log.append("task") }
            .onChange(of: 0, initial: true) { change() }
        }
      }
    }
    let log = Log()
    try await show(Content(order: order, log: log))
    let actions = order == 1 ? ["onChange", "onAppear"] : ["onAppear", "onChange"]
    #expect(log.lines == actions + ["task"])
  }

  // Fact: swiftui-17
  @Test func `inner views appear and disappear before outer ones`() async throws {
    let log = Log()
    let control = Control()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        VStack {
          if control.isOn {
            VStack { Monitor("inner", log) }
              .onAppear { log.append("outer.onAppear") }
              .onDisappear { log.append("outer.onDisappear") }
          }
        }
      }
    }
    try await show(Content(control: control, log: log)) { app, _ in
      control.isOn = false
      try await app.settle()
      #expect(
        log.lines.filter { !$0.contains("state") } == [
          "inner.onAppear", "outer.onAppear", "inner.onDisappear", "outer.onDisappear",
        ]
      )
    }
  }

  // Fact: swiftui-18
  @Test func `writes of several states in one turn cause one body`() async throws {
    struct Content: View {
      let log: Log
      let control: Control
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let _ = log.append("body \(first) \(second) \(control.number)")
        Text("").onAppear {
          DispatchQueue.main.async {
            first = 1
            control.number = 1
            second = 1
            first = 2
          }
        }
      }
    }
    let log = Log()
    try await show(Content(log: log, control: Control()))
    #expect(log.lines == ["body 0 0 0", "body 2 1 1"])
  }

  @Test func `a view that hides its window disappears and appears again with its state`()
    async throws
  {
    let log = Log()
    try await show(VStack { Monitor("M", log) }) { app, controller in
      let window = try #require(controller.view.window)
      window.rootViewController = UIViewController()
      try await app.settle()
      window.rootViewController = controller
      try await app.settle()
      #expect(log.lines == ["M.state-created", "M.onAppear", "M.onDisappear", "M.onAppear"])
    }
  }
}
