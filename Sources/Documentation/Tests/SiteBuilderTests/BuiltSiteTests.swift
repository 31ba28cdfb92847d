import Foundation
import SiteBuilder
import Testing

@Suite struct `The check of a built site` {
  /// Writes a site of two pages, checks it and returns the report.
  private func check(
    _ references: String,
    _ content: String = "[]",
    abstract: String = "[]"
  ) throws -> BuiltSite.Report {
    let folder = FileManager.default.temporaryDirectory.appending(path: "s-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    try write(
      """
      {"references": \(references), "primaryContentSections": \(content), "abstract": \(abstract)}
      """,
      to: "data/documentation/a.json"
    )
    try write("{}", to: "data/documentation/b.json")
    try write("x", to: "images/x.svg")
    for page in ["a", "b"] { try write("x", to: "documentation/\(page)/index.html") }
    return try BuiltSite(folder).check()
  }

  @Test func `links and pictures that exist are counted`() throws {
    let report = try check(
      """
      {"l": {"type": "topic", "url": "/documentation/b"},
       "s": {"type": "section", "url": "/documentation/b#Heading"},
       "i": {"type": "image", "variants": [{"url": "/images/x.svg"}]}}
      """,
      "[{\"content\": [{\"type\": \"reference\", \"identifier\": \"l\"}]}]"
    )
    #expect(report.mistakes == [])
    #expect((report.pages, report.links, report.pictures) == (2, 2, 1))
  }

  @Test func `a missing page, a missing picture and an unresolved link are mistakes`() throws {
    let report = try check(
      """
      {"l": {"type": "topic", "url": "/documentation/gone"},
       "i": {"type": "image", "variants": [{"url": "/images/gone.svg"}]}}
      """,
      "[{\"content\": [{\"type\": \"reference\", \"identifier\": \"n\"}]}]"
    )
    #expect(
      report.mistakes.sorted() == [
        "documentation/a: the link n is not resolved",
        "documentation/a: there is no page /documentation/gone",
        "documentation/a: there is no picture /images/gone.svg",
      ]
    )
  }

  @Test func `a link of an abstract without an address is a mistake`() throws {
    let abstract = "[{\"type\": \"reference\", \"identifier\": \"https://e.org\"}]"
    #expect(
      try check("{}", abstract: abstract).mistakes == [
        "documentation/a: the link https://e.org is not resolved"
      ]
    )
  }
}
