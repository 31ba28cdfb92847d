import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing

/// Inserts hostile text into each string of traces, logs, configurations and arguments, and expects
/// the output of every command to be harmless.
@MainActor
struct `Hostile text` {
  /// A trace with findings of each kind of evidence, marks, states, a suppression and a message.
  private static let trace = """
    [
    {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline","args":{"schema":"lifeline","version":1,"minor":0,"clock":"virtual","title":"Home","producer":"lifeline 0.1.0","behavior":"iOS 26","observed":["viewDidLoad","viewWillAppear","viewDidAppear","viewDidDisappear"]}}
    {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"process_name","args":{"name":"App"}}
    {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"thread_name","args":{"name":"main"}}
    {"ph":"b","pid":1,"tid":1,"ts":1.000,"cat":"object","id2":{"local":"0x1"},"name":"HomeViewController#1","args":{"class":"HomeViewController","kind":"viewController","identity":"pointer","label":"0x1"}}
    {"ph":"b","pid":1,"tid":1,"ts":1.500,"cat":"object","id2":{"local":"0x2"},"name":"CardView#2","args":{"class":"CardView","kind":"view"}}
    {"ph":"i","pid":1,"tid":1,"ts":2.000,"s":"t","cat":"hierarchy","name":"view","args":{"obj":1,"to":2}}
    {"ph":"B","pid":1,"tid":1,"ts":3.000,"cat":"callback","name":"HomeViewController.viewDidLoad","args":{"obj":1}}
    {"ph":"E","pid":1,"tid":1,"ts":4.000,"args":{"super":"UIView.draw"}}
    {"ph":"B","pid":1,"tid":1,"ts":5.000,"cat":"callback","name":"HomeViewController.viewDidAppear","args":{"obj":1,"animated":false}}
    {"ph":"B","pid":1,"tid":1,"ts":5.500,"cat":"call","name":"HomeViewController.loadItems","args":{"obj":1,"text":"42"}}
    {"ph":"E","pid":1,"tid":1,"ts":5.600}
    {"ph":"E","pid":1,"tid":1,"ts":6.000}
    {"ph":"B","pid":1,"tid":1,"ts":7.000,"cat":"callback","name":"HomeViewController.viewDidAppear","args":{"obj":1}}
    {"ph":"E","pid":1,"tid":1,"ts":8.000}
    {"ph":"i","pid":1,"tid":1,"ts":9.000,"s":"t","cat":"diagnostic","name":"suppression","args":{"obj":1,"message":"LC9: by hand"}}
    {"ph":"i","pid":1,"tid":1,"ts":10.000,"s":"t","cat":"diagnostic","name":"uikit","args":{"obj":1,"message":"Possibly Memory Leak of Home"}}
    {"ph":"i","pid":1,"tid":1,"ts":11.000,"s":"t","cat":"mark","name":"pushed"}
    {"ph":"b","pid":1,"tid":1,"ts":11.500,"cat":"state","id2":{"local":"0x1"},"name":"appeared"}
    {"ph":"B","pid":1,"tid":1,"ts":11.600,"cat":"app","name":"decode","args":{"key":"value"}}
    {"ph":"E","pid":1,"tid":1,"ts":11.700}
    {"ph":"e","pid":1,"tid":1,"ts":12.000,"cat":"object","id2":{"local":"0x1"},"name":"HomeViewController#1"}
    {"ph":"M","pid":1,"tid":1,"ts":13.000,"name":"lifeline_end","args":{"events":16,"dropped":1,"status":"stopped","reason":"full"}}
    ]
    """

  /// Two traces for each string of ``trace``, with hostile text before and after that string; in a
  /// short run one of both, alternately.
  private static func hostileTraces() throws -> [(name: String, text: String)] {
    let lines = trace.split(separator: "\n").map(String.init)
    var traces: [(String, String)] = []
    for (number, line) in lines.enumerated() where line.hasPrefix("{") {
      let strings = line.matches(of: #/"(?:[^"\\]|\\.)*"/#)
      for (index, match) in strings.enumerated() {
        let isKey = line[match.range.upperBound...].hasPrefix(":")
        for isBefore in TestLength.each(2, of: [true, false], from: index) {
          var text = String(match.output.dropFirst().dropLast())
          text = isBefore ? HostileText.payload + text : text + HostileText.payload
          let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
          var copy = lines
          copy[number] = line.replacingCharacters(in: match.range, with: quoted)
          let body = copy.dropFirst().dropLast().joined(separator: ",\n")
          let word = isKey ? "key" : "value"
          traces.append(("\(number)-\(index)-\(word)-\(isBefore)", "[\n\(body)\n]\n"))
        }
      }
    }
    return traces
  }

  /// Checks an input in one format, with statistics and transitions.
  private func check(
    _ name: String,
    in folder: Workspace,
    format: ReportFormat,
    input: String = "",
    _ change: (inout CheckJob) -> Void = { _ in }
  ) async throws -> JobRun {
    try await folder.check(name, input: Array(input.utf8)) {
      $0.targets = [ReportTarget(format: format)]
      $0.showsStatistics = true
      $0.showsTransitions = true
      change(&$0)
    }
  }

  private func diff(
    _ first: String,
    _ second: String,
    in folder: Workspace,
    format: DiffJob.Format = .text
  ) async throws -> JobRun {
    var job = DiffJob(folder.path(first), folder.path(second))
    job.format = format
    return try await folder.run { [job] in try await job.run() }
  }

  private func draw(
    _ kind: PictureKind,
    _ name: String,
    in folder: Workspace
  ) async throws -> JobRun {
    var settings = PictureSettings(input: folder.path(name), output: "-")
    settings.format = .svg
    let job = PictureJob(kind, settings)
    return try await folder.perform { try await job.run() }
  }

  @Test func `strings of a trace are harmless in every report`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let traces = try Self.hostileTraces()
    #expect(traces.count > 130)
    for (number, (name, text)) in traces.enumerated() {
      try folder.write(text, to: "\(number % 2)/\(name).json")
    }
    for (number, format) in ReportFormat.allCases.enumerated() {
      // In a short run, each string is in the reports of half of the formats.
      let part = TestLength.isLong ? "" : "\(number % 2)"
      try await check(part, in: folder, format: format)
        .expectHarmless("\(format)", allowsAnnotations: format == .github)
    }
    let colored = try await folder.check("") { $0.color = .always }
    let plain = colored.output.replacing(#/\u{1B}\[(1;\d+|0)m/#, with: "")
    #expect(HostileText.problems(in: plain) == [])
    let job = BaselineJob(paths: [folder.url.path])
    try await folder.run { try job.write(to: "-") }.expectHarmless("baseline")
  }

  @Test func `strings of a trace are harmless in comparisons and pictures`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(Self.trace, to: "plain.json")
    for (number, (name, text)) in try Self.hostileTraces().enumerated() {
      try folder.write(text, to: "a.json")
      for format in TestLength.each(2, of: DiffJob.Format.allCases, from: number) {
        try await diff("plain.json", "a.json", in: folder, format: format)
          .expectHarmless("\(name): diff \(format)")
      }
      let kinds = [PictureKind.sequence(.init()), .tree(.init())]
      for kind in TestLength.each(2, of: kinds, from: number / 2) {
        try await draw(kind, "a.json", in: folder).expectHarmless("\(name): \(kind)")
      }
    }
  }

  @Test func `lines of a log are harmless`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let lines = [
      "2015-10-29 17:39:59.035 App[123:456] -[HomeViewController viewWillAppear:]",
      "2015-10-29 17:39:59.135 App[123:456] <HomeViewController: 0x7f8> viewDidAppear true",
      "2015-10-29 17:39:59.235 App[123:456] HomeViewController.viewDidAppear(_:)",
      "2015-10-29 17:39:59.335 App[123:456] Possibly Memory Leak of Home",
    ]
    let payload = HostileText.payload.replacing("\n", with: " ")
    var text = ""
    for line in lines {
      let separators = line.indices.filter { !line[$0].isLetter && !line[$0].isNumber }
      for index in [line.startIndex, line.endIndex] + separators {
        for inserted in [payload, "\n::notice::\(payload)"] {
          text += line.replacingCharacters(in: index..<index, with: inserted) + "\n"
        }
      }
      text += line + "\n"
    }
    let log = try folder.write(text, to: "a.log")
    for format in ReportFormat.allCases {
      try await check("a.log", in: folder, format: format) { $0.explainsImport = true }
        .expectHarmless("\(format)", allowsAnnotations: format == .github)
      try await check("-", in: folder, format: format, input: text)
        .expectHarmless("a pipe to \(format)", allowsAnnotations: format == .github)
    }
    var job = ImportJob(log)
    job.output = folder.path("a.json")
    try await folder.perform { [job] in try job.run() }.expectHarmless("import")
    job.output = nil
    job.explainsImport = true
    try await folder.perform { [job] in try job.run() }.expectHarmless("explain")
    try await diff("a.log", "a.json", in: folder).expectHarmless("diff")
  }

  /// Starts processes, since only a relative path can begin a line.
  @Test func `the name of a file is harmless`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let stem = String(decoding: HostileText.argument.utf8.prefix(180), as: UTF8.self)
    try folder.write(Self.trace, to: "plain.json")
    for (name, text) in [
      ("\(stem).json", Self.trace), ("\(stem).log", "-[Home viewDidLoad]\nnoise \u{1B}[2J\n"),
      ("\(stem).yml", "title: x\nobjects:\n  - a\n"), ("\(stem)-empty.json", ""),
      ("\(stem)-broken.json", "[{\"ph\":\"B\",,\n"),
    ] {
      try folder.write(text, to: name)
      for format in ReportFormat.allCases {
        let list = ["check", name, "plain.json", "--format", "\(format)", "--statistics"]
        try CommandRun(list: list, in: folder.url)
          .expectHarmless("\(format) of \(name)", allowsAnnotations: format == .github)
      }
      for words in [
        ["diff", name, "plain.json"], ["diff", "plain.json", name, "--format", "json"],
        ["import", name, "-o", "\(stem).out"], ["verify", name],
        ["record", name, "-o", "\(stem).o"],
        ["render", "timeline", name, "-o", "\(stem).svg"],
        ["render", "html", name, "-o", "\(stem).html"], ["baseline", "write", name, "-o", "-"],
        ["baseline", "prune", "plain.json", "--baseline", name],
        ["check", "plain.json", "--config", name], ["check", "plain.json", "--baseline", name],
        ["render", "gallery", "--list", name], ["render", "gallery", "--traces", name],
      ] {
        try CommandRun(list: words, in: folder.url).expectHarmless("\(words.prefix(2)) \(name)")
      }
    }
    try CommandRun("check", ".", in: folder.url).expectHarmless("a folder")
  }

  @Test func `a configuration is harmless`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(Self.trace, to: "a.json")
    let quoted = String(decoding: try JSONEncoder().encode(HostileText.payload), as: UTF8.self)
    for text in [
      "\(quoted): 1\n", "select: [\(quoted)]\n", "ignore: \(quoted)\n", "fail-on: \(quoted)\n",
      "min-confidence: \(quoted)\n", "patterns:\n  - \(quoted)\n",
      "severity:\n  LC209: \(quoted)\n",
      "severity:\n  \(quoted): error\n", "thresholds:\n  \(quoted): 1\n",
      "thresholds:\n  release-ms: \(quoted)\n", "\(quoted)\n", "suppress:\n  - rule: \(quoted)\n",
      "suppress:\n  - rule: LC209\n    class: \(quoted)\n    reason: \(quoted)\n",
    ] {
      try folder.write(text, to: ".lifeline.yml")
      for format in [ReportFormat.text, .sarif, .github] {
        try await check("a.json", in: folder, format: format)
          .expectHarmless(text, allowsAnnotations: format == .github)
      }
    }
  }

  @Test func `a baseline is harmless`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let trace = try folder.write(Self.trace, to: "a.json")
    let quoted = String(decoding: try JSONEncoder().encode(HostileText.payload), as: UTF8.self)
    let head = "{\"schema\":\"lifeline-baseline\",\"version\":1,\"findings\":["
    for text in [
      head + "{\"rule\":\(quoted),\"class\":\"a\",\"callback\":\"b\",\"count\":1}]}",
      head + "{\"rule\":\"LC209\",\"class\":\(quoted),\"callback\":\(quoted),\"count\":9}]}",
      "{\"schema\":\(quoted),\"version\":1,\"findings\":[]}", head + "{\(quoted):1}]}",
    ] {
      let baseline = try folder.write(text, to: "b.json")
      try await check("a.json", in: folder, format: .text) { $0.baseline = baseline }
        .expectHarmless(text)
      let job = BaselineJob(paths: [trace])
      try await folder.run { try job.prune(baseline, isDryRun: false) }.expectHarmless(text)
    }
  }

  @Test func `an argument is harmless`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(Self.trace, to: "a.json")
    let hostile = HostileText.argument
    var commands: [[String]] = [
      [hostile], ["check", hostile], ["check", "a.json", "-\(hostile)"], ["explain", hostile],
      ["record", hostile], ["record", hostile, "b"], ["record", "--", hostile, "b"],
      ["verify", hostile], ["import", hostile], ["render", hostile], ["diff", hostile, hostile],
      ["baseline", hostile], ["rules", "--format", hostile], ["verify", "--behavior", hostile],
      ["import", "a.json", "--pattern", hostile],
    ]
    for option in [
      "--select", "--ignore", "--observes", "--pattern", "--config", "--baseline", "--fail-on",
      "--format", "--output", "--min-confidence", "--color",
    ] {
      commands.append(["check", "a.json", option, hostile])
      commands.append(["check", "a.json", "\(option)=\(hostile)"])
    }
    for option in [
      "--mark", "--at", "--from", "--form", "--theme", "--scale", "--title", "--format",
    ] {
      commands.append(["render", "tree", "a.json", option, hostile, "-o", "a.svg"])
    }
    for option in ["--only", "--hide", "--from", "--to", "--mode", "--observes"] {
      commands.append(["render", "timeline", "a.json", option, hostile, "-o", "a.svg"])
    }
    for option in ["--title", "--output", "--select", "--config", "--observes"] {
      commands.append(["render", "html", "a.json", option, hostile])
    }
    for option in ["--only", "--hide", "--observes", "--format", "--context", "--output"] {
      commands.append(["diff", "a.json", "a.json", option, hostile])
    }
    for words in commands {
      try CommandRun(list: words, in: folder.url).expectHarmless("\(words.prefix(3))")
    }
  }
}
