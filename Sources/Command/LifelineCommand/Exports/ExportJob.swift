import CommandEnvironment
import Findings
import Essentials
package import PerfettoExport
package import TraceAnalysis
import TraceModel

/// Writes traces in the format of another program: the work of `lifeline export`.
package struct ExportJob {
  /// The traces, logs, scenario files, folders and patterns.
  package var paths: [String]
  /// The file, `-` for standard output; `nil` for the name of the input.
  package var output: String?
  package var options = PerfettoExport.Options()
  /// The address of the rules' pages; `nil` for the command that explains a rule.
  package var rulePages: PageAddress?
  /// The callbacks that a log prints; `nil` to detect them.
  package var observes: [String]?

  /// Creates a job with default options.
  package init(_ paths: [String]) {
    self.paths = paths
  }

  private static let ending = "pftrace"

  /// Reads and checks the inputs, and writes the file.
  ///
  /// Of several inputs, those that can't be read are reported and left out.
  ///
  /// - Returns: The exit status: 2 when an input was left out, else 0.
  /// - Throws: ``CommandFailure`` when there is nothing to write, or the file can't be written.
  @MainActor
  package func run() async throws -> Int32 {
    let path = try outputPath()
    let inputs = InputList(paths, except: [path])
    if let sentence = inputs.omissions.sentence { CommandSession.writeMessage("note: \(sentence)") }
    let file = try OpenOutput(path: path)
    var export = try PerfettoExport(options: options, explanation: explanation) {
      try file.write($0)
    }
    var failures: [CommandFailure] = []
    for entry in inputs.entries {
      do {
        if let failure = entry.failure { throw failure }
        try await add(entry.path, isOnly: inputs.entries.count == 1, to: &export)
      } catch let failure as CommandFailure where failure.code != .unwritableOutput {
        failures.append(failure)
      }
    }
    guard failures.count < inputs.entries.count else {
      for failure in failures.dropLast() { _ = CommandSession.report(failure) }
      throw failures.last ?? noInput(inputs)
    }
    try export.finish()
    try file.finish()
    for failure in failures { _ = CommandSession.report(failure) }
    if path != "-" {
      let count = inputs.entries.count - failures.count
      let traces = count == 1 ? "" : " with \(count) traces"
      CommandSession.writeMessage("wrote \(path)\(traces): open it in ui.perfetto.dev")
    }
    return failures.isEmpty ? 0 : 2
  }

  private func noInput(_ inputs: InputList) -> CommandFailure {
    CommandFailure(
      message: "no input is left: \(inputs.omissions.sentence ?? "no file is named")",
      help: "name traces, logs, scenario files, or folders with them"
    )
  }

  @MainActor
  private func add(
    _ path: String,
    isOnly: Bool,
    to export: inout PerfettoExport
  ) async throws {
    let input = InputFile(path: path)
    let checked = try await input.checkedTraceOrScenario(observes: observes)
    let trace = checked.trace
    guard trace.events.contains(where: \.kind.isTimed) else {
      throw Self.withoutEvents(trace, path)
    }
    let title = trace.header.title.isEmpty ? input.title : trace.header.title
    // Two recordings of one test or story have the same title.
    let name = isOnly || title == input.title ? title : "\(title) (\(path))"
    for note in try export.add(trace, findings: checked.findings, name: name) {
      CommandSession.writeMessage("note: \(path): \(Self.message(of: note))")
    }
  }

  private static func withoutEvents(_ trace: Trace, _ path: String) -> CommandFailure {
    guard trace.end.status == .cut, trace.header.isLifeline else {
      return CommandFailure(
        location: path,
        code: .input(.nothingToJudge),
        message: trace.events.isEmpty ? "no event in it" : "no event in it that an export shows",
        help: "record an app's controllers; 'lifeline record --list' names examples"
      )
    }
    return CommandFailure(
      location: path,
      code: .input(.cutAtBirth),
      message: "the recording ended before its first event",
      help: "its program died or was killed as it began to record; record it again"
    )
  }

  /// A sentence in the form of messages: in lower case and without its final period.
  private static func message(of sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().trimmingPeriod()
  }

  private var explanation: (RuleID) -> String {
    guard let rulePages else { return { "lifeline explain \($0)" } }
    return { "\(rulePages.text)\($0)/README.md" }
  }

  /// Returns the path of the file.
  ///
  /// - Throws: ``CommandFailure`` for a name that promises JSON.
  private func outputPath() throws(CommandFailure) -> String {
    guard let output else {
      let isOne = paths.count == 1 && paths[0] != "-" && FileKind(path: paths[0]) != .folder
      let isFile = isOne && PathPattern(paths[0]) == nil
      let name = isFile ? URL(filePath: paths[0]).lastPathComponent : ""
      return "\(Self.stem(of: name)).\(Self.ending)"
    }
    guard URL(filePath: output).pathExtension.lowercased() != "json" else {
      throw CommandFailure(
        location: output,
        message: "the file is in Perfetto's own format, which is not JSON",
        help: "end the name in .\(Self.ending); traces themselves are JSON that Perfetto opens"
      )
    }
    return output
  }

  private static func stem(of name: String) -> String {
    let name = name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
    let stem = URL(filePath: name).deletingPathExtension().lastPathComponent
    return name.isEmpty || stem.isEmpty ? "traces" : stem
  }
}

extension Substring {
  fileprivate func trimmingPeriod() -> Substring { last == "." ? dropLast() : self }
}
