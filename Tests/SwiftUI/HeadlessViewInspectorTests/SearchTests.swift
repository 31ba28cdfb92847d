import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

// The source of the tests is ViewSearchTests of the library and its guide.
@MainActor
struct SearchTests {
  @Test func `find searches level by level, and findAll branch by branch`() throws {
    let view = VStack {
      VStack { VStack { Text("deep") } }
      Text("shallow")
    }
    #expect(try view.inspect().find(ViewType.Text.self).string() == "shallow")
    #expect(
      try view.inspect().find(ViewType.Text.self, traversal: .depthFirst).string() == "deep"
    )
    #expect(
      try view.inspect().findAll(ViewType.Text.self).map { try $0.string() } == ["deep", "shallow"]
    )
  }

  @Test func `matches are skipped in the order of the search`() throws {
    let view = VStack {
      Group { Text("1") }
      Text("2")
      Text("3")
    }
    let all = try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    #expect(all == ["1", "2", "3"])
    for (index, string) in all.enumerated() {
      let found = try view.inspect().find(
        ViewType.Text.self,
        traversal: .depthFirst,
        skipFound: index
      )
      #expect(try found.string() == string)
    }
    #expect(
      message { try view.inspect().find(ViewType.Text.self, skipFound: 3) }
        == "Search did only find 3 matches"
    )
  }

  @Test func `a search without a match throws and findAll is empty`() throws {
    let view = VStack { Text("a") }
    #expect(message { try view.inspect().find(text: "b") } == "Search did not find a match")
    #expect(try view.inspect().findAll(ViewType.EmptyView.self).isEmpty)
    #expect(
      message { try view.inspect().find(ViewType.Text.self, relation: .parent) }
        == "Search did not find a match"
    )
  }

  @Test func `a search for a parent leads outwards`() throws {
    let view = AnyView(VStack { Group { Text("a") } })
    let text = try view.inspect().find(text: "a")
    #expect(
      try text.find(ViewType.VStack.self, relation: .parent).pathToRoot == "anyView().vStack()"
    )
    #expect(try text.find(ViewType.AnyView.self, relation: .parent).pathToRoot == "anyView()")
    #expect(
      try view.inspect().find(ViewType.Group.self, containing: "a").pathToRoot
        == "anyView().vStack().group(0)"
    )
  }

  @Test func `a custom view is found by the text that it contains`() throws {
    let view = VStack {
      Cell(title: "1")
      Cell(title: "2")
    }
    #expect(try view.inspect().find(Cell.self, containing: "2").actualView().title == "2")
    #expect(
      message { try view.inspect().find(Cell.self, containing: "3") }
        == "Search did not find a match"
    )
    #expect(try view.inspect().findAll(Cell.self).count == 2)
    #expect(try view.inspect().findAll(Cell.self) { try $0.actualView().title == "1" }.count == 1)
  }

  @Test func `a condition that throws is no match`() throws {
    let view = VStack {
      EmptyView()
      Text("a")
    }
    let found = try view.inspect().find { try $0.text().string() == "a" }
    #expect(try found.text().string() == "a")
    #expect(found.pathToRoot == "vStack().text(1)")
    #expect(try view.inspect().findAll { try $0.text().string() == "a" }.count == 1)
  }

  @Test func `views of false conditions are not found`() throws {
    struct Conditions: View {
      let isFalse = false
      let isTrue = true
      var body: some View {
        VStack {
          if isFalse { Text("1") }
          Text("2")
          if isTrue { Text("3") }
        }
      }
    }
    #expect(
      try Conditions().inspect().findAll(ViewType.Text.self).map { try $0.string() } == ["2", "3"]
    )
  }

  @Test func `a view with the name of a view of the framework is another view`() throws {
    struct Divider: View {
      var body: some View { Text("divider") }
    }
    let sut = try Group { Divider() }.inspect()
    #expect(try sut.find(text: "divider").pathToRoot == "group().view(Divider.self, 0).text()")
    #expect(sut.findAll(ViewType.Divider.self).isEmpty)
  }

  @Test func `the whole of a large tree is searched`() throws {
    let view = VStack { ForEach(0..<10_000) { Text(verbatim: "\($0)") } }
    let sut = try view.inspect()
    #expect(sut.findAll(ViewType.Text.self).count == 10_000)
    #expect(try sut.find(text: "9999").pathToRoot == "vStack().forEach(0).text(9999)")
  }
}

private struct Cell: View {
  let title: String
  var body: some View { VStack { Text(title) } }
}
