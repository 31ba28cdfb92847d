import Foundation
import LifelineCommand
import TestSupport
import Testing
import TracePage

@MainActor
struct `A page of a trace` {
  private static let title = "<title>vc4-orphan</title>"

  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/stories/vc4-orphan.json", to: "orphan.json")
    return folder
  }

  /// Writes a page of a file of the folder.
  private func render(
    _ name: String = "orphan.json",
    _ output: String = "page.html",
    in folder: Workspace,
    input: [UInt8] = [],
    _ change: (inout PageJob) -> Void = { _ in }
  ) async throws -> JobRun {
    var job = PageJob(
      name == "-" ? name : folder.path(name),
      output: output == "-" ? output : folder.path(output)
    )
    change(&job)
    return try await folder.perform(input: input) { [job] in try await job.run() }
  }

  @Test func `the page is one file with the title of the trace, and equal input gives equal bytes`()
    async throws
  {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await render(in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "wrote page.html\n")
    let page = try folder.text("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.contains(Self.title))
    #expect(try folder.names() == ["orphan.json", "page.html"])
    _ = try await render("orphan.json", "again.html", in: folder)
    #expect(try folder.text("again.html") == page)
    let output = try await render("orphan.json", "-", in: folder)
    #expect(output.output == page)
    #expect(output.errors == "")
  }

  @Test func `logs, compressed files, scenarios and standard input have pages`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("Home viewDidLoad\nHome viewWillAppear\nHome viewDidAppear\n", to: "a.log")
    try folder.copy("traces/gallery/tabs.yml", to: "tabs.yml")
    let shell = try CommandRun(shell: "gzip -k a.log", in: folder.url)
    #expect(shell.status == 0)
    for (name, title) in [
      ("a.log", "a.log"), ("a.log.gz", "a.log.gz"),
      ("tabs.yml", "Tabs load when they are first shown and stay loaded"),
    ] {
      let run = try await render(name, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.text("page.html").contains("<title>\(title)</title>"), "\(name)")
    }
    let bytes = try Repository.bytes("traces/stories/vc4-orphan.json")
    let pipe = try await render("-", in: folder, input: bytes)
    #expect(pipe.status == 0, "\(pipe.errors)")
    #expect(try folder.text("page.html").contains(Self.title))
  }

  @Test func `two traces are compared unless that is switched off, and more have a list`()
    async throws
  {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/vc4-contained.json", to: "contained.json")
    try folder.copy("traces/stories/child.json", to: "child.json")
    var sizes: [Int] = []
    for (names, aligns) in [
      (["orphan", "contained"], true), (["orphan", "contained"], false),
      (["orphan", "contained", "child"], true),
    ] {
      var job = PageJob(
        names.map { folder.path("\($0).json") },
        output: folder.path("page.html")
      )
      job.alignsTwo = aligns
      let run = try await folder.perform { [job] in try await job.run() }
      #expect(run.errors == "wrote page.html\n")
      let page = try folder.text("page.html")
      sizes.append(page.components(separatedBy: "<script type=\"text/plain\" id=\"data-").count - 1)
    }
    // The comparison is a view of its own.
    #expect(sizes == [3, 2, 3])
  }

  @Test func `several traces have the default name report`() throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try CommandRun("render", "html", "orphan.json", "orphan.json", in: folder.url)
    #expect(run.errors == "wrote report.html\n")
    let both = try CommandRun("render", "html", "orphan.json", ".", in: folder.url)
    #expect(both.status == 2)
    #expect(both.errors.hasPrefix(".: error: a folder can't be combined with other inputs\n"))
  }

  @Test func `a title replaces that of the trace, as text`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    _ = try await render(in: folder) { $0.options.title = "</title><script>a & b</script>" }
    let page = try folder.text("page.html")
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;a &amp; b&lt;/script&gt;</title>"))
  }

  @Test func `the configuration decides which findings a page has, and a note counts the others`()
    async throws
  {
    let folder = try workspace()
    defer { folder.remove() }
    let all = try await render(in: folder)
    #expect(all.errors == "wrote page.html\n")
    let page = try folder.text("page.html")
    _ = try await render(in: folder) { $0.selection.ignore = ["LC305"] }
    let ignored = try folder.text("page.html")
    #expect(ignored != page)
    try folder.write("ignore: [LC305]\n", to: ".lifeline.yml")
    let run = try await render(in: folder)
    #expect(
      run.errors == """
        orphan.json: note: 1 finding accepted or deselected, not in the page
        wrote page.html

        """
    )
    #expect(try folder.text("page.html") == ignored)
    _ = try await render(in: folder) { $0.selection.readsConfiguration = false }
    #expect(try folder.text("page.html") == page)
  }

  @Test func `the default name is that of the trace, and replaces only a page`() throws {
    let folder = try workspace()
    defer { folder.remove() }
    for _ in 0..<2 {
      let run = try CommandRun("render", "html", "orphan.json", in: folder.url)
      #expect(run.status == 0)
      #expect(run.errors == "wrote orphan.html\n")
    }
    try folder.write("<!DOCTYPE html>\n<p>mine", to: "orphan.html")
    let run = try CommandRun("render", "html", "orphan.json", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        orphan.html: error: the output would replace this file, which lifeline did not write
        help: name a different output, or rename the file

        """
    )
    #expect(try folder.text("orphan.html") == "<!DOCTYPE html>\n<p>mine")
  }

  @Test func `the input is not replaced by its page`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let text = try folder.text("orphan.json")
    try folder.write(text, to: "trace.html")
    let run = try await render("trace.html", "trace.html", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("trace.html: error: the output would replace the input\n"))
    #expect(try folder.text("trace.html") == text)
  }

  @Test func `a folder gets a page for each trace and one that lists them`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "in/child.json")
    try folder.write("not a trace", to: "in/bad.json")
    try folder.write("mine", to: "in/note.html")
    try folder.write("Home viewDidLoad\n", to: "in/note.log")
    let run = try await folder.run { try PageFolderJob(folder.path("")).run() }
    #expect(run.status == 2)
    #expect(run.errors.contains("in/bad.json: error: "))
    #expect(run.errors.contains("in/note.html: error: the output would replace this file"))
    #expect(run.errors.hasSuffix("all traces: index.html\n"), "\(run.errors)")
    #expect(
      try folder.names(in: "in").filter { $0.hasSuffix(".html") } == ["child.html", "note.html"]
    )
    #expect(try folder.text("in/note.html") == "mine")
    #expect(try folder.text("orphan.html").contains(Self.title))
    let index = try folder.text("index.html")
    for path in ["orphan.html", "in/child.html"] {
      #expect(index.contains("\"page\":\"\(path)\""), "\(path)")
    }
    #expect(index.contains("\"rule\":\"LC305\""))
  }

  @Test func `a trace that was deleted is removed from the list`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "in/child.json")
    _ = try await folder.run { try PageFolderJob(folder.path("")).run() }
    try FileManager.default.removeItem(atPath: folder.path("in/child.json"))
    let run = try await folder.run { try PageFolderJob(folder.path("")).run() }
    #expect(
      run.errors.contains("note: 1 trace is gone and is not listed any more: in/child.json\n")
    )
    #expect(
      try folder.text("index.html").contains("{\"event\":\"removed\",\"trace\":\"in/child.json\"")
    )
    let again = try await folder.run { try PageFolderJob(folder.path("")).run() }
    #expect(!again.errors.contains("gone"))
  }

  @Test func `a folder without traces, and one whose index is not ours, are refused`() async throws
  {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("text", to: "empty/notes.txt")
    let empty = try await folder.run { try PageFolderJob(folder.path("empty")).run() }
    #expect(empty.errors.hasPrefix("empty: error: the folder contains no trace and no log\n"))
    try folder.write("mine", to: "index.html")
    let run = try await folder.run { try PageFolderJob(folder.path("")).run() }
    #expect(run.status == 2)
    #expect(
      run.errors == """
        index.html: error: the page of all tests can't be written: the file is not a page of tests
        help: rename the file, or name a different folder

        """
    )
    #expect(try folder.names() == ["empty", "index.html", "orphan.json"])
  }
}
