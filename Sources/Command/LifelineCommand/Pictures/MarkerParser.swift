import CommandEnvironment
import Essentials

/// Parses the line of a picture marker.
struct MarkerParser {
  static let begin = "<!-- lifeline:picture"
  static let end = "<!-- /lifeline:picture -->"

  /// The document, for messages.
  let path: String
  /// The line of the marker, counted from 1.
  let line: Int

  /// Parses a marker, whose content is still empty.
  func marker(in text: Substring) throws(CommandFailure) -> EmbeddedPictures.Marker {
    let bare = text.trimmed
    guard bare.hasSuffix("-->") else { throw failure("the marker has no '-->' on its line") }
    let inside = bare.dropFirst(Self.begin.count).dropLast(3)
    var trace: String?
    var diagram: GalleryDiagram?
    var at: Double?
    var mark: String?
    for (key, value) in try members(of: inside) {
      switch key {
      case "trace": trace = value
      case "mark": mark = value
      case "diagram": diagram = try self.diagram(value)
      case "at": at = try seconds(value)
      default: throw failure("'\(key)' is unknown, expected trace, diagram, at or mark")
      }
    }
    guard let trace, !trace.isEmpty else { throw failure("the marker names no trace") }
    guard let diagram else { throw failure("the marker names no diagram") }
    guard at == nil || mark == nil else {
      throw failure("at and mark both name a moment; use only one of them")
    }
    return EmbeddedPictures.Marker(
      line: line,
      content: 0..<0,
      trace: trace,
      diagram: diagram,
      at: at,
      mark: mark
    )
  }

  /// Creates the failure of a malformed marker.
  func failure(_ message: String) -> CommandFailure {
    CommandFailure(
      location: "\(path):\(line):1",
      code: .pictureMarker,
      message: message,
      help: "write '\(Self.begin) trace=PATH diagram=timeline -->', then '\(Self.end)'"
    )
  }

  private func diagram(_ value: String) throws(CommandFailure) -> GalleryDiagram {
    guard let diagram = GalleryDiagram(rawValue: value) else {
      let names = GalleryDiagram.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("diagram is '\(value)', expected one of \(names)")
    }
    return diagram
  }

  private func seconds(_ value: String) throws(CommandFailure) -> Double {
    guard let seconds = Double(value), seconds >= 0, seconds <= 1e9 else {
      throw failure("at is '\(value)', expected seconds from 0")
    }
    return seconds
  }

  /// Splits `key=value key="value with spaces"`.
  private func members(of text: Substring) throws(CommandFailure) -> [(String, String)] {
    var rest = text.drop { $0 == " " }
    var members: [(String, String)] = []
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=", !key.isEmpty else {
        throw failure("'\(key)' has no value, expected key=value")
      }
      rest = rest.dropFirst()
      var value: Substring
      if rest.first == "\"" {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(value.count)
        guard rest.first == "\"" else { throw failure("the value of '\(key)' has no end") }
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
}
