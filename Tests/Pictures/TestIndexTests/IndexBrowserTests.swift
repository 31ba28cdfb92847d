import Findings
import Foundation
import TestIndex
import Testing

/// The browser of Debian's package `chromium`.
private let browser = "/usr/bin/chromium"

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: browser),
    "Chromium is not installed: apt-get install chromium"
  )
)
struct `The page of all tests in Chromium` {
  /// The document after its script has run.
  private func document(of folder: IndexFolder) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--user-data-dir=\(folder.url.appending(path: "profile").path)", "file://\(folder.file.path)",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    // The records follow the displayed part.
    return String(text[..<(text.range(of: "</main>")?.lowerBound ?? text.endIndex)])
  }

  @Test func `failures are listed before tests that did not end, and those before passed ones`()
    throws
  {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let index = try folder.index()
    for name in ["a", "b", "c", "d"] { try index.append(.test(.began, name)) }
    try index.append(.test(.passed, "a"))
    var warned = IndexRecord.test(.passed, "b")
    warned.findings = [.example(.warning)]
    try index.append(warned)
    var failed = IndexRecord.test(.failed, "d")
    failed.problems = [IndexRecord.Problem("the cart is empty")]
    failed.findings = [.example(.note), .example(.error)]
    failed.page = "Shop/d.html"
    try index.append(failed)
    let text = try document(of: folder)
    let positions = try ["Shop/d", "Shop/c", "Shop/b", "Shop/a"].map { title in
      try #require(text.range(of: "<span class=\"title\">\(title)</span>")).lowerBound
    }
    #expect(positions == positions.sorted())
    #expect(text.contains("4 recordings: 1 failed · 1 did not end · 2 passed"))
    #expect(text.contains("the cart is empty"))
    #expect(text.contains("href=\"Shop/d.html#finding=1\""))
    #expect(text.contains("3 traces without a page: "))
  }

  @Test func `a trace that was read again completes the result of its test`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let index = try folder.index()
    try index.append(.test(.began, "dies"))
    try index.append(.test(.began, "passes"))
    try index.append(.test(.passed, "passes"))
    for name in ["dies", "passes", "program"] {
      var record = IndexRecord.test(.recorded, name)
      record.page = "Shop/\(name).html"
      if name == "dies" { record.notes = ["the program died at 5 ms"] }
      try index.append(record)
    }
    let text = try document(of: folder)
    #expect(text.contains("1 did not end · 1 passed · 1 recorded outside of tests"))
    #expect(text.contains("the program died at 5 ms"))
    for name in ["dies", "passes", "program"] {
      #expect(
        text.contains("class=\"explore\" href") || text.contains("href=\"Shop/\(name).html\"")
      )
    }
    #expect(!text.contains("without a page"))
  }

  @Test func `a page without tests is titled Recordings and does not name tests`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let index = try folder.index()
    for name in ["push", "swipe"] { try index.append(.test(.recorded, name)) }
    let text = try document(of: folder)
    #expect(text.contains("<title>Recordings</title>"))
    #expect(text.contains("<h1 id=\"title\">Recordings</h1>"))
    #expect(text.contains("2 recordings"))
    #expect(text.contains("All recordings"))
    #expect(!text.contains("outside of tests"))
  }

  @Test func `hostile texts do not run, and no path leaves the folder by a scheme`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let attack = "</script><script>document.title='attacked'</script><img src=x onerror=a()>"
    var record = IndexRecord(.failed, trace: "javascript:alert(1)")
    record.title = attack
    record.page = "javascript:alert(2)"
    record.picture = "https://example.com/a.svg"
    record.problems = [IndexRecord.Problem(attack)]
    record.findings = [.example(.error, message: attack)]
    try folder.index().append(record)
    let text = try document(of: folder)
    #expect(text.contains("<title>Tests</title>"))
    #expect(!text.contains("<img src=\"x\""))
    #expect(!text.contains("href=\"javascript:"))
    #expect(!text.contains("=\"https:"))
    #expect(text.contains("href=\"javascript%3Aalert(2)\""))
  }

  @Test func `numbers in the names of tests are ordered by their values`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let index = try folder.index()
    for name in ["row 10", "row 2", "row 1"] { try index.append(.test(.passed, name)) }
    let text = try document(of: folder)
    let positions = try ["row 1", "row 2", "row 10"].map { name in
      try #require(text.range(of: ">Shop/\(name)<")).lowerBound
    }
    #expect(positions == positions.sorted())
  }

  @Test func `a trace that is gone is not listed until it is recorded again`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let index = try folder.index()
    for name in ["gone", "back"] { try index.append(.test(.passed, name)) }
    #expect(try index.removeMissing() == ["Shop/back.json", "Shop/gone.json"])
    #expect(try index.removeMissing().isEmpty)
    try index.append(.test(.passed, "back"))
    let text = try document(of: folder)
    #expect(text.contains("1 recording: 1 passed"))
    #expect(text.contains(">Shop/back<") && !text.contains(">Shop/gone<"))
  }

  @Test func `a damaged record is counted`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    try folder.index().append(.test(.passed, "a"))
    let handle = try FileHandle(forWritingTo: folder.file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("<script type=\"application/json\">{\"a\":</script>\n".utf8))
    try handle.close()
    let text = try document(of: folder)
    #expect(text.contains("1 record of this page could not be read."))
    #expect(text.contains("1 recording: 1 passed"))
  }
}
