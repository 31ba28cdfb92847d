import ArgumentParser
import DiagramLayout
import LifelineCommand

/// `lifeline render sequence TRACE`.
struct SequenceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sequence",
    abstract: "Draw a sequence diagram: calls from top to bottom, a lifeline for each object.",
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
    help: ArgumentHelp(
      "Maximum number of lifelines; the picture shows the number of hidden ones.",
      valueName: "lanes"
    )
  )
  var maxLanes = SequenceLayout.Options().maxLanes

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Maximum number of rows; findings add rows to it.", valueName: "rows")
  )
  var maxRows = SequenceLayout.Options().maxRows

  @Flag(help: "Also show UIKit's own views, and SwiftUI views without callbacks.")
  var systemViews = false

  @Flag(inversion: .prefixedNo, help: "Draw three or more equal siblings as one lifeline.")
  var folding = true

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
    let options = SequenceLayout.Options(
      title: picture.title,
      filter: part.filter,
      maxLanes: maxLanes,
      maxRows: maxRows,
      foldsSiblings: folding,
      showsSystemViews: systemViews,
      rulePages: picture.rulePages
    )
    try await picture.job(.sequence(options)).run()
  }
}
