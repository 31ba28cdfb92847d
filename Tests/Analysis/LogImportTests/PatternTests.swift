import LogImport
import TestSupport
import Testing
import TraceModel

struct `Custom patterns` {
  private func events(_ log: String, _ patterns: String...) throws -> [String] {
    var options = LogImportOptions()
    options.patterns = try patterns.map { try LogPattern($0) }
    var importer = LogImporter(title: "log", options: options, bytes: Array(log.utf8))
    let events = try importer.rest()
    var names: [SubjectID: String] = [:]
    return events.compactMap { event in
      if event.kind == .birth {
        names[event.subject] =
          "\(importer.names[event.name])(\(importer.names[event.text]))"
      }
      guard event.kind == .begin else { return nil }
      var text = "\(names[event.subject] ?? "") \(importer.names[event.name])"
      if let animated = event.animated { text += " \(animated)" }
      if let argument = event.statedArgument { text += " to \(names[argument] ?? "nil")" }
      return text
    }
  }

  @Test(arguments: [
    (
      #"(?<class>\w+)#(?<id>\d+) -> (?<callback>\w+)"#, "Home#3 -> viewDidLoad",
      "Home(3) viewDidLoad"
    ),
    (
      #"^\| (?<callback>[\w():]+)\s*\| (?<class>[\w.]+) (?<pointer>0x[0-9a-f]+)"#,
      "| viewWillAppear(_:)   | App.Home 0x7f0a |", "Home(0x7f0a) viewWillAppear"
    ),
    (
      #"(?<callback>view\w+)\|(?<animated>true|false)$"#, "x|viewDidAppear|true",
      "UIViewController() viewDidAppear true"
    ),
    (
      #"(?i)SCREEN (?<label>.+?) RAN (?<callback>\S+)"#, "screen The List ran viewDidLoad ok",
      "The List(The List) viewDidLoad"
    ),
    (
      #"(?<callback>didMove\w+) (?<class>\w+) (?<argument><.*>|nil)"#, "didMoveToParent Child nil",
      "Child() didMove(toParent:) to nil"
    ),
    (
      #"a{2,3}b?(?:c|d)+\s*(?<callback>[^\s,]+)"#, "aaabcdcd viewDidLoad, x",
      "UIViewController() viewDidLoad"
    ),
    (#"\[(?<class>[^\]]*)\]\W+(?<callback>\w+?)\b"#, "[Home]--viewDidLoad;", "Home() viewDidLoad"),
  ])
  func `a pattern reads lines that no idiom matches`(
    pattern: String,
    line: String,
    event: String
  ) throws {
    #expect(try events(line, pattern) == [event])
  }

  @Test func `a pattern can state time, process and thread`() throws {
    let pattern =
      #"(?<time>[\d.]+)\|(?<pid>\d+)\|(?<tid>0x[0-9a-f]+)\|(?<class>\w+)\|(?<callback>\w+)"#
    let log = "1714557600.5|9|0xa|Home|viewDidLoad\n1714557601.75|9|0xb|Home|viewDidAppear"
    var options = LogImportOptions()
    options.patterns = [try LogPattern(pattern)]
    var importer = LogImporter(title: "log", options: options, bytes: Array(log.utf8))
    let begins = try importer.rest().filter { $0.kind == .begin }
    #expect(begins.map(\.time.nanoseconds) == [0, 1_250_000_000])
    #expect(begins.map(\.thread) == [1, 2])
    #expect(importer.header.epoch == 1_714_557_600_500_000_000)
  }

  @Test func `the message of a pattern is read by the idioms`() throws {
    let pattern = #"^<\d+>(?<time>\S+) app: (?<message>.*)$"#
    let log =
      "<7>10:00:00.100 app: HomeViewController viewDidLoad\n<7>10:00:00.200 app: no viewDidLoad yet"
    #expect(try events(log, pattern) == ["HomeViewController() viewDidLoad"])
  }

  @Test func `the first matching pattern precedes the idioms`() throws {
    let log = "vc1 viewDidLoad"
    #expect(
      try events(log, #"(?<class>vc)\d (?<callback>\w+)"#, #"(?<label>.+) (?<callback>\w+)"#)
        == ["vc() viewDidLoad"]
    )
  }

  @Test func `a pattern with an unknown callback is skipped`() throws {
    #expect(try events("vc1 viewDidLoad", #"(?<callback>vc1)"#) == ["vc1(vc1) viewDidLoad"])
  }

  @Test func `a first pass uses the patterns`() throws {
    let bytes = Array("Home?3 -> viewDidLoad".utf8)
    let pattern = try LogPattern(#"(?<class>\w+)\?(?<id>\d+) -> (?<callback>\w+)"#)
    #expect(LogImporter.scan(bytes: bytes, patterns: [pattern]).observed == ["viewDidLoad"])
    #expect(LogImporter.scan(bytes: bytes).observed == [])
  }

  @Test(arguments: [
    ("(?<callback>a", LogPatternError.Code.syntax, 1, "'(' is not closed"),
    ("(?<callback>a))", .syntax, 15, "')' closes no group"),
    ("x(?<klass>a)", .group, 5, "no group is called 'klass'"),
    ("(?<class>a)", .group, 1, "the pattern names neither a callback nor a message"),
    ("(?<class>a)(?<class>b)", .group, 15, "two groups are called 'class'"),
    ("ab[c-", .syntax, 3, "'[' is not closed"),
    ("[z-a]", .syntax, 2, "a range runs backwards"),
    ("*a", .syntax, 1, "nothing stands before the repetition"),
    ("a**", .unsupported, 3, "two repetitions follow each other"),
    ("a{2", .syntax, 2, "'{' is not closed"),
    ("a{x}", .syntax, 2, "'{' begins no repetition"),
    ("a{3,2}", .syntax, 2, "a repetition's most is less than its least"),
    ("a{1000}", .size, 2, "something is repeated over 100 times"),
    (
      "(?=a)", .unsupported, 1,
      "a group that begins with '(?' is named '(?<class>…)' or plain '(?:…)'"
    ),
    (
      "(?<!a)", .unsupported, 1,
      "a group that begins with '(?' is named '(?<class>…)' or plain '(?:…)'"
    ),
    (#"(a)\1"#, .unsupported, 4, #"'\1' is not known"#),
    (#"a\"#, .syntax, 2, #"'\' stands at the end"#),
    ("^*", .syntax, 2, "an assertion can't be repeated"),
    (
      "((a{90}){90}){90}(?<callback>b)", .size, 1,
      "the pattern needs over 512 steps when its repetitions are counted out"
    ),
  ])
  func `an invalid pattern has a position and help`(
    text: String,
    code: LogPatternError.Code,
    column: Int,
    message: String
  ) {
    let error = #expect(throws: LogPatternError.self) { try LogPattern(text) }
    #expect(error?.code == code)
    #expect(error?.column == column)
    #expect(error?.message == message)
    #expect(error?.help.isEmpty == false)
  }

  @Test func `a pattern that is too long or too deep is rejected`() {
    let long = String(repeating: "a", count: 2000)
    let deep = String(repeating: "(", count: 500) + String(repeating: ")", count: 500)
    for text in [long, deep] {
      #expect(throws: LogPatternError.self) { try LogPattern(text) }
    }
  }

  @Test(arguments: [
    "(a+)+$", "(a*)*b", "(a|a)*c", "(a|aa)+$", "((a*)*)*d", "(.*)(.*)(.*)(.*)(.*)x",
    "(a?){60}a{60}b",
  ])
  func `a pattern with exponential backtracking is linear`(pattern: String) throws {
    let line = String(repeating: "a", count: 900) + " viewDidLoad!"
    let log = String(repeating: line + "\n", count: 20)
    #expect(try events(log, pattern + "(?<callback>zzz)").isEmpty)
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `random characters are rejected or matched`(seed: UInt64) throws {
    let pieces = [
      "(", ")", "[", "]", "^", "$", ".", "*", "+", "?", "{", "}", "2", ",", "|", "\\", "\\d", "\\b",
      "(?<callback>", "(?<class>", "(?:", "a", "view\\w+", "-", "é", "🪟",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      guard let pattern = try? LogPattern(text) else { continue }
      var options = LogImportOptions()
      options.patterns = [pattern]
      let log = "aé🪟 2 viewDidLoad aa, a-a 22 viewDidAppear"
      var importer = LogImporter(title: "log", options: options, bytes: Array(log.utf8))
      _ = try importer.rest()
    }
  }
}
