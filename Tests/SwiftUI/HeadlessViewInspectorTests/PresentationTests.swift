import HeadlessSwiftUI
import HeadlessUIKit
import HeadlessViewInspector
import Testing
import TraceModel
import TraceRecorder

// The sources of the tests are SheetTests, FullScreenCoverTests, NavigationStackTests,
// NavigationLinkTests and NavigationDestinationTests of the library.
@MainActor
struct PresentationTests {
  @Test func `a sheet is absent until it is presented`() throws {
    #expect(
      message { try EmptyView().onAppear {}.inspect().emptyView().sheet() }
        == "EmptyView does not have 'sheet' modifier"
    )
    let binding = Binding(wrappedValue: false)
    let sut = EmptyView().sheet(isPresented: binding) { Text("abc") }
    #expect(message { try sut.inspect().emptyView().sheet() } == "View for Sheet is absent")
    #expect(message { try sut.inspect().find(text: "abc") } == "Search did not find a match")
    binding.wrappedValue = true
    let text = try sut.inspect().emptyView().sheet().text()
    #expect(try text.string() == "abc")
    #expect(text.pathToRoot == "emptyView().sheet().text()")
    #expect(
      try sut.inspect().find(text: "abc").pathToRoot == "emptyView().sheet().text()"
    )
  }

  @Test func `a sheet for an item is dismissed`() throws {
    let log = Log()
    let binding = Binding<Item?>(wrappedValue: Item(id: 6))
    let sut = EmptyView().sheet(item: binding, onDismiss: { log.append("dismissed") }) { item in
      Text("\(item.id)")
    }
    let sheet = try sut.inspect().emptyView().sheet()
    #expect(try sheet.text().string() == "6")
    try sheet.dismiss()
    #expect(binding.wrappedValue == nil)
    #expect(log.lines == ["dismissed"])
    #expect(message { try sut.inspect().sheet() } == "View for Sheet is absent")
  }

  @Test func `several sheets have indices, inner modifiers first`() throws {
    let sut = VStack {
      EmptyView()
        .sheet(isPresented: .constant(true)) {
          Text("title_1")
          Text("text_1")
        }
        .modifier(Presenting(isPresented: Binding(wrappedValue: true)))
    }
    let inner = try sut.inspect().vStack().emptyView(0).sheet().text(0)
    #expect(inner.pathToRoot == "vStack().emptyView(0).sheet().text(0)")
    let outer = try sut.inspect().vStack().emptyView(0).sheet(1).text()
    #expect(try outer.string() == "title_2")
    #expect(
      try sut.inspect().find(text: "title_2").pathToRoot
        == "vStack().emptyView(0).sheet(1).text()"
    )
    #expect(try sut.inspect().findAll(ViewType.Text.self).count == 3)
    #expect(try sut.inspect().find(ViewType.Sheet.self).text(1).string() == "text_1")
  }

  @Test func `a cover of the screen is absent until it is presented`() throws {
    let binding = Binding(wrappedValue: false)
    let sut = EmptyView().fullScreenCover(isPresented: binding) { Text("abc") }
    #expect(
      message { try sut.inspect().emptyView().fullScreenCover() }
        == "View for FullScreenCover is absent"
    )
    binding.wrappedValue = true
    let cover = try sut.inspect().emptyView().fullScreenCover()
    #expect(try cover.text().pathToRoot == "emptyView().fullScreenCover().text()")
    try cover.dismiss()
    #expect(binding.wrappedValue == false)
  }

  @Test func `the first page of a stack has no index`() throws {
    let view = AnyView(NavigationStack { Text("abc") })
    #expect(
      try view.inspect().find(ViewType.NavigationStack.self).pathToRoot
        == "anyView().navigationStack()"
    )
    #expect(
      try view.inspect().find(text: "abc").pathToRoot == "anyView().navigationStack().text()"
    )
    let several = NavigationStack {
      Text("1")
      Text("2")
    }
    #expect(try several.inspect().navigationStack().text().string() == "1")
    #expect(try several.inspect().navigationStack().text(1).string() == "2")
  }

  // observations.json inspect-navlink-active
  @Test func `the destination of a link without a binding is found`() throws {
    let view = AnyView(
      NavigationStack {
        NavigationLink(destination: Page(text: "Screen 1")) { Text("GoTo 1") }
        NavigationLink(destination: Page(text: "Screen 2")) { Text("GoTo 2") }
      }
    )
    #expect(
      try view.inspect().find(text: "Screen 2").pathToRoot
        == "anyView().navigationStack().navigationLink(1).view(Page.self).text()"
    )
    #expect(
      try view.inspect().find(text: "GoTo 2").pathToRoot
        == "anyView().navigationStack().navigationLink(1).labelView().text()"
    )
    #expect(
      message { try view.inspect().find(ViewType.NavigationLink.self).activate() }
        == """
        Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the \
        state value for reading or writing.
        """
    )
  }

  // observations.json inspect-navlink-active
  @Test func `the destination of an inactive link is absent`() throws {
    let first = Binding(wrappedValue: false)
    let view = NavigationStack {
      NavigationLink(destination: Page(text: "Screen 1"), isActive: first) { Text("GoTo 1") }
    }
    let sut = try view.inspect()
    #expect(message { try sut.find(text: "Screen 1") } == "Search did not find a match")
    let link = try sut.navigationStack().navigationLink()
    #expect(try link.isActive() == false)
    #expect(
      message { try link.view(Page.self) } == "View for NavigationLink's destination is absent"
    )
    try link.activate()
    #expect(first.wrappedValue)
    #expect(try link.isActive())
    #expect(try sut.find(text: "Screen 1").string() == "Screen 1")
    #expect(sut.findAll(ViewType.Text.self).count == 2)
    try link.deactivate()
    #expect(message { try sut.find(text: "Screen 1") } == "Search did not find a match")
  }

  @Test func `links that lead to each other are searched once`() throws {
    let sut = try NavigationStack { First() }.inspect()
    #expect(message { try sut.find(text: "unknown") } == "Search did not find a match")
    #expect(
      message { try sut.find(ViewType.Text.self, traversal: .depthFirst, where: { _ in false }) }
        == "Search did not find a match"
    )
    #expect(try sut.find(text: "B to A").string() == "B to A")
  }

  @Test func `a link has a value`() throws {
    let sut = try NavigationLink("Go", value: 42).inspect().navigationLink()
    #expect(try sut.value(Int.self) == 42)
    #expect(message { try sut.value(String.self) } == "Type mismatch: Int is not String")
    #expect(
      message { try sut.emptyView() } == "View for NavigationLink's destination is absent"
    )
    let other = NavigationLink(destination: EmptyView()) { Text("") }
    #expect(
      message { try other.inspect().navigationLink().value(Int.self) }
        == "Optional<NavigationLinkPresentedValue> does not have 'some' attribute"
    )
  }

  @Test func `a destination that a binding pushes is absent until then`() throws {
    let binding = Binding(wrappedValue: false)
    let sut = EmptyView().navigationDestination(isPresented: binding) { Text("abc") }
    #expect(
      message { try EmptyView().id(1).inspect().emptyView().navigationDestination() }
        == "EmptyView does not have 'navigationDestination' modifier"
    )
    #expect(
      message { try sut.inspect().emptyView().navigationDestination() }
        == "View for NavigationDestination is absent"
    )
    binding.wrappedValue = true
    let destination = try sut.inspect().emptyView().navigationDestination()
    #expect(try destination.text().pathToRoot == "emptyView().navigationDestination().text()")
    #expect(try destination.isPresented())
    #expect(try sut.inspect().find(text: "abc").string() == "abc")
    try destination.dismiss()
    #expect(try destination.isPresented() == false)
  }

  @Test func `pages of a path are found in the stack`() throws {
    let view = NavigationStack(path: Binding(wrappedValue: [7])) {
      Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
    }
    #expect(
      try view.inspect().find(text: "page 7").pathToRoot
        == "navigationStack().navigationDestination().text()"
    )
  }

  @Test func `the sheet of a hosted view is inspected`() async throws {
    let context = RecordingContext.inMemory(title: "test")
    try await withRecording(context) { app in
      let log = Log()
      let binding = Binding(wrappedValue: true)
      let view = Text("a").sheet(isPresented: binding, onDismiss: { log.append("dismissed") }) {
        Text("sheet").onAppear { log.append("appear") }
      }
      ViewHosting.host(view: view)
      try await app.settle()
      #expect(log.lines == ["appear"])
      let sut = try view.inspect()
      #expect(try sut.find(text: "sheet").string() == "sheet")
      ViewHosting.expel()
    }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct Presenting: ViewModifier {
  let isPresented: Binding<Bool>
  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) { Text("title_2") }
  }
}

private struct Page: View {
  let text: String
  var body: some View { Text(text) }
}

private struct First: View {
  var body: some View { NavigationLink(destination: Second()) { Text("A to B") } }
}

private struct Second: View {
  var body: some View { NavigationLink(destination: First()) { Text("B to A") } }
}
