/// A reason why the site cannot be built, with the remedy.
package struct SiteError: Error, Equatable, CustomStringConvertible {
  package let message: String
  package let help: String

  package init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }

  package var description: String { "\(message)\nhelp: \(help)" }
}
