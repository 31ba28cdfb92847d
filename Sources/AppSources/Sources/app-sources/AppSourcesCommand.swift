import ArgumentParser
import Foundation

@main
struct AppSourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app-sources",
    abstract: "Prepares the sources of an iOS app for platforms without the Objective-C runtime.",
    subcommands: [PackageCommand.self, RewriteCommand.self, MeasureCommand.self]
  )

  /// Runs the command; its messages contain names of files, whose hidden characters are spelled
  /// out.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let refusal as OutputRefusal {
      Terminal.report(refusal.description)
      Foundation.exit(1)
    } catch {
      let code = exitCode(for: error)
      let text = fullMessage(for: error)
      if !text.isEmpty { code.isSuccess ? Terminal.print(text) : Terminal.report(text) }
      Foundation.exit(code.rawValue)
    }
  }
}
