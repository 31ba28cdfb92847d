import Foundation
import TestSupport
import Testing

/// Puts hostile text in each string of traces, logs, configurations and arguments, and looks at all
/// that each command writes.
struct `Hostile text` {
  /// A trace with a finding of each kind of evidence, marks, states, a suppression and a message.
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

  /// The trace once for each string in it, with hostile text around or behind that string.
  private static func hostileTraces() throws -> [(name: String, text: String)] {
    let lines = trace.split(separator: "\n").map(String.init)
    var traces: [(String, String)] = []
    for (number, line) in lines.enumerated() where line.hasPrefix("{") {
      let strings = line.matches(of: #/"(?:[^"\\]|\\.)*"/#)
      for (place, match) in strings.enumerated() {
        let isKey = line[match.range.upperBound...].hasPrefix(":")
        for isBefore in [true, false] {
          var text = String(match.output.dropFirst().dropLast())
          text = isBefore ? HostileText.payload + text : text + HostileText.payload
          let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
          var copy = lines
          copy[number] = line.replacingCharacters(in: match.range, with: quoted)
          let body = copy.dropFirst().dropLast().joined(separator: ",\n")
          let word = isKey ? "key" : "value"
          traces.append(("\(number)-\(place)-\(word)-\(isBefore)", "[\n\(body)\n]\n"))
        }
      }
    }
    return traces
  }

  @Test func `in the strings of a trace is harmless in every report`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let traces = try Self.hostileTraces()
    #expect(traces.count > 150)
    for (name, text) in traces {
      try Data(text.utf8).write(to: folder.appending(path: "\(name).json"))
    }
    for format in ["text", "short", "json", "jsonl", "sarif", "junit", "github"] {
      let list = ["check", ".", "--format", format, "--statistics", "--transitions", "--no-config"]
      try CommandRun(list: list, in: folder)
        .expectHarmless(format, holdsCommands: format == "github")
    }
    let colored = try CommandRun("check", ".", "--color", "always", "--no-config", in: folder)
    let plain = colored.output.replacing(#/\u{1B}\[(1;\d+|0)m/#, with: "")
    #expect(HostileText.problems(in: plain) == [])
    try CommandRun("baseline", "write", ".", "-o", "-", in: folder).expectHarmless("baseline")
  }

  @Test func `in the strings of a trace is harmless in comparisons and pictures`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.trace.utf8).write(to: folder.appending(path: "plain.json"))
    // Every fifth: neither the even nor the odd ones alone, which have the text on one side.
    for (number, entry) in try Self.hostileTraces().enumerated() where number.isMultiple(of: 5) {
      let (name, text) = entry
      try Data(text.utf8).write(to: folder.appending(path: "a.json"))
      let options = ["--text", "real", "-o", "-", "--format", "svg"]
      for words in [
        ["diff", "plain.json", "a.json"], ["diff", "plain.json", "a.json", "--format", "json"],
        ["render", "sequence", "a.json"] + options, ["render", "tree", "a.json"] + options,
      ] { try CommandRun(list: words, in: folder).expectHarmless("\(name): \(words[..<2])") }
    }
  }

  @Test func `in the lines of a log is harmless`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = [
      "2015-10-29 17:39:59.035 App[123:456] -[HomeViewController viewWillAppear:]",
      "2015-10-29 17:39:59.135 App[123:456] <HomeViewController: 0x7f8> viewDidAppear true",
      "2015-10-29 17:39:59.235 App[123:456] HomeViewController.viewDidAppear(_:)",
      "2015-10-29 17:39:59.335 App[123:456] Possibly Memory Leak of Home",
    ]
    let payload = HostileText.payload.replacing("\n", with: " ")
    var text = ""
    for line in lines {
      let places = line.indices.filter { !line[$0].isLetter && !line[$0].isNumber }
      for place in [line.startIndex, line.endIndex] + places {
        for inserted in [payload, "\n::notice::\(payload)"] {
          text += line.replacingCharacters(in: place..<place, with: inserted) + "\n"
        }
      }
      text += line + "\n"
    }
    try Data(text.utf8).write(to: folder.appending(path: "a.log"))
    for format in ["text", "short", "json", "jsonl", "sarif", "junit", "github"] {
      let list = ["check", "a.log", "--format", format, "--statistics", "--explain-import"]
      try CommandRun(list: list, in: folder)
        .expectHarmless(format, holdsCommands: format == "github")
    }
    try CommandRun("import", "a.log", "-o", "a.json", in: folder).expectHarmless("import")
    try CommandRun("import", "a.log", "--explain-import", in: folder).expectHarmless("explain")
    try CommandRun("diff", "a.log", "a.json", in: folder).expectHarmless("diff")
    for format in ["text", "short", "github"] {
      let run = try CommandRun("check", "-", "--format", format, input: Data(text.utf8), in: folder)
      run.expectHarmless("a pipe to \(format)", holdsCommands: format == "github")
    }
  }

  @Test func `in the name of a file is harmless`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let stem = String(decoding: HostileText.argument.utf8.prefix(180), as: UTF8.self)
    try Data(Self.trace.utf8).write(to: folder.appending(path: "plain.json"))
    for (name, text) in [
      ("\(stem).json", Self.trace), ("\(stem).log", "-[Home viewDidLoad]\nnoise \u{1B}[2J\n"),
      ("\(stem).yml", "title: x\nobjects:\n  - a\n"), ("\(stem)-empty.json", ""),
      ("\(stem)-broken.json", "[{\"ph\":\"B\",,\n"),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
      for format in ["text", "short", "json", "jsonl", "sarif", "junit", "github"] {
        let list = ["check", name, "plain.json", "--format", format, "--statistics"]
        try CommandRun(list: list, in: folder)
          .expectHarmless("\(format) of \(name)", holdsCommands: format == "github")
      }
      for words in [
        ["diff", name, "plain.json"], ["diff", "plain.json", name, "--format", "json"],
        ["import", name, "-o", "\(stem).out"], ["verify", name],
        ["record", name, "-o", "\(stem).o"],
        ["render", "timeline", name, "-o", "\(stem).svg"], ["baseline", "write", name, "-o", "-"],
        ["baseline", "prune", "plain.json", "--baseline", name],
        ["check", "plain.json", "--config", name], ["check", "plain.json", "--baseline", name],
        ["render", "gallery", "--list", name], ["render", "gallery", "--traces", name],
      ] { try CommandRun(list: words, in: folder).expectHarmless("\(words.prefix(2)) \(name)") }
    }
    try CommandRun("check", ".", in: folder).expectHarmless("a folder")
  }

  @Test func `in a configuration or a baseline is harmless`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.trace.utf8).write(to: folder.appending(path: "a.json"))
    let quoted = String(decoding: try JSONEncoder().encode(HostileText.payload), as: UTF8.self)
    for text in [
      "\(quoted): 1\n", "select: [\(quoted)]\n", "ignore: \(quoted)\n", "fail-on: \(quoted)\n",
      "min-confidence: \(quoted)\n", "patterns:\n  - \(quoted)\n",
      "severity:\n  LC209: \(quoted)\n",
      "severity:\n  \(quoted): error\n", "thresholds:\n  \(quoted): 1\n",
      "thresholds:\n  release-ms: \(quoted)\n", "\(quoted)\n", "suppress:\n  - rule: \(quoted)\n",
      "suppress:\n  - rule: LC209\n    class: \(quoted)\n    reason: \(quoted)\n",
    ] {
      try Data(text.utf8).write(to: folder.appending(path: ".lifeline.yml"))
      for format in ["text", "sarif", "github"] {
        try CommandRun("check", "a.json", "--format", format, "--statistics", in: folder)
          .expectHarmless(text, holdsCommands: format == "github")
      }
    }
    let head = "{\"schema\":\"lifeline-baseline\",\"version\":1,\"findings\":["
    for text in [
      head + "{\"rule\":\(quoted),\"class\":\"a\",\"callback\":\"b\",\"count\":1}]}",
      head + "{\"rule\":\"LC209\",\"class\":\(quoted),\"callback\":\(quoted),\"count\":9}]}",
      "{\"schema\":\(quoted),\"version\":1,\"findings\":[]}", head + "{\(quoted):1}]}",
    ] {
      try Data(text.utf8).write(to: folder.appending(path: "b.json"))
      for words in [
        ["check", "a.json", "--baseline", "b.json", "--no-config", "--statistics"],
        ["baseline", "prune", "a.json", "--baseline", "b.json", "--no-config"],
      ] { try CommandRun(list: words, in: folder).expectHarmless(text) }
    }
  }

  @Test func `in an argument is harmless`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.trace.utf8).write(to: folder.appending(path: "a.json"))
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
    for option in ["--only", "--hide", "--observes", "--format", "--context", "--output"] {
      commands.append(["diff", "a.json", "a.json", option, hostile])
    }
    for words in commands {
      try CommandRun(list: words, in: folder).expectHarmless("\(words.prefix(3))")
    }
  }
}
