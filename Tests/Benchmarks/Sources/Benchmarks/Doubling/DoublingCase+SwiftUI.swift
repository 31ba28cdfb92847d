import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import TraceRecorder

extension DoublingCase {
  /// Cases of graphs of views: the time of an update depends on what has changed, not on the size
  /// of the tree.
  ///
  /// The first cases change ten rows of trees of growing size, so that the time stays the same; the
  /// others change all rows, so that it grows with their number.
  static let swiftUI: [DoublingCase] = [
    changes("observable-of-ten-rows", size: 2_500, limit: 1.5, changed: { _ in 10 }) { count in
      let rows = (0..<count).map { _ in Row.Model() }
      return (Table(rows: rows), { index in rows[index].value += 1 })
    },
    changes("state-of-ten-rows", size: 2_500, limit: 1.5, changed: { _ in 10 }) { count in
      let setters = Setters()
      return (StatefulTable(count: count, setters: setters), { index in setters.all[index]?() })
    },
    changes("environment-of-ten-rows", size: 2_500, limit: 1.5, changed: { _ in 1 }) { count in
      let source = Row.Model()
      return (EnvironmentTable(count: count, source: source), { _ in source.value += 1 })
    },
    changes("observable-of-all-rows", size: 1_000, changed: { $0 }) { count in
      let rows = (0..<count).map { _ in Row.Model() }
      return (Table(rows: rows), { index in rows[index].value += 1 })
    },
    changes("list-moves", size: 1_000, changed: { _ in 1 }) { count in
      let order = Order(Array(0..<count))
      return (OrderedTable(order: order), { _ in order.rows.reverse() })
    },
    changes("list-replaced", size: 1_000, changed: { _ in 1 }) { count in
      let order = Order(Array(0..<count))
      return (OrderedTable(order: order), { _ in order.rows = order.rows.map { $0 + count } })
    },
    DoublingCase("swiftui/shown-and-hidden", size: 1_000) { size in
      let rows = (0..<size).map { _ in Row.Model() }
      return {
        let context = RecordingContext.inMemory(title: "views")
        try RecordingContext.$current.withValue(context) {
          let window = UIWindow()
          window.rootViewController = UIHostingController(rootView: Table(rows: rows))
          window.makeKeyAndVisible()
          try HeadlessApp.current.settle()
          window.rootViewController = UIViewController()
          try HeadlessApp.current.settle()
        }
      }
    },
  ]

  /// Returns a case that shows a table, which is not measured, and then changes rows twenty times.
  private static func changes<Content: View>(
    _ name: String,
    size: Int,
    limit: Double = 2.8,
    changed: @escaping @Sendable (Int) -> Int,
    _ table: @escaping @MainActor (Int) -> (Content, @MainActor (Int) -> Void)
  ) -> DoublingCase {
    DoublingCase("swiftui/\(name)", size: size, limit: limit) { size in
      let context = RecordingContext.inMemory(title: name)
      let (content, change) = table(size)
      var window: UIWindow?
      try RecordingContext.$current.withValue(context) {
        let shown = UIWindow()
        shown.rootViewController = UIHostingController(rootView: content)
        shown.makeKeyAndVisible()
        try HeadlessApp.current.settle()
        window = shown
      }
      let count = changed(size)
      return {
        try RecordingContext.$current.withValue(context) {
          for round in 0..<20 {
            for index in 0..<count { change((index * 97 + round) % size) }
            try HeadlessApp.current.idle()
          }
        }
        sink(window == nil ? 0 : 1)
      }
    }
  }
}

/// The row of a table, which follows its own object.
private struct Row: View {
  @Observable @MainActor
  final class Model {
    var value = 0
  }

  let model: Model

  var body: some View { Text("\(model.value)") }
}

private struct Table: View {
  let rows: [Row.Model]

  var body: some View {
    VStack {
      ForEach(rows.indices, id: \.self) { Row(model: rows[$0]) }
    }
  }
}

/// The closures that write the states of rows.
@MainActor
private final class Setters {
  var all: [Int: @MainActor () -> Void] = [:]
}

private struct StatefulRow: View {
  let index: Int
  let setters: Setters
  @State private var value = 0

  var body: some View {
    Text("\(value)").onAppear { setters.all[index] = { value += 1 } }
  }
}

private struct StatefulTable: View {
  let count: Int
  let setters: Setters

  var body: some View {
    VStack {
      ForEach(0..<count) { StatefulRow(index: $0, setters: setters) }
    }
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  @MainActor fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct EnvironmentRow: View {
  @Environment(\.level) private var level

  var body: some View { Text("\(level)") }
}

private struct PlainRow: View {
  let index: Int

  var body: some View { Text("\(index)") }
}

private struct EnvironmentRows: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<10) { _ in EnvironmentRow() }
      ForEach(10..<count) { PlainRow(index: $0) }
    }
  }
}

private struct EnvironmentTable: View {
  let count: Int
  let source: Row.Model

  var body: some View { EnvironmentRows(count: count).environment(\.level, source.value) }
}

@Observable @MainActor
private final class Order {
  var rows: [Int]

  init(_ rows: [Int]) { self.rows = rows }
}

private struct OrderedTable: View {
  let order: Order

  var body: some View {
    VStack {
      ForEach(order.rows, id: \.self) { PlainRow(index: $0) }
    }
  }
}
