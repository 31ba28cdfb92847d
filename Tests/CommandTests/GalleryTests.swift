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

  @Test func `draws what a list names, a scenario too, with the tree at a mark`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: Folder.root.appending(path: "traces/gallery/tabs.yml"),
      to: folder.appending(path: "tabs.yml")
    )
    let list = """
      # name  path

      stack   traces/push-pop.json  pushed | A push & a pop
      tabs    tabs.yml
      """
    try Data(list.utf8).write(to: folder.appending(path: "list.txt"))
    let run = try CommandRun(
      "render",
      "gallery",
      "--list",
      "list.txt",
      "--max-width",
      "700",
      in: folder
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.hasSuffix("drew 2 traces into render\n"), "\(run.errors)")
    #expect(try names(in: folder, "render") == ["README.md", "stack", "tabs"])
    #expect(try text("render/stack/tree.svg", in: folder).contains("mark “pushed”"))
    for diagram in ["timeline", "sequence", "tree"] {
      let picture = try text("render/stack/\(diagram).svg", in: folder)
      #expect(picture.contains("A push &amp; a pop"), "\(diagram)")
    }
    let page = try text("render/README.md", in: folder)
    #expect(page.contains("\n## stack\n\nA push & a pop\n"))
    #expect(page.contains("\nTabs load when they are first shown and stay loaded\n"))
    #expect(!(try text("render/tabs/tree.svg", in: folder).contains("mark")))
    let width = #/<svg [^>]*width="([0-9]+)"/#
    let timeline = try text("render/stack/timeline.svg", in: folder)
    let found = try #require(timeline.firstMatch(of: width)?.output.1)
    #expect(try #require(Int(found)) <= 1_000)
  }

  @Test(arguments: [
    ("push-pop", 1, "'push-pop' has no path"),
    ("# first\na x.json\na y.json", 3, "'a' is listed twice"),
    ("../a x.json", 1, "'../a' can't name a folder of pictures"),
  ])
  func `refuses a malformed list with its line`(
    list: String,
    line: Int,
    message: String
  ) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(list.utf8).write(to: folder.appending(path: "list.txt"))
    let run = try CommandRun("render", "gallery", "--list", "list.txt", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("list.txt:\(line): error: \(message)"), "\(run.errors)")
  }

  @Test func `of this project shows scenarios that hold, each with its three pictures`() throws {
    let run = try CommandRun("verify", "traces/gallery", in: Folder.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let lines = try text("render/gallery.txt", in: Folder.root).split(separator: "\n")
    let listed = lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != " " }) }
    #expect(listed.count >= 8)
    for name in listed {
      let files = try names(in: Folder.root, "render/\(name)")
      #expect(files.count == 9, "\(name)")
    }
  }
}
