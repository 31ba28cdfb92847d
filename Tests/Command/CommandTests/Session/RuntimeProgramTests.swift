import CommandEnvironment
import Foundation
import Testing

struct `The program with the runtime` {
  @Test func `a missing program is named with the command that builds it`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let command = folder.url.appending(path: "lifeline")
    try FileManager.default.copyItem(at: try CommandRun.program("lifeline"), to: command)
    let run = try CommandRun(shell: "PATH=/bin; ./lifeline record push-pop", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: stories and scenario files need the program 'lifeline-run', which is not in \
        \(folder.url.path) and not in PATH
        help: build it in a clone of Lifeline: swift build --product lifeline-run

        """
    )
    #expect(try folder.names() == ["lifeline"])
  }

  @Test func `checking a trace does not start it`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let command = folder.url.appending(path: "lifeline")
    try FileManager.default.copyItem(at: try CommandRun.program("lifeline"), to: command)
    try folder.copy("traces/stories/push-pop.json", to: "push-pop.json")
    let run = try CommandRun(shell: "PATH=/bin; ./lifeline check push-pop.json", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `a scenario file is an input of every subcommand through it`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/scenarios/stories/push-pop.yml", to: "push-pop.yml")
    for arguments in [
      ["check", "push-pop.yml"], ["render", "tree", "push-pop.yml", "--format", "text"],
      ["record", "push-pop.yml"], ["verify", "push-pop.yml"],
    ] {
      let run = try CommandRun(list: arguments, in: folder.url)
      #expect(run.status == 0, "\(arguments): \(run.errors)")
    }
    #expect(try folder.names() == ["push-pop.json", "push-pop.yml"])
  }

  @Test func `a story is recorded into open files, pipes and devices of the command`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    for line in [
      "lifeline record push-pop -o /dev/stdout 2>>log | lifeline check -",
      "lifeline record push-pop -o /dev/fd/9 9>trace 2>>log && lifeline check trace",
      "mkfifo pipe; lifeline record push-pop -o pipe 2>>log & lifeline check - <pipe",
      "lifeline record push-pop -o /dev/null 2>>log",
    ] {
      try folder.write("kept\n", to: "log")
      let run = try CommandRun(shell: line, in: folder.url)
      #expect(run.status == 0, "\(line): \(run.errors)")
      #expect(try folder.text("log").hasPrefix("kept\n"), "\(line)")
    }
  }

  @Test func `a program of another version is refused`() async throws {
    let failure = try await failure(ofScript: "exit 64")
    #expect(
      failure?.message == "the program 'lifeline-run' is of a different version than the command"
    )
  }

  @Test func `a program that dies is reported with its signal`() async throws {
    let failure = try await failure(ofScript: "read line; kill -SEGV $$")
    #expect(failure?.message == "the program 'lifeline-run' was ended by signal 11 during the run")
  }

  @Test func `an answer that is no frame is a failure`() async throws {
    let failure = try await failure(ofScript: "read line; echo result -5; exit 3")
    #expect(failure?.message == "the program 'lifeline-run' ended with status 3 during the run")
  }

  @Test func `the program without the command explains itself`() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = try CommandRun.program("lifeline-run")
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(text.hasPrefix("error: 'lifeline-run' is started by 'lifeline'\n"))
  }

  /// The failure of a run whose program is a shell script.
  private func failure(ofScript script: String) async throws -> CommandFailure? {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = try folder.write("#!/bin/sh\n\(script)\n", to: RuntimeProgram.name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let program = RuntimeProgram(folders: [folder.url.path])
    return await #expect(throws: CommandFailure.self) {
      _ = try await program.run(scenarioAt: "a.yml")
    }
  }
}
