import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct `Observations of actions` {
  // Observation: onchange-bool-three-turns
  @Test func `changes of separate turns each run the action`() async throws {
    let log = Log()
    struct Content: View {
      @State private var isOn = false
      let log: Log
      var body: some View {
        Color.red
          .onAppear {
            log.append("onAppear")
            isOn = true
            DispatchQueue.main.async {
              isOn = false
              DispatchQueue.main.async { isOn = true }
            }
          }
          .onChange(of: isOn) { log.append("onChange") }
      }
    }
    try await show(Content(log: log))
    #expect(log.lines == ["onAppear", "onChange", "onChange", "onChange"])
  }

  // Observation: doc-onchange-old-closure, doc-onchange-new-closure
  @Test func `the closure of iOS 14 sees the state before the change, that of iOS 17 after it`()
    async throws
  {
    let log = Log()
    struct Content: View {
      let log: Log
      let number: Int
      let other: Int
      var body: some View {
        Color.red
          .onChange(of: number, perform: { new in log.append("old form \(new): \(other)") })
          .onChange(of: number) { log.append("new form: \(other)") }
          .onChange(of: number) { old, new in log.append("\(old) → \(new): \(other)") }
      }
    }
    struct Parent: View {
      let control: Control
      let log: Log
      var body: some View {
        Content(log: log, number: control.number, other: control.number * 10)
      }
    }
    let control = Control()
    try await show(Parent(control: control, log: log)) { app, _ in
      control.number = 1
      try await app.settle()
    }
    #expect(log.lines == ["old form 1: 0", "new form: 10", "0 → 1: 10"])
  }

  // Observation: task-no-id-once
  @Test func `a task starts once with the appearance`() async throws {
    let log = Log()
    try await show(Color.red.task { log.append("task") })
    #expect(log.lines == ["task"])
  }

  // Observation: task-write-causes-second-body-sisoje
  @Test func `a write in a task evaluates a second body`() async throws {
    let log = Log()
    struct Content: View {
      @State private var number = 0
      let log: Log
      var body: some View {
        let _ = log.append("body \(number)")
        Text("\(number)")
          .onAppear { log.append("onAppear") }
          .task {
            log.append("task")
            number += 1
          }
      }
    }
    try await show(Content(log: log))
    #expect(log.lines == ["body 0", "onAppear", "task", "body 1"])
  }

  // Observation: doc-task
  @Test(arguments: [false, true])
  func `a task is cancelled when its view disappears or its identity ends`(
    byID: Bool
  )
    async throws
  {
    let log = Log()
    struct Content: View {
      let control: Control
      let log: Log
      let byID: Bool
      var body: some View {
        VStack {
          if byID || control.isOn {
            Text("work")
              .task {
                log.append("start")
                try? await Task.sleep(for: .seconds(100))
                log.append(Task.isCancelled ? "cancelled" : "finished")
              }
              .id(control.isOn)
          }
        }
      }
    }
    let control = Control()
    let trace = try await show(Content(control: control, log: log, byID: byID)) { app, _ in
      try await app.advance(by: .seconds(1))
      control.isOn = false
      try await app.advance(by: .seconds(1))
      #expect(log.lines.filter { $0 == "cancelled" }.count == 1)
      #expect(log.lines.filter { $0 == "start" }.count == (byID ? 2 : 1))
    }
    #expect(trace.nodeCallbacks().contains("Text.task.cancel"))
  }

  // Observation: task-inner-unstructured-not-cancelled
  @Test func `an unstructured task within a task is not cancelled`() async throws {
    let log = Log()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        VStack {
          if control.isOn {
            Text("work").task {
              Task {
                try? await Task.sleep(for: .seconds(10))
                log.append(Task.isCancelled ? "inner cancelled" : "inner finished")
              }
              log.append("task ends")
            }
            .onDisappear { log.append("onDisappear") }
          }
        }
      }
    }
    let control = Control()
    try await show(Content(control: control, log: log)) { app, _ in
      try await app.advance(by: .seconds(1))
      control.isOn = false
      try await app.settle()
    }
    #expect(log.lines == ["task ends", "onDisappear", "inner finished"])
  }

  // Observation: phillip-task-after-frame
  @Test func `a new id cancels the running task before the next one starts`() async throws {
    let log = Log()
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        Text("work").task(id: control.number) {
          let number = control.number
          log.append("start \(number)")
          try? await Task.sleep(for: .seconds(10))
          log.append("\(Task.isCancelled ? "cancelled" : "finished") \(number)")
        }
      }
    }
    let control = Control()
    let trace = try await show(Content(control: control, log: log)) { app, _ in
      try await app.advance(by: .seconds(1))
      control.number = 1
      try await app.settle()
    }
    #expect(log.lines.contains("cancelled 0"))
    #expect(log.lines.last == "finished 1")
    #expect(trace.nodeCallbacks() == ["Text.task", "Text.task.cancel", "Text.task"])
  }

  // Observation: preference-change-on-first-show, preference-before-onappear
  @Test func `the first preference that differs from the default is a change`() async throws {
    struct Key: PreferenceKey {
      static let defaultValue = "default"
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    let log = Log()
    try await show(
      VStack {
        Color.red
          .preference(key: Key.self, value: "changed")
          .onPreferenceChange(Key.self) { log.append("change to \($0)") }
        Color.red
          .preference(key: Key.self, value: "default")
          .onPreferenceChange(Key.self) { log.append("no change: \($0)") }
      }
      .onAppear { log.append("onAppear") }
    )
    #expect(log.lines == ["change to changed", "onAppear"])
  }
}
