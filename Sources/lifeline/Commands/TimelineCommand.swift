import ArgumentParser
import DiagramCairo
import DiagramLayout

/// `lifeline render timeline TRACE`.
struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Draws states, callbacks and findings over time, a lane for each object.",
    discussion: """
      EXAMPLES
        lifeline render timeline push.json
        lifeline render timeline push.json --max-width 830 --only 'Home*' -o home.svg
        lifeline render timeline device.log --from 2.5s --to 3s --mode linear
      """
  )

  @OptionGroup var picture: PictureOptions

  @OptionGroup var part: FilterOptions

  @Option(help: "How time becomes width: linear, folded (long pauses compressed) or ordinal.")
  var mode = AxisMode.folded

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Breaks the picture at pauses into strips of at most so many pixels.",
      valueName: "pixels"
    )
  )
  var maxWidth: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most calls that are drawn one by one; more are drawn as density.",
      valueName: "calls"
    )
  )
  var detailLimit = TimelineLayout.Options().mostDetails

  @Option(
    parsing: .unconditional,
    help: "The most lanes; what does not fit is counted in the picture."
  )
  var maxLanes = TimelineLayout.Options().maxLanes

  @Flag(help: "Shows UIKit's own views too.")
  var systemViews = false

  func validate() throws {
    guard maxLanes > 0 else {
      throw ValidationError("--max-lanes is \(maxLanes), expected 1 or more")
    }
    guard detailLimit >= 0 else {
      throw ValidationError("--detail-limit is \(detailLimit), expected 0 or more")
    }
    try Self.validate(maxWidth: maxWidth, scale: picture.scale)
  }

  /// Refuses a width of strips that no picture can have.
  ///
  /// - Throws: `ValidationError`.
  static func validate(maxWidth: Int?, scale: Int) throws {
    guard let maxWidth else { return }
    let widths = narrowest...CairoRenderer.largestSide / scale
    guard widths.contains(maxWidth) else {
      throw ValidationError(
        "--max-width is \(maxWidth), expected \(widths.lowerBound) to \(widths.upperBound) at "
          + "scale \(scale): a wider page is drawn in strips with a smaller --max-width"
      )
    }
  }

  private static let narrowest = 400
  private static let comfortable = 700

  @MainActor
  func run() async throws {
    if let maxWidth, maxWidth < Self.comfortable {
      Terminal.writeError(
        "note: below \(Self.comfortable) pixels 'lifeline render sequence' reads better"
      )
    }
    let file = try PictureFile(picture, suffix: "timeline")
    let (trace, findings) = try await InputFile(path: picture.trace)
      .pictured(observes: picture.observes.map(CheckCommand.list))
    try file.write { measurer throws(LayoutError) in
      try TimelineLayout(
        options: TimelineLayout.Options(
          title: picture.title,
          mode: mode.mode,
          maxWidth: maxWidth.map(Double.init),
          filter: part.filter,
          mostDetails: detailLimit,
          maxLanes: maxLanes,
          showsSystemViews: systemViews,
          rulePages: picture.rulePages
        )
      ).scene(of: trace, findings: findings, measurer: measurer)
    }
  }
}

/// How time becomes width.
enum AxisMode: String, ExpressibleByArgument, CaseIterable {
  case linear
  case folded
  case ordinal

  /// The mode of the layout.
  var mode: TimelineLayout.Mode {
    switch self {
    case .linear: .linear
    case .folded: .folded
    case .ordinal: .ordinal
    }
  }
}
