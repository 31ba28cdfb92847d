import ArgumentParser
import CommandEnvironment
import DiagramLayout
import LifelineCommand

/// `lifeline render timeline TRACE`.
struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Draw states, callbacks and findings over time, a lane for each object.",
    discussion: """
      EXAMPLES
        lifeline render timeline push.json
        lifeline render timeline push.json --max-width 830 --only 'Home*' -o home.svg
        lifeline render timeline device.log --from 2.5s --to 3s --mode linear
      """
  )

  @OptionGroup var picture: PictureOptions

  @OptionGroup var part: FilterOptions

  @Option(help: "The time axis: linear, folded (long pauses are compressed) or ordinal.")
  var mode = AxisMode.folded

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum width of the picture; a wider timeline wraps at pauses.",
      valueName: "pixels"
    )
  )
  var maxWidth: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum number of calls that are drawn one by one; above it, their density is drawn.",
      valueName: "calls"
    )
  )
  var detailLimit = TimelineLayout.Options().mostDetails

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum number of lanes; the picture shows the number of hidden ones.",
      valueName: "lanes"
    )
  )
  var maxLanes = TimelineLayout.Options().maxLanes

  @Flag(help: "Also show UIKit's own views, and SwiftUI views without callbacks.")
  var systemViews = false

  @Flag(inversion: .prefixedNo, help: "Draw three or more equal siblings as one lane.")
  var folding = true

  @Flag(help: "Label layout callbacks also in lanes with other callbacks, instead of ticks.")
  var layoutLabels = false

  @Flag(help: "Draw the end of a test, which releases all objects.")
  var teardown = false

  func validate() throws {
    guard maxLanes > 0 else {
      throw ValidationError("--max-lanes is \(maxLanes), expected 1 or more")
    }
    guard detailLimit >= 0 else {
      throw ValidationError("--detail-limit is \(detailLimit), expected 0 or more")
    }
    try lifeline.validate(maxWidth: maxWidth, scale: picture.scale)
  }

  @MainActor
  func run() async throws {
    if let note = PictureWidth.note(maxWidth) { CommandSession.writeMessage(note) }
    let options = TimelineLayout.Options(
      title: picture.title,
      mode: mode.mode,
      maxWidth: maxWidth.map(Double.init),
      filter: part.filter,
      mostDetails: detailLimit,
      maxLanes: maxLanes,
      foldsSiblings: folding,
      showsSystemViews: systemViews,
      labelsLayout: layoutLabels,
      showsTeardown: teardown,
      rulePages: picture.rulePages
    )
    try await picture.job(.timeline(options)).run()
  }
}

/// The time axes of a timeline.
enum AxisMode: String, ExpressibleByArgument, CaseIterable {
  case linear
  case folded
  case ordinal

  var mode: TimelineLayout.Mode {
    switch self {
    case .linear: .linear
    case .folded: .folded
    case .ordinal: .ordinal
    }
  }
}
