import ArgumentParser
import LifelineCommand

/// `lifeline init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a package with a recorded test, .lifeline.yml and a CI file beside an app.",
    discussion: """
      The tests are a package of their own in LifecycleTests, so that no manifest and no project is \
      changed. A file that exists is kept.

      EXAMPLES
        lifeline init --lifeline ../lifeline      beside a clone of Lifeline
        lifeline init App --lifeline ../lifeline

      EXIT STATUS
        0  all files exist
        2  any failure
      """
  )

  @Argument(help: "The folder of a package or of a project of Xcode (default: the working folder).")
  var folder = "."

  @Option(help: ArgumentHelp("A clone of Lifeline, or its address.", valueName: "place"))
  var lifeline: String?

  func run() throws {
    try InitJob(folder: folder, lifeline: lifeline).run()
  }
}
