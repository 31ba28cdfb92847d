/// The version of the command, which `--version` prints and SARIF reports name.
package enum CommandVersion {
  package static let number = "0.1.0"

  /// The commit after a word; `.ci/release` writes it over the zeros of the built program.
  private static let commit: StaticString = "commit 0000000000000000000000000000000000000000"

  /// The version with the commit of a released program.
  package static var text: String {
    let commit = commit.description.dropFirst("commit ".count)
    return number + (commit.contains { $0 != "0" } ? " (\(commit))" : " (built from source)")
  }
}
