import ArgumentParser
import DiagramLayout
import LifelineCommand
import TraceModel

/// `lifeline render tree TRACE`.
struct TreeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Draw the tree of views and controllers at one moment or at several.",
    discussion: """
      The moment is the end of the trace, unless --at or --mark names a different one. When no \
      window has a view at the end, as after a test, it is the last moment with a window. \
      --from and --to mark the changes between two moments; each is a time or a mark. --film and \
      --every-change draw a film strip of small trees, each with the changes since the previous \
      one.

      --form controllers draws the hierarchy of controllers with their states, as UIKit's \
      _printHierarchy prints it. --format text prints a tree, with a line for each object, to \
      standard output or to the file of -o.

      EXAMPLES
        lifeline render tree push.json --mark pushed -o tree.png
        lifeline render tree push.json --from 'at rest' --to 1.5s -o change.png
        lifeline render tree push.json --every-change -o film.png
        lifeline render tree push.json --form controllers -o controllers.png
        lifeline render tree push.json --form controllers --format text
      """
  )

  @OptionGroup var picture: PictureOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment, since the beginning of the trace: 1.5, 1.5s or 250ms.",
      valueName: "time"
    )
  )
  var at: String?

  @Option(help: "The moment that the run named with mark().")
  var mark: String?

  @Option(
    help: ArgumentHelp("The first of two moments: a time or a mark.", valueName: "moment")
  )
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The second of two moments: a time or a mark (default: the end).",
      valueName: "moment"
    )
  )
  var to: String?

  @Flag(help: "Draw the trees at all marks as a film strip.")
  var film = false

  @Flag(help: "Draw the trees after all changes as a film strip.")
  var everyChange = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum number of frames; the picture shows the number of hidden ones.",
      valueName: "frames"
    )
  )
  var maxFrames = FilmLayout.Options().maxFrames

  @Option(
    help: """
      tree (cards), outline (rows), auto: an outline beyond 60 cards or 3,000 pixels; or \
      controllers: the hierarchy of controllers.
      """
  )
  var form = TreeForm.auto

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum number of cards; the picture shows the number of hidden ones.",
      valueName: "cards"
    )
  )
  var maxCards: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum depth; deeper views are shown as a count on their ancestor.",
      valueName: "levels"
    )
  )
  var maxDepth: Int?

  @Flag(
    inversion: .prefixedNo,
    help: "Draw a chain of UIKit's views that fill each other as one card."
  )
  var breadcrumbs = true

  @Flag(inversion: .prefixedNo, help: "Draw three or more equal siblings as one card.")
  var folding = true

  func validate() throws {
    guard
      [at != nil, mark != nil, from != nil || to != nil, film, everyChange].count(where: { $0 }) < 2
    else {
      throw ValidationError(
        "--at, --mark, --from with --to, --film and --every-change are mutually exclusive"
      )
    }
    if let at {
      guard case .time(let time) = PictureFilter.Moment(at), time >= .zero else {
        throw ValidationError("--at is '\(at)', expected a time from 0, such as 1.5, 1.5s or 250ms")
      }
    }
    guard to == nil || from != nil else {
      throw ValidationError("--to needs --from, the first moment")
    }
    if picture.isText, let name = maxCards != nil ? "cards" : maxDepth != nil ? "depth" : nil {
      throw ValidationError("--max-\(name) is for pictures; text contains all objects")
    }
    for (name, value) in [("cards", maxCards), ("depth", maxDepth), ("frames", maxFrames)] {
      if let value, value < 1 {
        throw ValidationError("--max-\(name) is \(value), expected 1 or more")
      }
    }
  }

  @MainActor
  func run() async throws {
    let kind: PictureKind =
      film || everyChange ? .film(filmOptions) : .tree(treeOptions, from: from, to: to)
    try await picture.job(kind).run()
  }

  private var treeOptions: TreeLayout.Options {
    TreeLayout.Options(
      moment: moment,
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
    options.tree.form = form.form
    options.tree.showsBreadcrumbs = breadcrumbs
    options.tree.foldsCopies = folding
    options.tree.rulePages = picture.rulePages
    return options
  }

  private var moment: TreeLayout.Moment {
    if let at, case .time(let time) = PictureFilter.Moment(at) { return .time(time) }
    if let mark { return .mark(mark) }
    return .end
  }
}

enum TreeForm: String, ExpressibleByArgument, CaseIterable {
  case auto
  case tree
  case outline
  case controllers

  var form: TreeLayout.Form {
    switch self {
    case .auto: .auto
    case .tree: .tree
    case .outline: .outline
    case .controllers: .controllers
    }
  }
}
