import Foundation
import LifelineCommand
import RuntimeCommand
import TestSupport
import Testing

@MainActor
struct `The gallery` {
  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/stories/push-pop.json", to: "traces/push-pop.json")
    return folder
  }

  /// Draws the gallery of the folder `traces`, or of a list.
  private func draw(
    in folder: Workspace,
    list: String? = nil,
    _ change: (inout GalleryJob) -> Void = { _ in }
  ) async throws -> JobRun {
    var job = GalleryJob(list.map { .list(folder.path($0)) } ?? .folder(folder.path("traces")))
    job.output = folder.path("render")
    change(&job)
    return try await folder.run { [job] in try await job.run() }
  }

  private func embed(in folder: Workspace) async throws -> JobRun {
    var job = EmbeddingJob(folder.path("README.md"))
    job.output = folder.path("render")
    return try await folder.perform { [job] in try job.run() }
  }

  @Test func `every picture is drawn in both themes, and a page displays them`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await draw(in: folder) { $0.printsSnippets = true }
    #expect(run.status == 0, "\(run.errors)")
    let files = ["sequence", "timeline", "tree"].flatMap {
      ["\($0).png", "\($0).svg", "\($0)~dark.png"]
    }
    #expect(try folder.names(in: "render/push-pop") == files.sorted())
    #expect(try folder.text("render/README.md").contains("srcset=\"push-pop/tree~dark.png\""))
    #expect(run.output.components(separatedBy: "<picture>").count == 4)
  }

  @Test func `a gallery of only SVG has no PNG, and its page displays SVG files`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await draw(in: folder) { $0.isSVGOnly = true }
    #expect(run.status == 0, "\(run.errors)")
    let files = ["sequence.svg", "timeline.svg", "tree.svg"]
    #expect(try folder.names(in: "render/push-pop") == files)
    let page = try folder.text("render/README.md")
    for file in files { #expect(page.contains("<img src=\"push-pop/\(file)\" ")) }
    #expect(!page.contains(".png"))
  }

  @Test
  func `a gallery with pages links a page to explore each trace, and a second run replaces it`()
    async throws
  {
    let folder = try workspace()
    defer { folder.remove() }
    for _ in 0..<2 {
      let run = try await draw(in: folder) {
        $0.isSVGOnly = true
        $0.writesPages = true
      }
      #expect(run.status == 0, "\(run.errors)")
    }
    let readme = try folder.text("render/README.md")
    #expect(readme.contains("<a href=\"push-pop/page.html\">Explore the trace</a>"))
    #expect(try folder.text("render/push-pop/page.html").contains("<title>"))
    try folder.write("mine", to: "render/push-pop/page.html")
    let refused = try await draw(in: folder) { $0.writesPages = true }
    #expect(refused.status == 2)
    #expect(try folder.text("render/push-pop/page.html") == "mine")
  }

  @Test func `pictures for DocC have its file names`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await draw(in: folder) { $0.isForDocC = true }
    #expect(run.status == 0, "\(run.errors)")
    let files = try folder.names(in: "render")
    #expect(files.count == 12)
    #expect(files.contains("push-pop-timeline~dark@2x.png"))
  }

  @Test func `pictures are inserted into a document, and a second run changes nothing`()
    async throws
  {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write(
      """
      # App

      <!-- lifeline:picture trace=traces/push-pop.json diagram=sequence -->
      <!-- /lifeline:picture -->

      """,
      to: "README.md"
    )
    #expect(try await embed(in: folder).errors == "README.md: 1 picture, updated\n")
    let updated = try folder.text("README.md")
    #expect(updated.contains("<img src=\"render/push-pop/sequence.png\""))
    #expect(try await embed(in: folder).errors == "README.md: 1 picture, unchanged\n")
    #expect(try folder.text("README.md") == updated)
  }

  @Test func `a document with a malformed marker is unchanged`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let document = "<!-- lifeline:picture trace=traces/push-pop.json -->\n"
    try folder.write(document, to: "README.md")
    let run = try await embed(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("README.md:1:1: error: the marker names no diagram"))
    #expect(try folder.text("README.md") == document)
  }

  @Test func `a picture of an unknown mark is refused with the line of its marker`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write(
      """
      <!-- lifeline:picture trace=traces/push-pop.json diagram=tree mark=push -->
      <!-- /lifeline:picture -->
      """,
      to: "README.md"
    )
    #expect(
      try await embed(in: folder).errors == """
        README.md:1:1: error: traces/push-pop.json: the trace has no mark 'push' [unknown-mark]
        help: did you mean 'pushed'?

        """
    )
  }

  @Test func `a folder without traces is refused`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("", to: "traces/notes.txt")
    let run = try await draw(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("traces: error: the folder contains no trace and no log\n"))
  }

  @Test func `a list names traces and scenarios, titles, and the mark of a tree`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.copy("traces/gallery/tabs.yml", to: "tabs.yml")
    try folder.write(
      """
      stack   \(folder.path("traces/push-pop.json"))  pushed | A push & a pop
      tabs    \(folder.path("tabs.yml"))
      """,
      to: "list.txt"
    )
    let run = try await draw(in: folder, list: "list.txt") { $0.maxWidth = 700 }
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.hasSuffix("drew 2 traces into render\n"), "\(run.errors)")
    #expect(try folder.names(in: "render") == ["README.md", "stack", "tabs"])
    #expect(try folder.text("render/stack/tree.svg").contains("mark “pushed”"))
    for diagram in GalleryDiagram.allCases {
      let picture = try folder.text("render/stack/\(diagram.rawValue).svg")
      #expect(picture.contains("A push &amp; a pop"), "\(diagram)")
    }
    let page = try folder.text("render/README.md")
    #expect(page.contains("\n## stack\n\nA push & a pop\n"))
    #expect(page.contains("\nTabs load when they are first shown and stay loaded\n"))
    #expect(!(try folder.text("render/tabs/tree.svg").contains("mark")))
    let width = #/<svg [^>]*width="([0-9]+)"/#
    let timeline = try folder.text("render/stack/timeline.svg")
    let found = try #require(timeline.firstMatch(of: width)?.output.1)
    #expect(try #require(Int(found)) <= 1_000)
  }

  @Test func `a README from a different source is not replaced`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("my readme\n", to: "render/README.md")
    let run = try await draw(in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        render/README.md: error: the output would replace this file, which lifeline did not write
        help: name a different output, or rename the file

        """
    )
    #expect(try folder.text("render/README.md") == "my readme\n")
    #expect(try folder.names(in: "render") == ["README.md"])
  }

  @Test func `a second gallery replaces the page of the first`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    #expect(try await draw(in: folder).status == 0)
    #expect(try await draw(in: folder).status == 0)
  }

  @Test func `the other traces are drawn when one can't be read`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("no trace", to: "traces/a.json")
    try folder.write("", to: "traces/-rf.json")
    let run = try await draw(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("traces/a.json: error: "))
    #expect(run.errors.contains("traces/-rf.json: error: '-rf' can't name a folder of pictures\n"))
    #expect(run.errors.hasSuffix("drew 1 trace into render, 2 could not be drawn\n"))
    #expect(try folder.text("render/README.md").contains("\n## push-pop\n"))
    #expect(try folder.names(in: "render/push-pop").count == 9)
  }

  @Test func `a picture without contents is skipped with a warning`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let marks = #"[{"ph":"i","pid":1,"tid":1,"ts":0,"s":"g","cat":"mark","name":"only a mark"}]"#
    try folder.write(marks, to: "traces/marks.json")
    let run = try await draw(in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("traces/marks.json: warning: no tree: "), "\(run.errors)")
    #expect(run.errors.contains(" [nothing-to-draw]\n"))
  }

  @Test func `hostile titles and file names are displayed literally`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let payloads = [
      "<script>alert(1)</script> [x](javascript:alert(2))", "<img src=x onerror=alert(1)>",
      "<!-- lifeline:picture trace=a diagram=tree -->", "a\u{2028}# b\r\n\r\n<b>c",
      "![i](x) *e* `f` &lt;",
      "x\\u202Ey",
    ]
    let head =
      #"[\#n{"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline","args":{"schema""#
      + #":"lifeline","version":1,"clock":"virtual","title":TITLE}},"#
    let birth =
      #"\#n{"ph":"b","pid":1,"tid":1,"ts":1.000,"cat":"object","id2":{"local":"0x1""#
      + #"},"name":"A#1","args":{"class":"A","kind":"viewController"}},"#
    let rest =
      #"\#n{"ph":"B","pid":1,"tid":1,"ts":2.000,"cat":"callback","name":"A.viewDidL"#
      + #"oad","args":{"obj":1}},\#n{"ph":"E","pid":1,"tid":1,"ts":3.000}\#n]\#n"#
    for (number, payload) in payloads.enumerated() {
      let title = String(decoding: try JSONEncoder().encode(payload), as: UTF8.self)
      let name = number == 0 ? "a\"><img src=x onerror=b> c.json" : "t\(number).json"
      try folder.write(head.replacing("TITLE", with: title) + birth + rest, to: "traces/\(name)")
    }
    let run = try await draw(in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let page = try folder.text("render/README.md")
    // The page without escaped characters.
    let bare = page.replacing(#/\\./#, with: "")
    let tags = bare.split(separator: "<").dropFirst().map { part in
      String(part.prefix { $0.isLetter || $0 == "/" || $0 == "!" })
    }
    #expect(Set(tags) == ["a", "/a", "picture", "/picture", "source", "img"])
    let pictures = tags.filter { $0 == "img" }.count
    #expect(pictures == tags.filter { $0 == "a" }.count)
    #expect(!bare.contains("["))
    #expect(page.contains("\\<script>alert(1)\\</script> \\[x\\](javascript:alert(2))\n"))
    #expect(page.contains("href=\"a%22%3E%3Cimg%20src%3Dx%20onerror%3Db%3E%20c/timeline.svg\""))
    #expect(page.contains("alt=\"Timeline of a&quot;&gt;&lt;img src=x onerror=b&gt; c\""))
    #expect(!page.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x2028 })
    #expect(!page.contains("\n# b"))
  }

  @Test func `the gallery of this project has an SVG of each diagram and a PNG of some timelines`()
    throws
  {
    let list = String(decoding: try Repository.bytes("render/gallery.txt"), as: UTF8.self)
    let entries = try GalleryList.entries(in: list, file: "render/gallery.txt")
    #expect(entries.count >= 8)
    var bitmaps = 0
    for entry in entries {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Repository.url("render/\(entry.name)").path
      )
      let vectors = ["sequence.svg", "timeline.svg", "tree.svg"]
      #expect(files.filter { $0 != "timeline.png" }.sorted() == vectors, "\(entry.name)")
      if files.contains("timeline.png") { bitmaps += 1 }
    }
    #expect(1..<entries.count ~= bitmaps)
  }

  @Test func `the scenarios of the gallery hold`() async throws {
    let run = try await JobRun {
      try await VerifyJob([Repository.url("traces/gallery").path]).run()
    }
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
