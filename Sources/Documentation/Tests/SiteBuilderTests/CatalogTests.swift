import Foundation
import SiteBuilder
import Testing

@Suite struct `A catalog` {
  private func pages(_ texts: [String: String]) -> [SitePage] {
    texts.map { SitePage(path: $0.key, name: PageIndex.name(ofArticle: $0.key), text: $0.value) }
  }

  @Test func `an index page lists the pages below it, down to the next index page`() throws {
    let texts = [
      "README.md": "# Root", "t/README.md": "# T\n\nText.", "t/a.md": "# A",
      "t/r/README.md": "# R", "t/r/LC1/README.md": "# LC1", "t/s/b.md": "# B",
    ]
    let index = try PageIndex(pages: pages(texts), files: Array(texts.keys))
    let top = try #require(index.pages["t/README.md"])
    #expect(index.children(of: top).map(\.name) == ["a", "r", "b"])
    let rules = try #require(index.pages["t/r/README.md"])
    #expect(index.children(of: rules).map(\.name) == ["LC1"])
    var catalog = Catalog(index, repositoryAddress: nil)
    catalog.add(top)
    #expect(
      catalog.pages["t.md"] == """
        # T



        @Options {
          @AutomaticSeeAlso(disabled)
          @TopicsVisualStyle(hidden)
        }



        Text.

        ## Topics

        ### Pages

        - <doc:a>
        - <doc:r>
        - <doc:b>

        """
    )
  }

  @Test func `a page that the topics list has their title and is listed there only`() throws {
    let texts = [
      "README.md": "# Root", "t/README.md": "# T", "t/r/README.md": "# Same", "t/a.md": "# A",
    ]
    let topics = SitePage(
      path: "Sources/D/Topics.md",
      name: "topics",
      text: "### Check\n\n- [Rules of T](../../t/r/README.md)\n- [M](../M/M.docc/M.md)\ntext\n"
    )
    let index = try PageIndex(
      pages: pages(texts),
      files: Array(texts.keys),
      topics: TopicList(topics)
    )
    let top = try #require(index.pages["t/README.md"])
    #expect(index.children(of: top).map(\.name) == ["a"])
    var catalog = Catalog(index, repositoryAddress: nil)
    catalog.add(try #require(index.pages["t/r/README.md"]))
    #expect(catalog.pages["r.md"]?.hasPrefix("# Rules of T\n") == true)
    #expect(index.title(of: top) == nil)
  }

  @Test func `an item that leads to the folder of a room is replaced by the modules of the room`() {
    let topics = SitePage(
      path: "Sources/D/Topics.md",
      name: "topics",
      text: "### Run\n\n- [R](../R)\n- [D](../D/D.md)\n- [R](../R/README.md)\n"
    )
    let folders = ["Sources/R/B", "Sources/D/A", "Sources/R/A", "Sources/RA/C"]
    #expect(
      TopicList.expanding(topics, folders: folders).text
        == "### Run\n\n- [A](../R/A/A.docc/A.md)\n- [B](../R/B/B.docc/B.md)\n- [D](../D/D.md)\n"
        + "- [R](../R/README.md)\n"
    )
  }

  @Test(arguments: [
    ("A [link](https://e.org) in\nit.\n\nMore.", true),
    ("A [link][l].\n\n[l]: https://e.org", true),
    ("A [link](a.md).\n\nA [link](https://e.org).", false), ("An `a][b`, plain", true),
    ("## H\n\n[link](https://e.org)", false),
  ])
  func `a link to another site in the first paragraph makes it a part of the text`(
    text: String,
    isMoved: Bool
  ) throws {
    let texts = ["README.md": "# Root", "a.md": "# A\n\n\(text)"]
    let index = try PageIndex(pages: pages(texts), files: Array(texts.keys))
    var catalog = Catalog(index, repositoryAddress: nil)
    catalog.add(try #require(index.pages["a.md"]))
    #expect(catalog.pages["a.md"]?.contains("## Overview\n\n\(text.prefix(6))") == isMoved)
  }

  @Test func `two pages of the same name are an error that names both`() {
    let texts = ["a/x/README.md": "# A", "b/x/README.md": "# B"]
    #expect {
      try PageIndex(pages: pages(texts), files: [])
    } throws: { error in
      let text = "\(error)"
      return text.contains("a/x/README.md") && text.contains("b/x/README.md")
    }
  }

  @Test func `names of pages are those of folders, and loud names have their folder before them`() {
    #expect(PageIndex.name(ofArticle: "README.md") == "Lifeline")
    #expect(PageIndex.name(ofArticle: "traces/rules/LC305/README.md") == "LC305")
    #expect(PageIndex.name(ofArticle: "traces/uikit/OBSERVATIONS.md") == "uikit-observations")
    #expect(PageIndex.name(ofArticle: "CHANGELOG.md") == "CHANGELOG")
    #expect(PageIndex.name(ofArticle: "a/first-minutes.md") == "first-minutes")
    #expect(PageIndex.name(ofArticle: "Sources/UIKit/README.md") == "Sources-UIKit")
    #expect(PageIndex.name(ofArticle: "Sources/README.md") == "Sources")
  }

  @Test func `items of lists that are only a link lose their text`() {
    let text = "- [a](doc:b)\n- [a](doc:b) and more\n- [a](https://example.org)"
    let lists = "- <doc:b>\n- [a](doc:b) and more\n- [a](https://example.org)"
    #expect(Catalog.lists(of: text) == lists)
  }

  @Test func `declarations are grouped by the folders of their sources`() throws {
    let symbols = [
      ("A", "Views/A"), ("B", "B"), ("C", "Views/C"), ("D", "Time/D"), ("D", "Time/D"),
    ]
    .map { name, file in
      "{\"pathComponents\":[\"\(name)\"],\"location\":{\"uri\":\"file:///r/Sources/M/\(file).swift\"}}"
    }
    let graph = Data("{\"symbols\":[\(symbols.joined(separator: ","))]}".utf8)
    let text = try FolderTopics(graph: graph).text(folders: ["Sources/M"], besides: "- ``C``")
    #expect(text == "### Views\n\n- ``A``\n")
  }
}
