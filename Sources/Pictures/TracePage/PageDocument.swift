/// The HTML around the data of a page.
struct PageDocument {
  /// The file as UTF-8.
  let bytes: [UInt8]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - title: The title; special characters are escaped.
  ///   - list: The text of the list of views, which contains no special character of HTML.
  ///   - views: The texts of the views, which contain no special character of HTML.
  init(title: String, list: [UInt8], views: [[UInt8]]) {
    bytes =
      PageHead(title: title, style: Self.style, script: PageScript.part).text
      + PackageResources.body_html
      + Self.block("data", list)
      + views.enumerated().flatMap { Self.block("data-\($0)", $1) }
      + Array("<script>".utf8) + PageScript.part.text
      + Array("</script>\n</body>\n</html>\n".utf8)
  }

  private static func block(_ id: String, _ text: [UInt8]) -> [UInt8] {
    Array("<script type=\"text/plain\" id=\"\(id)\">".utf8) + text + Array("</script>\n".utf8)
  }

  private static let style = PageHead.Part(style: PackageResources.page_css)
}

/// The script of a page: its files in one closure, so that it defines no global name.
enum PageScript {
  static let part = PageHead.Part(
    script: Array("(() => {\n'use strict';\n".utf8) + Array(files.joined())
      + Array("})();\n".utf8)
  )

  /// The files, each after those whose declarations it runs when it is read.
  private static let files = [
    PackageResources.columns_js, PackageResources.model_js, PackageResources.selection_js,
    PackageResources.axis_js, PackageResources.replay_js, PackageResources.intervals_js,
    PackageResources.lanes_js, PackageResources.painter_js, PackageResources.states_js,
    PackageResources.overlays_js,
    PackageResources.timeline_js, PackageResources.keys_js, PackageResources.overview_js,
    PackageResources.comparison_js, PackageResources.views_js,
    PackageResources.structure_js, PackageResources.trees_js, PackageResources.frames_js,
    PackageResources.findings_js,
    PackageResources.statistics_js, PackageResources.table_js, PackageResources.links_js,
    PackageResources.copying_js, PackageResources.tabs_js, PackageResources.start_js,
  ]
}
