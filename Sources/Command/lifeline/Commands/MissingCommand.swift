import ArgumentParser
import LifelineCommand

/// `lifeline missing SOURCES…`.
struct MissingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "missing",
    abstract: "List what the source of an app uses of UIKit that is absent here.",
    discussion: """
      Reads the Swift files of folders, without compiling them, and compares their names with the \
      list that traces/uikit/README.md shows: names that do not compile ('absent'), constructs that \
      need the Objective-C runtime ('refused'), and names that only store values ('inert'), most \
      used first. The types of expressions are known only where they are written; a member of \
      another expression is reported if its name is distinctive and all members of UIKit with this \
      name are absent. Optional methods of delegates that only a subclass of the conforming class \
      declares are called if the program has symbols and the compiler has not removed them, as in a \
      debug build. The last lines list what was not searched, such as storyboards and branches of \
      '#if os(iOS)'. Hidden folders are left out.

      EXAMPLES
        lifeline missing Sources/App                   names with first locations
        lifeline missing Sources --all                 all locations, inert names too
        lifeline missing Sources --format json         for programs

      EXIT STATUS
        0  nothing that was searched is absent or refused
        1  at least one name is absent, or a construct is refused
        2  any failure: a folder can't be read, or contains no Swift file
      """
  )

  @Argument(help: "Folders or Swift files.")
  var sources: [String]

  @Flag(help: "Print all locations, and the names that are inert or unlisted.")
  var all = false

  @Option(help: "The format of the list: text or json.")
  var format: MissingJob.Format = .text

  func run() throws {
    let status = try MissingJob(sources, format: format, namesAll: all).run()
    try endUnlessZero(status)
  }
}
