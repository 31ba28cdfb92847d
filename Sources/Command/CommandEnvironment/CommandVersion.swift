/// The version of the command, which `--version` prints and SARIF reports name.
package enum CommandVersion {
  package static let number = "0.1.0"
}
