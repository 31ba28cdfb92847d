import ArgumentParser

@main
struct AppSourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app-sources",
    abstract: "Prepares the sources of an iOS app for platforms without the Objective-C runtime.",
    subcommands: [PackageCommand.self, RewriteCommand.self, MeasureCommand.self]
  )
}
