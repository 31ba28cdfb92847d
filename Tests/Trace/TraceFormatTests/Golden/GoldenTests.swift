import Foundation
import TestSupport
import Testing

struct `Golden file` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "lifeline-golden-\(ProcessInfo.processInfo.globallyUniqueString)")

  private func golden(_ environment: [String: String]) -> Golden {
    Golden(path: "a/b.txt", root: folder, environment: environment)
  }

  private var stored: String? {
    try? String(contentsOf: folder.appending(path: "a/b.txt"), encoding: .utf8)
  }

  @Test func `a golden file fails the run that records it and passes the next run`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = golden(["RECORD": "1"])
    #expect(
      recording.problem(with: "one\n") == "a/b.txt was made: a run that records fails; run again"
    )
    #expect(stored == "one\n")
    #expect(recording.problem(with: "one\n") == nil)
    #expect(golden([:]).problem(with: "one\n") == nil)
  }

  @Test func `a golden file is never recorded by continuous integration`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let problem = golden(["RECORD": "1", "CI": "true"]).problem(with: "one\n")
    #expect(problem == "a/b.txt does not exist\nRECORD=1 is refused because CI is set")
    #expect(stored == nil)
  }

  @Test func `a mismatch shows the lines that differ`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = golden(["RECORD": "1"]).problem(with: "1\n2\n3\n4\n5\n6\n7\n8\n")
    let problem = golden([:]).problem(with: "1\n2\n3\n4\nfive\n6\n7\n8\n")
    #expect(
      problem == """
        a/b.txt differs (- stored, + made)
        …
          3
          4
        - 5
        + five
          6
          7
        …
        to accept it: RECORD=1 swift test, then read the diff
        """
    )
  }
}
