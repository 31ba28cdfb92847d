import Foundation
import TestSupport
import Testing

/// What `./test` prints at the end of a run that failed.
struct `The digest of a test run` {
  /// Passes a log through the filter.
  ///
  /// - Returns: The lines that follow the last of the log that is shown at its own place.
  private func digest(of name: String) throws -> CommandRun {
    let log = try Repository.bytes("Tests/CommandTests/Digest/\(name).log")
    return try CommandRun(shell: ".ci/digest", input: Data(log), in: Folder.root)
  }

  @Test(arguments: ["issues", "crash", "crash-of-xctest", "late-output", "clean"])
  func `stands before the closing lines`(name: String) throws {
    let run = try digest(of: name)
    #expect(run.status == 0)
    #expect(run.errors == "")
    expectGolden(run.output, at: "Tests/CommandTests/Digest/\(name).txt")
  }

  @Test func `leaves the status of the run to the pipe`() throws {
    let line = "set -o pipefail; (echo; exit 7) 2>&1 | .ci/digest"
    let run = try CommandRun(shell: "bash -c '\(line)'", in: Folder.root)
    #expect(run.status == 7)
  }

  @Test func `shows lines as they come`() throws {
    // The second line is written only when the first one was shown.
    let line = """
      f=$(mktemp); (echo first; for i in $(seq 600); do \
      if grep -q first "$f"; then echo second; break; fi; sleep 0.1; done) \
      | .ci/digest >"$f"; cat "$f"; rm "$f"
      """
    #expect(try CommandRun(shell: line, in: Folder.root).output == "first\nsecond\n")
  }

  @Test func `limits what one issue says`() throws {
    let issue = #"✘ Test "talks" recorded an issue at A.swift:1:1: Issue recorded"#
    let words = (1...100).map { "    line \($0)" }.joined(separator: "\n")
    let end = "✘ Test run with 1 test in 1 suite failed after 0.1 seconds with 1 issue."
    let log = "◇ Test \"talks\" started.\n\(issue)\n\(words)\n\(end)\n"
    let run = try CommandRun(shell: ".ci/digest", input: Data(log.utf8), in: Folder.root)
    let digest = run.output.split(separator: "\n").drop { !$0.hasPrefix("== ") }
    #expect(digest.count == 1 + 20 + 1 + 1)
    #expect(digest.last == end[...])
    #expect(run.output.contains("    line 100\n"))
  }
}
