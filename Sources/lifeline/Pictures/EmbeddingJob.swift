import DiagramLayout
import Foundation
import TraceModel

/// Draws the pictures that a Markdown file asks for and puts them between their markers.
struct EmbeddingJob {
  /// The path of the document.
  let document: String
  /// The folder for pictures.
  let output: String
  let scale: Int
  let rulePages: String?

  /// Reads the document, draws, and writes the document when it changed.
  ///
  /// - Throws: ``CommandFailure``; nothing is written then but pictures of markers before.
  func run(printing: Bool) throws {
    let text = try read()
    let pictures = try EmbeddedPictures(text, path: document)
    guard !pictures.markers.isEmpty else {
      throw CommandFailure(
        place: document,
        message: "holds no picture marker",
        help: "write '<!-- lifeline:picture trace=PATH diagram=timeline -->' and, on another line, "
          + "'<!-- /lifeline:picture -->'"
      )
    }
    let contents = try pictures.markers.map(draw)
    if printing { for content in contents { try OutputFile.printLine(content) } }
    let result = pictures.text(with: contents)
    if result != text { try OutputFile(path: document).write(result) }
    Terminal.writeError(
      "\(document): \(contents.count) picture\(contents.count == 1 ? "" : "s"), \(result == text ? "unchanged" : "updated")"
    )
  }

  private func read() throws -> String {
    guard let data = FileManager.default.contents(atPath: document) else {
      throw CommandFailure(
        place: document,
        message: "can't be read",
        help: "name a Markdown file that exists"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure(place: document, message: "is no UTF-8 text", help: "")
    }
    return text
  }

  private func draw(_ marker: EmbeddedPictures.Marker) throws -> String {
    let folder = URL(filePath: document).deletingLastPathComponent()
    let file = URL(filePath: marker.trace, relativeTo: folder)
    do {
      let trace = try GalleryTrace(path: file.path)
      let scene = try trace.scene(
        marker.diagram,
        moment: moment(marker),
        rulePages: rulePages
      )
      let place = "\(output)/\(trace.name)"
      try Folders.make(place)
      let stem = "\(place)/\(name(marker))"
      try PictureSet(stem: stem, scene: scene).write(.gallery(scale: scale))
      return PictureSet.snippet(Self.relative(stem, to: folder), scene)
    } catch let failure as CommandFailure {
      throw CommandFailure(
        place: "\(document):\(marker.line):1",
        message: "\(marker.trace): \(failure.message)",
        help: failure.help
      )
    }
  }

  private func moment(_ marker: EmbeddedPictures.Marker) -> TreeLayout.Moment {
    if let at = marker.at { return .time(Instant(nanoseconds: Int64(at * 1_000_000_000))) }
    return marker.mark.map { .mark($0) } ?? .end
  }

  /// The name of a picture: two moments of one trace have different ones.
  private func name(_ marker: EmbeddedPictures.Marker) -> String {
    guard let moment = marker.mark ?? marker.at.map({ "\($0)" }) else {
      return marker.diagram.rawValue
    }
    let plain = moment.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(marker.diagram.rawValue)-\(String(plain))"
  }

  /// The way from a folder to a file, with slashes.
  private static func relative(_ path: String, to folder: URL) -> String {
    let target = URL(filePath: path).standardizedFileURL.pathComponents
    let base = folder.standardizedFileURL.pathComponents
    var shared = 0
    while shared < min(target.count, base.count), target[shared] == base[shared] { shared += 1 }
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }
}
