import ArgumentParser
import Foundation

/// `lifeline render gallery`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws all pictures of all traces in a folder, for documentation.",
    discussion: """
      For each trace a folder with timeline, sequence and tree: an svg that follows the reader's \
      theme, NAME.png and NAME~dark.png; and a README.md that shows them. Traces of which a picture \
      holds nothing are skipped with a warning. A second run changes nothing.

      --embed draws what a Markdown file asks for between
      <!-- lifeline:picture trace=traces/push.json diagram=timeline --> and
      <!-- /lifeline:picture -->, and puts the pictures there.

      EXAMPLES
        lifeline render gallery --traces traces --output render
        lifeline render gallery --traces traces --output App.docc/Resources --docc
        lifeline render gallery --embed README.md --output docs/pictures
      """
  )

  @Option(help: "The folder of traces and logs: its files that end in .json or .log.")
  var traces = "traces"

  @Option(help: "The folder for pictures.")
  var output = "render"

  @Option(help: "Pixels a point for png: 1, 2 or 3.")
  var scale = 1

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
  }

  func run() throws {
    if let embed {
      try EmbeddingJob(document: embed, output: output, scale: scale, rulePages: rulePages)
        .run(printing: snippet)
      return
    }
    let files = try traceFiles()
    var page = GalleryPage(folder: traces)
    for file in files {
      let trace = try GalleryTrace(path: "\(traces)/\(file)")
      var drawn: [GalleryDiagram] = []
      for diagram in GalleryDiagram.allCases {
        guard let set = try pictureSet(diagram, of: trace) else { continue }
        try set.write(docc ? .docc : .gallery(scale: scale))
        drawn.append(diagram)
        if snippet { print(PictureSet.snippet(set.stem, set.scene)) }
      }
      page.add(trace, drawn)
    }
    if !docc { try OutputFile(path: "\(output)/README.md").write(page.text) }
    Terminal.writeError("drew \(files.count) trace\(files.count == 1 ? "" : "s") into \(output)")
  }

  /// Lays out a picture; `nil` where the trace holds nothing of it.
  private func pictureSet(_ diagram: GalleryDiagram, of trace: GalleryTrace) throws -> PictureSet? {
    let folder = docc ? output : "\(output)/\(trace.name)"
    let name = docc ? "\(trace.name)-\(diagram.rawValue)" : diagram.rawValue
    do {
      let scene = try trace.scene(diagram, rulePages: rulePages)
      try Folders.make(folder)
      return PictureSet(stem: "\(folder)/\(name)", scene: scene)
    } catch let failure as CommandFailure where failure.message.contains("[nothing-to-draw]") {
      Terminal.writeError("\(trace.path): warning: no \(diagram.rawValue): \(failure.message)")
      return nil
    }
  }

  private func traceFiles() throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: traces)
    } catch {
      throw CommandFailure(
        place: traces,
        message: "can't be read as a folder",
        help: "name a folder of traces with --traces"
      )
    }
    let files = names.filter { name in
      !name.hasPrefix(".") && (name.hasSuffix(".json") || name.hasSuffix(".log"))
    }.sorted()
    guard !files.isEmpty else {
      throw CommandFailure(
        place: traces,
        message: "the folder holds no trace",
        help: "record one: 'lifeline record push-pop -o \(traces)/push-pop.json'"
      )
    }
    let stems = files.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    for (place, stem) in stems.enumerated().dropFirst() where stems[place - 1] == stem {
      throw CommandFailure(
        place: "\(traces)/\(files[place])",
        message: "has the name of \(files[place - 1]), and their pictures would too",
        help: "rename one of them"
      )
    }
    return files
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
