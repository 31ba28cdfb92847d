import ArgumentParser

/// Options that decide how a device log is read and explained.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A custom regular expression for callback lines; may be repeated.",
      discussion: """
        Its named groups are class, callback, label, id, pointer, argument, animated, time, \
        process, thread and message, such as '(?<class>\\w+)#(?<id>\\d+) -> (?<callback>\\w+)'. \
        Look-around and back references are not supported; lines over 1024 characters are not \
        matched.
        """,
      valueName: "regex"
    )
  )
  var pattern: [String] = []

  @Flag(help: "Explain, per log line, how it was parsed or why it was ignored.")
  var explainImport = false
}
