import CommandEnvironment
import DiagramLayout
import Essentials
import TraceModel
import TracePage

/// Draws all pictures of several traces, with a page that displays them: the work of
/// `lifeline render gallery`.
package struct GalleryJob {
  /// The origin of the entries of a gallery.
  package enum Source: Sendable {
    /// The traces and logs of a folder.
    case folder(String)
    /// A file that lists entries.
    case list(String)
  }

  /// The origin of the entries.
  package var source: Source
  /// The folder for pictures.
  package var output = "render"
  /// The pixels of a point, in a PNG.
  package var scale = 1
  /// The maximum width of a row of a timeline, in pixels.
  package var maxWidth: Int?
  /// Whether PNGs with the file names of DocC are written, all into one folder.
  package var isForDocC = false
  /// Whether only SVG files are written, without PNGs.
  package var isSVGOnly = false
  /// Whether a page to explore is written for each trace, and linked.
  package var writesPages = false
  /// Whether the `<picture>` element of each picture is printed.
  package var printsSnippets = false
  /// The folder of rule pages that findings link to.
  package var rulePages: String?

  /// Creates a job with default options.
  package init(_ source: Source) {
    self.source = source
  }

  /// Draws all entries; one that can't be drawn is reported.
  ///
  /// - Returns: The exit status: 2 when an entry could not be drawn, else 0.
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws -> Int32 {
    let (entries, origin) =
      switch source {
      case .folder(let path): (try GalleryEntry.found(in: path), path)
      case .list(let path): (try GalleryList.entries(inFile: path), path)
      }
    let readme = "\(output)/README.md"
    if !isForDocC { try OutputFile(path: readme).requireReplaceable() }
    var page = GalleryPage(source: origin, isSVGOnly: isSVGOnly)
    var failed = 0
    for entry in entries {
      let trace: GalleryTrace
      let pictures: [Picture]
      do {
        (trace, pictures) = try await self.pictures(of: entry)
      } catch let failure as CommandFailure {
        CommandSession.writeMessage(failure.text)
        failed += 1
        continue
      }
      try write(pictures.map(\.files))
      if writesPages { try writePage(of: trace) }
      page.add(trace, pictures.map(\.diagram), linksPage: writesPages)
    }
    if !isForDocC, failed < entries.count {
      try OutputFile(path: readme).write(page.text, replacing: .readOutput)
    }
    let drawn = (entries.count - failed).counted("trace")
    let rest = failed > 0 ? ", \(failed) could not be drawn" : ""
    CommandSession.writeMessage("drew \(drawn) into \(output)\(rest)")
    return failed > 0 ? 2 : 0
  }

  /// One picture of an entry.
  private struct Picture {
    let diagram: GalleryDiagram
    let files: PictureSet
  }

  /// Reads the input of an entry and lays out its pictures.
  @MainActor
  private func pictures(
    of entry: GalleryEntry
  ) async throws -> (trace: GalleryTrace, pictures: [Picture]) {
    try GalleryEntry.requireUsableName(entry.name, at: entry.path)
    let trace = try await GalleryTrace(entry)
    return (trace, try GalleryDiagram.allCases.compactMap { try picture($0, of: trace) })
  }

  /// Lays out a picture; `nil` when the trace has nothing to draw in it.
  private func picture(_ diagram: GalleryDiagram, of trace: GalleryTrace) throws -> Picture? {
    let folder = isForDocC ? output : "\(output)/\(trace.name)"
    let name = isForDocC ? "\(trace.name)-\(diagram.rawValue)" : diagram.rawValue
    do {
      let scene = try trace.scene(
        diagram,
        moment: trace.moment,
        maxWidth: maxWidth,
        rulePages: rulePages
      )
      for note in scene.notes { CommandSession.writeMessage("\(trace.path): note: \(note)") }
      return Picture(diagram: diagram, files: PictureSet(stem: "\(folder)/\(name)", scene: scene))
    } catch let failure as CommandFailure
      where failure.code == FailureCode(LayoutError.Code.nothingToDraw)
    {
      CommandSession.writeMessage(
        "\(trace.path): warning: no \(diagram.rawValue): \(failure.sentence)"
      )
      return nil
    }
  }

  private func writePage(of trace: GalleryTrace) throws {
    let folder = "\(output)/\(trace.name)"
    try OutputFolder.create(folder)
    let path = "\(folder)/\(GalleryPage.pageName)"
    var options = TracePage.Options()
    options.title = trace.title ?? ""
    let paged = PagedTrace(trace.trace, findings: trace.findings, name: trace.name)
    try OutputFile(path: path).write(try PageJob.page(of: [paged], options), replacing: .readOutput)
  }

  private func write(_ pictures: [PictureSet]) throws {
    for picture in pictures {
      let folder = URL(filePath: picture.stem).deletingLastPathComponent().path
      try OutputFolder.create(folder)
      if !isForDocC { try OwnOutput.requireNoLink(folder) }
      try picture.write(isForDocC ? .docc : isSVGOnly ? .svg : .gallery(scale: scale))
      if printsSnippets {
        try OutputFile.printLine(PictureSet.snippet(picture.stem, picture.scene))
      }
    }
  }
}
