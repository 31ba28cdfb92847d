import Foundation
import TestSupport
import Testing

struct `A check by a configuration` {
  private func withLog(_ configuration: String?, _ body: (URL) throws -> Void) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "logs/deep")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let log = try Data(contentsOf: Repository.url("traces/reports/device.log"))
    try log.write(to: inner.appending(path: "device.log"))
    if let configuration {
      try Data(configuration.utf8).write(to: folder.appending(path: ".lifeline.yml"))
    }
    try body(folder)
  }

  private static let path = "logs/deep/device.log"

  @Test func `finds it above the input`() throws {
    try withLog("severities: {LC209: off}\n") { (folder: URL) throws in
      #expect(try CommandRun("check", Self.path, in: folder).status == 0)
      #expect(try CommandRun("check", Self.path, "--no-config", in: folder).status == 1)
      let elsewhere = try CommandRun("check", "\(folder.path)/\(Self.path)", in: Folder.root)
      #expect(elsewhere.status == 0)
    }
  }

  @Test func `takes it from the working directory for a pipe`() throws {
    try withLog("ignore: [LC209]\n") { (folder: URL) throws in
      let input = try Data(contentsOf: folder.appending(path: Self.path))
      #expect(try CommandRun("check", "-", input: input, in: folder).status == 0)
    }
  }

  @Test func `names line, column and the likeliest word of a mistake`() throws {
    try withLog("fail-on: error\nseverites: {LC209: off}\n") { (folder: URL) throws in
      let run = try CommandRun("check", Self.path, in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors == """
          .lifeline.yml:2:1: error: the configuration has no key 'severites'
          help: did you mean 'severities'?

          """
      )
    }
  }

  @Test func `fails from the severity of the file on, unless a flag says otherwise`() throws {
    try withLog("fail-on: never\n") { (folder: URL) throws in
      #expect(try CommandRun("check", Self.path, in: folder).status == 0)
      #expect(try CommandRun("check", Self.path, "--fail-on", "error", in: folder).status == 1)
    }
  }

  @Test func `reports what flags select although the file ignores it`() throws {
    try withLog("ignore: [LC209]\n") { (folder: URL) throws in
      #expect(try CommandRun("check", Self.path, "--select", "LC209", in: folder).status == 1)
      #expect(try CommandRun("check", Self.path, "--select", "LC2", in: folder).status == 0)
    }
  }

  @Test func `explains flags that contradict each other`() throws {
    try withLog(nil) { (folder: URL) throws in
      let rules = try CommandRun(
        "check",
        Self.path,
        "--select",
        "LC209",
        "--ignore",
        "lc209",
        in: folder
      )
      #expect(rules.status == 2)
      #expect(rules.errors.hasPrefix("error: 'LC209' is both selected and ignored\nhelp: "))
      let files = try CommandRun("check", Self.path, "--config", "a.yml", "--no-config", in: folder)
      #expect(files.status == 2)
      #expect(files.errors.hasPrefix("error: --config and --no-config contradict each other\n"))
      let none = try CommandRun("check", Self.path, "--ignore", "all", in: folder)
      #expect(none.status == 2)
      #expect(none.errors.hasPrefix("error: no rule is left to report\n"))
      let missing = try CommandRun("check", Self.path, "--config", "a.yml", in: folder)
      #expect(missing.status == 2)
      #expect(missing.errors.hasPrefix("a.yml: error: can't be read: No such file"))
    }
  }

  @Test(arguments: ["--select", "--ignore"], ["", " ", "LC209,", ",LC209", "LC2,,LC3"])
  func `refuses an empty item of a list of rules`(option: String, list: String) throws {
    let run = try CommandRun("check", "x.log", option, list)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: an item of \(option) is empty
        help: name a rule: LC204, did-disappear-repeated, LC2 for all that begin so, or all

        """
    )
  }

  @Test func `names the rule that was meant`() throws {
    let run = try CommandRun("check", "x.log", "--select", "did-apear-repeated")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: there is no rule 'did-apear-repeated'
        help: did you mean LC209 did-appear-repeated? 'lifeline rules' lists all

        """
    )
  }

  @Test func `hides what is less sure than asked for`() throws {
    try withLog(nil) { (folder: URL) throws in
      let run = try CommandRun("check", Self.path, "--min-confidence", "high", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("2 findings not asked for"))
    }
  }

  @Test func `accepts a baseline, reports what exceeds it, and prunes it`() throws {
    try withLog(nil) { (folder: URL) throws in
      let write = try CommandRun("baseline", "write", Self.path, "-o", "known.json", in: folder)
      #expect(write.status == 0)
      #expect(write.errors == "wrote known.json: 2 findings of 2 kinds\n")
      let known = try CommandRun("check", Self.path, "--baseline", "known.json", in: folder)
      #expect(known.status == 0)
      #expect(known.output.contains("2 findings known from the baseline"))
      let file = folder.appending(path: Self.path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let last = try #require(text.split(separator: "\n").last)
      try Data("\(text)\(last)\n".utf8).write(to: file)
      let excess = try CommandRun("check", Self.path, "--baseline", "known.json", in: folder)
      #expect(excess.status == 1)
      #expect(excess.output.contains("1 error in 2 controllers"))
      let clean = text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
      try Data(clean.utf8).write(to: file)
      let arguments = ["baseline", "prune", Self.path, "--baseline", "known.json"]
      let told = try CommandRun(list: arguments + ["--check"], in: folder)
      #expect(told.status == 1)
      #expect(told.errors == "known.json: 1 finding occurs no more\n")
      let prune = try CommandRun(list: arguments, in: folder)
      #expect(prune.status == 0)
      #expect(prune.errors == "known.json: 1 finding occurs no more and is dropped\n")
      let again = try CommandRun(list: arguments, in: folder)
      #expect(again.status == 0)
      #expect(again.errors == "known.json: every finding still occurs\n")
      let left = try String(contentsOf: folder.appending(path: "known.json"), encoding: .utf8)
      #expect(left.contains("\"LC223\"") && !left.contains("\"LC209\""))
    }
  }

  @Test func `writes no baseline of inputs that can't be checked`() throws {
    try withLog(nil) { (folder: URL) throws in
      let run = try CommandRun(
        "baseline",
        "write",
        Self.path,
        "nonesuch",
        "-o",
        "b.json",
        in: folder
      )
      #expect(run.status == 2)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "b.json").path))
    }
  }

  @Test func `refuses a configuration that is a folder, and reads one up to a bound`() throws {
    try withLog(nil) { (folder: URL) throws in
      let endless = try CommandRun("check", Self.path, "--config", "/dev/zero", in: folder)
      #expect(endless.status == 2)
      #expect(endless.errors.hasPrefix("/dev/zero: error: the file has 8"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: ".lifeline.yml"),
        withIntermediateDirectories: true
      )
      let run = try CommandRun("check", Self.path, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(".lifeline.yml: error: can't be read: Is a directory\n"))
    }
  }

  @Test func `refuses a baseline that is none`() throws {
    try withLog("{}") { (folder: URL) throws in
      let run = try CommandRun("check", Self.path, "--baseline", ".lifeline.yml", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(".lifeline.yml:1:1: error: this is no baseline: "))
    }
  }
}

struct `The rules on the command line` {
  @Test func `stand in a table`() throws {
    expectGolden(try CommandRun("rules").output, at: "traces/reports/rules.txt")
  }

  @Test func `are JSON that programs read`() throws {
    let run = try CommandRun("rules", "--format", "json", "--all")
    let rules = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(rules?.contains { $0["id"] as? String == "LC209" } == true)
    #expect(rules?.allSatisfy { $0["evidence"] is [String] && $0["optIn"] is Bool } == true)
  }

  @Test func `are explained by the beginning of an id or name`() throws {
    let list = try CommandRun("explain", "LC20")
    #expect(list.status == 0)
    #expect(list.output.hasPrefix("LC202  did-appear-without-will-appear  (error)\n"))
    let one = try CommandRun("explain", "did-appear-rep")
    #expect(one.output.hasPrefix("LC209 did-appear-repeated\n"))
    #expect(one.output.contains("How to silence it\n"))
  }

  @Test func `are guessed when they are misspelt`() throws {
    let run = try CommandRun("explain", "did-apear-repeated")
    #expect(run.status == 2)
    #expect(run.errors.contains("help: did you mean LC209 did-appear-repeated?"))
  }
}
