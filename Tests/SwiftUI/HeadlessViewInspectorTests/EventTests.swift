import HeadlessCombine
import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

// The source of the tests is EventsModifiersTests of the library.
@MainActor
struct EventTests {
  // facts.json inspect-01
  @Test func `the action of a view is found among other modifiers and called once`() throws {
    let log = Log()
    let sut = EmptyView()
      .id(1)
      .onAppear { log.append("appear") }
      .onChange(of: 1) { _, _ in }
      .onDisappear { log.append("disappear") }
    try sut.inspect().emptyView().callOnAppear()
    #expect(log.lines == ["appear"])
    try sut.inspect().emptyView().callOnDisappear()
    #expect(log.lines == ["appear", "disappear"])
  }

  // facts.json swiftui-19 and article 001 of the seeds
  @Test func `the observer of a composed view receives its appearance`() throws {
    let observer = Observer()
    struct V1: View, Inspectable {
      let observer: any LifecycleObserving
      var body: some View {
        VStack { Text("Hello World!") }
          .addLifecycleObserver(observer)
      }
    }
    let view = V1(observer: observer)
    try view.inspect().vStack().callOnAppear()
    #expect(observer.onAppearCalled == 1)
    #expect(observer.onDisappearCalled == 0)
  }

  // InspectorTests
  @Test func `an action that is missing is reported`() throws {
    #expect(
      message { try EmptyView().id(1).inspect().emptyView().callOnAppear() }
        == "EmptyView does not have 'onAppear' modifier"
    )
    #expect(
      message { try EmptyView().onDisappear().onAppear(perform: nil).inspect().callOnDisappear() }
        == "EmptyView does not have 'onDisappear' modifier"
    )
  }

  // observations.json inspect-onchange-types
  @Test func `onChange is selected by the type of the value`() throws {
    let log = Log()
    let sut = EmptyView()
      .onChange(of: "str") { _, new in log.append("String \(new)") }
      .onChange(of: 1) { _, new in log.append("Int \(new)") }
    try sut.inspect().emptyView().callOnChange(newValue: "abc")
    try sut.inspect().emptyView().callOnChange(newValue: 5)
    #expect(log.lines == ["String abc", "Int 5"])
  }

  @Test func `onChange of one type is selected by the index, inner modifiers first`() throws {
    let log = Log()
    let sut = EmptyView()
      .onChange(of: "a") { log.append("first") }
      .onChange(of: "b") { log.append("second") }
    try sut.inspect().emptyView().callOnChange(newValue: "c")
    try sut.inspect().emptyView().callOnChange(newValue: "c", index: 1)
    #expect(log.lines == ["first", "second"])
    #expect(
      message { try sut.inspect().emptyView().callOnChange(newValue: "c", index: 2) }
        == "EmptyView does not have 'onChange' modifier at index 2"
    )
  }

  @Test func `the closure of the form of iOS 14 receives the new value`() throws {
    let log = Log()
    let sut = EmptyView().onChange(of: Optional("initial"), perform: { log.append($0 ?? "nil") })
    try sut.inspect().emptyView().callOnChange(newValue: Optional("expected"))
    #expect(log.lines == ["expected"])
  }

  @Test func `the old value is the present one unless the test gives another`() throws {
    let log = Log()
    let sut = EmptyView().onChange(of: 1) { old, new in log.append("\(old) → \(new)") }
    try sut.inspect().emptyView().callOnChange(newValue: 5)
    try sut.inspect().emptyView().callOnChange(oldValue: 3, newValue: 4)
    #expect(log.lines == ["1 → 5", "3 → 4"])
  }

  @Test func `a task is awaited`() async throws {
    let log = Log()
    let sut = EmptyView().onAppear {}.task {
      await Task.yield()
      log.append("task")
    }
    try await sut.inspect().emptyView().callTask()
    #expect(log.lines == ["task"])
  }

  @Test func `a task is selected by its id`() async throws {
    let log = Log()
    let sut = EmptyView()
      .task(id: 1) { log.append("1") }
      .task(id: "a") { log.append("a") }
    try await sut.inspect().emptyView().callTask(id: "a")
    #expect(log.lines == ["a"])
  }

  @Test func `the closure for a publisher receives a value of its type`() throws {
    let log = Log()
    let sut = EmptyView()
      .onReceive(PassthroughSubject<Int, Never>()) { log.append("Int \($0)") }
      .onReceive(PassthroughSubject<String, Never>()) { log.append("String \($0)") }
    try sut.inspect().emptyView().callOnReceive("a")
    #expect(log.lines == ["String a"])
  }

  // InspectorTests
  @Test func `the modifiers of a view are those of its parent in an inspection`() throws {
    let log = Log()
    let sut = AnyView(EmptyView()).onAppear { log.append("appear") }
    try sut.inspect().anyView().callOnAppear()
    try sut.inspect().anyView().emptyView().parent().callOnAppear()
    try sut.inspect().anyView().emptyView().parent().anyView().callOnAppear()
    #expect(log.lines.count == 3)
    #expect(
      message { try sut.inspect().anyView().emptyView().callOnAppear() }
        == "EmptyView does not have 'onAppear' modifier"
    )
  }

  // facts.json inspect-05
  @Test func `the modifiers of a container do not apply to its children`() throws {
    let sut = VStack { Text("") }.onAppear {}
    #expect(
      message { try sut.inspect().vStack().text(0).callOnAppear() }
        == "Text does not have 'onAppear' modifier"
    )
  }
}

@MainActor
private protocol LifecycleObserving {
  func onAppear()
  func onDisappear()
}

extension View {
  fileprivate func addLifecycleObserver(_ observer: any LifecycleObserving) -> some View {
    onAppear(perform: observer.onAppear).onDisappear(perform: observer.onDisappear)
  }
}

@MainActor
private final class Observer: LifecycleObserving {
  var onAppearCalled = 0
  var onDisappearCalled = 0
  func onAppear() { onAppearCalled += 1 }
  func onDisappear() { onDisappearCalled += 1 }
}
