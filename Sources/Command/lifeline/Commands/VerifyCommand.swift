import ArgumentParser
import CommandEnvironment
import LifelineCommand

/// `lifeline verify FILES…`.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Run scenario files and compare the results with their expectations.",
    discussion: """
      A difference is printed line by line: '-' was expected, '+' was observed, with the step that \
      caused it. A scenario that needs a feature that the runtime does not have yet is counted as \
      waiting, and one whose file states a known difference is counted separately.

      EXAMPLES
        lifeline verify                              all of traces/scenarios
        lifeline verify traces/scenarios/nav         the scenarios of a folder
        lifeline verify my.yml --behavior 'iOS 17'   an older version of UIKit

      EXIT STATUS
        0  every scenario holds or waits
        1  at least one scenario differs
        2  any failure: a file is not a scenario, or its run can't continue
      """
  )

  @Argument(help: "Scenario files, or folders that contain them (default: traces/scenarios).")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "A version of UIKit, such as 'iOS 17', that replaces those of the files.",
      valueName: "version"
    )
  )
  var behavior: BehaviorOption?

  @Flag(help: "Also name the scenarios that hold or wait.")
  var all = false

  @MainActor
  func run() async throws {
    let status = try await CommandSession.current.runtime.verify(
      paths,
      behavior: behavior?.version,
      namesAll: all
    )
    try endUnlessZero(status)
  }
}
