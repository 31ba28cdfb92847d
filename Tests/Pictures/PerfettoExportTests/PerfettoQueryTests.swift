import Foundation
import PerfettoExport
import TestSupport
import Testing

/// Loads exports into Perfetto's own trace processor; see `Tests/Interop`.
@Suite(
  .enabled(if: ForeignProgram.perfetto != nil, "PERFETTO_UI does not name Perfetto's interface"),
  .serialized
)
struct `Perfetto's trace processor` {
  /// Runs queries over a file with some bytes; returns the exit status and the output.
  private func query(_ bytes: [UInt8], _ queries: [String]) throws -> (Int32, String) {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-\(UInt64.random(in: 0...UInt64.max)).pftrace")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let node = try #require(ForeignProgram.find("node"))
    let script = Repository.url("Tests/Interop/perfetto_query.js").path
    return try ForeignProgram.run(node, [script, file.path] + queries)
  }

  private func rows(_ export: DecodedExport, _ queries: String...) throws -> [[[Cell]]] {
    let (status, output) = try query(export.bytes, queries)
    try #require(status == 0, "\(output)")
    return try output.split(separator: "\n").map {
      try JSONDecoder().decode([[Cell]].self, from: Data($0.utf8))
    }
  }

  /// A cell of a table: a number or a text; empty for `NULL`.
  private struct Cell: Decodable, CustomStringConvertible {
    let description: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        description = String(Int64(number))
      } else {
        description = (try? container.decode(String.self)) ?? ""
      }
    }
  }

  private static let errors = """
    select name, value from stats where severity in ('error', 'data_loss') and value > 0
    """

  @Test(arguments: ["push-pop", "vc4-by-hand", "cell-reuse", "swiftui-push-pop", "two-pushes"])
  func `Perfetto's trace processor reads an export without errors, with equal slices`(
    story: String
  ) throws {
    let input = try AnalyzedInput(path: "traces/stories/\(story).json")
    let export = try DecodedExport([input, input])
    let tables = try rows(
      export,
      Self.errors,
      "select category, count(*) from slice group by category order by category",
      "select count(*) from flow",
      "select count(*) from process where pid in (1, 2) and name = '\(story)'",
      "select count(*) from args where key = 'debug.message'"
    )
    #expect(tables[0].isEmpty, "\(tables[0])")
    let categories = Dictionary(grouping: export.slices, by: \.category)
      .mapValues(\.count).sorted { $0.key < $1.key }
    let expected = categories.map { [$0.key, String($0.value)] }
    #expect(tables[1].map { $0.map(\.description) } == expected)
    // An arrow needs both ends.
    let ends = export.slices.reduce(0) { $0 + $1.endingFlows.count }
    #expect(tables[2].map { $0.map(\.description) } == [[String(ends)]])
    #expect(tables[3].map { $0.map(\.description) } == [["2"]])
    let messages = export.slices.count { $0.arguments["message"] != nil }
    #expect(tables[4].map { $0.map(\.description) } == [[String(messages)]])
  }

  @Test func `Perfetto nests the tracks of objects and merges the tracks of each`() throws {
    let input = try AnalyzedInput(path: "traces/stories/vc4-by-hand.json")
    let export = try DecodedExport([input])
    let tables = try rows(
      export,
      Self.errors,
      """
      with recursive tree(id, name, path) as (
        select id, name, name from track where name = 'Objects'
        union all
        select track.id, track.name, tree.path || '/' || track.name
        from track join tree on track.parent_id = tree.id
      ) select distinct path from tree order by path
      """
    )
    #expect(tables[0].isEmpty, "\(tables[0])")
    #expect(
      tables[1].map { $0.map(\.description).joined() } == [
        "Objects",
        "Objects/UINavigationController#2",
        "Objects/UINavigationController#2/ForwardingHost#9",
        "Objects/UINavigationController#2/ForwardingHost#9/Vc4#11",
        "Objects/UINavigationController#2/HomeViewController#1",
        "Objects/UINavigationController#2/HomeViewController#1/HomeHeaderView#7",
        "Objects/UIWindow#3",
      ]
    )
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `Perfetto's trace processor reads exports of random traces without errors`(
    seed: UInt64
  ) throws {
    for axis in PerfettoExport.Axis.allCases {
      var options = PerfettoExport.Options()
      options.axis = axis
      let input = AnalyzedInput(AnalyzedTrace.random(seed: seed, objects: 40))
      let export = try DecodedExport([input], options: options)
      let tables = try rows(export, Self.errors, "select count(*) from slice")
      #expect(tables[0].isEmpty, "\(tables[0])")
      #expect(tables[1].map { $0.map(\.description) } == [[String(export.slices.count)]])
    }
  }

  @Test func `Perfetto's trace processor reads a file of several messages to its end`() throws {
    let text = String(repeating: "x", count: 1_000)
    let line = """
      {"ph":"i","pid":1,"tid":1,"ts":1.000,"s":"t","cat":"mark","name":"m","args":{"text":"\(text)"}}
      """
    let count = (20 << 20) / line.utf8.count
    let trace = "[\n" + String(repeating: line + ",\n", count: count) + line + "\n]\n"
    let (status, output) = try query(Array(trace.utf8), ["select count(*) from slice"])
    #expect(status == 0)
    #expect(output == "[[\(count + 1)]]\n")
  }

  @Test(arguments: [[], [0xFF, 0x00, 0x17, 0x42] as [UInt8], Array("hello, world".utf8)])
  func `Perfetto's trace processor refuses a file that is not a trace`(bytes: [UInt8]) throws {
    let (status, output) = try query(bytes, ["select count(*) from slice"])
    #expect(status == 1)
    #expect(output.hasPrefix("Error: "), "\(output)")
  }
}
