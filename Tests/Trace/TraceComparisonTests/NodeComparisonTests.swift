import TestSupport
import Testing
import TraceComparison
import TraceModel

struct `Comparison of SwiftUI nodes` {
  /// A list of rows, of which each appears and some are written.
  private func list(of rows: [Int], firstNumber: UInt32 = 10) -> Trace {
    var builder = TraceBuilder("rows")
    let host = builder.host(1)
    let list = builder.node(firstNumber, "List", in: host.view)
    for (index, row) in rows.enumerated() {
      let number = firstNumber + 1 + UInt32(index)
      let node = builder.node(number, "RowView", "id \(row)", in: list)
      builder.nodeCallback(.body, "@self, @identity", of: node)
      builder.nodeCallback(.onAppear, of: node)
      builder.death(node)
    }
    return builder.trace
  }

  @Test func `nodes correspond by their paths, not by numbers or by the order of creation`() {
    let comparison = TraceComparison(list(of: [1, 2, 3]), list(of: [1, 3], firstNumber: 40))
    #expect(comparison.onlyInFirst == 3)
    #expect(comparison.onlyInSecond == 0)
    let lost = comparison.rows.filter { $0.second == nil }.compactMap { comparison.call(of: $0) }
    #expect(
      lost.map(\.sentence) == [
        "List/id 2/RowView body: @self, @identity", "List/id 2/RowView onAppear",
        "List/id 2/RowView removed",
      ]
    )
  }

  @Test func `a different cause of an evaluation is a different argument`() {
    var traces: [Trace] = []
    for cause in ["_count", "@self"] {
      var builder = TraceBuilder("cause")
      let node = builder.node(1, "ContentView", in: .none)
      builder.nodeCallback(.body, cause, of: node)
      traces.append(builder.trace)
    }
    let comparison = TraceComparison(traces[0], traces[1])
    #expect(comparison.withOtherArguments == 1)
  }

  @Test func `writes of state are compared, ends of silent nodes are not`() {
    var traces: [Trace] = []
    for value in [1, 2] {
      var builder = TraceBuilder("writes")
      let node = builder.node(1, "ContentView", in: .none)
      let leaf = builder.node(2, "Text", in: node)
      builder.change(node, .stateProperty, "_count: 0 → \(value)")
      builder.change(.none, .stateProperty, "Store.items: 0 → 1")
      if value == 1 { builder.death(leaf) }
      traces.append(builder.trace)
    }
    let comparison = TraceComparison(traces[0], traces[1])
    #expect(comparison.inBoth == 1)
    let calls = comparison.rows.compactMap { comparison.call(of: $0) }
    #expect(
      calls.map(\.sentence) == [
        "ContentView _count: 0 → 1", "ContentView _count: 0 → 2", "Store.items: 0 → 1",
      ]
    )
    #expect(calls.allSatisfy { $0.kind == .state })
  }

  @Test func `nodes with equal paths are numbered`() {
    let comparison = TraceComparison(list(of: [7, 7]), list(of: [7, 7]))
    #expect(comparison.isEqual)
    let objects = Set(comparison.first.calls.map(\.object))
    #expect(objects == ["List/id 7/RowView", "List/id 7/RowView#2"])
  }
}
