import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@Observable @MainActor
private final class Model {
  var first = false
  @ObservationIgnored var second = false
}

private struct Leaf: View {
  let isOn: Bool
  let log: Log
  var body: some View {
    let _ = log.append("Leaf")
    if isOn { Text("on") } else { Text("off") }
  }
}

@MainActor
struct `Observations of bodies` {
  // Observation: body-observable-let
  // facts.json swiftui-12
  @Test func `a body that reads an observable object through a constant follows it`() async throws {
    struct Content: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.append("Content")
        VStack {
          Leaf(isOn: model.first, log: log)
          Leaf(isOn: model.second, log: log)
        }
        .onAppear { model.first.toggle() }
      }
    }
    let log = Log()
    try await show(Content(model: Model(), log: log))
    #expect(log.lines.filter { $0 == "Content" }.count == 2)
    #expect(log.lines.filter { $0 == "Leaf" }.count == 3)
  }

  // facts.json swiftui-12
  @Test func `a write of an ignored property evaluates no body`() async throws {
    struct Content: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.append("Content")
        VStack {
          Leaf(isOn: model.first, log: log)
          Leaf(isOn: model.second, log: log)
        }
        .onAppear { model.second.toggle() }
      }
    }
    let log = Log()
    try await show(Content(model: Model(), log: log))
    #expect(log.lines == ["Content", "Leaf", "Leaf"])
  }

  // Observation: body-not-reevaluated-without-change-sisoje
  @Test func `a body is not evaluated again without a change`() async throws {
    struct Content: View {
      let log: Log
      var body: some View {
        let _ = log.append("body")
        Text("Hello")
      }
    }
    let log = Log()
    try await show(Content(log: log)) { app, controller in
      try await app.advance(by: .seconds(1))
      controller.view.setNeedsLayout()
      try await app.settle()
    }
    #expect(log.lines == ["body"])
  }

  // Observation: logchanges-state-view
  @Test func `a first body names its causes as SwiftUI logs them`() async throws {
    struct WithState: View {
      @State private var name = ""
      var body: some View { AnyView(EmptyView()) }
    }
    struct WithoutState: View {
      var name = ""
      var body: some View { AnyView(EmptyView()) }
    }
    let trace = try await show(
      VStack {
        WithState()
        WithoutState()
      }
    )
    #expect(trace.bodyCauses(of: "WithState") == ["@self, @identity, _name"])
    #expect(trace.bodyCauses(of: "WithoutState") == ["@self"])
  }

  // Observation: equatableview-skips-body
  @Test func `an equatable view is evaluated only when it differs`() async throws {
    struct Parity: View, Equatable {
      let number: Int
      let log: Log
      var body: some View {
        let _ = log.append("body")
        Text("\(number)")
      }
      nonisolated static func == (first: Parity, second: Parity) -> Bool {
        first.number % 2 == second.number % 2
      }
    }
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View { Parity(number: control.number, log: log).equatable() }
    }
    let log = Log()
    let control = Control()
    try await show(Content(control: control, log: log)) { app, _ in
      control.number += 2
      try await app.settle()
      control.number += 2
      try await app.settle()
      #expect((1...3).contains(log.lines.count))
      let count = log.lines.count
      control.number += 1
      try await app.settle()
      #expect(log.lines.count == count + 1)
    }
  }
}
