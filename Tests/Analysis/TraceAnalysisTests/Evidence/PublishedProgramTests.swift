import Findings
import Scenarios
import TestSupport
import Testing
import TraceAnalysis

struct `Published programs` {
  /// True findings of a rule that was not predicted.
  private static let otherwise: [String: [String]] = [
    "empageviewcontroller-19": ["LC208", "LC217"],
    "imageviewer-135": ["LC401"],
    "kydrawer-141": ["LC306"],
    "decktransition-40": ["LC217"],
  ]

  /// What the first run found, before any rule changed: the programs, those with the predicted
  /// rule, those with a different true finding, and those with an error that is no mistake.
  private static let firstRun: [(part: String, programs: Int, found: Int, other: Int, wrong: Int)] =
    [
      ("mistakes, read", 40, 31, 2, 0), ("mistakes, put aside", 14, 11, 1, 0),
      ("correct, read", 30, 30, 0, 0), ("correct, put aside", 17, 17, 0, 0),
    ]

  @Test(arguments: try PublishedProgram.all(.correct)) @MainActor
  func `a correct program has no errors or warnings`(program: PublishedProgram) async throws {
    let found = try await program.report().findings.filter { $0.severity > .info }
    #expect(found.map { "\($0.rule) \($0.message)" } == [])
  }

  @Test @MainActor func `a published mistake is found by its rule`() async throws {
    var rows: [String] = []
    var missed: [String] = []
    for program in try PublishedProgram.all(.mistakes) {
      let found = try await program.report().findings.filter { $0.severity > .info }
      let rules = Set(found.map(\.rule.text)).sorted()
      let expected = program.predicted + (Self.otherwise[program.id] ?? [])
      if Set(rules).isDisjoint(with: expected) { missed.append(program.id) }
      rows.append(
        "| [\(program.id)](mistakes/\(program.id).yml) | \(program.scenario.title) "
          + "| \(program.predicted.joined(separator: ", ")) | \(rules.joined(separator: ", ")) |\n"
      )
    }
    #expect(missed == ["mbprogresshud-339"])
    expectGolden(
      Self.page(
        rows,
        found: rows.count - missed.count,
        correct: try PublishedProgram.all(.correct)
      ),
      at: "traces/programs/README.md"
    )
  }

  private static func page(
    _ rows: [String],
    found: Int,
    correct: [PublishedProgram]
  ) -> String {
    let first = firstRun.map {
      "| \($0.part) | \($0.programs) | \($0.found) | \($0.other) | \($0.wrong) |\n"
    }
    let programs = correct.map {
      "| [\($0.id)](correct/\($0.id).yml) | \($0.scenario.title) | \($0.scenario.source) |\n"
    }
    return """
      # Published programs

      Mistakes of life cycle from public issues and pull requests, and correct programs from
      documentation, answers and libraries, each restated as a [scenario](../scenarios/README.md) with its
      source. The rules were predicted in the files, and the files were committed, before the first run. The
      programs whose name has an MD5 that begins with 0 to 4 were put aside: no rule was changed for them
      before the first run was counted.

      ## First run

      | part | programs | with the predicted finding, or without errors | with another true one | with a false error |
      |---|---|---|---|---|
      \(first.joined())
      Two of the mistakes were withdrawn, because scenarios cannot say what their sources do: a header
      that is set in each layout (roadfire/AutoLayoutTableHeaderView issue 3) and an animator of a custom
      presentation (nytimes/NYTPhotoViewer pull request 284). Four files had mistakes of transcription, and
      two correct programs showed pages that are outside of their container. Those had one false warning
      each.

      ## Mistakes now

      \(found) of \(rows.count) are found.

      | program | what it does | predicted | reported |
      |---|---|---|---|
      \(rows.joined())
      ## Correct programs now

      None of the \(correct.count) has an error or a warning.

      | program | what it does | source |
      |---|---|---|
      \(programs.joined())
      """
  }
}
