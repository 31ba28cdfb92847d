import PerfettoExport
import TestSupport
import Testing
import TraceModel

struct `The bytes of an export` {
  private func trace(named name: String) -> Trace {
    var builder = TraceBuilder("names")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.work(name, of: home)
    return builder.trace
  }

  @Test(arguments: [0, 1, 90, 100, 110, 127, 128, 129, 16_200, 16_300, 16_384, 70_000])
  func `the bytes of an export contain texts of every length`(length: Int) throws {
    let name = String(repeating: "x", count: length)
    let export = try DecodedExport([AnalyzedInput(trace: trace(named: name))])
    #expect(export.errors == [])
    #expect(export.slices(of: "span").map(\.name) == ["HomeViewController#1 \(name)"])
  }

  @Test func `the bytes of an export spell out hidden characters`() throws {
    let export = try DecodedExport([AnalyzedInput(trace: trace(named: "a\u{1B}[2J\u{202E}b\u{0}"))])
    let names = export.slices(of: "span").map(\.name)
    #expect(names == ["HomeViewController#1 a<U+001B>[2J<U+202E>b<U+0000>"])
  }

  @Test func `the bytes of an export are equal for equal inputs`() throws {
    let input = try AnalyzedInput(path: "traces/stories/swiftui-push-pop.json")
    #expect(try DecodedExport([input]).bytes == DecodedExport([input]).bytes)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the bytes of an export of damaged traces are complete`(seed: UInt64) throws {
    let whole = AnalyzedTrace.random(seed: seed, objects: 25)
    var random = SplitMix64(seed: seed)
    var trace = Trace(header: whole.trace.header)
    trace.names = whole.trace.names
    trace.end = TraceEnd(status: .cut)
    for event in whole.trace.events {
      if UInt64.random(in: 0..<8, using: &random) == 0 { continue }
      trace.append(event)
      if UInt64.random(in: 0..<16, using: &random) == 0 { trace.append(event) }
    }
    for axis in PerfettoExport.Axis.allCases {
      var options = PerfettoExport.Options()
      options.axis = axis
      let input = AnalyzedInput(trace: trace, findings: whole.findings)
      let export = try DecodedExport([input], options: options)
      #expect(export.errors == [])
      let history = TraceHistory(trace)
      #expect(export.slices(of: "mark").count == history.marks.count)
    }
  }
}
