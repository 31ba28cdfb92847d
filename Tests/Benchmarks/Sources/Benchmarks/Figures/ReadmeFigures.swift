import DiagramCairo
import DiagramLayout
import Foundation
import TraceAnalysis
import TraceFormat
import TraceModel
import TraceRecorder

/// The figures of the README's performance section, measured in one run and written as ratios.
///
/// A ratio of two times that were measured by turns in one run holds on other machines too, where
/// seconds do not.
struct ReadmeFigures {
  /// The number of rounds; each measurement is the lowest CPU time of its rounds.
  private static let rounds = 5
  private static let events = 1_000_000
  private static let begin = "<!-- begin figures -->\n"
  private static let end = "\n<!-- end figures -->"

  /// A row of the table.
  private struct Row {
    var work: String
    var peer: String
    var ratio: String
  }

  /// Measures all figures, prints the table, and writes it between the markers in README.md.
  static func write() throws {
    let table = try table()
    print(table)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../../README.md"
    ).standardizedFileURL
    let readme = try String(contentsOf: file, encoding: .utf8)
    guard let start = readme.range(of: begin),
      let stop = readme.range(of: end, range: start.upperBound..<readme.endIndex)
    else {
      print("error: \(file.path) has no lines '<!-- begin figures -->' and '<!-- end figures -->'")
      exit(2)
    }
    let changed = readme.replacingCharacters(in: start.upperBound..<stop.lowerBound, with: table)
    try Data(changed.utf8).write(to: file, options: .atomic)
  }

  private static func table() throws -> String {
    var rows = try traceRows()
    rows += try recordingRows()
    rows += try treeRows()
    return
      (["| work | against | times |", "|---|---|---|"]
      + rows.map { "| \($0.work) | \($0.peer) | \($0.ratio) |" }).joined(separator: "\n")
  }

  /// Measures reading, checking and drawing a trace of a million events.
  private static func traceRows() throws -> [Row] {
    let bytes = Workload.lives(events: events)
    var (newlines, reading, drawing) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      newlines = min(newlines, ProcessTime.of { sink(FormatBenchmarks.newlines(in: bytes)) })
      reading = min(reading, try ProcessTime.of { try AnalysisBenchmarks.read(bytes) })
    }
    var reader = TraceReader(bytes: bytes)
    let trace = try Trace(reading: &reader)
    let measurer = try PangoMeasurer()
    for _ in 0..<3 {
      let time = try ProcessTime.of {
        let scene = try TimelineLayout().scene(of: trace, findings: [], measurer: measurer)
        sink(try CairoRenderer().image(scene, scale: 2).png().count)
      }
      drawing = min(drawing, time)
    }
    let checks = try AnalysisBenchmarks.workloads.map { workload in
      try checkingRatio(workload.make(events))
    }
    let (least, most) = (checks.min() ?? 0, checks.max() ?? 0)
    return [
      Row(
        work: "read a trace of a million events",
        peer: "find its newlines by `memchr`",
        ratio: text(reading / newlines)
      ),
      Row(
        work: "check it against all rules, and read it",
        peer: "read it; traces of \(checks.count) kinds",
        ratio: "\(text(least))–\(text(most))"
      ),
      Row(work: "draw its timeline as PNG", peer: "read it", ratio: text(drawing / reading)),
    ]
  }

  private static func checkingRatio(_ bytes: [UInt8]) throws -> Double {
    var (reading, checking) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      reading = min(reading, try ProcessTime.of { try AnalysisBenchmarks.read(bytes) })
      checking = min(checking, try ProcessTime.of { try AnalysisBenchmarks.check(bytes) })
    }
    return checking / reading
  }

  /// Measures recording into memory and into a crash-proof file.
  private static func recordingRows() throws -> [Row] {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-figures-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var (memory, mapped, reading) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      memory = min(memory, try RecorderBenchmarks.time(into: MemorySink()))
      mapped = min(mapped, try RecorderBenchmarks.time(into: MappedFileSink(path: file.path)))
      let bytes = [UInt8](try Data(contentsOf: file))
      reading = min(reading, try ProcessTime.of { try AnalysisBenchmarks.read(bytes) })
    }
    return [
      Row(
        work: "record an event in memory, and in the file that survives a crash",
        peer: "read it",
        ratio: "\(text(memory / reading)) and \(text(mapped / reading))"
      )
    ]
  }

  /// Measures tree layout, compared with Graphviz where it is installed.
  private static func treeRows() throws -> [Row] {
    guard let dot = TreeBenchmarks.Dot.path else {
      print("dot is not installed: its row is left out")
      return []
    }
    let ratios = try [1_000, 10_000].map { count in
      let tree = TreeBenchmarks.RandomTree(count)
      let file = try TreeBenchmarks.Dot.write(tree)
      defer { try? FileManager.default.removeItem(at: file) }
      var placing = Double.infinity
      for _ in 0..<rounds { placing = min(placing, ProcessTime.of { sink(tree.place()) }) }
      let start = ProcessTime.ofChildren
      try TreeBenchmarks.Dot.run(dot, on: file)
      return (ProcessTime.ofChildren - start) / placing
    }
    return [
      Row(
        work: "lay out trees of 1,000 and 10,000 views by Graphviz’ `dot`",
        peer: "lay them out here",
        ratio: ratios.map(text).joined(separator: " and ")
      )
    ]
  }

  /// Formats a ratio with two significant digits.
  private static func text(_ ratio: Double) -> String {
    guard ratio < 9.95 else { return "\(rounded(ratio))" }
    let tenths = Int((ratio * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func rounded(_ ratio: Double) -> Int {
    guard ratio >= 99.5 else { return Int(ratio.rounded()) }
    return rounded(ratio / 10) * 10
  }
}
