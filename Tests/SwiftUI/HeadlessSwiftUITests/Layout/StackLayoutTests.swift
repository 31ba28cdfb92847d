import Foundation
import HeadlessSwiftUI
import Testing

@MainActor
struct StackLayoutTests {
  // The spacing of two gaps leaves 280 of 300 points. The fixed view takes 50; the limited one is
  // less flexible than the color, is offered half of 230 and takes 60; the color takes 170.
  @Test func `a stack offers space to the least flexible view first`() async throws {
    let view = HStack(spacing: 10) {
      Rectangle().frame(width: 50)
      Color.blue
      Circle().frame(maxWidth: 60)
    }
    try await place(view, width: 300, height: 60) { screen in
      #expect(screen.frame("HStack") == CGRect(x: 0, y: 0, width: 300, height: 60))
      #expect(screen.frame("Rectangle") == CGRect(x: 0, y: 0, width: 50, height: 60))
      #expect(screen.frame("Color") == CGRect(x: 60, y: 0, width: 170, height: 60))
      #expect(screen.frame("Circle") == CGRect(x: 240, y: 0, width: 60, height: 60))
    }
  }

  // “Hello” is 2393 thousandths of 17 points wide, 40.68 points: 41 in pixels of a third. A line is
  // 20.29 points high: 20.33. The stack is 41 × 48.67 points, in the center of 300 × 200.
  @Test func `texts have the size of their lines and are eight points apart`() async throws {
    let view = VStack {
      Text("Hello")
      Text("Hello")
    }
    try await place(view) { screen in
      let stack = try #require(screen.frame("VStack"))
      #expect(stack.minX.isNear(129.667))
      #expect(stack.minY.isNear(75.667))
      #expect(stack.width.isNear(41))
      #expect(stack.height.isNear(48.667))
      let texts = screen.frames("Text")
      #expect(texts.map(\.width).allSatisfy { $0.isNear(41) })
      #expect(texts[0].minY == 0)
      #expect(texts[1].minY.isNear(28.333))
    }
  }

  // 200 points less two views of 20: the spacer takes 160, and has no distance to its neighbors.
  @Test func `a spacer takes the space that remains`() async throws {
    let view = HStack {
      Rectangle().frame(width: 20, height: 20)
      Spacer()
      Circle().frame(width: 20, height: 20)
    }
    try await place(view, width: 200, height: 100) { screen in
      #expect(screen.frame("Spacer") == CGRect(x: 20, y: 10, width: 160, height: 0))
      #expect(screen.frame("Circle") == CGRect(x: 180, y: 0, width: 20, height: 20))
    }
  }

  // The view with priority is offered all but the least length of the other, 100 - 10, and takes it.
  @Test func `a view with priority is offered space before the others`() async throws {
    let view = HStack(spacing: 0) {
      Rectangle().frame(minWidth: 10)
      Color.red.layoutPriority(1)
    }
    try await place(view, width: 100, height: 20) { screen in
      #expect(screen.frame("Rectangle") == CGRect(x: 0, y: 0, width: 10, height: 20))
      #expect(screen.frame("Color") == CGRect(x: 10, y: 0, width: 90, height: 20))
    }
  }

  @Test func `an alignment places views across the axis`() async throws {
    let view = VStack(alignment: .trailing, spacing: 0) {
      Rectangle().frame(width: 100, height: 10)
      Circle().frame(width: 30, height: 30)
    }
    try await place(view) { screen in
      #expect(screen.frame("Circle") == CGRect(x: 70, y: 10, width: 30, height: 30))
    }
  }

  // The guide of the circle is at its leading edge plus 5: 50 - 5 = 45.
  @Test func `an explicit guide moves a view`() async throws {
    let view = VStack(alignment: .center, spacing: 0) {
      Rectangle().frame(width: 100, height: 10)
      Circle().frame(width: 30, height: 30).alignmentGuide(HorizontalAlignment.center) { _ in 5 }
    }
    try await place(view) { screen in
      #expect(screen.frame("Circle")?.minX == 45)
    }
  }

  // The ascender is 1950 of 2048 of the size: 16.19 points at 17 and 32.37 at 34.
  @Test func `baselines are aligned`() async throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text("a").font(.largeTitle)
      Text("b")
    }
    try await place(view) { screen in
      let texts = screen.frames("Text")
      #expect(texts[0].minY == 0)
      #expect(texts[1].minY.isNear(16.333))
    }
  }

  @Test func `a group of views is laid out like its members`() async throws {
    let view = HStack(spacing: 0) {
      Group {
        Rectangle().frame(width: 10, height: 10)
        Circle().frame(width: 20, height: 20)
      }
      .padding(5)
    }
    // Each member has its own padding: widths 20 and 30, height 30.
    try await place(view, width: 50, height: 30) { screen in
      #expect(screen.frame("HStack") == CGRect(x: 0, y: 0, width: 50, height: 30))
      // The frame of the group is that of its members, without their padding.
      #expect(screen.frame("Group") == CGRect(x: 5, y: 5, width: 40, height: 20))
      #expect(screen.frame("Rectangle") == CGRect(x: 0, y: 5, width: 10, height: 10))
      #expect(screen.frame("Circle") == CGRect(x: 20, y: 0, width: 20, height: 20))
    }
  }

  @Test func `a depth stack is as large as its largest view`() async throws {
    let view = ZStack(alignment: .bottomTrailing) {
      Rectangle().frame(width: 100, height: 50)
      Circle().frame(width: 20, height: 20)
    }
    try await place(view) { screen in
      #expect(screen.frame("ZStack") == CGRect(x: 100, y: 75, width: 100, height: 50))
      #expect(screen.frame("Circle") == CGRect(x: 80, y: 30, width: 20, height: 20))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func `lengths that are no lengths do no harm`(length: CGFloat) async throws {
    let view = HStack(spacing: length) {
      Rectangle().frame(width: length, height: length).padding(length)
      Text("Hello").frame(minWidth: length, maxWidth: length).offset(x: length, y: length)
      Spacer(minLength: length)
      Circle().position(x: length, y: length).aspectRatio(length, contentMode: .fit)
    }
    try await place(view) { screen in
      let frames = ["HStack", "Rectangle", "Text", "Circle"].flatMap(screen.frames)
      #expect(frames.count == 4)
      #expect(
        frames.allSatisfy {
          $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
        }
      )
    }
  }

  @Test func `a changed leaf is measured without its siblings`() async throws {
    @MainActor final class Model {
      var write: ((String) -> Void)?
    }
    struct Leaf: View {
      let model: Model
      @State private var text = "a"
      var body: some View {
        Text(text).onAppear { model.write = { text = $0 } }
      }
    }
    let model = Model()
    let view = ScrollView {
      VStack {
        Leaf(model: model)
        ForEach(0..<1000) { Text("\($0)") }
      }
    }
    try await place(view) { screen in
      screen.update()
      let before = screen.graph.layout.measurementCount
      model.write?("longer")
      screen.update()
      let count = screen.graph.layout.measurementCount - before
      #expect(count > 0)
      #expect(count < 30)
      // 2982 thousandths of 17 points: 50.69, and 51 in pixels.
      #expect(screen.nodes("Text").first?.layout?.frame.width.isNear(51) == true)
    }
  }
}

extension CGFloat {
  /// Whether the numbers differ by less than a hundredth.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}
