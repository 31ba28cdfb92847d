import ArgumentParser

/// The option that leaves files and folders out.
struct ExclusionOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out files and folders (* matches any characters); may be repeated.",
      discussion: """
        A pattern covers a path, its last names, or a folder on the way: '*.tmp.log', old, 'build/*'.
        """,
      valueName: "glob"
    )
  )
  var exclude: [String] = []
}
