import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `Listing what source uses that is absent` {
  private func list(
    _ names: String...,
    in folder: Workspace,
    format: MissingJob.Format = .text,
    namesAll: Bool = false
  ) async throws -> JobRun {
    let job = MissingJob(names.map(folder.path), format: format, namesAll: namesAll)
    return try await folder.run { try job.run() }
  }

  @Test func `a folder without absent names has the exit status 0`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("import UIKit\nlet view = UIView(frame: .zero)\n", to: "App/A.swift")
    let run = try await list("App", in: folder)
    #expect(run.status == 0)
    #expect(
      run.output == """
        1 Swift file with 2 lines, 1 of them imports UIKit

        nothing that was searched is absent

        not searched:
          types that are inferred: members of expressions without a written type are compared by name

        """
    )
  }

  @Test func `an optional method that only a subclass adds is listed with its remedy`() async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(
      "import UIKit\nclass Base: NSObject {}\nextension Base: UIScrollViewDelegate {}\n",
      to: "App/A.swift"
    )
    try folder.write(
      "class Special: Base {\n  func scrollViewDidScroll(_ view: UIScrollView) {}\n}\n",
      to: "App/B.swift"
    )
    let run = try await list("App", in: folder)
    #expect(run.status == 0)
    #expect(
      run.output == """
        2 Swift files with 6 lines, 1 of them imports UIKit

        called only where symbols exist: optional methods that a subclass adds: 1 name, 1 use
             1  Special.scrollViewDidScroll(_:): only a subclass of Base, which conforms to \
        UIScrollViewDelegate, declares it: in an optimized build, declare it in Base, and \
        override it, or use the plugin AppSources
                  App/B.swift:2:8

        nothing that was searched is absent

        not searched:
          types that are inferred: members of expressions without a written type are compared by name

        """
    )
    let json = try await list("App", in: folder, format: .json)
    #expect(json.output.contains(#""kind" : "uncalled""#))
    #expect(json.output.contains(#""reason" : "only a subclass of Base, which conforms to "#))
  }

  @Test func `absent names and refused constructs are listed with their locations`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let use = "  let reader = UIReferenceLibraryViewController(term: \"a\")\n"
    try folder.write(
      "import UIKit\nimport CoreData\n\(String(repeating: use, count: 5))@objc func f() {}\n",
      to: "App/B.swift"
    )
    try folder.write(
      "#if os(iOS)\nlet a = UIReferenceLibraryViewController()\n#endif\n",
      to: "App/C.swift"
    )
    try folder.write("", to: "App/Main.storyboard")
    try folder.write("UIReferenceLibraryViewController", to: "App/.hidden/D.swift")
    let run = try await list("App", in: folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        2 Swift files with 11 lines, 1 of them imports UIKit

        absent: does not compile: 1 name, 5 uses
             5  UIReferenceLibraryViewController
                  App/B.swift:3:16
                  App/B.swift:4:16
                  App/B.swift:5:16
                  and 2 more

        refused by the compiler off Apple's platforms: 1 name, 1 use
             1  @objc: needs the Objective-C runtime; the plugin AppSources rewrites it
                  App/B.swift:8:1

        not searched:
          types that are inferred: members of expressions without a written type are compared by name
          1 storyboard
          1 line in branches of #if that a build on Linux omits
          imported modules that are not UIKit, with the number of files: CoreData (1)

        """
    )
    let all = try await list("App", in: folder, namesAll: true)
    #expect(all.output.contains("App/B.swift:7:16") && !all.output.contains("more"))
  }

  @Test func `the list for programs has all locations`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("import UIKit\nlet a: UIReferenceLibraryViewController?\n", to: "A.swift")
    let run = try await list("A.swift", in: folder, format: .json)
    #expect(run.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["files"] as? Int == 1 && object?["lines"] as? Int == 2)
    let name = try #require((object?["names"] as? [[String: Any]])?.first)
    #expect(name["name"] as? String == "UIReferenceLibraryViewController")
    #expect(name["kind"] as? String == "absent" && name["count"] as? Int == 1)
    let location = try #require((name["locations"] as? [[String: Any]])?.first)
    #expect(location["line"] as? Int == 2 && location["column"] as? Int == 8)
  }

  @Test func `loops of links, binary files and bytes that are not UTF-8 are read to the end`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("import UIKit\n", to: "App/A.swift")
    try folder.write("\u{0}\u{0}UIReferenceLibraryViewController", to: "App/Binary.swift")
    try Data([0xFF, 0xFE, 0x0A] + Array("let é: UIView\n".utf8)).write(
      to: folder.url.appending(path: "App/Latin.swift")
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/loop"),
      withDestinationPath: folder.path("App")
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/self.swift"),
      withDestinationPath: folder.path("App/self.swift")
    )
    let run = try await list("App", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("2 Swift files with 3 lines"))
    #expect(run.output.contains("App/Binary.swift: contains a null byte"))
  }

  @Test func `a folder without Swift files and a missing folder are failures`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("", to: "App/a.txt")
    let empty = try await list("App", in: folder)
    #expect(empty.status == 2)
    #expect(empty.errors.contains("there is no Swift file"))
    try folder.write("\u{0}i\u{0}m", to: "App/Wide.swift")
    let unreadable = try await list("App", in: folder)
    #expect(unreadable.status == 2)
    #expect(
      unreadable.errors.contains("App/Wide.swift: error: no Swift file contains text in UTF-8")
    )
    let missing = try await list("Nothing", in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Nothing: error: can't be read: No such file or directory"))
    let other = try await list("App/a.txt", in: folder)
    #expect(other.status == 2)
    #expect(other.errors.contains("App/a.txt: error: is no Swift file"))
  }

  @Test func `a file that is named twice is searched once`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("import UIKit\n", to: "App/A.swift")
    let run = try await list("App", "App/A.swift", "App", in: folder)
    #expect(run.output.hasPrefix("1 Swift file with 1 line,"))
  }

  @Test func `lines that end with carriage returns are counted and searched`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(
      "import UIKit\r// a comment\rlet a: UIReferenceLibraryViewController?\r",
      to: "A.swift"
    )
    let run = try await list("A.swift", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("1 Swift file with 3 lines"))
    #expect(run.output.contains("A.swift:3:8"))
  }

  @Test func `the store app uses nothing that is absent`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let job = MissingJob([Repository.url("Tests/StoreApp/Sources/Store").path])
    let run = try await folder.run { try job.run() }
    #expect(run.status == 0, "\(run.output)")
  }
}
