import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

// The sources of the tests are the files of github.com/nalexn/ViewInspector (commit 56833fe2),
// directory Tests/ViewInspectorTests, whose names the comments give.
@MainActor
struct DescentTests {
  // VStackTests, facts.json inspect-03
  @Test func `an index beyond the children of a stack is reported with their number`() throws {
    let one = VStack { Text("Test") }
    #expect(
      message { try one.inspect().vStack().text(1) }
        == "Enclosed view index '1' is out of bounds: '0 ..< 1'"
    )
    let two = VStack {
      Text("Test")
      Text("Abc")
    }
    #expect(
      message { try two.inspect().vStack().text(2) }
        == "Enclosed view index '2' is out of bounds: '0 ..< 2'"
    )
  }

  // VStackTests
  @Test func `members of a block are the children of the stack`() throws {
    let view = VStack {
      Text("Test")
      Text("Abc")
      Text("XYZ")
    }
    let stack = try view.inspect().vStack()
    #expect(try (0..<3).map { try stack.text($0).string() } == ["Test", "Abc", "XYZ"])
    #expect(stack.count == 3)
  }

  // VStackTests
  @Test func `the only view of a stack has an index`() throws {
    #expect(try VStack { Text("Test") }.inspect().vStack().text(0).string() == "Test")
  }

  // GroupTests
  @Test func `a group keeps its level`() throws {
    let view = Group {
      Group { Text("Test") }
      Group { Text("Test") }
    }
    #expect(try view.inspect().group().group(1).text(0).pathToRoot == "group().group(1).text(0)")
    #expect(
      message { try Group { Text("Test") }.inspect().group().text(1) }
        == "Enclosed view index '1' is out of bounds: '0 ..< 1'"
    )
  }

  // AnyViewTests
  @Test func `the content of a view of any type has no index`() throws {
    #expect(try AnyView(Text("Test")).inspect().anyView().text().string() == "Test")
    let view = VStack {
      AnyView(Text(""))
      AnyView(Text("1"))
    }
    #expect(try view.inspect().vStack().anyView(1).text().string() == "1")
  }

  // ForEachTests
  @Test func `elements of a collection have indices`() throws {
    let view = ForEach(["a", "b"], id: \.self) { Text($0) }
    let sut = try view.inspect().forEach()
    #expect(try sut.text(1).string() == "b")
    #expect(
      message { try sut.text(2) } == "Enclosed view index '2' is out of bounds: '0 ..< 2'"
    )
  }

  // ForEachTests
  @Test func `a range has as many children as numbers`() throws {
    let sut = try ForEach(0..<5) { Text(verbatim: "\($0)") }.inspect().forEach()
    #expect(sut.count == 5)
    #expect(try sut.text(4).string() == "4")
  }

  // ForEachTests
  @Test func `two collections in a group are inspected separately`() throws {
    let collection = ForEach(["0", "1"], id: \.self) { Text($0) }
    let view = Group {
      collection
      collection
    }
    #expect(try view.inspect().group().forEach(1).text(0).string() == "0")
  }

  // InspectorTests
  @Test func `a view of another type is reported with the path`() throws {
    let view = AnyView(Group { Text("") })
    #expect(
      message { try view.inspect().anyView().vStack() }
        == "anyView().vStack() found Group<Text> instead of VStack"
    )
    #expect(
      message { try Text("").inspect().vStack() } == "vStack() found Text instead of VStack"
    )
  }

  // OptionalViewTests
  @Test func `an if without its condition keeps the indices and is reported as absent`() throws {
    let view = Optionals(flag: false)
    #expect(
      message { try view.inspect().vStack().text(0) } == "View for Optional<Text> is absent"
    )
    #expect(try view.inspect().vStack().text(1).string() == "XYZ")
    #expect(try Optionals(flag: true).inspect().vStack().text(0).string() == "ABC")
  }

  // ConditionalContentTests
  @Test func `a condition is not a level of paths`() throws {
    struct Content: View {
      let value: Bool
      var body: some View {
        Group { if value { Text("True") } else { EmptyView() } }
      }
    }
    #expect(
      try Content(value: true).inspect().group().text(0).pathToRoot
        == "view(Content.self).group().text(0)"
    )
    #expect(try Content(value: false).inspect().group().emptyView(0).isAbsent == false)
  }

  // TupleViewTests
  @Test func `a block within a condition is a level of its own`() throws {
    let sut = Tuples(flag: true)
    #expect(try sut.inspect().vStack().text(0).string() == "xyz")
    #expect(
      message { try sut.inspect().vStack().text(1) }
        == "Please insert .tupleView(1) after VStack for inspecting its children at index 1"
    )
    #expect(try sut.inspect().vStack().tupleView(1).text(1).string() == "def")
    #expect(
      try sut.inspect().find(text: "abc").pathToRoot
        == "view(Tuples.self).vStack().tupleView(1).text(0)"
    )
    #expect(
      message { try Tuples(flag: false).inspect().find(text: "abc") }
        == "Search did not find a match"
    )
  }

  // TupleViewTests
  @Test func `several views of a body have indices`() throws {
    struct Pair: View {
      var body: some View {
        EmptyView()
        Text("abc")
      }
    }
    let sut = try Pair().inspect().view(Pair.self)
    #expect(
      message { try sut.emptyView() }
        == "Unable to extract EmptyView: please specify its index inside parent view"
    )
    #expect(try sut.text(1).pathToRoot == "view(Pair.self).text(1)")
  }

  // InspectableViewTests
  @Test func `children that are absent keep their indexes in the collection`() throws {
    struct Four: View {
      let isPresent: Bool
      @ViewBuilder var body: some View {
        if isPresent { Text("a") }
        Text("b")
        Text("c")
        if isPresent { Text("d") }
      }
    }
    let sut = try Four(isPresent: false).inspect().view(Four.self)
    #expect(sut.map { try? $0.text().string() } == [nil, "b", "c", nil])
    #expect(sut.map(\.isAbsent) == [true, false, false, true])
  }

  // InspectableViewTests
  @Test func `children are iterated in order`() throws {
    let view = VStack {
      Text("1")
      Text("2")
      Text("3")
    }
    let sut = try view.inspect().vStack()
    var strings: [String] = []
    for child in sut { strings.append(try child.text().string()) }
    #expect(strings == ["1", "2", "3"])
    #expect(try sut.last?.text().string() == "3")
    #expect(try sut.reversed().first?.text().string() == "3")
    #expect(try sut[1].text().string() == "2")
  }
}

private struct Optionals: View {
  let flag: Bool
  var body: some View {
    VStack {
      if flag { Text("ABC") }
      Text("XYZ")
    }
  }
}

private struct Tuples: View {
  let flag: Bool
  var body: some View {
    VStack {
      Text("xyz")
      if flag {
        Text("abc")
        Text("def")
      }
    }
  }
}
