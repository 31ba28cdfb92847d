import Foundation

/// A Markdown file with pictures between markers.
///
/// A picture stands between `<!-- lifeline:picture trace=PATH diagram=NAME -->` and
/// `<!-- /lifeline:picture -->`, each on a line of its own; `at=SECONDS` or `mark=NAME` choose the
/// moment of a tree. Values with spaces stand in double quotes. Markers in fenced code do not
/// count, so that a document can show them.
struct EmbeddedPictures {
  /// A marker with what stands up to its end.
  struct Marker {
    /// The line of the marker, counted from 1.
    var line: Int
    /// The lines between the marker and its end: places in the document's lines.
    var content: Range<Int>
    /// The path of the trace as it is written, relative to the document.
    var trace: String
    var diagram: GalleryDiagram
    var at: Double?
    var mark: String?
  }

  private(set) var markers: [Marker] = []
  private let path: String
  private let lines: [Substring]

  private static let begin = "<!-- lifeline:picture"
  private static let end = "<!-- /lifeline:picture -->"

  /// Finds the markers of a document.
  ///
  /// - Throws: ``CommandFailure`` with the line of a marker that can't be understood.
  init(_ text: String, path: String) throws(CommandFailure) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var fence: Substring?
    var open: Marker?
    for (place, line) in lines.enumerated() {
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
      if bare.hasPrefix(Self.begin) {
        if let open {
          throw failure(place, "a picture begins inside the one of line \(open.line)")
        }
        open = try marker(in: bare, at: place)
      } else if bare.hasPrefix("<!-- /lifeline:picture") {
        guard bare.trimmingCharacters(in: .whitespaces) == Self.end else {
          throw failure(place, "the end of a picture is '\(Self.end)' and nothing else")
        }
        guard var marker = open else {
          throw failure(place, "a picture ends that did not begin")
        }
        marker.content = marker.line..<place
        markers.append(marker)
        open = nil
      }
    }
    if let open { throw failure(open.line - 1, "the picture has no end: '\(Self.end)'") }
  }

  /// Returns the document with new contents of its markers, in their order.
  func text(with contents: [String]) -> String {
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

  private func marker(in line: Substring, at place: Int) throws(CommandFailure) -> Marker {
    let bare = line.trimmingCharacters(in: .whitespaces)
    guard bare.hasSuffix("-->") else { throw failure(place, "the marker has no '-->' on its line") }
    let inside = bare.dropFirst(Self.begin.count).dropLast(3)
    var trace: String?
    var diagram: GalleryDiagram?
    var at: Double?
    var mark: String?
    for (key, value) in try members(of: inside, at: place) {
      switch key {
      case "trace": trace = value
      case "mark": mark = value
      case "diagram":
        guard let known = GalleryDiagram(rawValue: value) else {
          let names = GalleryDiagram.allCases.map(\.rawValue).joined(separator: ", ")
          throw failure(place, "diagram is '\(value)', expected one of \(names)")
        }
        diagram = known
      case "at":
        guard let seconds = Double(value), seconds >= 0, seconds <= 1e9 else {
          throw failure(place, "at is '\(value)', expected seconds from 0")
        }
        at = seconds
      default: throw failure(place, "'\(key)' is unknown, expected trace, diagram, at or mark")
      }
    }
    guard let trace, !trace.isEmpty else { throw failure(place, "the marker names no trace") }
    guard let diagram else { throw failure(place, "the marker names no diagram") }
    guard at == nil || mark == nil else {
      throw failure(place, "at and mark both name a moment; say one of them")
    }
    return Marker(
      line: place + 1,
      content: 0..<0,
      trace: trace,
      diagram: diagram,
      at: at,
      mark: mark
    )
  }

  private func members(
    of text: Substring,
    at place: Int
  ) throws(CommandFailure) -> [(String, String)] {
    var rest = text.drop { $0 == " " }
    var members: [(String, String)] = []
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=", !key.isEmpty else {
        throw failure(place, "'\(key)' has no value, expected key=value")
      }
      rest = rest.dropFirst()
      var value: Substring
      if rest.first == "\"" {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(value.count)
        guard rest.first == "\"" else { throw failure(place, "the value of '\(key)' has no end") }
        rest = rest.dropFirst()
      } else {
        value = rest.prefix { $0 != " " }
        rest = rest.dropFirst(value.count)
      }
      members.append((String(key), String(value)))
      rest = rest.drop { $0 == " " }
    }
    return members
  }

  private func failure(_ place: Int, _ message: String) -> CommandFailure {
    CommandFailure(
      place: "\(path):\(place + 1):1",
      message: "\(message) [picture-marker]",
      help: "write '\(Self.begin) trace=PATH diagram=timeline -->', then '\(Self.end)'"
    )
  }
}
