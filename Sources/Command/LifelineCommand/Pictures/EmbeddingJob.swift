import CommandEnvironment
import DiagramLayout
import Essentials
import TraceModel

/// Draws the pictures of a Markdown document between its markers: the work of
/// `lifeline render gallery --embed`.
package struct EmbeddingJob {
  /// The path of the document.
  package var document: String
  /// The folder for pictures.
  package var output = "render"
  /// The pixels of a point, in a PNG.
  package var scale = 1
  /// Whether the `<picture>` element of each picture is printed.
  package var printsSnippets = false
  /// The folder of rule pages that findings link to.
  package var rulePages: String?

  /// Creates a job with default options.
  package init(_ document: String) {
    self.document = document
  }

  /// Reads the document, draws, and writes the document when it changed.
  ///
  /// - Throws: ``CommandFailure``; the document is unchanged then, but pictures of earlier markers
  ///   may have been written.
  package func run() throws {
    let text = try read()
    let pictures = try EmbeddedPictures(text, path: document)
    guard !pictures.markers.isEmpty else {
      throw CommandFailure(
        location: document,
        message: "contains no picture marker",
        help: "write '<!-- lifeline:picture trace=PATH diagram=timeline -->' and, on a separate "
          + "line, '<!-- /lifeline:picture -->'"
      )
    }
    let contents = try pictures.markers.map(draw)
    if printsSnippets { for content in contents { try OutputFile.printLine(content) } }
    let result = pictures.text(with: contents)
    if result != text { try OutputFile(path: document).write(result, replacing: .document) }
    let outcome = result == text ? "unchanged" : "updated"
    CommandSession.writeMessage("\(document): \(contents.count.counted("picture")), \(outcome)")
  }

  private func read() throws(CommandFailure) -> String {
    guard let data = FileManager.default.contents(atPath: document) else {
      throw CommandFailure(
        location: document,
        message: "can't be read",
        help: "name an existing Markdown file"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure(location: document, message: "is not UTF-8 text")
    }
    return text
  }

  private func draw(_ marker: EmbeddedPictures.Marker) throws -> String {
    let folder = URL(filePath: document).deletingLastPathComponent()
    let file = URL(filePath: marker.trace, relativeTo: folder)
    do {
      let trace = try GalleryTrace(path: file.path)
      let scene = try trace.scene(marker.diagram, moment: moment(marker), rulePages: rulePages)
      let pictures = "\(output)/\(trace.name)"
      try OutputFolder.create(pictures)
      try OwnOutput.requireNoLink(pictures)
      let stem = "\(pictures)/\(name(marker))"
      try PictureSet(stem: stem, scene: scene).write(.gallery(scale: scale))
      return PictureSet.snippet(Self.relative(stem, to: folder), scene)
    } catch let failure as CommandFailure {
      throw CommandFailure(
        location: "\(document):\(marker.line):1",
        code: failure.code,
        message: "\(marker.trace): \(failure.message)",
        help: failure.help
      )
    }
  }

  private func moment(_ marker: EmbeddedPictures.Marker) -> TreeLayout.Moment {
    if let at = marker.at { return .time(Instant(nanoseconds: Int64(at * 1_000_000_000))) }
    return marker.mark.map { .mark($0) } ?? .end
  }

  /// The file name of a picture, which includes the moment, so that a trace can have several trees.
  private func name(_ marker: EmbeddedPictures.Marker) -> String {
    guard let moment = marker.mark ?? marker.at.map({ "\($0)" }) else {
      return marker.diagram.rawValue
    }
    let plain = moment.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(marker.diagram.rawValue)-\(String(plain))"
  }

  /// Returns the relative path from a folder to a file.
  private static func relative(_ path: String, to folder: URL) -> String {
    let target = URL(filePath: path).standardizedFileURL.pathComponents
    let base = folder.standardizedFileURL.pathComponents
    var shared = 0
    while shared < min(target.count, base.count), target[shared] == base[shared] { shared += 1 }
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }
}
