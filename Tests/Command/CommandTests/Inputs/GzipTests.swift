import Foundation
import LifelineCommand
import TestSupport
import Testing

/// Inputs that gzip compressed.
@MainActor
struct `A compressed input` {
  /// Makes a folder with a log and the same log compressed, by the name of a plain one.
  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/reports/device.log", to: "plain.log")
    try shell("gzip -9 -n -c plain.log > a.log", in: folder)
    return folder
  }

  private func shell(_ line: String, in folder: Workspace) throws {
    let run = try CommandRun(shell: line, in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func short(
    _ name: String,
    in folder: Workspace,
    input: [UInt8] = []
  ) async throws -> JobRun {
    try await folder.check(name, input: input) { $0.targets = [ReportTarget(format: .short)] }
  }

  @Test func `gzip is recognized by its bytes, in a file and in a pipe`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let plain = try await short("plain.log", in: folder)
    #expect(plain.status == 1)
    let file = try await short("a.log", in: folder)
    #expect(file.output == plain.output.replacing("plain.log", with: "a.log"))
    let bytes = Array(try Data(contentsOf: folder.url.appending(path: "a.log")))
    let pipe = try await short("-", in: folder, input: bytes)
    let plainBytes = Array(try Data(contentsOf: folder.url.appending(path: "plain.log")))
    #expect(pipe.output == (try await short("-", in: folder, input: plainBytes)).output)
  }

  @Test func `import, diff and render read gzip`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    for (command, expected) in [
      ("import a.log -o a.json", Int32(0)), ("diff a.log plain.log", 0),
      ("render timeline a.log -o a.svg", 0), ("render html a.log", 0), ("check a.json", 1),
      ("gzip a.json && lifeline check a.json.gz", 1),
    ] {
      let line = command.hasPrefix("gzip") ? command : "lifeline \(command)"
      let run = try CommandRun(shell: line, in: folder.url)
      #expect(run.status == expected, "\(command): \(run.errors)")
    }
  }

  @Test func `several gzip files one after another are one log`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try shell(
      "head -n 9 plain.log | gzip > b.log; tail -n +10 plain.log | gzip >> b.log; "
        + "head -c 100 /dev/zero >> b.log",
      in: folder
    )
    let plain = try await short("plain.log", in: folder)
    let run = try await short("b.log", in: folder)
    #expect(run.output == plain.output.replacing("plain.log", with: "b.log"))
  }

  @Test(arguments: [
    ("head -c 150 a.log > b.log", "the gzip data end early, after 150 bytes"),
    (
      "(head -c 100 a.log; echo broken; tail -c +108 a.log) > b.log",
      "the gzip data are damaged near byte "
    ),
    ("(cat a.log; echo more) > b.log", "the gzip data are damaged near byte "),
    ("gzip < /dev/null > b.log", "the gzip data contain no bytes"),
  ])
  func `damaged data are refused`(command: String, message: String) async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try shell(command, in: folder)
    let run = try await short("b.log", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("b.log: error: \(message)"), "\(run.errors)")
    #expect(run.errors.contains("\nhelp: "))
  }

  @Test(.enabled(if: PythonTool.has("resource")))
  func `data that decompress to a thousand times their size need no more memory`() throws {
    let folder = try workspace()
    defer { folder.remove() }
    try shell("(cat plain.log; head -c 48000000 /dev/zero) | gzip > bomb.log", in: folder)
    let script = """
      import resource, subprocess, sys
      subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    func kibibytes(_ name: String) throws -> Int {
      let lifeline = try CommandRun.program("lifeline").path
      let run = try PythonTool.run(script, [lifeline, "check", folder.path(name)])
      return try #require(
        Int(run.output.trimmingCharacters(in: .whitespacesAndNewlines)),
        "\(run.output)"
      )
    }
    #expect(try kibibytes("bomb.log") < kibibytes("plain.log") + 24_000)
  }
}

@MainActor
struct `An input that is no text` {
  @Test(arguments: [
    ([0x50, 0x4B, 0x03, 0x04], "the input is a zip archive, not a log"),
    ([0x28, 0xB5, 0x2F, 0xFD], "the input is zstd data, not a log"),
    (Array("bplist00".utf8), "the input is a binary property list, not a log"),
    ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "the input is UTF-32; logs are read in UTF-8 and UTF-16"),
    ([0x41, 0, 0, 0, 0x42, 0, 0, 0], "the input is UTF-32; logs are read in UTF-8 and UTF-16"),
    ([0, 0, 0, 0x41, 0, 0, 0, 0x42], "the input is UTF-32; logs are read in UTF-8 and UTF-16"),
    (Array(0...255), "the input is binary data, not a log"),
    ([], "the input is empty"),
  ])
  func `the refusal of an input that is not text names its kind and the remedy`(
    bytes: [UInt8],
    message: String
  ) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try Data(bytes).write(to: folder.url.appending(path: "a.log"))
    let run = try await folder.check("a.log")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a.log: error: \(message)\nhelp: "), "\(run.errors)")
  }

  @Test func `a log with some binary data is checked`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let log = try Repository.bytes("traces/reports/device.log")
    let file = folder.url.appending(path: "a.log")
    try Data([UInt8](repeating: 1, count: 4000) + [0x0A] + log).write(to: file)
    #expect(try await folder.check("a.log").status == 1)
    try Data([UInt8](log).flatMap { [$0, 0] }).write(to: file)
    #expect(try await folder.check("a.log").status == 1)
  }

  @Test func `a picture is refused for compressed data that memory can't hold`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/reports/device.log", to: "plain.log")
    let zip = try CommandRun(shell: "gzip -9 -n -c plain.log > a.log", in: folder.url)
    try #require(zip.status == 0, "\(zip.errors)")
    for (name, isRefused) in [("a.log", true), ("plain.log", false)] {
      let run = try await folder.run {
        var input = InputFile(path: folder.path(name))
        input.maximumSize = 1000
        _ = try input.checkedTrace(observes: nil)
        return 0
      }
      #expect(run.status == (isRefused ? 2 : 0))
      let message = "\(name): error: the gzip data decompress to more than 1000 bytes"
      #expect(run.errors.hasPrefix(message) == isRefused, "\(run.errors)")
    }
  }
}
