import ArgumentParser
import DiagramLayout

/// `lifeline render timeline TRACE`.
struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Draws states, callbacks and findings over time, a lane for each object."
  )

  @OptionGroup var picture: PictureOptions

  @Option(help: "The most lanes; what does not fit is counted in the picture.")
  var maxLanes = TimelineLayout.Options().maxLanes

  @Flag(help: "Shows UIKit's own views too.")
  var systemViews = false

  func validate() throws {
    guard maxLanes > 0 else {
      throw ValidationError("--max-lanes is \(maxLanes), expected 1 or more")
    }
  }

  @MainActor
  func run() async throws {
    let file = try PictureFile(picture, suffix: "timeline")
    let (trace, findings) = try await InputFile(path: picture.trace)
      .pictured(observes: picture.observes.map(CheckCommand.list))
    try file.write { measurer throws(LayoutError) in
      try timelineScene(
        trace: trace,
        findings: findings,
        options: TimelineLayout.Options(
          title: picture.title,
          maxLanes: maxLanes,
          showsSystemViews: systemViews,
          rulePages: picture.rulePages
        ),
        measurer: measurer
      )
    }
  }
}
