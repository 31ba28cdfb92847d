import Foundation
import HeadlessUIKit
import LifelineTestKit
import Testing

struct `Files of a run` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "lifeline-files-\(UInt64.random(in: 0...UInt64.max))")

  private func identity(_ names: String..., arguments: String = "") -> RunIdentity {
    let location = CodeLocation(
      fileID: "Shop/T.swift",
      filePath: "/nonesuch/T.swift",
      line: 1,
      column: 1
    )
    return RunIdentity(names: names, arguments: arguments, location: location)
  }

  @Test func `files have the name of the test`() {
    #expect(identity("Shop", "CartTests", "adds()").stem == "Shop/CartTests/adds")
    #expect(identity("Shop", "`The cart`", "`adds one`()").stem == "Shop/The-cart/adds-one")
    #expect(
      identity("Shop", "adds(count:)", arguments: "3, \"three\"").stem == "Shop/adds-count-3-three"
    )
  }

  @Test func `the title contains the suite and the test`() {
    #expect(identity("Shop", "CartTests", "adds()").title == "CartTests/adds()")
    #expect(
      identity("Shop", "Outer", "`The cart`", "`adds one`()").title == "Outer/The cart/adds one"
    )
    #expect(
      identity("Shop", "CartTests", "adds(count:)", arguments: "3").title
        == "CartTests/adds(count:) 3"
    )
    #expect(identity("Shop", "adds()").title == "adds()")
    #expect(identity("adds()").title == "adds()")
  }

  @Test(arguments: [
    "../../etc/passwd", "", "...", "🛒", "a/b", String(repeating: "long", count: 99),
  ])
  func `a hostile test name stays in its folder`(name: String) {
    let stem = identity("Shop", name).stem
    #expect(stem.hasPrefix("Shop/"))
    #expect(stem.split(separator: "/").count == 2)
    #expect(!stem.contains(".."))
    #expect(stem.utf8.count < 100)
  }

  @Test func `names that lose characters stay different`() {
    #expect(identity("Shop", "a/b").stem != identity("Shop", "a.b").stem)
  }

  @Test func `a file name in use gets a number`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try OutputFolder.lock(folder.path)
    let first = try RunFiles(of: identity("Shop", "test()"), in: output)
    let second = try RunFiles(of: identity("Shop", "test()"), in: output)
    #expect(first.trace == folder.path + "/Shop/test.json")
    #expect(second.trace == folder.path + "/Shop/test-2.json")
    first.release()
    #expect(try RunFiles(of: identity("Shop", "test()"), in: output).trace == first.trace)
  }

  @Test func `each process uses its own folder`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A lock belongs to the open file, so a second one in this process is refused, too.
    #expect(try OutputFolder.lock(folder.path).path == folder.path)
    #expect(try OutputFolder.lock(folder.path).path == folder.path + "/process-2")
    #expect(try OutputFolder.lock(folder.path).path == folder.path + "/process-3")
  }

  @Test func `an unwritable folder is an error with advice`() {
    #expect {
      try OutputFolder.lock("/dev/null/lifeline")
    } throws: { error in
      "\(error)" == """
        '/dev/null/lifeline' can't be written: Not a directory
        help: set LIFELINE_OUTPUT to a folder that you may write to
        """
    }
  }

  @Test func `the folder is that of the environment or beside the manifest`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let chosen = folder.appending(path: "chosen").path
    let environment = ["LIFELINE_OUTPUT": chosen]
    #expect(try OutputFolder.of(filePath: "/x/T.swift", environment: environment).path == chosen)
    let package = folder.appending(path: "package")
    let source = package.appending(path: "Tests/T.swift")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data().write(to: package.appending(path: "Package.swift"))
    let found = try OutputFolder.of(filePath: source.path, environment: [:])
    #expect(found.path == package.path + "/.lifeline")
  }
}
