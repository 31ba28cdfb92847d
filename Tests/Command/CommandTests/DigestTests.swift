import Foundation
import TestSupport
import Testing

/// The summary that `./test` prints at the end of a failed run.
struct `The digest of a test run` {
  /// Filters a log.
  private func digest(of name: String) throws -> CommandRun {
    let log = try Repository.bytes("Tests/Command/CommandTests/Digest/\(name).log")
    return try CommandRun(shell: ".ci/digest", input: Data(log), in: Repository.root)
  }

  @Test(arguments: ["issues", "crash", "crash-of-xctest", "late-output", "clean"])
  func `the digest of each log equals its golden`(name: String) throws {
    let run = try digest(of: name)
    #expect(run.status == 0)
    #expect(run.errors == "")
    expectGolden(run.output, at: "Tests/Command/CommandTests/Digest/\(name).txt")
  }

  @Test func `the filter does not change the exit status of the run`() throws {
    let line = "set -o pipefail; (echo; exit 7) 2>&1 | .ci/digest"
    let run = try CommandRun(shell: "bash -c '\(line)'", in: Repository.root)
    #expect(run.status == 7)
  }

  @Test func `the filter passes each line on at once`() throws {
    // The second line is written only after the first one was printed.
    let line = """
      f=$(mktemp); (echo first; for i in $(seq 600); do \
      if grep -q first "$f"; then echo second; break; fi; sleep 0.1; done) \
      | .ci/digest >"$f"; cat "$f"; rm "$f"
      """
    #expect(try CommandRun(shell: line, in: Repository.root).output == "first\nsecond\n")
  }

  @Test func `the digest of an issue has at most twenty lines`() throws {
    let issue = #"✘ Test "talks" recorded an issue at A.swift:1:1: Issue recorded"#
    let words = (1...100).map { "    line \($0)" }.joined(separator: "\n")
    let end = "✘ Test run with 1 test in 1 suite failed after 0.1 seconds with 1 issue."
    let log = "◇ Test \"talks\" started.\n\(issue)\n\(words)\n\(end)\n"
    let run = try CommandRun(shell: ".ci/digest", input: Data(log.utf8), in: Repository.root)
    let digest = run.output.split(separator: "\n").drop { !$0.hasPrefix("== ") }
    #expect(digest.count == 1 + 20 + 1 + 1)
    #expect(digest.last == end[...])
    #expect(run.output.contains("    line 100\n"))
  }

  @Test func `runs in parts have a sum, and a part that died fails it`() throws {
    let passed = "✔ Test run with 3 tests in 2 suites passed after 4.5 seconds.\n"
    let died = """
      ◇ Test run started.
      ◇ Test "y" started.
      Fatal error: no
      error: Exited with unexpected signal code 4

      """
    let log = "== A/1, 40 s\n\(passed)== B, 5 s\n\(passed)"
    let good = try CommandRun(shell: ".ci/digest", input: Data(log.utf8), in: Repository.root)
    let sum = "\nlongest parts: A/1 40 s · B 5 s\n✔ Test run with 6 tests in 4 suites "
    #expect(good.output.contains(sum))
    #expect(good.output.hasSuffix(" seconds in 2 parts.\n") && good.errors == "")
    let bad = "== C, 1 s\n\(died)\(log)"
    let run = try CommandRun(shell: ".ci/digest", input: Data(bad.utf8), in: Repository.root)
    #expect(run.output.contains("\n== the run died: \"y\" had started last and had not ended\n"))
    #expect(run.output.contains("\n✘ Test run with 6 tests in 4 suites failed after "))
  }

  @Test func `the slowest suites are listed before the closing lines`() throws {
    let suites = [("quick", "0.9"), ("slow", "12.4"), ("slower", "31.7")].map { name, time in
      "✔ Suite \"\(name)\" passed after \(time) seconds.\n"
    }
    let end = "✔ Test run with 3 tests in 3 suites passed after 40 seconds.\n"
    let run = try CommandRun(
      shell: ".ci/digest",
      input: Data((suites.joined() + end).utf8),
      in: Repository.root
    )
    #expect(run.output.hasSuffix("slowest suites: \"slower\" 32 s · \"slow\" 12 s\n\(end)"))
  }
}
