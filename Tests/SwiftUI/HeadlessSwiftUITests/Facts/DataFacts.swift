import HeadlessCombine
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing
import TraceModel

private struct FirstKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct SecondKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

@Observable @MainActor
private final class Model {
  var value: Int
  init(value: Int = 0) { self.value = value }
}

private final class Published2: ObservableObject {
  @Published var first = false
  var second = false
}

private struct Reader: View {
  @Environment(\.first) private var first
  @Environment(\.second) private var second
  let log: Log
  var body: some View {
    let _ = log.append("body \(first) \(second)")
    Color.red.onAppear { log.append("onAppear \(first) \(second)") }
  }
}

@MainActor
struct `Facts of data` {
  @Test func `a value of the environment is readable in body and in onAppear`() async throws {
    let log = Log()
    try await show(Reader(log: log).environment(\.first, 1))
    #expect(log.lines == ["body 1 0", "onAppear 1 0"])
  }

  @Test func `the inner one of two values of the environment counts`() async throws {
    let log = Log()
    try await show(Reader(log: log).environment(\.first, 1).environment(\.first, 2))
    #expect(log.lines.first == "body 1 0")
  }

  @Test func `a transform changes the inherited value`() async throws {
    let log = Log()
    try await show(
      Reader(log: log).transformEnvironment(\.first) { $0 += 1 }.environment(\.first, 5)
    )
    #expect(log.lines.first == "body 6 0")
  }

  @Test func `a transform moves to another key`() async throws {
    struct Content: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.append("content")
        Reader(log: log)
          .transformEnvironment(model.value == 0 ? \.first : \.second) { $0 = model.value }
          .onAppear { model.value = 2 }
      }
    }
    let log = Log()
    try await show(Content(model: Model(), log: log))
    #expect(log.lines.filter { $0 == "content" }.count == 2)
    #expect(
      log.lines.filter { $0.hasPrefix("body") } == ["body 0 0", "body 0 2"]
    )
  }

  @Test func `a change of the environment evaluates only readers of the key`() async throws {
    struct Other: View {
      let log: Log
      @Environment(\.second) private var second
      var body: some View {
        let _ = log.append("other \(second)")
        Text("")
      }
    }
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        VStack {
          Reader(log: log)
          Other(log: log)
        }
        .environment(\.first, control.number)
      }
    }
    let control = Control()
    let log = Log()
    try await show(Content(control: control, log: log)) { app, _ in
      control.number = 7
      try await app.settle()
    }
    #expect(log.lines == ["body 0 0", "other 0", "onAppear 0 0", "body 7 0"])
  }

  @Test func `a modifier's body changes the environment of its content`() async throws {
    struct Writes: ViewModifier {
      func body(content: Content) -> some View { VStack { content.environment(\.first, 3) } }
    }
    let log = Log()
    try await show(Reader(log: log).modifier(Writes()))
    #expect(log.lines.first == "body 3 0")
  }

  @Test func `a modifier passes new content through a view that stores it`() async throws {
    struct Card<Content: View>: View {
      let content: Content
      var body: some View { VStack { content } }
    }
    struct Carded: ViewModifier {
      let log: Log
      func body(content: Content) -> some View {
        let _ = log.append("modifier")
        Card(content: content)
      }
    }
    struct Leaf: View {
      let number: Int
      let log: Log
      var body: some View {
        let _ = log.append("leaf \(number)")
        Text("\(number)")
      }
    }
    struct Parent: View {
      let control: Control
      let log: Log
      var body: some View { Leaf(number: control.number, log: log).modifier(Carded(log: log)) }
    }
    let control = Control()
    let log = Log()
    try await show(Parent(control: control, log: log)) { app, _ in
      control.number = 1
      try await app.settle()
    }
    #expect(log.lines == ["modifier", "leaf 0", "leaf 1"])
  }

  // Observation: env-observable-optional-nil
  @Test func `an observable object of the environment is optional in its optional form`()
    async throws
  {
    struct Child: View {
      @Environment(Model.self) private var model: Model?
      let log: Log
      var body: some View {
        Color.red.onAppear { log.append(model.map { "\($0.value)" } ?? "nil") }
      }
    }
    let log = Log()
    let none: Model? = nil
    try await show(
      VStack {
        Child(log: log).environment(none)
        Child(log: log).environment(Model(value: 1))
      }
    )
    #expect(log.lines == ["nil", "1"])
  }

  @Test func `an observable object of the environment is readable in onAppear`() async throws {
    struct Child: View {
      @Environment(Model.self) private var model
      let log: Log
      var body: some View { Color.red.onAppear { log.append("\(model.value)") } }
    }
    struct Content: View {
      @State private var model = Model(value: 1)
      let log: Log
      var body: some View { Child(log: log).environment(model) }
    }
    let log = Log()
    try await show(Content(log: log))
    #expect(log.lines == ["1"])
  }

  // Observation: env-object-onappear
  @Test func `an environment object is readable in onAppear`() async throws {
    struct Child: View {
      @EnvironmentObject private var model: Published2
      let log: Log
      var body: some View { Color.red.onAppear { log.append("\(model.second)") } }
    }
    struct Content: View {
      @State private var model = Published2()
      let log: Log
      var body: some View { Child(log: log).environmentObject(model) }
    }
    let log = Log()
    try await show(Content(log: log))
    #expect(log.lines == ["false"])
  }

  @Test func `a bindable object gives bindings to its properties`() async throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Color.red.onAppear { value = 1 } }
    }
    struct Content: View {
      let model: Model
      let log: Log
      var body: some View {
        let bindable = Bindable(model)
        Child(value: bindable.value).onAppear { log.append("\(model.value)") }
      }
    }
    let log = Log()
    try await show(Content(model: Model(), log: log))
    #expect(log.lines == ["1"])
  }

  @Test func `a body that reads an observable state is evaluated at its change`() async throws {
    struct Content: View {
      @State private var model = Model()
      let log: Log
      private var value: Int {
        get { model.value }
        nonmutating set { model.value = newValue }
      }
      var body: some View {
        let _ = log.append("body")
        (value == 0 ? Color.red : Color.blue)
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              if value == 0 { value = 1 }
            }
          }
          .id(value)
      }
    }
    let log = Log()
    try await show(Content(log: log))
    #expect(log.lines == ["body", "body"])
  }

  // Observation: body-observedobject-published
  // Fact: swiftui-12
  @Test(arguments: [true, false])
  func `only the child whose input changed is evaluated again`(isPublished: Bool) async throws {
    struct Leaf: View {
      let isOn: Bool
      let log: Log
      var body: some View {
        let _ = log.append("leaf")
        Text("\(isOn)")
      }
    }
    struct Owner: View {
      @StateObject private var model = Published2()
      let isPublished: Bool
      let log: Log
      var body: some View {
        let _ = log.append("content")
        VStack {
          Leaf(isOn: model.first, log: log)
          Leaf(isOn: model.second, log: log)
        }
        .onAppear { if isPublished { model.first.toggle() } else { model.second.toggle() } }
      }
    }
    struct Observer: View {
      @ObservedObject var model: Published2
      let isPublished: Bool
      let log: Log
      var body: some View {
        let _ = log.append("content")
        VStack {
          Leaf(isOn: model.first, log: log)
          Leaf(isOn: model.second, log: log)
        }
        .onAppear { if isPublished { model.first.toggle() } else { model.second.toggle() } }
      }
    }
    let owned = Log()
    try await show(Owner(isPublished: isPublished, log: owned))
    let observed = Log()
    try await show(Observer(model: Published2(), isPublished: isPublished, log: observed))
    for log in [owned, observed] {
      #expect(log.lines.filter { $0 == "content" }.count == (isPublished ? 2 : 1))
      #expect(log.lines.filter { $0 == "leaf" }.count == (isPublished ? 3 : 2))
    }
  }

  @Test func `a view logs the causes of its body`() async throws {
    struct Plain: View {
      var name = ""
      var body: some View {
        let _ = Self._logChanges()
        AnyView(EmptyView())
      }
    }
    struct Stateful: View {
      @State private var name = ""
      var body: some View {
        let _ = Self._logChanges()
        Text(name).onAppear { name = "changed" }
      }
    }
    let trace = try await show(
      VStack {
        Plain()
        Stateful()
      }
    )
    // The name of the suite contains other spaces in the metadata.
    let marks = trace.events.compactMap { event in
      event.kind == .mark
        ? trace.names[event.name].split(separator: ".").last.map { String($0) } : nil
    }
    #expect(
      marks == [
        "Plain: @self changed", "Stateful: @self, @identity, _name changed",
        "Stateful: _name changed",
      ]
    )
  }

  @Test func `a value that is a view becomes a wrapped view`() {
    #expect(AnyView(_fromValue: EmptyView()) != nil)
    #expect(AnyView(_fromValue: 1) == nil)
  }
}
