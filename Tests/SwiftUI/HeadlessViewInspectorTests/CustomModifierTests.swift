import HeadlessCombine
import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

// The source of the tests is CustomViewModifierTests of the library.
@MainActor
struct CustomModifierTests {
  @Test func `a custom modifier is not a level of paths`() throws {
    let view = VStack {
      ModifiedContent(content: Text("Test"), modifier: Tagged())
      Text("Test").modifier(Tagged())
    }
    #expect(try view.inspect().vStack().text(1).pathToRoot == "vStack().text(1)")
    #expect(try Text("Test").modifier(Surrounding(log: Log())).inspect().text().string() == "Test")
  }

  @Test func `a modifier that is missing is reported with its index`() throws {
    let sut = EmptyView().onAppear {}
    #expect(
      message { try sut.inspect().emptyView().modifier(Tagged.self) }
        == "EmptyView does not have 'Tagged' modifier"
    )
    #expect(
      message { try sut.inspect().emptyView().modifier(Tagged.self, 1) }
        == "EmptyView does not have 'Tagged' modifier at index 1"
    )
  }

  @Test func `the modified view within a body is a level of its own`() throws {
    let view = EmptyView().modifier(Tagged())
    let content = try view.inspect().emptyView().modifier(Tagged.self).viewModifierContent()
    try content.callOnAppear()
    #expect(
      content.pathToRoot == "emptyView().modifier(Tagged.self).viewModifierContent()"
    )
  }

  @Test func `modifiers of one type have indices, inner modifiers first`() throws {
    let view = EmptyView()
      .modifier(Tagged(tag: 1))
      .modifier(Surrounding(log: Log()))
      .modifier(Tagged(tag: 2))
    let first = try view.inspect().emptyView().modifier(Tagged.self)
    #expect(try first.actualView().tag == 1)
    let second = try view.inspect().emptyView().modifier(Tagged.self, 1)
    #expect(try second.actualView().tag == 2)
    #expect(
      try second.viewModifierContent().pathToRoot
        == "emptyView().modifier(Tagged.self, 1).viewModifierContent()"
    )
    let content = try view.inspect().emptyView().modifier(Surrounding.self)
      .find(ViewType.ViewModifierContent.self)
    #expect(
      content.pathToRoot == "emptyView().modifier(Surrounding.self).vStack().viewModifierContent(1)"
    )
  }

  @Test func `what a body applies to its content applies to the view`() throws {
    let log = Log()
    let view = Text("Test").modifier(Logging(log: log))
    try view.inspect().text().callOnAppear()
    #expect(log.lines == ["appear"])
  }

  @Test func `what a body shows is found below the modifier`() throws {
    let sut = EmptyView().modifier(Surrounding(log: Log()))
    #expect(
      try sut.inspect().find(text: "before").pathToRoot
        == "emptyView().modifier(Surrounding.self).vStack().text(0)"
    )
    #expect(try sut.inspect().findAll(ViewType.EmptyView.self).count == 1)
  }

  @Test func `missing objects of a modifier block its body but not the view`() throws {
    let sut = EmptyView().modifier(Needing())
    #expect(
      message { try sut.inspect().emptyView().modifier(Needing.self, 0).text(1) }
        == "Needing is missing EnvironmentObjects: [\"model: Model\"]"
    )
    #expect(
      message { try sut.inspect().find(text: "obj1") }
        == """
        Search did not find a match. Possible blockers: Needing is missing EnvironmentObjects: \
        ["model: Model"]
        """
    )
    let complete = EmptyView().modifier(Needing()).environmentObject(Model())
    #expect(
      try complete.inspect().find(text: "obj1").pathToRoot
        == "emptyView().modifier(Needing.self).group().text(1)"
    )
    #expect(
      try complete.inspect().emptyView().modifier(Needing.self).group().viewModifierContent(0)
        .pathToRoot == "emptyView().modifier(Needing.self).group().viewModifierContent(0)"
    )
  }

  @Test func `a modifier without its content still has the modified view`() throws {
    struct Hiding: ViewModifier {
      func body(content: Content) -> some View { Text("instead") }
    }
    let sut = VStack { Text("a") }.modifier(Hiding())
    #expect(try sut.inspect().vStack().text(0).string() == "a")
    #expect(
      try sut.inspect().find(text: "instead").pathToRoot
        == "vStack().modifier(Hiding.self).text()"
    )
  }

  // seed article 001 inspects a modifier alone in the same way
  @Test func `a modifier is inspected without a view`() throws {
    #expect(try Surrounding(log: Log()).inspect().vStack().text(0).string() == "before")
    #expect(try Surrounding(log: Log()).inspect().vStack().viewModifierContent(1).isAbsent == false)
  }
}

private struct Tagged: ViewModifier {
  var tag = 0
  func body(content: Content) -> some View { content.onAppear {} }
}

private struct Logging: ViewModifier {
  let log: Log
  func body(content: Content) -> some View { content.onAppear { log.append("appear") } }
}

private struct Surrounding: ViewModifier {
  let log: Log
  func body(content: Content) -> some View {
    VStack {
      Text("before")
      content
    }
  }
}

private final class Model: ObservableObject {
  @Published var value = "obj1"
}

private struct Needing: ViewModifier {
  @EnvironmentObject var model: Model
  func body(content: Content) -> some View {
    Group {
      content
      Text(model.value)
    }
  }
}
