import Foundation
import HeadlessSwiftUI
import Testing

@MainActor
struct ModifierLayoutTests {
  // 20 + 2 · 16 = 52; the background has that size.
  @Test func `padding is sixteen points by default and part of the background`() async throws {
    let view = Rectangle().frame(width: 20, height: 20).padding()
      .background { Circle() }
    try await place(view, width: 52, height: 60) { screen in
      #expect(screen.frame("Rectangle") == CGRect(x: 16, y: 20, width: 20, height: 20))
      #expect(screen.frame("Circle") == CGRect(x: 0, y: 4, width: 52, height: 52))
    }
  }

  @Test func `padding at some edges moves the content`() async throws {
    let view = Rectangle().padding(.leading, 30).padding(.vertical, 5)
    try await place(view, width: 100, height: 50) { screen in
      #expect(screen.frame("Rectangle") == CGRect(x: 30, y: 5, width: 70, height: 40))
    }
  }

  @Test func `a frame places smaller content by its alignment`() async throws {
    let view = Rectangle().frame(width: 20, height: 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    try await place(view, width: 100, height: 50) { screen in
      #expect(screen.frame("Rectangle") == CGRect(x: 0, y: 40, width: 20, height: 10))
    }
  }

  @Test func `limits of a frame apply to the offered length`() async throws {
    let view = HStack(spacing: 0) {
      Rectangle().frame(minWidth: 40, maxWidth: 80)
      Circle().frame(idealWidth: 30).fixedSize(horizontal: true, vertical: false)
      Spacer(minLength: 0)
    }
    // The circle takes its ideal width 30; the rectangle at most 80.
    try await place(view, width: 300, height: 50) { screen in
      #expect(screen.frame("Rectangle") == CGRect(x: 0, y: 0, width: 80, height: 50))
      #expect(screen.frame("Circle")?.minX == 80)
      #expect(screen.frame("Circle")?.width == 30)
    }
  }

  @Test func `an overlay is placed in the size of the content`() async throws {
    let view = Rectangle().frame(width: 100, height: 60)
      .overlay(alignment: .topTrailing) { Circle().frame(width: 10, height: 10) }
    try await place(view, width: 100, height: 60) { screen in
      #expect(screen.frame("Circle") == CGRect(x: 90, y: 0, width: 10, height: 10))
    }
  }

  @Test func `an offset moves the view and not its neighbors`() async throws {
    let view = VStack(spacing: 0) {
      Rectangle().frame(width: 10, height: 10).offset(x: 3, y: 4)
      Circle().frame(width: 10, height: 10)
    }
    try await place(view, width: 10, height: 20) { screen in
      #expect(screen.frame("Rectangle") == CGRect(x: 3, y: 4, width: 10, height: 10))
      #expect(screen.frame("Circle") == CGRect(x: 0, y: 10, width: 10, height: 10))
    }
  }

  // 200 × 100 with the ratio 1: the fitting square has 100 points, the filling one 200.
  @Test(arguments: [(ContentMode.fit, CGFloat(100)), (.fill, 200)])
  func `an aspect ratio fits or fills`(mode: ContentMode, length: CGFloat) async throws {
    let view = Color.red.aspectRatio(1, contentMode: mode)
    try await place(view, width: 200, height: 100) { screen in
      #expect(screen.frame("Color")?.size == CGSize(width: length, height: length))
    }
  }

  // “Hello” is 41 points wide and a space 4.78, so that 60 points contain one word.
  @Test func `a text is broken within the offered width`() async throws {
    let view = VStack {
      Text("Hello Hello").frame(width: 60)
      Text("Hello Hello").frame(width: 60).lineLimit(1)
      Text("Hello Hello").fixedSize().frame(width: 60)
    }
    try await place(view) { screen in
      let texts = screen.frames("Text")
      #expect(texts.map { ($0.height / 20.2).rounded(.down) } == [2, 1, 1])
      #expect(texts[2].width > 60)
    }
  }

  @Test func `a font of the environment changes the size of texts`() async throws {
    struct Content: View {
      @State private var isLarge = false
      let model: Switch
      var body: some View {
        VStack { Text("Hello") }
          .font(isLarge ? .system(size: 34) : .body)
          .onAppear { model.set = { isLarge = $0 } }
      }
    }
    let model = Switch()
    try await place(Content(model: model)) { screen in
      #expect(screen.frame("Text")?.width.isNear(41) == true)
      model.set?(true)
      screen.update()
      // 2393 thousandths of 34 points: 81.36, and 81.67 in pixels.
      #expect(screen.frame("Text")?.width.isNear(81.667) == true)
    }
  }

  @Test func `the root is in the center of the safe area`() async throws {
    let view = Rectangle().frame(width: 20, height: 20)
    let area = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    // Between 50 and 170 the center is 110.
    try await place(view, width: 100, height: 200, safeArea: area) { screen in
      #expect(screen.frame("Rectangle") == CGRect(x: 40, y: 100, width: 20, height: 20))
    }
  }

  @Test func `content extends into the safe area that it ignores`() async throws {
    let view = Color.red.ignoresSafeArea(edges: .top)
    let area = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    try await place(view, width: 100, height: 200, safeArea: area) { screen in
      #expect(screen.frame("Color") == CGRect(x: 0, y: 0, width: 100, height: 170))
    }
  }

  @Test func `an inset of the safe area leaves the rest to the content`() async throws {
    let view = Color.red.safeAreaInset(edge: .bottom) { Rectangle().frame(height: 40) }
    try await place(view, width: 100, height: 200) { screen in
      #expect(screen.frame("Color") == CGRect(x: 0, y: 0, width: 100, height: 160))
      #expect(screen.frame("Rectangle") == CGRect(x: 0, y: 160, width: 100, height: 40))
    }
  }

  @Test func `a geometry reader creates its content with its size`() async throws {
    let sizes = Log()
    let view = GeometryReader { proxy in
      let _ = sizes.append("\(proxy.size.width) × \(proxy.size.height)")
      Rectangle().frame(width: proxy.size.width / 2, height: 10)
    }
    .padding(10)
    try await place(view, width: 100, height: 50) { screen in
      #expect(sizes.lines == ["80.0 × 30.0"])
      #expect(screen.frame("Rectangle") == CGRect(x: 0, y: 0, width: 40, height: 10))
      screen.graph.surface.layout.size.width = 120
      screen.update()
      #expect(sizes.lines == ["80.0 × 30.0", "100.0 × 30.0"])
      #expect(screen.frame("Rectangle")?.width == 50)
    }
  }

  @Test func `the first view that fits is placed`() async throws {
    let view = ViewThatFits(in: .horizontal) {
      Rectangle().frame(width: 200, height: 10)
      Circle().frame(width: 50, height: 10)
    }
    try await place(view, width: 100, height: 100) { screen in
      #expect(screen.frame("ViewThatFits")?.width == 50)
    }
  }
}

/// A way to write a state of a view from a test.
@MainActor
final class Switch {
  var set: ((Bool) -> Void)?
}
