import CommandEnvironment
import Findings
import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `A check with a configuration` {
  private static let log = "logs/deep/device.log"

  /// Makes a folder with a log, and a configuration two folders above it.
  private func workspace(_ configuration: String? = nil) throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/reports/device.log", to: Self.log)
    if let configuration { try folder.write(configuration, to: ".lifeline.yml") }
    return folder
  }

  private func check(
    in folder: Workspace,
    _ change: (inout CheckJob) -> Void = { _ in }
  ) async throws -> JobRun {
    try await folder.check(Self.log) { change(&$0) }
  }

  @Test func `the configuration is found above the input`() async throws {
    let folder = try workspace("severities: {LC209: off}\n")
    defer { folder.remove() }
    #expect(try await check(in: folder).status == 0)
    #expect(try await check(in: folder) { $0.selection.readsConfiguration = false }.status == 1)
  }

  @Test func `the configuration of a pipe is found in the working directory`() throws {
    let folder = try workspace("ignore: [LC209]\n")
    defer { folder.remove() }
    let input = Data(try folder.text(Self.log).utf8)
    #expect(try CommandRun("check", "-", input: input, in: folder.url).status == 0)
  }

  @Test func `an unknown key is refused with its position in the relative path`() throws {
    let folder = try workspace("fail-on: error\nseverites: {LC209: off}\n")
    defer { folder.remove() }
    let run = try CommandRun("check", Self.log, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".lifeline.yml:2:1: error: "), "\(run.errors)")
    #expect(run.errors.contains("'severites'\nhelp: did you mean 'severities'?\n"))
  }

  @Test func `an option replaces the threshold of the configuration`() async throws {
    let folder = try workspace("fail-on: never\n")
    defer { folder.remove() }
    #expect(try await check(in: folder).status == 0)
    #expect(try await check(in: folder) { $0.failOn = .error }.status == 1)
  }

  @Test func `a selected rule is reported although the configuration ignores it`() async throws {
    let folder = try workspace("ignore: [LC209]\n")
    defer { folder.remove() }
    #expect(try await check(in: folder) { $0.selection.select = ["LC209"] }.status == 1)
    #expect(try await check(in: folder) { $0.selection.select = ["LC2"] }.status == 0)
  }

  @Test func `a rule that is both selected and ignored is refused`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(in: folder) {
      $0.selection.select = ["LC209"]
      $0.selection.ignore = ["lc209"]
    }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: 'LC209' is both selected and ignored\nhelp: "))
  }

  @Test func `a configuration is not named and disabled at once`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(in: folder) {
      $0.selection.configuration = "a.yml"
      $0.selection.readsConfiguration = false
    }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: --config and --no-config contradict each other\n"))
  }

  @Test func `a check without any rule is refused`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(in: folder) { $0.selection.ignore = ["all"] }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: no rule is left to report\n"))
  }

  @Test(arguments: ["", " ", "LC209,", ",LC209", "LC2,,LC3"])
  func `an empty item of a list of rules is refused`(list: String) async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let help = "\nhelp: name a rule: LC204, did-disappear-repeated, a prefix such as LC2, or all\n"
    let selected = try await check(in: folder) { $0.selection.select = [list] }
    #expect(selected.status == 2)
    #expect(selected.errors == "error: an item of --select is empty" + help)
    let ignored = try await check(in: folder) { $0.selection.ignore = [list] }
    #expect(ignored.errors == "error: an item of --ignore is empty" + help)
  }

  @Test func `a misspelled rule is refused with the nearest one`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(in: folder) { $0.selection.select = ["did-apear-repeated"] }
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        error: there is no rule 'did-apear-repeated'
        help: did you mean LC209 did-appear-repeated?
        """
      )
    )
  }

  @Test func `findings below the minimum confidence are not reported`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(in: folder) { $0.selection.minimumConfidence = .high }
    #expect(run.status == 0)
    #expect(!run.output.contains("[LC209]"))
  }

  @Test(arguments: [
    ("a.yml", "a.yml: error: can't be read: No such file"),
    ("/dev/zero", "/dev/zero: error: the file has 8"),
  ])
  func `a configuration that can't be read is refused`(
    path: String,
    begin: String
  ) async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(in: folder) { $0.selection.configuration = path }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(begin), "\(run.errors)")
  }

  @Test func `a folder with the name of the configuration is refused`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("", to: ".lifeline.yml/a")
    let run = try await check(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(".lifeline.yml: error: can't be read: Is a directory\n"))
  }
}

@MainActor
struct `A check with a baseline` {
  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/reports/device.log", to: "device.log")
    return folder
  }

  private func write(in folder: Workspace, _ names: String...) async throws -> JobRun {
    let job = BaselineJob(paths: names.map { folder.path($0) })
    let output = folder.path("known.json")
    return try await folder.run { try job.write(to: output) }
  }

  private func prune(in folder: Workspace, isDryRun: Bool = false) async throws -> JobRun {
    let job = BaselineJob(paths: [folder.path("device.log")])
    let baseline = folder.path("known.json")
    return try await folder.run { try job.prune(baseline, isDryRun: isDryRun) }
  }

  private func check(in folder: Workspace) async throws -> JobRun {
    try await folder.check("device.log") { $0.baseline = folder.path("known.json") }
  }

  @Test func `findings that exceed the baseline are reported`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let write = try await write(in: folder, "device.log")
    #expect(write.status == 0)
    #expect(write.errors == "wrote known.json: 2 findings of 2 kinds\n")
    let known = try await check(in: folder)
    #expect(known.status == 0)
    #expect(known.output.contains("2 findings known from the baseline"))
    let log = try folder.text("device.log")
    let last = try #require(log.split(separator: "\n").last)
    try folder.write("\(log)\(last)\n", to: "device.log")
    let excess = try await check(in: folder)
    #expect(excess.status == 1)
    #expect(excess.output.contains("1 error in 2 controllers"))
  }

  @Test func `stale entries are reported by a dry run and removed by a prune`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    _ = try await write(in: folder, "device.log")
    let lines = try folder.text("device.log").split(separator: "\n").dropLast()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "device.log")
    let dry = try await prune(in: folder, isDryRun: true)
    #expect(dry.status == 1)
    #expect(dry.errors == "known.json: 1 finding no longer occurs\n")
    let prune = try await prune(in: folder)
    #expect(prune.status == 0)
    #expect(prune.errors == "known.json: 1 finding no longer occurs; removed\n")
    let again = try await self.prune(in: folder)
    #expect(again.status == 0)
    #expect(again.errors == "known.json: every finding still occurs\n")
    let left = try folder.text("known.json")
    #expect(left.contains("\"LC223\"") && !left.contains("\"LC209\""))
  }

  @Test func `an input that can't be checked prevents a baseline`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    #expect(try await write(in: folder, "device.log", "nonesuch").status == 2)
    #expect(!folder.contains("known.json"))
  }

  @Test func `a file that is not a baseline is refused`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("{}", to: "known.json")
    let run = try await check(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("known.json:1:1: error: "), "\(run.errors)")
  }
}

struct `Rules on the command line` {
  @Test func `the table of rules equals its golden`() throws {
    expectGolden(try CommandRun("rules").output, at: "traces/reports/rules.txt")
  }

  @Test func `the list of rules is valid JSON`() throws {
    let run = try CommandRun("rules", "--format", "json", "--all")
    let rules = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(rules?.contains { $0["id"] as? String == "LC209" } == true)
    #expect(rules?.allSatisfy { $0["evidence"] is [String] && $0["optIn"] is Bool } == true)
  }

  @Test func `a rule is explained by its id, its name or a prefix`() throws {
    let page = try RuleExplanation.text(for: "LC209")
    #expect(page.hasPrefix("LC209 did-appear-repeated\n"))
    #expect(page.contains("How to silence it\n"))
    #expect(try RuleExplanation.text(for: "did-appear-repeated") == page)
    #expect(try RuleExplanation.text(for: "did-appear-rep") == page)
    #expect(try CommandRun("explain", "LC209").output == page)
  }

  @Test func `a prefix of several rules lists them`() throws {
    let list = try RuleExplanation.text(for: "LC20")
    #expect(list.hasPrefix("LC202  did-appear-without-will-appear  (error)\n"))
  }

  @Test(arguments: [
    ("LC999", "error: there is no rule 'LC999'\n"),
    (
      "did-apear-repeated",
      "error: there is no rule 'did-apear-repeated'\nhelp: did you mean LC209 did-appear-repeated?"
    ),
  ])
  func `an unknown rule is refused`(rule: String, begin: String) throws {
    let failure = try #require(throws: CommandFailure.self) {
      try RuleExplanation.text(for: rule)
    }
    #expect(failure.text.hasPrefix(begin), "\(failure.text)")
  }
}
