import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing

/// Traces with times whose difference exceeds 64 bits of nanoseconds: the reader accepts such times
/// and clamps those outside the range.
@MainActor
struct `Extreme times` {
  /// A way to read the trace `trace.json` of a folder.
  private struct Reading {
    let name: String
    let run: @MainActor (Workspace) async throws -> Int32
  }

  private static let readings: [Reading] = checks + pictures + others

  private static let checks: [Reading] = ReportFormat.allCases.map { format in
    Reading(name: "check \(format)") { folder in
      var job = CheckJob([folder.path("trace.json")])
      job.targets = [ReportTarget(format: format)]
      job.showsStatistics = true
      return try await job.run()
    }
  }

  private static let kinds: [PictureKind] = [
    .timeline(.init()), .timeline(.init(mode: .linear)),
    .timeline(.init(mode: .linear, maxWidth: 700)), .timeline(.init(mode: .ordinal)),
    .timeline(.init(maxWidth: 600)), .timeline(.init(mostDetails: 1)),
    .timeline(.init(mode: .linear, mostDetails: 1)), .sequence(.init()), .tree(.init()),
    .film(.init(moments: .changes)), .film(.init(moments: .marks)), .tree(.init(), to: "9e9s"),
    .tree(.init(), from: "-9e9s", to: "9e9s"),
  ]

  private static let pictures: [Reading] = kinds.map { kind in
    Reading(name: "\(kind)") { folder in
      var settings = PictureSettings(input: folder.path("trace.json"), output: "-")
      settings.format = .svg
      try await PictureJob(kind, settings).run()
      return 0
    }
  }

  private static let others: [Reading] = [
    Reading(name: "diff") { folder in
      let trace = folder.path("trace.json")
      var job = DiffJob(trace, trace)
      job.picture = DiffJob.Picture(
        PictureSettings(input: trace, output: folder.path("diff.svg"))
      )
      return try await job.run()
    },
    Reading(name: "diff in JSON and as a sequence") { folder in
      let trace = folder.path("trace.json")
      var job = DiffJob(trace, trace)
      job.format = .json
      var picture = DiffJob.Picture(
        PictureSettings(input: trace, output: folder.path("diff.svg"))
      )
      picture.form = .sequence
      job.picture = picture
      return try await job.run()
    },
    Reading(name: "baseline") { folder in
      try BaselineJob(paths: [folder.path("trace.json")]).write(to: folder.path("b.json"))
    },
  ]

  /// Reads a trace in all ways; each has an exit status, and a refusal has a reason.
  private func expectResults(of trace: String, _ name: String) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(trace, to: "trace.json")
    for reading in Self.readings {
      let run = try await folder.run { try await reading.run(folder) }
      #expect([0, 1, 2].contains(run.status), "\(name): \(reading.name)")
      if run.status == 2 { #expect(run.errors.contains("error: "), "\(name): \(reading.name)") }
    }
  }

  @Test func `a process of the command reads extreme times`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    var random = SplitMix64(seed: 1)
    try folder.write(Self.trace(&random), to: "trace.json")
    let run = try CommandRun("render", "timeline", "trace.json", "-o", "a.svg", in: folder.url)
    #expect([0, 2].contains(run.status), "\(run.errors)")
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
  func `every job reads times at both ends of the range`(lines: [String]) async throws {
    let lines = lines.map { $0.replacing("TS:", with: #""pid":1,"tid":1,"ts":"#) }
    let trace = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    try await expectResults(of: trace, trace)
  }

  @Test(arguments: UInt64(1)...6)
  func `every job reads random extreme times of any clock`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let trace = Self.trace(&random)
    try await expectResults(of: trace, "seed \(seed)")
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

  /// A time in microseconds, usually at an end of the range.
  private static func time(_ random: inout SplitMix64) -> String {
    let times = [
      "-1e38", "1e38", "-9223372036854775.808", "9223372036854775.807", "-9223372036854775.807",
      "-9e15", "9e15", "-4.7e15", "4.7e15", "-0.001", "0", "0.001", "1", "1000", "1e12",
    ]
    return times.randomElement(using: &random) ?? "0"
  }
}
