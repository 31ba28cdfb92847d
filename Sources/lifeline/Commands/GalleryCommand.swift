import ArgumentParser
import DiagramLayout
import Foundation

/// `lifeline render gallery`.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws all pictures of all traces in a folder, for documentation.",
    discussion: """
      For each trace a folder with timeline, sequence and tree: an svg that follows the reader's \
      theme, NAME.png and NAME~dark.png; and a README.md that shows them. A README.md that no \
      gallery wrote is not replaced. Traces of which a picture holds nothing are skipped with a \
      warning; one that can't be read or drawn is reported, the others are drawn, and the status is \
      2. A second run changes nothing.

      --list names the pictures instead of a folder, in a file with a line for each: NAME PATH \
      MARK | TITLE, where PATH is a trace, log or scenario file from the working folder on. The \
      tree is drawn at the mark, at the end without one; without a title the trace's own heads \
      the pictures. Lines that begin with # are skipped.

      --embed draws what a Markdown file asks for between
      <!-- lifeline:picture trace=traces/push.json diagram=timeline --> and
      <!-- /lifeline:picture -->, and puts the pictures there.

      EXAMPLES
        lifeline render gallery --traces traces --output render
        lifeline render gallery --list render/gallery.txt --max-width 1000
        lifeline render gallery --traces traces --output App.docc/Resources --docc
        lifeline render gallery --embed README.md --output docs/pictures
      """
  )

  @Option(help: "The folder of traces and logs: its files that end in .json or .log.")
  var traces = "traces"

  @Option(help: "A file that names what is drawn, instead of a folder.")
  var list: String?

  @Option(help: "The folder for pictures.")
  var output = "render"

  @Option(parsing: .unconditional, help: "Pixels a point for png: 1, 2 or 3.")
  var scale = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Breaks timelines at pauses into strips of at most so many pixels.",
      valueName: "pixels"
    )
  )
  var maxWidth: Int?

  @Flag(help: "Writes pngs with DocC's names into one folder: NAME-timeline~dark@2x.png.")
  var docc = false

  @Flag(help: "Prints the <picture> element of each picture.")
  var snippet = false

  @Option(help: "A Markdown file whose pictures are drawn and put between their markers.")
  var embed: String?

  @Option(help: "The folder that findings link into, relative to the pictures' folders.")
  var rulePages: String?

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale), expected 1, 2 or 3")
    }
    guard embed == nil || !docc else {
      throw ValidationError("--embed and --docc exclude each other")
    }
    guard embed == nil || list == nil else {
      throw ValidationError("--embed and --list exclude each other")
    }
    try TimelineCommand.validate(maxWidth: maxWidth, scale: docc ? 2 : scale)
  }

  @MainActor
  func run() async throws {
    if let embed {
      try EmbeddingJob(document: embed, output: output, scale: scale, rulePages: rulePages)
        .run(printing: snippet)
      return
    }
    let entries =
      try list.map { try GalleryEntry.listed(in: $0) } ?? GalleryEntry.found(in: traces)
    let readme = "\(output)/README.md"
    if !docc { try GalleryPage.requireReplaceable(readme) }
    var page = GalleryPage(source: list ?? traces)
    var failed = 0
    for entry in entries {
      let pictures: (trace: GalleryTrace, sets: [(GalleryDiagram, PictureSet)])
      do {
        pictures = try await self.pictures(of: entry)
      } catch let failure as CommandFailure {
        Terminal.writeError(failure.text)
        failed += 1
        continue
      }
      for (_, set) in pictures.sets {
        try Folders.make(URL(filePath: set.stem).deletingLastPathComponent().path)
        try set.write(docc ? .docc : .gallery(scale: scale))
        if snippet { try OutputFile.printLine(PictureSet.snippet(set.stem, set.scene)) }
      }
      page.add(pictures.trace, pictures.sets.map(\.0))
    }
    if !docc, failed < entries.count {
      try OutputFile(path: readme).write(page.text, mayReplaceInput: true)
    }
    let count = entries.count - failed
    let rest = failed > 0 ? ", \(failed) could not be drawn" : ""
    Terminal.writeError("drew \(count) trace\(count == 1 ? "" : "s") into \(output)\(rest)")
    if failed > 0 { throw CommandEnded(status: 2) }
  }

  /// Reads what an entry names and lays out its pictures.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  private func pictures(
    of entry: GalleryEntry
  ) async throws -> (trace: GalleryTrace, sets: [(GalleryDiagram, PictureSet)]) {
    try GalleryEntry.requireUsableName(entry.name, at: entry.path)
    let trace = try await GalleryTrace(entry)
    var sets: [(GalleryDiagram, PictureSet)] = []
    for diagram in GalleryDiagram.allCases {
      if let set = try pictureSet(diagram, of: trace) { sets.append((diagram, set)) }
    }
    return (trace, sets)
  }

  /// Lays out a picture; `nil` where the trace holds nothing of it.
  private func pictureSet(_ diagram: GalleryDiagram, of trace: GalleryTrace) throws -> PictureSet? {
    let folder = docc ? output : "\(output)/\(trace.name)"
    let name = docc ? "\(trace.name)-\(diagram.rawValue)" : diagram.rawValue
    do {
      let scene = try trace.scene(
        diagram,
        moment: trace.moment,
        maxWidth: maxWidth,
        rulePages: rulePages
      )
      for note in scene.notes { Terminal.writeError("\(trace.path): note: \(note)") }
      return PictureSet(stem: "\(folder)/\(name)", scene: scene)
    } catch let failure as CommandFailure where failure.message.contains("[nothing-to-draw]") {
      Terminal.writeError("\(trace.path): warning: no \(diagram.rawValue): \(failure.message)")
      return nil
    }
  }
}

/// Folders that a command makes.
enum Folders {
  /// Makes a folder with those around it.
  static func make(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        place: path,
        message: "the folder can't be made",
        help: "name a folder that you may write to"
      )
    }
  }
}
