import Foundation
import Testing

struct `The name of a report's file` {
  private func check(_ options: String, in folder: URL) throws -> CommandRun {
    try CommandRun(
      shell: "lifeline record vc4-orphan -o t.json 2>/dev/null && lifeline check t.json \(options)",
      in: folder
    )
  }

  @Test(arguments: [
    ("r.sarif", "{\n\"$schema\""), ("r.SARIF", "{\n\"$schema\""),
    ("r.sarif.json", "{\n\"$schema\""),
    ("r.json", "{\n\"schema\":\"lifeline-report\""), ("r.jsonl", "{\"file\":\"t.json\""),
    ("r.ndjson", "{\"file\":"), ("r.xml", "<?xml"), ("r.txt", "error["), ("r", "error["),
  ])
  func `decides the format`(name: String, begin: String) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try check("-o \(name)", in: folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    #expect(text.hasPrefix(begin), "\(text.prefix(60))")
  }

  @Test(arguments: [
    ("--format text -o r.sarif", "r.sarif: error: the name states sarif, but --format states text"),
    ("--format json=r.xml", "r.xml: error: the name states junit, but --format states json"),
    ("--format jsonl=r.json", "r.json: error: the name states json, but --format states jsonl"),
    ("--format short --format text -o r.out", "error: two reports go to 'r.out'"),
  ])
  func `must not contradict the format`(options: String, begin: String) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try check(options, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(begin), "\(run.errors)")
    #expect(run.errors.contains("\nhelp: "))
  }

  @Test(arguments: ["--format sarif -o r.json", "--format sarif=r.json", "--format text -o r.out"])
  func `may leave the format open`(options: String) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try check(options, in: folder).status == 1)
  }
}

struct `A folder` {
  @Test func `stands for its traces and logs at any depth`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = """
      mkdir -p t/b/.hidden && lifeline record push-pop -o t/z.json && cp t/z.json t/b/a.json \
      && cp t/z.json t/b/.hidden/c.json && echo '-[HomeViewController viewDidLoad]' > t/b/d.log \
      && echo 'a note' > t/notes.txt && ln -s .. t/b/loop && lifeline check t/ --format short
      """
    let run = try CommandRun(shell: line, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    #expect(names == ["t/b/a.json", "t/b/d.log", "t/z.json"])
  }

  @Test func `does not stand for the baseline and the reports in it`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = """
      mkdir t && lifeline record vc4-orphan -o t/a.json && lifeline baseline write t -o t/known.json \
      && lifeline baseline write t -o t/known.json \
      && lifeline check t --baseline t/known.json --format json=t/r.json \
      && lifeline check t --baseline t/known.json --format json=t/r.json
      """
    let run = try CommandRun(shell: line, in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `without a trace is refused`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun("check", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".: error: the folder holds no trace and no log\nhelp: "))
  }
}

struct `What was meant` {
  @Test(arguments: [
    (["record", "swift", "test"], "help: did you mean 'lifeline record -- swift test'?\n"),
    (
      ["record", "-o", "t", "swift", "test", "--filter", "X"],
      "help: did you mean 'lifeline record -o t -- swift test --filter X'?\n"
    ),
    (["record", "push-pop", "extra"], "usage: lifeline record"),
    (["record", "vc4"], "help: the stories that begin so are vc4-orphan, vc4-later, "),
    (
      ["render", "trace.json"],
      "help: did you mean 'lifeline render timeline trace.json'? there are"
    ),
    (["render", "timelin"], "help: did you mean 'timeline'? there are"),
  ])
  func `is offered`(words: [String], help: String) throws {
    let run = try CommandRun(list: words)
    #expect(run.status == 2)
    #expect(run.errors.contains(help), "\(run.errors)")
  }
}
