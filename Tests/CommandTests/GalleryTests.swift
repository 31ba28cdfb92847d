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
    ("-rf x.json", 1, "'-rf' can't name a folder of pictures"),
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

  @Test func `does not replace a README that it did not write`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("my own readme\n".utf8).write(to: folder.appending(path: "README.md"))
    let run = try CommandRun("render", "gallery", "--output", ".", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        ./README.md: error: the page of the gallery would replace this file, which is not one of its \
        pages
        help: name another folder with --output, or give the file another name

        """
    )
    #expect(try text("README.md", in: folder) == "my own readme\n")
    #expect(try names(in: folder, ".") == ["README.md", "traces"])
    #expect(try CommandRun("render", "gallery", in: folder).status == 0)
    #expect(try CommandRun("render", "gallery", in: folder).status == 0)
  }

  @Test func `draws the others when a trace can't be read`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no trace".utf8).write(to: folder.appending(path: "traces/a.json"))
    try Data().write(to: folder.appending(path: "traces/-rf.json"))
    let run = try CommandRun("render", "gallery", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("traces/a.json: error: "))
    #expect(run.errors.contains("traces/-rf.json: error: '-rf' can't name a folder of pictures\n"))
    #expect(run.errors.hasSuffix("drew 1 trace into render, 2 could not be drawn\n"))
    #expect(try text("render/README.md", in: folder).contains("\n## push-pop\n"))
    #expect(try names(in: folder, "render/push-pop").count == 9)
  }

  @Test func `shows titles and names as they are, whatever they hold`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
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
      let trace = head.replacing("TITLE", with: title) + birth + rest
      let name = number == 0 ? "a\"><img src=x onerror=b> c.json" : "t\(number).json"
      try Data(trace.utf8).write(to: folder.appending(path: "traces").appending(path: name))
    }
    let run = try CommandRun("render", "gallery", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let page = try text("render/README.md", in: folder)
    // Without what backslashes escape.
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
