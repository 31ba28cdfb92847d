import Findings
import TraceModel

extension AnalyzedTrace {
  /// A random trace of SwiftUI nodes in hosting controllers: parents, positions and states in any
  /// order, also as only a damaged trace has them.
  ///
  /// - Parameters:
  ///   - seed: Equal seeds give equal traces.
  ///   - nodes: The number of nodes, at least 1.
  /// - Returns: The trace without findings.
  package static func randomNodes(seed: UInt64, nodes: Int) -> AnalyzedTrace {
    var random = SplitMix64(seed: seed)
    var builder = TraceBuilder("Random nodes \(seed)", step: .microseconds(10))
    let hosts = [builder.host(1), builder.host(5, width: 800, height: 400)]
    var ids: [SubjectID] = hosts.map(\.view)
    let classes = [
      "ContentView", "VStack", "Text", "AnyView", "Group", "ForEach", "", "List",
      "차트캔버스뷰", "Chart<Array<Dictionary<String, Int>>>",
      String(repeating: "VeryLongView", count: 9),
    ]
    let places = [
      "", "0", "1", "if", "id 7", "2/else/id \"a\"", String(repeating: "id 4/", count: 30),
    ]
    let causes = ["@self, @identity, _count", "@self", "_count", "Store.items changed", ""]
    let callbacks: [Name] = [
      .body, .body, .body, .onAppear, .onDisappear, .onChange, .task, .taskCancel, .action,
      .updateUIView,
    ]
    for number in 0..<nodes {
      let name = classes.randomElement(using: &random) ?? ""
      let place = places.randomElement(using: &random) ?? ""
      let parent = ids.randomElement(using: &random) ?? .none
      ids.append(builder.node(UInt32(100 + number), name, place, in: parent))
    }
    for _ in 0..<(nodes * 8) {
      let node = ids.dropFirst(2).randomElement(using: &random) ?? .none
      let other = ids.randomElement(using: &random) ?? .none
      switch Int.random(in: 0..<16, using: &random) {
      case 0: builder.wait(.milliseconds(Int.random(in: 1..<3_000, using: &random)))
      case 1:
        builder.relate(node, .nodeRelation, other, index: Int.random(in: -2..<9, using: &random))
      case 2: builder.relate(node, .nodeRelation, .none)
      case 3: builder.frame(node, Float.random(in: -9...400, using: &random), 3, 120, 44)
      case 4: builder.frame(node, .nan, .infinity, -.infinity, 1e30)
      case 5:
        builder.change(
          node,
          .attributeProperty,
          "text: \(causes.randomElement(using: &random) ?? "")"
        )
      case 6: builder.change(node, .attributeProperty, "padding")
      case 7: builder.change(node, .stateProperty, "_count: 1 → 2")
      case 8: builder.change(.none, .stateProperty, "Store.items: [] → [1]")
      case 9: builder.state(.appearedState, of: node, begins: Bool.random(using: &random))
      case 10: builder.state(.taskState, of: node, begins: Bool.random(using: &random))
      case 11: builder.death(node)
      default:
        let name = callbacks.randomElement(using: &random) ?? .body
        builder.nodeCallback(name, causes.randomElement(using: &random) ?? "", of: node)
      }
    }
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }
}
