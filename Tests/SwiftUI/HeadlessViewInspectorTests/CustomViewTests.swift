import HeadlessCombine
import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

@MainActor
struct CustomViewTests {
  // CustomViewTests
  @Test func `the body of a view is entered with and without its type`() throws {
    let sut = Simple()
    #expect(try sut.inspect().emptyView().pathToRoot == "view(Simple.self).emptyView()")
    #expect(
      try sut.inspect().view(Simple.self).emptyView().pathToRoot
        == "view(Simple.self).emptyView()"
    )
    #expect(try sut.inspect().view(Simple.self).emptyView(0).isAbsent == false)
  }

  // CustomViewTests
  @Test func `a view in a stack has an index in the path`() throws {
    #expect(
      try VStack { Simple() }.inspect().vStack().view(Simple.self, 0).pathToRoot
        == "vStack().view(Simple.self, 0)"
    )
    #expect(
      try AnyView(Simple()).inspect().anyView().view(Simple.self).pathToRoot
        == "anyView().view(Simple.self)"
    )
  }

  // CustomViewTests
  @Test func `views of the framework are refused with the call that finds them`() throws {
    let sut = try Simple().inspect().view(Simple.self)
    #expect(
      message { try sut.find(EmptyView.self) }
        == "Please use .find(ViewType.EmptyView.self) instead of .find(EmptyView.self) inspection call."
    )
    #expect(
      message { try sut.view(EmptyView.self) }
        == """
        Please replace .view(EmptyView.self) inspection call with .emptyView() or \
        .find(ViewType.EmptyView.self)
        """
    )
    #expect(
      message { try sut.view(EmptyView.self, 0) }
        == "Please replace .view(EmptyView.self, 0) inspection call with .emptyView(0)"
    )
  }

  // CustomViewTests
  @Test func `names with the same prefix are different views`() throws {
    let sut = try AnyView(Names()).inspect()
    #expect(try sut.find(Names.self).pathToRoot == "anyView().view(Names.self)")
    #expect(
      try sut.find(Name.self).pathToRoot
        == "anyView().view(Names.self).forEach().view(Name.self, 0)"
    )
  }

  // CustomViewTests
  @Test func `generic arguments are not compared before the view is read`() throws {
    let sut = try AnyView(Container<String>()).inspect()
    #expect(
      try sut.find(Container<String>.self).pathToRoot == "anyView().view(Container<EmptyView>.self)"
    )
    #expect(
      try sut.find(Container<String>.Inner.self).pathToRoot
        == "anyView().view(Container<EmptyView>.self).view(Inner.self)"
    )
    let view = try sut.find(Container<Int>.Inner.self)
    let error = message { try view.actualView() }
    #expect(error?.hasPrefix("Type mismatch: ") == true)
    #expect(error?.hasSuffix("Container<Swift.Int>.Inner") == true)
  }

  // CustomViewBuilderTests
  @Test func `a view with a builder shows its blocks`() throws {
    let sut = Builder { Text("Test") }
    #expect(try sut.inspect().text(0).string() == "Test")
    #expect(
      message { try sut.inspect().text(1) }
        == "Enclosed view index '1' is out of bounds: '0 ..< 1'"
    )
    let view = VStack {
      Builder {
        Text("Test")
        EmptyView()
      }
    }
    #expect(
      try view.inspect().find(text: "Test").pathToRoot
        == "vStack().view(Builder<EmptyView>.self, 0).text(0)"
    )
  }

  // CustomViewBuilderTests
  @Test func `nested builders have a level each`() throws {
    let sut = try Wrapper { Wrapper { Text("test") } }.inspect()
    #expect(try sut.find(Wrapper<Wrapper<Text>>.self).pathToRoot == "view(Wrapper<EmptyView>.self)")
    #expect(
      try sut.find(ViewType.Text.self).pathToRoot
        == "view(Wrapper<EmptyView>.self).view(Wrapper<EmptyView>.self).text()"
    )
  }

  // NavigationLinkTests
  @Test func `a view that contains itself is searched to its end`() throws {
    let sut = Tree(
      item: .init(
        name: "Root",
        children: [.init(name: "A", children: [.init(name: "A.1"), .init(name: "A.2")])]
      )
    )
    #expect(
      try sut.inspect().find(text: "A.2").pathToRoot
        == """
        view(Tree.self).vStack().forEach(1).view(Tree.self, 0).vStack().forEach(1)\
        .view(Tree.self, 1).vStack().text(0)
        """
    )
  }

  // CustomViewTests
  @Test func `changes of an observed object are visible in the same inspection`() throws {
    let model = Model()
    let sut = try Observing(model: model).inspect()
    #expect(try sut.text().string() == "obj1")
    model.value = "abc"
    #expect(try sut.text().string() == "abc")
  }

  // EnvironmentObjectInjectionTests
  @Test func `objects of the environment reach the inspected view`() throws {
    let model = Model()
    let sut = Reading().environmentObject(model)
    #expect(try sut.inspect().view(Reading.self).text().string() == "obj1")
    #expect(try sut.inspect().view(Reading.self).actualView().model === model)
  }

  // observations.json inspect-env-missing, EnvironmentObjectInjectionTests
  @Test func `missing objects of the environment block a search`() throws {
    #expect(
      message { try Needy().inspect().find(ViewType.Text.self) }
        == """
        Search did not find a match. Possible blockers: Needy is missing EnvironmentObjects: \
        ["second: Other", "first: Model"]
        """
    )
    #expect(
      message { try Needy().environmentObject(Model()).inspect().find(ViewType.Text.self) }
        == """
        Search did not find a match. Possible blockers: Needy is missing EnvironmentObjects: \
        ["second: Other"]
        """
    )
    let view = VStack { Needy() }
    #expect(try view.inspect().vStack().view(Needy.self, 0).isAbsent == false)
  }
}

private struct Simple: View {
  var body: some View { EmptyView() }
}

private struct Name: View {
  var body: some View { EmptyView() }
}

private struct Names: View {
  var body: some View { ForEach(0..<1) { _ in Name() } }
}

private struct Container<Value>: View {
  struct Inner: View {
    var body: some View { EmptyView() }
  }
  var body: some View { Inner() }
}

private struct Builder<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.onAppear {} }
}

private struct Wrapper<Content: View>: View {
  @ViewBuilder let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  var body: some View { content() }
}

private struct Tree: View {
  struct Item {
    let name: String
    var children: [Item] = []
  }
  let item: Item
  var body: some View {
    VStack {
      Text(item.name)
      ForEach(item.children, id: \.name) { Tree(item: $0) }
    }
  }
}

private final class Model: ObservableObject {
  @Published var value = "obj1"
}

private final class Other: ObservableObject {}

private struct Observing: View {
  @ObservedObject var model: Model
  var body: some View { Text(model.value) }
}

private struct Reading: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.value) }
}

private struct Needy: View {
  @EnvironmentObject var second: Other
  private var number = 0
  @EnvironmentObject var first: Model
  var body: some View { Text("\(first.value) \(second === second)") }
}
