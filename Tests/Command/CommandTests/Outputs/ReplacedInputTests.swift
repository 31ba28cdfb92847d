import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing

/// Outputs that are files that the command has read.
@MainActor
struct `An output that is an input` {
  /// Makes a folder with two traces, a scenario with two names, a link to a trace, a baseline and a
  /// configuration.
  private func workspace() async throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/stories/push-pop.json", to: "trace.json")
    try folder.copy("traces/stories/child.json", to: "other.json")
    try folder.copy("traces/gallery/tabs.yml", to: "story.yml")
    try FileManager.default.linkItem(
      atPath: folder.path("story.yml"),
      toPath: folder.path("second-name.json")
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.svg"),
      withDestinationPath: folder.path("trace.json")
    )
    try folder.write("select: [LC2]\n", to: "settings.yml")
    let job = BaselineJob(paths: [folder.path("trace.json")])
    let run = try await folder.run { try job.write(to: folder.path("baseline.json")) }
    try #require(run.status == 0, "\(run.errors)")
    return folder
  }

  private func expectRefused(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ job: (Workspace) async throws -> Int32
  ) async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    func contents() throws -> [String: String] {
      try Dictionary(uniqueKeysWithValues: folder.names().map { ($0, try folder.text($0)) })
    }
    let before = try contents()
    let run = try await folder.run { try await job(folder) }
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(
      run.errors.contains("would replace the input"),
      "\(run.errors)",
      sourceLocation: sourceLocation
    )
    #expect(run.errors.contains("help: name a different file"), sourceLocation: sourceLocation)
    #expect(try contents() == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["story.yml", "second-name.json"])
  func `a trace does not replace its scenario`(output: String) async throws {
    try await expectRefused { folder in
      try await RecordJob(folder.path("story.yml"), output: folder.path(output)).run()
      return 0
    }
  }

  @Test(arguments: ["trace.json", "link.svg"])
  func `a picture does not replace its trace`(output: String) async throws {
    try await expectRefused { folder in
      var settings = PictureSettings(input: folder.path("trace.json"), output: folder.path(output))
      settings.format = .svg
      try await PictureJob(.timeline(.init()), settings).run()
      return 0
    }
  }

  @Test func `a picture of a comparison does not replace a trace`() async throws {
    try await expectRefused { folder in
      let input = folder.path("trace.json")
      var job = DiffJob(input, folder.path("other.json"))
      job.picture = DiffJob.Picture(PictureSettings(input: input, output: folder.path("link.svg")))
      return try await job.run()
    }
  }

  @Test func `a report does not replace an input, a baseline or a configuration`() async throws {
    try await expectRefused { folder in
      var job = CheckJob([folder.path("trace.json")])
      job.targets = [ReportTarget(format: .json, path: folder.path("trace.json"))]
      return try await job.run()
    }
    try await expectRefused { folder in
      var job = CheckJob([folder.path("other.json")])
      job.baseline = folder.path("baseline.json")
      job.output = folder.path("baseline.json")
      return try await job.run()
    }
    try await expectRefused { folder in
      var job = CheckJob([folder.path("other.json")])
      job.selection.configuration = folder.path("settings.yml")
      job.targets = [ReportTarget(format: .json, path: folder.path("settings.yml"))]
      return try await job.run()
    }
  }

  @Test func `a pruned baseline replaces the old one`() async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    let job = BaselineJob(paths: [folder.path("trace.json")])
    let run = try await folder.run { try job.prune(folder.path("baseline.json"), isDryRun: false) }
    #expect(run.status == 0, "\(run.errors)")
  }
}
