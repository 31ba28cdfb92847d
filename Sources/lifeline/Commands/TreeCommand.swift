import ArgumentParser
import DiagramLayout
import TraceModel

/// `lifeline render tree TRACE`.
struct TreeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Draws the tree of views and controllers at one moment.",
    discussion: "The moment is the end of the trace unless --at or --mark names another."
  )

  @OptionGroup var picture: PictureOptions

  @Option(help: "The moment in seconds since the trace began, such as 1.5.")
  var at: Double?

  @Option(help: "The moment that the run named with mark().")
  var mark: String?

  @Option(help: "The most cards; what does not fit is counted in the picture.")
  var maxCards = TreeLayout.Options().maxCards

  func validate() throws {
    guard at == nil || mark == nil else {
      throw ValidationError("--at and --mark both name a moment; say one of them")
    }
    if let at, !at.isFinite || at < 0 || at > 1e9 {
      throw ValidationError("--at is \(at), expected seconds from 0")
    }
    guard maxCards > 0 else {
      throw ValidationError("--max-cards is \(maxCards), expected 1 or more")
    }
  }

  @MainActor
  func run() async throws {
    let file = try PictureFile(picture, suffix: "tree")
    let (trace, findings) = try await InputFile(path: picture.trace)
      .pictured(observes: picture.observes.map(CheckCommand.list))
    try file.write { measurer throws(LayoutError) in
      try treeScene(
        trace: trace,
        findings: findings,
        options: TreeLayout.Options(
          moment: moment,
          title: picture.title,
          maxCards: maxCards,
          rulePages: picture.rulePages
        ),
        measurer: measurer
      )
    }
  }

  private var moment: TreeLayout.Moment {
    if let at { return .time(Instant(nanoseconds: Int64(at * 1_000_000_000))) }
    if let mark { return .mark(mark) }
    return .end
  }
}
