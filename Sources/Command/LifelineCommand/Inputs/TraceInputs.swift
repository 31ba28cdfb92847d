import CommandEnvironment
import TraceAnalysis
import TraceModel

/// Reads and checks inputs one after the other, for an output that contains all of them.
struct TraceInputs {
  /// The traces, logs, scenario files, folders and patterns.
  let paths: [String]
  /// The callbacks that a log prints; `nil` to detect them.
  var observes: [String]?
  /// The file that the command writes, which is no input.
  var output: String?

  /// Reads the inputs, each with its configuration.
  ///
  /// Of several inputs, those that can't be read are reported and left out.
  ///
  /// - Parameter body: Receives each trace with its path, and whether it is the only input.
  /// - Returns: The number of traces, and the exit status: 2 when an input was left out, else 0.
  /// - Throws: ``CommandFailure`` when no input can be read, and the errors of the closure.
  @MainActor
  func read(
    _ body: (_ checked: CheckedTrace, _ path: String, _ isOnly: Bool) throws -> Void
  ) async throws -> (count: Int, status: Int32) {
    let inputs = InputList(paths, except: output.map { [$0] } ?? [])
    if let sentence = inputs.omissions.sentence { CommandSession.writeMessage("note: \(sentence)") }
    var selection = RuleSelection()
    selection.observes = observes
    var configurations = try InputConfigurations(selection)
    var count = 0
    var last: CommandFailure?
    for entry in inputs.entries {
      do {
        if let failure = entry.failure { throw failure }
        let input = PendingInput(
          index: 0,
          path: entry.path,
          configuration: .success(try configurations.configuration(for: entry.path))
        )
        let check = InputCheck(observes: observes)
        let trace = await check.scenarioTrace(of: input)
        try body(
          try check.checkedTrace(of: input, trace: trace),
          entry.path,
          inputs.entries.count == 1
        )
        count += 1
      } catch let failure as CommandFailure where failure.code != .unwritableOutput {
        if let last { _ = CommandSession.report(last) }
        last = failure
      }
    }
    guard count > 0 else { throw last ?? noInput(inputs) }
    if let last { _ = CommandSession.report(last) }
    return (count, last == nil ? 0 : 2)
  }

  private func noInput(_ inputs: InputList) -> CommandFailure {
    CommandFailure(
      message: "no input is left: \(inputs.omissions.sentence ?? "no file is named")",
      help: "name traces, logs, scenario files, or folders with them"
    )
  }
}
