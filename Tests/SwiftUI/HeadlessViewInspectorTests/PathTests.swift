import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

@MainActor
struct PathTests {
  // facts.json inspect-04
  @Test func `paths lead through views of any type`() throws {
    let view = AnyView(VStack { EmptyView() })
    #expect(try view.inspect().find(ViewType.VStack.self).pathToRoot == "anyView().vStack()")
    #expect(
      try view.inspect().find(ViewType.EmptyView.self).pathToRoot
        == "anyView().vStack().emptyView(0)"
    )
  }

  // facts.json inspect-07
  @Test func `paths contain the indices of collections`() throws {
    let view = AnyView(ForEach(["0", "1", "2"], id: \.self) { Text($0) })
    #expect(try view.inspect().find(ViewType.ForEach.self).pathToRoot == "anyView().forEach()")
    #expect(try view.inspect().find(text: "2").pathToRoot == "anyView().forEach().text(2)")
  }

  // InspectorTests
  @Test func `the root of an inspection has an empty path`() throws {
    #expect(try EmptyView().inspect().pathToRoot.isEmpty)
    #expect(try EmptyView().inspect().emptyView().pathToRoot == "emptyView()")
    #expect(try Printing().inspect().pathToRoot.isEmpty)
    #expect(try Printing().inspect().text().pathToRoot == "view(Printing.self).text()")
    #expect(try Printing().inspect().text(0).pathToRoot == "view(Printing.self).text(0)")
  }

  // InspectorTests
  @Test func `parents are the levels of the path`() throws {
    let view = AnyView(
      Group {
        Text("")
        VStack {
          EmptyView()
          Printing().onAppear {}
        }
      }
    )
    let text = try view.inspect().anyView().group().vStack(1).view(Printing.self, 1).text()
    #expect(
      text.pathToRoot == "anyView().group().vStack(1).view(Printing.self, 1).text()"
    )
    #expect(
      try text.parent().pathToRoot == "anyView().group().vStack(1).view(Printing.self, 1)"
    )
    #expect(try text.parent().parent().pathToRoot == "anyView().group().vStack(1)")
    #expect(try text.parent().parent().vStack().pathToRoot == "anyView().group().vStack()")
    let group = try text.parent().parent().parent().group()
    let anyView = try group.parent()
    #expect(try anyView.anyView().isAbsent == false)
    #expect(message { try anyView.parent() } == "AnyView does not have parent")
    #expect(message { try view.inspect().parent() } == "AnyView does not have parent")
    #expect(try text.root().pathToRoot.isEmpty)
  }

  // InspectorTests
  @Test func `a parent of another type is reported with the path`() throws {
    let text = try AnyView(VStack { Printing() }).inspect().anyView().vStack()
      .view(Printing.self, 0).text()
    let error = message { try text.parent().group() }
    #expect(error?.hasPrefix("anyView().vStack().group() found ") == true)
    #expect(error?.hasSuffix("Printing instead of Group") == true)
  }

  // IDViewTests
  @Test func `an identity is not a level of paths and is found by its value`() throws {
    let view = VStack {
      Text("").id(5)
      Text("").id("test")
    }
    #expect(try view.inspect().find(viewWithId: 5).pathToRoot == "vStack().text(0)")
    #expect(try view.inspect().find(viewWithId: "test").pathToRoot == "vStack().text(1)")
    #expect(try EmptyView().id("abc").inspect().emptyView().id() == AnyHashable("abc"))
    #expect(
      message { try EmptyView().inspect().emptyView().id() }
        == "EmptyView does not have 'id' modifier"
    )
  }
}

private struct Printing: View {
  var body: some View { Text("abc") }
}
