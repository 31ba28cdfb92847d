import Foundation
import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

// The sources of the tests are the files of the library whose names the comments give.
@MainActor
struct ModifierTests {
  // ViewPaddingTests
  @Test func `padding has insets`() throws {
    #expect(
      try EmptyView().padding(5).inspect().emptyView().padding()
        == EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    )
    #expect(
      try EmptyView().padding(.horizontal, 5).inspect().emptyView().padding()
        == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    )
    #expect(try Text("Test").padding(.top, 15).inspect().text().padding(.top) == 15)
    #expect(
      message { try EmptyView().offset().inspect().emptyView().padding() }
        == "EmptyView does not have 'padding' modifier"
    )
  }

  // ViewPaddingTests
  @Test func `padding is present at its edges only`() throws {
    let all = Text("Test").padding()
    #expect(try all.inspect().hasPadding(.all))
    #expect(try all.inspect().hasPadding())
    let top = Text("Test").padding([.top])
    #expect(try top.inspect().hasPadding(.top))
    #expect(try top.inspect().hasPadding(.bottom) == false)
    #expect(try top.inspect().hasPadding([.trailing, .top]) == false)
    #expect(try top.inspect().hasPadding([]))
  }

  // SizingModifiersTests
  @Test func `frames have their arguments`() throws {
    let fixed = try EmptyView().frame(width: 5, height: 6, alignment: .leading)
      .inspect().emptyView().fixedFrame()
    #expect(fixed.width == 5)
    #expect(fixed.height == 6)
    #expect(fixed.alignment == .leading)
    #expect(try EmptyView().frame(width: 5).inspect().emptyView().fixedWidth() == 5)
    #expect(try EmptyView().frame(height: 5).inspect().emptyView().fixedHeight() == 5)
    let flexible = try EmptyView().frame(maxWidth: 100).inspect().emptyView().flexFrame()
    #expect(flexible.maxWidth == 100)
    #expect(flexible.minWidth.isNaN)
  }

  // SizingModifiersTests
  @Test func `axes and priorities of layout are read`() throws {
    let axes = try EmptyView().fixedSize(horizontal: true, vertical: false)
      .inspect().emptyView().fixedSize()
    #expect(axes.horizontal)
    #expect(axes.vertical == false)
    #expect(try EmptyView().layoutPriority(5).inspect().emptyView().layoutPriority() == 5)
  }

  // PositioningModifiersTests
  @Test func `offset, position and zIndex are read`() throws {
    let size = CGSize(width: 5, height: 6)
    let point = CGPoint(x: 7, y: 8)
    #expect(try EmptyView().offset(size).inspect().emptyView().offset() == size)
    #expect(try EmptyView().position(point).inspect().emptyView().position() == point)
    #expect(try EmptyView().zIndex(4).inspect().emptyView().zIndex() == 4)
  }

  // VisualEffectModifiersTests
  @Test func `opacity is read`() throws {
    #expect(try EmptyView().opacity(0.5).inspect().emptyView().opacity() == 0.5)
    #expect(
      message { try EmptyView().inspect().emptyView().opacity() }
        == "EmptyView does not have 'opacity' modifier"
    )
  }

  // TextInputModifiersTests
  @Test func `values of the environment reach the views inside`() throws {
    let sut = AnyView(EmptyView()).font(.largeTitle)
    #expect(try sut.inspect().anyView().font() == .largeTitle)
    #expect(try sut.inspect().anyView().emptyView().font() == .largeTitle)
    #expect(
      message { try EmptyView().inspect().font() } == "EmptyView does not have 'font' modifier"
    )
    let limited = AnyView(EmptyView()).lineLimit(5)
    #expect(try limited.inspect().anyView().emptyView().lineLimit() == 5)
  }

  // TextAttributesTests
  @Test func `the font of a text is the innermost one`() throws {
    let own = Group { Group { Text("").font(.caption) }.font(.body) }.font(.title)
    let text = try own.inspect().find(ViewType.Text.self)
    #expect(try text.attributes().font() == .caption)
    #expect(
      message { try text.font() }
        == "Please use .attributes().font() for inspecting Font on a Text"
    )
    let inherited = Group { Group { Text("") }.font(.body) }.font(.title)
    #expect(try inherited.inspect().find(ViewType.Text.self).attributes().font() == .body)
  }

  // TextAttributesTests
  @Test func `styles of a text are read`() throws {
    #expect(try Text("Test").strikethrough().bold().inspect().text().attributes().isBold())
    #expect(try Text("Test").italic().bold().inspect().text().attributes().isItalic())
    #expect(
      message { try Text("Test").inspect().text().attributes().isBold() }
        == "Text does not have 'bold' modifier"
    )
    #expect(
      try Text("a").foregroundColor(.red).inspect().text().attributes().foregroundColor() == .red
    )
  }

  // ViewSearchTests
  @Test func `a text is found by its font`() throws {
    let view = VStack {
      Text("a")
      Text("b").font(.footnote)
    }
    let text = try view.inspect().find(textWhere: { _, attributes in
      try attributes.font() == .footnote
    })
    #expect(try text.string() == "b")
  }

  // AccessibilityModifiersTests and ViewSearchTests
  @Test func `views are found by their accessibility`() throws {
    let view = VStack {
      Text("text1").accessibilityLabel("label")
      Text("text2").accessibilityIdentifier("identifier")
    }
    #expect(
      try view.inspect().find(viewWithAccessibilityLabel: "label").pathToRoot == "vStack().text(0)"
    )
    #expect(
      try view.inspect().find(viewWithAccessibilityIdentifier: "identifier").pathToRoot
        == "vStack().text(1)"
    )
    #expect(
      message { try view.inspect().find(viewWithAccessibilityLabel: "abc") }
        == "Search did not find a match"
    )
    #expect(try view.inspect().vStack().text(0).accessibilityLabel().string() == "label")
    #expect(
      try EmptyView().accessibilityHidden(true).inspect().emptyView().accessibilityHidden()
    )
  }

  // TabViewTests and ViewSearchTests
  @Test func `views are found by their tags`() throws {
    let view = HStack {
      Text("a").tag(4)
      Text("b").tag("x")
    }
    #expect(try view.inspect().find(viewWithTag: "x").text().string() == "b")
    #expect(
      message { try view.inspect().find(viewWithTag: 0) } == "Search did not find a match"
    )
    #expect(try EmptyView().tag("abc").inspect().emptyView().tag() == AnyHashable("abc"))
  }

  // PositioningModifiersTests
  @Test func `overlay and background are levels of paths`() throws {
    let overlay = EmptyView().overlay(Text("a").padding(), alignment: .bottom)
    #expect(
      try overlay.inspect().emptyView().overlay().text().pathToRoot
        == "emptyView().overlay().text()"
    )
    #expect(try overlay.inspect().emptyView().overlay().alignment() == .bottom)
    let background = EmptyView().background(Text("a"))
    #expect(
      try background.inspect().find(text: "a").pathToRoot == "emptyView().background().text()"
    )
    #expect(
      message { try background.inspect().emptyView().overlay() }
        == "EmptyView does not have 'overlay' modifier"
    )
  }

  // observations.json inspect-find-paths and inspect-find-custom-path, ViewSearchTests
  @Test func `what modifiers add is found after the content, inner modifiers first`() throws {
    let sut = Main()
    #expect(
      try sut.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        == ["Btn", "Test", "123", "xyz", "modifier_0", "modifier_1"]
    )
    #expect(
      try sut.inspect().find(text: "123").pathToRoot
        == "view(Main.self).anyView().group().text(1)"
    )
    #expect(
      try sut.inspect().find(text: "Btn").pathToRoot
        == """
        view(Main.self).anyView().group().emptyView(0).overlay().hStack()\
        .view(Inner.self, 1).button().labelView().hStack().text(0)
        """
    )
    #expect(
      try sut.inspect().find(text: "xyz").pathToRoot
        == "view(Main.self).anyView().group().text(1).background().button().labelView().text()"
    )
    #expect(
      try sut.inspect().find(text: "modifier_0").pathToRoot
        == """
        view(Main.self).anyView().group().divider(2).modifier(Adding.self)\
        .anyView().viewModifierContent().overlay().text()
        """
    )
    #expect(
      try sut.inspect().find(text: "modifier_1").pathToRoot
        == """
        view(Main.self).anyView().group().divider(2).modifier(Adding.self, 1)\
        .anyView().viewModifierContent().overlay().text()
        """
    )
    #expect(message { try sut.inspect().find(text: "unknown") } == "Search did not find a match")
    #expect(try sut.inspect().findAll(where: { (try? $0.overlay()) != nil }).count == 4)
  }

  // LabelTests and SectionTests
  @Test func `labels, headers and footers of views are levels of paths`() throws {
    let label = HStack { Label("tx", systemImage: "img") }
    #expect(
      try label.inspect().find(text: "tx").pathToRoot == "hStack().label(0).title().text()"
    )
    #expect(try label.inspect().hStack().label(0).icon().image().actualImage().name() == "img")
    let section = AnyView(Section(header: Text("h"), footer: Text("f"), content: { Text("c") }))
    #expect(
      try section.inspect().find(text: "h").pathToRoot == "anyView().section().header().text()"
    )
    #expect(
      try section.inspect().find(text: "f").pathToRoot == "anyView().section().footer().text()"
    )
    #expect(try section.inspect().find(text: "c").pathToRoot == "anyView().section().text(0)")
    #expect(try section.inspect().anyView().section().header().text(0).string() == "h")
  }

  // ScrollViewTests and ListTests
  @Test func `rows of a list have indices and the content of a scroll view does not`() throws {
    #expect(
      try AnyView(ScrollView { Text("abc") }).inspect().find(text: "abc").pathToRoot
        == "anyView().scrollView().text()"
    )
    let list = AnyView(
      List {
        EmptyView()
        Text("abc")
      }
    )
    #expect(try list.inspect().find(text: "abc").pathToRoot == "anyView().list().text(1)")
    let rows = List(0..<200, id: \.self) { Text("\($0)") }
    #expect(try rows.inspect().list().forEach(0).count == 200)
    #expect(try rows.inspect().find(text: "199").pathToRoot == "list().forEach(0).text(199)")
  }
}

private struct Inner: View {
  var body: some View {
    Button(action: {}, label: { HStack { Text("Btn") } })
      .overlay(Group { Text("Test") })
  }
}

private struct Adding: ViewModifier {
  let text: String
  func body(content: Content) -> some View { AnyView(content.overlay(Text(text))) }
}

private struct Main: View {
  var body: some View {
    AnyView(
      Group {
        EmptyView()
          .padding()
          .overlay(
            HStack {
              EmptyView().id("5")
              Inner().padding(15).tag(9)
            }
          )
        Text("123")
          .font(.footnote)
          .tag(4)
          .id(7)
          .background(Button("xyz", action: {}))
        Divider()
          .modifier(Adding(text: "modifier_0"))
          .padding()
          .modifier(Adding(text: "modifier_1"))
      }
    )
  }
}
