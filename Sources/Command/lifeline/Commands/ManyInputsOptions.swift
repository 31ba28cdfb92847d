import ArgumentParser
import LifelineCommand

/// Options for many inputs: their list, threads and limits.
struct ManyInputsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with the names of the inputs, instead of arguments; '-' is standard input.",
      discussion: """
        Each name ends with a line feed, or, as 'find -print0' writes, with NUL. Every name is one \
        input: folders and patterns are not expanded.
        """,
      valueName: "file"
    )
  )
  var filesFrom: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of inputs that are checked at the same time; reports keep their order.",
      valueName: "number"
    )
  )
  var jobs = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Give up an input whose check takes longer.", valueName: "seconds")
  )
  var timeoutPerFile: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Do not check an input that is larger.", valueName: "bytes")
  )
  var maxBytes: Int?

  @Flag(help: "An input that can't be checked does not change the exit status.")
  var allowBadInput = false

  @Flag(help: "Add the findings to the rows of --format rows.")
  var rowsFindings = false

  @Flag(help: "Leave the duration out of the rows, so that equal inputs have equal rows.")
  var noDuration = false

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs is \(jobs), expected 1 to 256")
    }
    if let timeoutPerFile, !(timeoutPerFile > 0 && timeoutPerFile <= 1_000_000) {
      throw ValidationError(
        "--timeout-per-file is \(timeoutPerFile), expected a number of seconds above 0"
      )
    }
    if let maxBytes, maxBytes < 0 {
      throw ValidationError("--max-bytes is \(maxBytes), expected a number of bytes from 0")
    }
  }

  /// The limits of each input.
  var limits: InputLimits {
    InputLimits(timeout: timeoutPerFile.map { .seconds($0) }, maxBytes: maxBytes)
  }
}
