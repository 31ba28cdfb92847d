import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct LazyRowsTests {
  private struct Row: View {
    let number: Int
    let log: Log
    @State private var taps = 0
    var body: some View {
      Text("\(number)")
        .onAppear { log.append("+\(number)") }
        .onDisappear { log.append("-\(number)") }
    }
  }

  // Rows of 44 points: 440 points show ten of them.
  @Test func `a list creates the rows that are visible`() async throws {
    let log = Log()
    let created = Log()
    let view = List(0..<100_000) { number in
      let _ = created.append("\(number)")
      Row(number: number, log: log)
    }
    try await place(view, width: 390, height: 440) { screen in
      #expect(created.lines == (0..<10).map { "\($0)" })
      #expect(log.lines == (0..<10).map { "+\($0)" })
      #expect(screen.graph.nodeCount < 100)
      let list = try #require(screen.nodes("List").first)
      #expect(list.scrolling?.contentSize.height == 4_400_000)
    }
  }

  @Test func `rows disappear when they leave and appear when they come back`() async throws {
    let log = Log()
    let view = List(0..<100) { Row(number: $0, log: log) }
    try await place(view, width: 390, height: 88) { screen in
      let list = try #require(screen.nodes("List").first)
      #expect(log.lines == ["+0", "+1"])
      list.scroll(to: CGPoint(x: 0, y: 88))
      screen.update()
      #expect(log.lines == ["+0", "+1", "+2", "+3", "-0", "-1"])
      list.scroll(to: .zero)
      screen.update()
      #expect(log.lines.suffix(4) == ["+0", "+1", "-2", "-3"])
    }
  }

  // Rule 4.4: until iOS 26, every row that was ever visible keeps its state.
  // Observation: lazy-row-state-27
  @Test(arguments: [(26, 1), (27, 2)])
  func `rows far away keep or lose their state by version`(major: Int, births: Int) async throws {
    let log = Log()
    let view = List(0..<1000) { Row(number: $0, log: log) }
    let version = BehaviorVersion(major: major)
    try await place(view, width: 390, height: 88, behavior: version) { screen in
      let list = try #require(screen.nodes("List").first)
      let first = try #require(screen.nodes("Row").first).subject
      list.scroll(to: CGPoint(x: 0, y: 10_000))
      screen.update()
      list.scroll(to: .zero)
      screen.update()
      let again = try #require(screen.nodes("Row").first).subject
      #expect((first == again) == (births == 1))
    }
  }

  @Test func `an eager stack in a scroll view shows all rows at once`() async throws {
    let log = Log()
    let view = ScrollView {
      VStack {
        ForEach(0..<20) { Row(number: $0, log: log) }
      }
    }
    try await place(view, width: 390, height: 88) { screen in
      #expect(log.lines.count == 20)
      try #require(screen.nodes("ScrollView").first).scroll(to: CGPoint(x: 0, y: 100))
      screen.update()
      #expect(log.lines.count == 20)
    }
  }

  // Rows of 50 points, 10 points apart, below a header of 30: 100 points show 30 + 50 + 10 + 10.
  @Test func `a lazy stack in a scroll view shows what is below a header`() async throws {
    let log = Log()
    let view = ScrollView {
      VStack(spacing: 0) {
        Rectangle().frame(height: 30)
        LazyVStack(spacing: 10) {
          ForEach(0..<50) { number in
            Row(number: number, log: log).frame(height: 50)
          }
        }
      }
    }
    try await place(view, width: 390, height: 100) { screen in
      #expect(log.lines == ["+0", "+1"])
      // 50 rows and 49 gaps.
      #expect(screen.frame("LazyVStack")?.height == 2990)
      let scroll = try #require(screen.nodes("ScrollView").first)
      scroll.scroll(to: CGPoint(x: 0, y: 85))
      screen.update()
      // The content from 55 to 155 contains the rest of no row 0, rows 1 and 2.
      #expect(log.lines == ["+0", "+1", "+2", "-0"])
    }
  }

  // Three columns of (320 - 2 · 10) / 3 = 100 points.
  @Test func `a lazy grid shows the lines that are visible`() async throws {
    let log = Log()
    let columns = Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<90) { number in
          Color.red.frame(height: 40).onAppear { log.append("\(number)") }
        }
      }
    }
    try await place(view, width: 320, height: 80) { screen in
      #expect(log.lines == ["0", "1", "2", "3", "4", "5"])
      let colors = screen.frames("Color")
      #expect(colors[4] == CGRect(x: 110, y: 40, width: 100, height: 40))
      #expect(screen.frame("LazyVGrid")?.height == 1200)
    }
  }

  @Test func `a proxy scrolls to a row by its id`() async throws {
    let log = Log()
    let proxies = ProxyBox()
    let view = ScrollViewReader { proxy in
      let _ = proxies.proxy = proxy
      List(0..<1000) { Row(number: $0, log: log) }
    }
    try await place(view, width: 390, height: 88) { screen in
      proxies.proxy?.scrollTo(500, anchor: .top)
      screen.update()
      #expect(log.lines.suffix(4) == ["+500", "+501", "-0", "-1"])
      proxies.proxy?.scrollTo(502)
      screen.update()
      #expect(log.lines.suffix(2) == ["+502", "-500"])
    }
  }

  @Test func `a row that is inserted above moves the others`() async throws {
    struct Content: View {
      let log: Log
      let model: Switch
      @State private var numbers = Array(1..<50)
      var body: some View {
        List(numbers, id: \.self) { Row(number: $0, log: log) }
          .onAppear { model.set = { _ in numbers.insert(0, at: 0) } }
      }
    }
    let log = Log()
    let model = Switch()
    try await place(Content(log: log, model: model), width: 390, height: 88) { screen in
      #expect(log.lines == ["+1", "+2"])
      model.set?(true)
      screen.update()
      #expect(log.lines == ["+1", "+2", "+0", "-2"])
      #expect(screen.frames("Row").count >= 2)
    }
  }

  @Test func `sections of a list are lazy`() async throws {
    let log = Log()
    let view = List {
      ForEach(0..<100) { section in
        Section("Section \(section)") {
          ForEach(0..<100) { Row(number: section * 100 + $0, log: log) }
        }
      }
    }
    try await place(view, width: 390, height: 440) { screen in
      #expect(log.lines == (0..<9).map { "+\($0)" })
      #expect(screen.nodes("Row").count == 9)
    }
  }

  @Test func `rows that were deleted leave the data`() async throws {
    struct Content: View {
      @State var numbers = [1, 2, 3]
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
    try await place(Content()) { screen in
      #expect(screen.nodes("Text").count == 3)
      let list = try #require(screen.nodes("List").first)
      #expect(list.delete(at: [1]))
      screen.update()
      #expect(screen.nodes("Text").count == 2)
    }
  }
}

/// The proxy of a reader.
@MainActor
private final class ProxyBox {
  var proxy: ScrollViewProxy?
}
