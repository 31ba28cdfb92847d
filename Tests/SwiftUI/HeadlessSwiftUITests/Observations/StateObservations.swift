import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct `Observations of state` {
  // Observation: onappear-write-before-second-body-sisoje, foreach-remove-in-onappear
  @Test func `a write in onAppear lands in the same turn`() async throws {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var items = [6]
      var body: some View {
        let _ = DispatchQueue.main.async { log.append("after the first body: \(items.count)") }
        VStack { ForEach(items, id: \.self) { Monitor("\($0)", log) } }
          .onAppear { items.removeAll() }
      }
    }
    try await show(Content(log: log))
    #expect(log.lines.first == "6.state-created")
    #expect(
      log.lines.prefix { !$0.hasPrefix("after") }
        == ["6.state-created", "6.onAppear", "6.onDisappear", "6.state-destroyed"]
    )
    #expect(log.lines.contains("after the first body: 0"))
  }

  // Observation: state-observable-init-again-helje5
  @Test func `the initial value of a state is made at each initialization and used once`()
    async throws
  {
    let log = Log()
    @MainActor final class Tester {
      let number: Int
      init(_ log: Log) {
        number = log.lines.filter { $0.hasPrefix("Tester") }.count + 1
        log.append("Tester#\(number).init")
      }
    }
    struct Nested: View {
      let revision: Int
      let log: Log
      @State private var tester: Tester
      init(_ revision: Int, _ log: Log) {
        self.revision = revision
        self.log = log
        _tester = State(wrappedValue: Tester(log))
        log.append("Nested.init")
      }
      var body: some View {
        let _ = log.append("Nested.body(#\(tester.number))")
        Text("\(revision)")
      }
    }
    struct Parent: View {
      let control: Control
      let log: Log
      var body: some View { Nested(control.number, log) }
    }
    let control = Control()
    try await show(Parent(control: control, log: log)) { app, _ in
      control.number += 1
      try await app.settle()
    }
    #expect(
      log.lines == [
        "Tester#1.init", "Nested.init", "Nested.body(#1)",
        "Tester#2.init", "Nested.init", "Nested.body(#1)",
      ]
    )
  }

  // Observation: state-object-reinit-sequence-squires
  @Test func `a view that is made again sees the stored object`() async throws {
    let log = Log()
    @MainActor final class Model {
      let log: Log
      init(_ log: Log) {
        self.log = log
        log.append("Model.init")
      }
    }
    struct Child: View {
      @State private var model: Model
      let number: Int
      init(_ number: Int, _ log: Log) {
        self.number = number
        _model = State(wrappedValue: Model(log))
        log.append("View.init")
      }
      var body: some View {
        let _ = model.log.append("body of \(ObjectIdentifier(model).hashValue)")
        Text("\(number)")
      }
    }
    struct Parent: View {
      let control: Control
      let log: Log
      var body: some View { Child(control.number, log) }
    }
    let control = Control()
    try await show(Parent(control: control, log: log)) { app, _ in
      control.number += 1
      try await app.settle()
    }
    #expect(log.lines.count == 6)
    #expect(log.lines[3...4] == ["Model.init", "View.init"])
    #expect(log.lines[2] == log.lines[5])
  }
}
