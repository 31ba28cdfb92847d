import Foundation
import TestSupport
import Testing

/// Traces whose times lie so far apart that their difference does not fit into 64 bits of
/// nanoseconds: the reader takes such times and moves those that do not fit to the limit.
struct `Times at the ends of what can be stored` {
  /// The ways to read a trace, as words of the command; `FILE` stands for the trace.
  private static let commands: [[String]] = [
    ["check", "FILE"], ["check", "FILE", "--format", "json"],
    ["check", "FILE", "--format", "sarif"], ["check", "FILE", "--statistics"],
    ["render", "timeline", "FILE", "-o", "timeline.svg"],
    ["render", "timeline", "FILE", "--mode", "linear", "-o", "linear.svg"],
    ["render", "timeline", "FILE", "--mode", "linear", "--max-width", "700", "-o", "strips.svg"],
    ["render", "timeline", "FILE", "--mode", "ordinal", "-o", "ordinal.svg"],
    ["render", "timeline", "FILE", "--max-width", "600", "-o", "narrow.svg"],
    ["render", "timeline", "FILE", "--detail-limit", "1", "-o", "dense.svg"],
    [
      "render", "timeline", "FILE", "--detail-limit", "1", "--mode", "linear", "-o", "scale.svg",
    ],
    ["render", "sequence", "FILE", "-o", "sequence.svg"],
    ["render", "tree", "FILE", "-o", "tree.svg"],
    ["render", "tree", "FILE", "--every-change", "-o", "changes.svg"],
    ["render", "tree", "FILE", "--film", "-o", "film.svg"],
    ["render", "tree", "FILE", "--at", "9e9s", "-o", "later.svg"],
    ["render", "tree", "FILE", "--from", "-9e9s", "--to", "9e9s", "-o", "both.svg"],
    ["diff", "FILE", "FILE"], ["diff", "FILE", "FILE", "--format", "json"],
    ["diff", "FILE", "FILE", "-o", "difference.svg"],
    ["diff", "FILE", "FILE", "--form", "sequence", "-o", "rows.svg"],
    ["baseline", "write", "FILE", "-o", "baseline.json"],
  ]

  /// Runs all commands on a trace; each ends by itself with status 0, 1 or 2, and a refusal gives
  /// its reason.
  private func expectAnswers(to trace: String, _ name: String) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(trace.utf8).write(to: folder.appending(path: "trace.json"))
    for command in Self.commands {
      let words = command.map { $0 == "FILE" ? "trace.json" : $0 }
      let run = try CommandRun(list: words, in: folder)
      let line = words.joined(separator: " ")
      #expect([0, 1, 2].contains(run.status), "\(name): \(line)")
      if run.status == 2 { #expect(run.errors.contains("error: "), "\(name): \(line)") }
    }
  }

  @Test(arguments: [
    [
      #"{"ph":"B",TS:-1e38,"cat":"callback","name":"A.viewDidLoad","args":{"obj":1}}"#,
      #"{"ph":"B",TS:1,"cat":"callback","name":"A.viewWillAppear","args":{"obj":1}}"#,
    ],
    [
      #"{"ph":"i",TS:-1e38,"s":"t","cat":"hierarchy","name":"superview","args":{"obj":2,"to":1}}"#,
      #"{"ph":"i",TS:1e38,"s":"t","cat":"hierarchy","name":"superview","args":{"obj":3,"to":1}}"#,
    ],
    [
      #"{"ph":"B",TS:-9e15,"cat":"callback","name":"A.viewDidLoad","args":{"obj":1}}"#,
      #"{"ph":"E",TS:-9e15}"#,
      #"{"ph":"B",TS:9e15,"cat":"callback","name":"A.viewWillAppear","args":{"obj":1}}"#,
    ],
  ])
  func `are drawn and checked by all commands that read traces`(lines: [String]) throws {
    let lines = lines.map { $0.replacing("TS:", with: #""pid":1,"tid":1,"ts":"#) }
    let trace = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    try expectAnswers(to: trace, trace)
  }

  @Test(arguments: UInt64(1)...6)
  func `are drawn and checked in random traces of any clock`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try expectAnswers(to: Self.trace(&random), "seed \(seed)")
  }

  /// A trace of controllers, views, findings, marks, states and arrows with extreme times.
  private static func trace(_ random: inout SplitMix64) -> String {
    let clocks = ["virtual", "monotonic", "wall", "order"]
    let clock = clocks.randomElement(using: &random) ?? "virtual"
    let epoch = ["0", "1700000000000000000", "9223372036854775807"].randomElement(using: &random)
    var lines = [
      #"{"ph":"M","pid":1,"tid":1,"ts":0,"name":"lifeline","args":{"schema":"lifeline","#
        + #""version":1,"minor":0,"clock":"\#(clock)","title":"extreme","epoch":\#(epoch ?? "0")}}"#
    ]
    for number in 1...4 {
      let isView = number > 2
      lines.append(
        #"{"ph":"b","pid":1,"tid":1,"ts":\#(time(&random)),"cat":"object","#
          + #""id2":{"local":"0x\#(number)"},"name":"A#\#(number)","#
          + #""args":{"class":"A","kind":"\#(isView ? "view" : "viewController")"}}"#
      )
    }
    for _ in 0..<40 { lines.append(event(&random)) }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func event(_ random: inout SplitMix64) -> String {
    let thread = Int.random(in: 1...2, using: &random)
    let start = #""pid":1,"tid":\#(thread),"ts":\#(time(&random))"#
    let object = Int.random(in: 1...4, using: &random)
    let names = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "layoutSubviews", "viewWillLayoutSubviews",
    ]
    let name = names.randomElement(using: &random) ?? "viewDidLoad"
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      return #"{"ph":"B",\#(start),"cat":"callback","name":"A.\#(name)","#
        + #""args":{"obj":\#(object)}}"#
    case 4..<7: return #"{"ph":"E",\#(start)}"#
    case 7:
      let other = Int.random(in: 3...4, using: &random)
      return #"{"ph":"i",\#(start),"s":"t","cat":"hierarchy","name":"superview","#
        + #""args":{"obj":\#(object),"to":\#(other)}}"#
    case 8:
      return #"{"ph":"i",\#(start),"s":"g","cat":"mark","name":"mark \#(object)"}"#
    default:
      let phase = Bool.random(using: &random) ? "s" : "f"
      return #"{"ph":"\#(phase)",\#(start),"cat":"cause","id":\#(object),"name":"push"}"#
    }
  }

  /// A time in microseconds, mostly at an end of the range.
  private static func time(_ random: inout SplitMix64) -> String {
    let times = [
      "-1e38", "1e38", "-9223372036854775.808", "9223372036854775.807", "-9223372036854775.807",
      "-9e15", "9e15", "-4.7e15", "4.7e15", "-0.001", "0", "0.001", "1", "1000", "1e12",
    ]
    return times.randomElement(using: &random) ?? "0"
  }
}
