package import CommandEnvironment
import Essentials

/// The picture markers of a Markdown document.
///
/// A picture is between `<!-- lifeline:picture trace=PATH diagram=NAME -->` and
/// `<!-- /lifeline:picture -->`, each on a separate line; `at=SECONDS` or `mark=NAME` choose the
/// moment of a tree. Values with spaces are quoted with `"`. Markers in fenced code are ignored, so
/// that a document can show them.
package struct EmbeddedPictures {
  /// A marker with the lines before its end.
  package struct Marker: Equatable, Sendable {
    /// The line of the marker, counted from 1.
    package var line: Int
    /// The indices of the lines between the marker and its end.
    package var content: Range<Int>
    /// The path of the trace as written, relative to the document.
    package var trace: String
    /// The kind of picture.
    package var diagram: GalleryDiagram
    /// The moment of a tree, in seconds.
    package var at: Double?
    /// The mark that is the moment of a tree.
    package var mark: String?
  }

  /// The markers, in order.
  package private(set) var markers: [Marker] = []
  private let lines: [Substring]

  /// Finds the markers of a document.
  ///
  /// - Throws: ``CommandFailure`` with the line of a malformed marker.
  package init(_ text: String, path: String) throws(CommandFailure) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var fence: Substring?
    var open: Marker?
    for (index, line) in lines.enumerated() {
      let parser = MarkerParser(path: path, line: index + 1)
      let bare = line.drop { $0 == " " }
      let ticks = bare.prefix { $0 == "`" || $0 == "~" }
      if ticks.count >= 3, open == nil {
        if let current = fence {
          if ticks.hasPrefix(current) { fence = nil }
        } else {
          fence = ticks
        }
        continue
      }
      guard fence == nil else { continue }
      if bare.hasPrefix(MarkerParser.begin) {
        if let open {
          throw parser.failure("a picture begins inside the picture of line \(open.line)")
        }
        open = try parser.marker(in: bare)
      } else if bare.hasPrefix("<!-- /lifeline:picture") {
        guard bare.trimmed == MarkerParser.end else {
          throw parser.failure("the end of a picture is '\(MarkerParser.end)' and nothing else")
        }
        guard var marker = open else { throw parser.failure("a picture ends that did not begin") }
        marker.content = marker.line..<index
        markers.append(marker)
        open = nil
      }
    }
    if let open {
      throw MarkerParser(path: path, line: open.line)
        .failure("the picture has no end marker '\(MarkerParser.end)'")
    }
  }

  /// Returns the document with new contents of its markers, in their order.
  package func text(with contents: [String]) -> String {
    var result: [Substring] = []
    var next = 0
    for (marker, content) in zip(markers, contents) {
      result += lines[next..<marker.content.lowerBound]
      result += content.split(separator: "\n", omittingEmptySubsequences: false)
      next = marker.content.upperBound
    }
    result += lines[next...]
    return result.joined(separator: "\n")
  }
}
