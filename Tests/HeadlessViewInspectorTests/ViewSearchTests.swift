import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

@MainActor
struct DescentTests {
  // facts.json inspect-03
  @Test func `an index beyond the children of a stack is reported with their number`() throws {
    let view = VStack { Text("Test") }
    #expect(throws: InspectionError.viewIndexOutOfBounds(index: 1, count: 1)) {
      try view.inspect().vStack().text(1)
    }
  }

  // facts.json inspect-04
  @Test func `paths lead through the views of any type`() throws {
    let view = AnyView(VStack { EmptyView() })
    #expect(try view.inspect().find(ViewType.VStack.self).pathToRoot == "anyView().vStack()")
    #expect(
      try view.inspect().find(ViewType.EmptyView.self).pathToRoot
        == "anyView().vStack().emptyView(0)"
    )
  }
}
