import ArgumentParser
import DiagramLayout

/// `lifeline render sequence TRACE`.
struct SequenceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sequence",
    abstract: "Draws the calls in their order, time running down, a lifeline for each object.",
    discussion: """
      EXAMPLES
        lifeline render sequence push.json
        lifeline render sequence push.json --only controllers -o push.svg
        lifeline render sequence push.json --from pushed --max-rows 60
      """
  )

  @OptionGroup var picture: PictureOptions

  @OptionGroup var part: FilterOptions

  @Option(
    parsing: .unconditional,
    help: "The most lifelines; what does not fit is counted in the picture."
  )
  var maxLanes = SequenceLayout.Options().maxLanes

  @Option(parsing: .unconditional, help: "The most rows; findings have rows beyond it.")
  var maxRows = SequenceLayout.Options().maxRows

  @Flag(help: "Shows UIKit's own views too.")
  var systemViews = false

  func validate() throws {
    guard maxLanes > 0 else {
      throw ValidationError("--max-lanes is \(maxLanes), expected 1 or more")
    }
    guard maxRows > 0 else {
      throw ValidationError("--max-rows is \(maxRows), expected 1 or more")
    }
  }

  @MainActor
  func run() async throws {
    let file = try PictureFile(picture, suffix: "sequence")
    let (trace, findings) = try await InputFile(path: picture.trace)
      .pictured(observes: picture.observes.map(CheckCommand.list))
    try file.write { measurer throws(LayoutError) in
      try SequenceLayout(
        options: SequenceLayout.Options(
          title: picture.title,
          filter: part.filter,
          maxLanes: maxLanes,
          maxRows: maxRows,
          showsSystemViews: systemViews,
          rulePages: picture.rulePages
        )
      ).scene(of: trace, findings: findings, measurer: measurer)
    }
  }
}
