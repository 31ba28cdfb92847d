import TracePage

/// The constant part of a ``TestIndex``.
enum IndexPage {
  /// The beginning of every such page.
  static let beginning = Array((PageHead.beginning + "<meta name=\"lifeline-run\" content=\"").utf8)

  /// The beginning of the page of a run, whose name has only letters, digits and hyphens.
  static func beginning(of run: String) -> [UInt8] {
    beginning + Array("\(run)\">\n".utf8)
  }

  /// The page of a run without records.
  static func head(of run: String) -> [UInt8] {
    let script = PageHead.Part(script: PackageResources.index_js)
    let head = PageHead(
      title: "Recordings",
      meta: [("lifeline-run", run)],
      style: PageHead.Part(style: PackageResources.index_css),
      script: script,
      // The pictures beside the page; a page that is opened as a file has no origin.
      images: "'self' file:"
    )
    return head.text + PackageResources.index_html + Array("<script>".utf8) + script.text
      + Array("</script>\n".utf8)
  }
}
