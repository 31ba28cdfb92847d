import Foundation
import Testing

struct `The gallery` {
  private func folder(_ document: String? = nil) throws -> URL {
    let folder = try Folder.temporary()
    let traces = folder.appending(path: "traces")
    try FileManager.default.createDirectory(at: traces, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Folder.root.appending(path: "traces/stories/push-pop.json"),
      to: traces.appending(path: "push-pop.json")
    )
    if let document {
      try Data(document.utf8).write(to: folder.appending(path: "README.md"))
    }
    return folder
  }

  private func text(_ path: String, in folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  private func names(in folder: URL, _ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  private static let document = """
    # App

    <!-- lifeline:picture trace=traces/push-pop.json diagram=sequence -->
    <!-- /lifeline:picture -->

    ```
    <!-- lifeline:picture shown as code -->
    ```

    """

  @Test func `draws every picture in both themes, and a page`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun("render", "gallery", "--snippet", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let files = ["sequence", "timeline", "tree"].flatMap {
      ["\($0).png", "\($0).svg", "\($0)~dark.png"]
    }
    #expect(try names(in: folder, "render/push-pop") == files.sorted())
    #expect(try text("render/README.md", in: folder).contains("srcset=\"push-pop/tree~dark.png\""))
    #expect(run.output.components(separatedBy: "<picture>").count == 4)
  }

  @Test func `names pictures as DocC finds them`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun("render", "gallery", "--docc", "--output", "Docs", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let files = try names(in: folder, "Docs")
    #expect(files.count == 12)
    #expect(files.contains("push-pop-timeline~dark@2x.png"))
  }

  @Test func `puts pictures between the markers of a document, once`() throws {
    let folder = try folder(Self.document)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try CommandRun("render", "gallery", "--embed", "README.md", in: folder)
    #expect(first.errors == "README.md: 1 picture, updated\n")
    let updated = try text("README.md", in: folder)
    #expect(updated.contains("<img src=\"render/push-pop/sequence.png\""))
    #expect(updated.contains("<!-- lifeline:picture shown as code -->"))
    let second = try CommandRun("render", "gallery", "--embed", "README.md", in: folder)
    #expect(second.errors == "README.md: 1 picture, unchanged\n")
    #expect(try text("README.md", in: folder) == updated)
  }

  @Test(arguments: [
    ("<!-- lifeline:picture trace=a.json diagram=timeline -->", 1, "the picture has no end"),
    ("\n<!-- /lifeline:picture -->", 2, "a picture ends that did not begin"),
    ("<!-- lifeline:picture trace=a -->", 1, "the marker names no diagram"),
    ("<!-- lifeline:picture diagram=tree -->", 1, "the marker names no trace"),
    ("<!-- lifeline:picture trace=a diagram=pie -->", 1, "diagram is 'pie', expected one of"),
    ("<!-- lifeline:picture trace=a diagram=tree", 1, "the marker has no '-->' on its line"),
    ("<!-- lifeline:picture trace=\"a diagram=tree -->", 1, "the value of 'trace' has no end"),
    (
      "<!-- lifeline:picture trace=a diagram=tree -->\n<!-- lifeline:picture trace=b diagram=tree -->",
      2, "a picture begins inside the one of line 1"
    ),
  ])
  func `refuses a malformed marker with its line`(
    document: String,
    line: Int,
    message: String
  ) throws {
    let folder = try folder(document)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun("render", "gallery", "--embed", "README.md", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("README.md:\(line):1: error: \(message)"), "\(run.errors)")
    #expect(try text("README.md", in: folder) == document)
  }

  @Test func `refuses a folder without traces`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun("render", "gallery", "--traces", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".: error: the folder holds no trace\n"))
  }
}
