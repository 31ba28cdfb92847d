import SiteBuilder
import Testing

@Suite struct `The rewriter of pages` {
  private let files = [
    "README.md", "docs/README.md", "docs/other.md", "docs/deep/x.json", "pictures/a.svg",
    "pictures/a.png", "Sources/M/M.docc/M.md",
  ]

  /// Rewrites `docs/README.md` with a text.
  private func rewrite(
    _ text: String,
    repository: String? = nil
  ) throws -> (text: String, rewriter: PageRewriter) {
    let page = SitePage(path: "docs/README.md", name: "docs", text: text)
    let other = SitePage(
      path: "docs/other.md",
      name: "other",
      text: "# Other\n\n## `A` heading, too\n"
    )
    let root = SitePage(path: "README.md", name: PageIndex.root, text: "# Root\n")
    let module = SitePage(path: "Sources/M/M.docc/M.md", name: "M", module: "M", text: "# ``M``\n")
    let index = try PageIndex(pages: [page, other, root, module], files: files)
    var rewriter = PageRewriter(page, in: index, repository: repository)
    return (rewriter.rewritten(), rewriter)
  }

  @Test func `a link to a page becomes a link of DocC`() throws {
    #expect(try rewrite("[a](other.md)").text == "[a](doc:other)")
    #expect(try rewrite("[a](./other.md)").text == "[a](doc:other)")
    #expect(try rewrite("[a](../README.md)").text == "[a](doc:Lifeline)")
    #expect(try rewrite("[a](../Sources/M/M.docc/M.md)").text == "[a](doc:/M)")
    #expect(try rewrite("[a](../docs)").text == "[a](doc:docs)")
  }

  @Test func `a heading of GitHub's form becomes a heading of DocC's form`() throws {
    #expect(try rewrite("[a](other.md#a-heading-too)").text == "[a](doc:other#A-heading,-too)")
    let missing = try rewrite("\n[a](other.md#none)").rewriter.mistakes
    #expect(missing == ["docs/README.md:2: error: docs/other.md has no heading #none"])
  }

  @Test func `a picture becomes a resource with a name of its own`() throws {
    let found = try rewrite("![a](../pictures/a.svg)")
    #expect(found.text == "![a](pictures-a.svg)")
    #expect(found.rewriter.pictures == ["pictures-a.svg": "pictures/a.svg"])
    #expect(found.rewriter.firstPicture?.description == "a")
  }

  @Test func `a picture in a link is replaced by the picture that the link leads to`() throws {
    let text = "[![a](../pictures/a.png)](../pictures/a.svg)"
    #expect(try rewrite(text).text == "![a](pictures-a.svg)")
    let tags = "<a href=\"../pictures/a.svg\"><img src=\"../pictures/a.svg\" alt=\"b\"></a>"
    #expect(try rewrite(tags).text == "![b](pictures-a.svg)")
  }

  @Test func `a link to a file leads to the repository if its address is known`() throws {
    #expect(try rewrite("[a](deep/x.json)").text == "a")
    let known = try rewrite("[a](deep/x.json)", repository: "https://example.org/main/").text
    #expect(known == "[a](https://example.org/main/docs/deep/x.json)")
    #expect(try rewrite("[a](https://example.org)").text == "[a](https://example.org)")
  }

  @Test func `a link and a picture that lead nowhere are mistakes`() throws {
    let found = try rewrite("<!-- one\ntwo -->\n[a](gone.md) ![b](gone.svg)").rewriter
    #expect(
      found.mistakes == [
        "docs/README.md:3: error: there is no file docs/gone.md",
        "docs/README.md:3: error: there is no picture docs/gone.svg",
      ]
    )
  }

  @Test func `comments are omitted, and a name in angle brackets is text`() throws {
    #expect(try rewrite("a<!-- b -->c <C1><br>d").text == "ac \\<C1> d")
  }
}
