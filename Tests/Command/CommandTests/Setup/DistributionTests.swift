import Foundation
import TestSupport
import Testing

struct `The files for distribution` {
  /// Runs a script of the shell in the folder of the repository.
  private func shell(_ script: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = Repository.root
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LIFELINE": try CommandRun.program("lifeline").path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func `a report in CI has a table, SARIF, JUnit and pictures, and the status of the check`()
    throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    for name in ["a.json", "b|`<img>.json"] {
      try folder.copy("traces/stories/vc4-orphan.json", to: "in/\(name)")
    }
    let run = try shell("Distribution/report '\(folder.path("out"))' error '\(folder.path("in"))'")
    #expect(run.status == 1, "\(run.output)")
    #expect(try folder.text("out/table.md").contains("in/b\\|??img?.json` | findings | 1 |"))
    #expect(try folder.text("out/lifeline.sarif").contains("\"ruleId\""))
    #expect(folder.contains("out/lifeline.xml"))
    #expect(folder.contains("out/pictures/2.svg"))
  }

  @Test func `each shell step of the action runs as it is written`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("Home viewDidLoad\nHome viewWillAppear\nHome viewDidAppear\n", to: "a.log")
    let action = String(decoding: try Repository.bytes("action.yml"), as: UTF8.self)
    // Each step's block ends with the next line that is indented less.
    var scripts: [String] = []
    for part in action.split(separator: "      run: |\n").dropFirst() {
      let lines = part.split(separator: "\n").prefix { $0.hasPrefix("        ") }
      scripts.append(lines.joined(separator: "\n"))
    }
    try #require(scripts.count == 3)
    let names = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"].map { "\($0)='\(folder.path($0))'" }
    let variables =
      "set -eo pipefail; export \(names.joined(separator: " ")) ACTION=. FAIL_ON=error"
      + " PATHS='\(folder.path("a.log"))' RUNNER_TEMP='\(folder.url.path)'\n"
    for script in scripts.prefix(2) {
      let run = try shell(variables + script)
      #expect(run.status == 0, "\(run.output)")
    }
    let output = try folder.text("GITHUB_OUTPUT")
    #expect(output.contains("/lifeline\nfolder=\(folder.path("lifeline"))\nstatus=0\n"))
    #expect(try folder.text("GITHUB_STEP_SUMMARY").hasPrefix("| input | status |"))
    let comment =
      "gh() { echo \"$@\"; }; GITHUB_REPOSITORY=o/r NUMBER=7 FOLDER='\(folder.path("lifeline"))'\n"
    let run = try shell(variables + comment + scripts[2])
    #expect(run.output.hasPrefix("pr comment 7 --repo o/r --edit-last"), "\(run.output)")
  }

  @Test func `no file for distribution contains an address of the project`() throws {
    let run = try shell(
      "grep -nE 'https?://' action.yml Dockerfile .pre-commit-hooks.yaml -r Distribution .ci/release"
    )
    #expect(run.output == "")
  }
}
