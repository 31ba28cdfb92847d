import HeadlessCombine
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// An object that logs its life.
@MainActor
private final class LoggedModel: ObservableObject {
  let name: String
  let log: Log
  @Published var value = 0

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    log.append("\(name).init")
  }

  isolated deinit { log.append("\(name).deinit") }
}

@MainActor
struct `Observations of objects` {
  private struct Owner: View {
    @StateObject private var model: LoggedModel
    let argument: Int
    let log: Log

    init(_ argument: Int, _ log: Log) {
      self.argument = argument
      self.log = log
      _model = StateObject(wrappedValue: LoggedModel("M\(argument)", log))
    }

    var body: some View {
      let _ = log.append("body \(argument) with \(model.name)")
      Text("\(argument)")
    }
  }

  private struct Parent: View {
    let control: Control
    let log: Log
    let hasID: Bool

    var body: some View {
      if hasID {
        Owner(control.number, log).id(control.number)
      } else {
        Owner(control.number, log)
      }
    }
  }

  // Observation: doc-stateobject, zddhub-id-resets-stateobject
  @Test func `a state object ignores new arguments until the identity changes`() async throws {
    let log = Log()
    let control = Control()
    try await show(Parent(control: control, log: log, hasID: false)) { app, _ in
      control.number = 1
      try await app.settle()
      #expect(log.lines == ["M0.init", "body 0 with M0", "body 1 with M0"])
    }
    let logWithID = Log()
    control.number = 0
    try await show(Parent(control: control, log: logWithID, hasID: true)) { app, _ in
      control.number = 1
      try await app.settle()
      #expect(
        logWithID.lines == [
          "M0.init", "body 0 with M0", "M1.init", "body 1 with M1", "M0.deinit",
        ]
      )
    }
  }

  // Observation: inspect-onreceive-after-send
  @Test func `state that onReceive writes is settled one turn later`() async throws {
    struct Content: View {
      let publisher: PassthroughSubject<Bool, Never>
      let log: Log
      @State private var flag = false
      var body: some View {
        let _ = log.append("body \(flag)")
        Text("\(flag)")
          .onReceive(publisher) { value in
            flag = value
            DispatchQueue.main.async { log.append("next turn \(flag)") }
          }
      }
    }
    let publisher = PassthroughSubject<Bool, Never>()
    let log = Log()
    try await show(Content(publisher: publisher, log: log)) { app, _ in
      publisher.send(true)
      try await app.settle()
    }
    #expect(log.lines.first == "body false")
    #expect(Set(log.lines.dropFirst()) == ["body true", "next turn true"])
  }

  // Observation: onreceive-published-vs-subject-bori
  @Test func `a publisher that each body makes anew is subscribed again and sends its value again`()
    async throws
  {
    @MainActor
    final class Model: ObservableObject {
      @Published var value = 0
      let subject = CurrentValueSubject<Int, Never>(0)
    }
    struct Content: View {
      let model: Model
      let control: Control
      let log: Log
      var body: some View {
        let _ = log.append("body \(control.number)")
        VStack {
          Text("published").onReceive(model.$value) { log.append("published \($0)") }
          Text("subject").onReceive(model.subject.eraseToAnyPublisher()) {
            log.append("subject \($0)")
          }
        }
      }
    }
    let model = Model()
    let control = Control()
    let log = Log()
    try await show(Content(model: model, control: control, log: log)) { app, _ in
      let initial = log.lines.count
      model.value = 1
      try await app.settle()
      #expect(log.lines.dropFirst(initial).filter { $0 == "published 1" }.count == 1)
      control.number = 1
      try await app.settle()
      #expect(log.lines.filter { $0 == "subject 0" }.count == 2)
    }
  }
}
