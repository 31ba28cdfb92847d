import ArgumentParser
import DiagramLayout
import TraceModel

/// `lifeline render tree TRACE`.
struct TreeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Draws the tree of views and controllers at one moment, or at several.",
    discussion: """
      The moment is the end of the trace unless --at or --mark names another; when nothing is \
      alive at the end, as after a test, it is the last moment before the teardown. --from and --to mark \
      what changed between two moments; each is a time or a mark. --film and --every-change draw \
      a strip of small trees, each with what changed since the one before.

      EXAMPLES
        lifeline render tree push.json --mark pushed -o tree.png
        lifeline render tree push.json --from 'at rest' --to 1.5s -o change.png
        lifeline render tree push.json --every-change -o film.png
      """
  )

  @OptionGroup var picture: PictureOptions

  @Option(parsing: .unconditional, help: "The moment: 1.5, 1.5s or 250ms since the trace began.")
  var at: String?

  @Option(help: "The moment that the run named with mark().")
  var mark: String?

  @Option(help: "The earlier of two moments to compare: a time or a mark.")
  var from: String?

  @Option(help: "The later of two moments to compare: a time or a mark (default: the end).")
  var to: String?

  @Flag(help: "Draws the trees at all marks as a film strip.")
  var film = false

  @Flag(help: "Draws the trees after all changes as a film strip.")
  var everyChange = false

  @Option(
    parsing: .unconditional,
    help: "The most frames of a film strip; the rest is counted in the picture."
  )
  var maxFrames = FilmLayout.Options().maxFrames

  @Option(
    help: "tree (cards), outline (rows), or auto: an outline beyond 60 cards or 3,000 pixels."
  )
  var form = TreeForm.auto

  @Option(
    parsing: .unconditional,
    help: "The most cards; what does not fit is counted in the picture."
  )
  var maxCards: Int?

  @Option(
    parsing: .unconditional,
    help: "The most levels of views; what lies deeper is counted where it hangs."
  )
  var maxDepth: Int?

  @Flag(inversion: .prefixedNo, help: "One card for chains of UIKit's views that fill each other.")
  var breadcrumbs = true

  @Flag(inversion: .prefixedNo, help: "One card for three and more equal siblings.")
  var folding = true

  func validate() throws {
    guard
      [at != nil, mark != nil, from != nil || to != nil, film, everyChange].count(where: { $0 }) < 2
    else {
      throw ValidationError(
        "--at, --mark, --from with --to, --film and --every-change exclude each other; say one"
      )
    }
    if let at {
      guard case .time(let time) = FilterOptions.moment(at), time >= .zero else {
        throw ValidationError("--at is '\(at)', expected a time from 0, such as 1.5, 1.5s or 250ms")
      }
    }
    guard to == nil || from != nil else {
      throw ValidationError("--to needs --from, the earlier moment")
    }
    for (name, value) in [("cards", maxCards), ("depth", maxDepth), ("frames", maxFrames)] {
      if let value, value < 1 {
        throw ValidationError("--max-\(name) is \(value), expected 1 or more")
      }
    }
  }

  @MainActor
  func run() async throws {
    let file = try PictureFile(picture, suffix: film || everyChange ? "film" : "tree")
    let (trace, findings) = try await InputFile(path: picture.trace)
      .pictured(observes: picture.observes.map(CheckCommand.list))
    try file.write { measurer throws(LayoutError) in
      if film || everyChange {
        try FilmLayout(options: filmOptions)
          .scene(of: trace, findings: findings, measurer: measurer)
      } else {
        try TreeLayout(options: treeOptions(trace)).scene(
          of: trace,
          findings: findings,
          measurer: measurer
        )
      }
    }
  }

  private func treeOptions(_ trace: Trace) -> TreeLayout.Options {
    TreeLayout.Options(
      moment: to.map { Self.moment($0, trace) } ?? moment,
      since: from.map { Self.moment($0, trace) },
      title: picture.title,
      form: form.form,
      maxCards: maxCards ?? TreeLayout.Options().maxCards,
      maxDepth: maxDepth,
      showsBreadcrumbs: breadcrumbs,
      foldsCopies: folding,
      rulePages: picture.rulePages
    )
  }

  private var filmOptions: FilmLayout.Options {
    var options = FilmLayout.Options(
      moments: film ? .marks : .changes,
      title: picture.title,
      maxFrames: maxFrames
    )
    if let maxCards { options.tree.maxCards = maxCards }
    options.tree.maxDepth = maxDepth
    options.tree.showsBreadcrumbs = breadcrumbs
    options.tree.foldsCopies = folding
    options.tree.rulePages = picture.rulePages
    return options
  }

  private var moment: TreeLayout.Moment {
    if let at, case .time(let time) = FilterOptions.moment(at) { return .time(time) }
    if let mark { return .mark(mark) }
    return .end
  }

  /// Reads a moment: a mark of the trace, else a time, else a mark that the layout refuses.
  private static func moment(_ text: String, _ trace: Trace) -> TreeLayout.Moment {
    let isMark = trace.events.contains { $0.kind == .mark && trace.names[$0.name] == text }
    if !isMark, case .time(let time) = FilterOptions.moment(text) { return .time(time) }
    return .mark(text)
  }
}

/// The forms of a tree.
enum TreeForm: String, ExpressibleByArgument, CaseIterable {
  case auto
  case tree
  case outline

  /// The form of the layout.
  var form: TreeLayout.Form {
    switch self {
    case .auto: .auto
    case .tree: .tree
    case .outline: .outline
    }
  }
}
