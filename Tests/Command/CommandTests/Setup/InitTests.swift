import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `Writing the first files beside an app` {
  private static let files = [
    ".github/workflows/lifecycle.yml", ".lifeline.yml", "LifecycleTests/Package.swift",
    "LifecycleTests/Tests/LifecycleTests/LifecycleTests.swift",
  ]

  private func initialize(
    _ folder: Workspace,
    lifeline: String? = Repository.root.path
  ) async throws -> JobRun {
    let job = InitJob(folder: folder.url.path, lifeline: lifeline)
    return try await folder.run {
      try job.run()
      return 0
    }
  }

  private func written(_ folder: Workspace) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".yml") || $0.hasPrefix("LifecycleTests/") && $0.hasSuffix(".swift") }
      .sorted()
  }

  @Test(arguments: ["Package.swift", "App.xcodeproj/project.pbxproj", "App.xcworkspace/a"])
  func `the files are written beside a package and a project`(name: String) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("mine", to: name)
    let run = try await initialize(folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try written(folder) == Self.files)
    #expect(try folder.text(name) == "mine")
    #expect(run.output.contains("swift test --package-path"))
  }

  @Test func `no file that exists is changed`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("", to: "Package.swift")
    for name in Self.files { try folder.write("mine", to: name) }
    let run = try await initialize(folder)
    #expect(run.status == 0)
    for name in Self.files { #expect(try folder.text(name) == "mine") }
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.contains("which exists") })
  }

  @Test func `the manifest names the clone by a relative path and an address by its last word`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "li\"fe/Sources/UIKit/HeadlessUIKit/A.swift")
    _ = try await initialize(folder, lifeline: folder.path("li\"fe"))
    let manifest = try folder.text("LifecycleTests/Package.swift")
    #expect(manifest.contains(#".package(name: "lifeline", path: "../li\"fe")"#))

    let other = try Workspace()
    defer { other.remove() }
    try other.write("", to: "Package.swift")
    _ = try await initialize(other, lifeline: "https://git.example/a/Life.git")
    let remote = try other.text("LifecycleTests/Package.swift")
    #expect(remote.contains(#".package(url: "https://git.example/a/Life.git", branch: "main")"#))
    #expect(remote.contains(#".product(name: "LifelineTesting", package: "Life")"#))
  }

  @Test func `a folder without an app, a missing clone and a missing address are refused`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    #expect(try await initialize(folder).errors.contains("no Package.swift and no project"))
    try folder.write("", to: "Package.swift")
    let clone = try await initialize(folder, lifeline: folder.path("none"))
    #expect(clone.errors.contains("there is no clone of Lifeline in it"))
    let address = try await initialize(folder, lifeline: nil)
    #expect(address.errors.contains("the project has no public address yet"))
    #expect(try written(folder) == [])
  }
}
