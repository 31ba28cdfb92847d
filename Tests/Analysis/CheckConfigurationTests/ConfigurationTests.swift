import CheckConfiguration
import Foundation
import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A configuration` {
  private func read(_ text: String) throws(ConfigurationError) -> CheckConfiguration {
    try CheckConfiguration(bytes: Array(text.utf8), path: ".lifeline.yml")
  }

  @Test func `the configuration of the documentation is read`() throws {
    let page = String(
      decoding: try Repository.bytes("traces/configuration/README.md"),
      as: UTF8.self
    )
    let block = try #require(page.components(separatedBy: "```yaml\n").dropFirst().first)
    let configuration = try read(try #require(block.components(separatedBy: "```").first))
    #expect(configuration.failOn == .severity(.warning))
    #expect(configuration.policy.selected == [try RuleSelector("all")])
    #expect(configuration.policy.ignored == [try RuleSelector("LC004")])
    #expect(configuration.policy.accepted.count == 3)
    #expect(configuration.policy.linePatterns.map(\.text) == ["*prefetch*"])
    #expect(configuration.exclusions.map(\.text) == ["old", "build/*", "*.tmp.log"])
    #expect(configuration.rulePages?.text == "https://docs.example.com/lifeline/rules/")
    #expect(configuration.policy.accepted.first?.reason == "the old pager calls it twice")
    #expect(configuration.policy.levels.map(\.level) == [.severity(.error), .off])
    #expect(configuration.policy.classLevels.map(\.classes.text) == ["Input*"])
    #expect(configuration.thresholds.slowCallback == .milliseconds(100))
    #expect(configuration.thresholds.instancesOfClass == 1)
    #expect(
      configuration.patterns.map(\.regex) == [#"^(?<class>\w+)#(?<id>\d+) >> (?<callback>\w+)$"#]
    )
    for key in CheckConfiguration.keys {
      #expect(page.contains("\n\(key):"), "\(key) is not documented")
    }
  }

  @Test(arguments: ["", "\n", "# nothing\n", "{}", "---\n"])
  func `a configuration may be empty`(text: String) throws {
    #expect(try read(text).policy == ReportPolicy())
  }

  @Test func `a configuration that is nested too deeply is refused`() {
    let error = #expect(throws: ConfigurationError.self) {
      try read(String(repeating: "[", count: 2000))
    }
    #expect(error?.message == "the file is not valid YAML: it is nested too deeply")
  }

  static let mistakes: [(String, String)] = [
    ("fail-onn: error", "1:1: the configuration has no key 'fail-onn' (did you mean 'fail-on'?)"),
    (
      "xyzzy: 1",
      "1:1: the configuration has no key 'xyzzy' (known keys: rules, select, ignore, exclude, "
        + "severities, classes, min-confidence, fail-on, thresholds, patterns, rule-pages)"
    ),
    (
      "fail-on: eror",
      "1:10: 'fail-on' is 'eror', expected error, warning, info, note, never (did you mean 'error'?)"
    ),
    (
      "severities:\n  LC209: of",
      "2:10: the severity of LC209 is 'of', expected off, note, info, warning, error "
        + "(did you mean 'off'?)"
    ),
    (
      "severities:\n  did-apear-repeated: off",
      "2:3: there is no rule 'did-apear-repeated' (did you mean LC209 did-appear-repeated? "
        + "'lifeline rules' lists all)"
    ),
    (
      "select: LC2",
      "1:9: 'select' is 'LC2', expected a list (write [a, b], or a line '- a' for each)"
    ),
    (
      "ignore:\n  - class: Home",
      "2:5: an entry of 'ignore' names no rule (add 'rule: LC204', or 'rule: all')"
    ),
    (
      "ignore:\n  - rule: LC204\n    clas: Home",
      "3:5: an entry of 'ignore' has no key 'clas' (did you mean 'class'?)"
    ),
    (
      "select: [LC204]\nignore: [did-disappear-repeated]",
      "1:1: 'LC204' is both selected and ignored (remove it from 'select' or from 'ignore')"
    ),
    (
      "patterns:\n  - '('",
      "2:5: '(' is no regular expression (quote it with ' and escape what is meant literally with \\)"
    ),
    (
      "patterns:\n  - '(?<calback>a)'",
      "2:5: a pattern has a group 'calback' that is not known (did you mean 'callback'?)"
    ),
    (
      "patterns:\n  - '(a)[(?<callback>]'",
      "2:5: '(a)[(?<callback>]' names neither a callback nor a message (put '(?<callback>…)' around "
        + "the callback, such as (?<callback>\\w+))"
    ),
    (
      "patterns:\n  - regex: a",
      "2:5: a pattern is a mapping, expected a word"
    ),
    (
      "thresholds:\n  flicker-ms: 0",
      "2:15: 'flicker-ms' is '0', expected a number from 1"
    ),
    (
      "- a",
      "1:1: the configuration is a list, expected keys with values (known keys: rules, select, "
        + "ignore, exclude, severities, classes, min-confidence, fail-on, thresholds, patterns, "
        + "rule-pages)"
    ),
    (
      "select: &a [LC2]\nignore: *a",
      "1:9: anchors and aliases are not supported (write the value out, or in quotes when '&' "
        + "belongs to it)"
    ),
  ]

  /// Each hides its anchor behind a quote that is none, or that has ended.
  @Test(arguments: [
    ("x: \"\\\\\"\na: &a [1]\nb: *a", 2), ("x: |\n  \"s\na: &a [1]\nb: *a", 3),
    ("{x: b \"c, a: &a [1], b: *a}", 1), ("x: it's 'so\na: &a [1]\n? *a\n: 1", 2),
    ("x: y 'z\u{2028}a: &a [1]\nb: *a", 1),
  ])
  func `a configuration with aliases is refused`(text: String, line: Int) {
    do throws(ConfigurationError) {
      _ = try read(text)
      Issue.record("nothing was said of \(text)")
    } catch {
      #expect(error.message == "anchors and aliases are not supported")
      #expect(error.line == line)
    }
  }

  @Test(arguments: ["Q&A of *Cell", "the &first one", "*Cell, then *View"])
  func `quoted texts may contain ampersands and stars`(reason: String) throws {
    let text = "ignore:\n  - rule: LC204\n    class: \"*Cell\"\n    reason: \"\(reason)\""
    #expect(try read(text).policy.accepted.map(\.reason) == [reason])
  }

  @Test(arguments: mistakes)
  func `a mistake is refused with its position and a suggestion`(text: String, said: String) {
    do throws(ConfigurationError) {
      _ = try read(text)
      Issue.record("nothing was said of \(text)")
    } catch {
      let help = error.help.isEmpty ? "" : " (\(error.help))"
      #expect("\(error.line):\(error.column): \(error.message)\(help)" == said)
      #expect(error.path == ".lifeline.yml")
    }
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000) + "a",
    String(repeating: "{a: ", count: 5000), "\u{0}", "a: b: c", "? [a]\n: b", "!!x y",
    "select: [\"\u{1F600}\"]", "severities: {LC209: {a: b}}", "fail-on: [error]", "a: *b",
    "patterns: ['" + String(repeating: "(", count: 1000) + "']",
    "patterns: ['" + String(repeating: "(?<callback>a)", count: 1000) + "']", "1: 2", "fail-on:",
    "select:\n\t- a",
    "fail-on: error\nfail-on: note", "<<: {a: b}", "---\na: b\n---\nc: d",
  ])
  func `a hostile configuration is refused`(text: String) {
    #expect(throws: ConfigurationError.self) { try read(text) }
  }

  @Test func `a configuration that is damaged anywhere is read or refused`() throws {
    let page = try Repository.bytes("traces/configuration/README.md")
    let text = String(decoding: page, as: UTF8.self)
    let block = try #require(text.components(separatedBy: "```yaml\n").dropFirst().first)
    let bytes = Array(try #require(block.components(separatedBy: "```").first).utf8)
    for place in stride(from: 0, to: bytes.count, by: 3) {
      let values: [UInt8] = [0, 0x22, 0x26, 0x2D, 0x3A, 0x5B, 0x7B, 0xFF]
      // Places are multiples of three.
      for byte in TestLength.each(4, of: values, from: place / 3) {
        var damaged = bytes
        damaged[place] = byte
        _ = try? CheckConfiguration(bytes: damaged, path: "x")
      }
      _ = try? CheckConfiguration(bytes: Array(bytes[..<place]), path: "x")
    }
  }
}

struct `A baseline` {
  private func baseline() -> Baseline {
    var baseline = Baseline()
    baseline.add(.init(rule: 209, className: "Ho\"me", callback: "viewDidAppear"), count: 2)
    baseline.add(.init(rule: 2, className: "", callback: ""))
    return baseline
  }

  @Test func `a baseline has one kind per line, in order`() {
    #expect(
      baseline().json == #"""
        {
        "schema":"lifeline-baseline","version":2,
        "findings":[
        {"rule":"LC002","class":"","callback":"","count":1},
        {"rule":"LC209","class":"Ho\"me","callback":"viewDidAppear","count":2}
        ]}

        """#
    )
  }

  @Test func `a baseline is read as it was written`() throws {
    #expect(try Baseline(bytes: Array(baseline().json.utf8), path: "b.json") == baseline())
    let empty = Baseline()
    #expect(try Baseline(bytes: Array(empty.json.utf8), path: "b.json") == empty)
  }

  @Test func `repeated entries of a merge are added`() throws {
    let line = #"{"rule":"LC209","class":"A","callback":"b","count":9223372036854775807}"#
    let text = #"{"schema":"lifeline-baseline","version":1,"findings":["# + "\(line),\(line)]}"
    let read = try Baseline(bytes: Array(text.utf8), path: "b.json")
    #expect(read.counts == [.init(rule: 209, className: "A", callback: "b"): .max])
    #expect(read.total == .max)
  }

  @Test(arguments: ["controller", "view", "object"])
  func `a baseline of version 1 names an object without a class by what it is`(
    word: String
  ) throws {
    func text(_ version: Int) -> String {
      #"{"schema":"lifeline-baseline","version":\#(version),"findings":["#
        + #"{"rule":"LC209","class":"\#(word)","callback":"b","count":1}]}"#
    }
    let old = try Baseline(bytes: Array(text(1).utf8), path: "b.json")
    #expect(old.counts == [.init(rule: 209, className: "", callback: "b"): 1])
    let new = try Baseline(bytes: Array(text(2).utf8), path: "b.json")
    #expect(new.counts == [.init(rule: 209, className: word, callback: "b"): 1])
  }

  @Test func `a pruned baseline has the smaller counts`() {
    var current = Baseline()
    current.add(.init(rule: 209, className: "Ho\"me", callback: "viewDidAppear"), count: 1)
    current.add(.init(rule: 208, className: "New", callback: "viewWillAppear"), count: 5)
    let pruned = baseline().pruned(to: current)
    #expect(
      pruned.counts == [.init(rule: 209, className: "Ho\"me", callback: "viewDidAppear"): 1]
    )
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"schema\":\"lifeline-report\"}",
    "{\"schema\":\"lifeline-baseline\",\"version\":3,\"findings\":[]}",
    "{\"schema\":\"lifeline-baseline\",\"version\":1,\"findings\":[{\"rule\":\"LC209\"}]}",
    "{\"schema\":\"lifeline-baseline\",\"version\":1,\"findings\":[{\"rule\":\"a\",\"count\":1}]}",
    "{\"schema\":\"lifeline-baseline\",\"version\":2,\"findings\":[{\"rule\":\"LC1\",\"count\":-1}]}",
    "{\"schema\":\"lifeline-baseline\",\"version\":1,\"findings\":{\"a\":1}}", "\u{0}",
    String(repeating: "{\"a\":", count: 10_000),
  ])
  func `a file that is not a baseline is refused`(text: String) {
    #expect(throws: ConfigurationError.self) {
      try Baseline(bytes: Array(text.utf8), path: "b.json")
    }
  }
}
