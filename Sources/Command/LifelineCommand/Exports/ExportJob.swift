import CommandEnvironment
import Findings
import Essentials
package import PerfettoExport
import ProfileExport
package import TraceAnalysis
import TraceModel
import TraceQueries

/// Writes traces in the format of another program: the work of `lifeline export`.
package struct ExportJob {
  /// The traces, logs, scenario files, folders and patterns.
  package var paths: [String]
  /// The file, `-` for standard output; `nil` for the name of the input.
  package var output: String?
  /// The format of the file.
  package var target = ExportTarget.perfetto
  package var options = PerfettoExport.Options()
  /// The address of the rules' pages; `nil` for the command that explains a rule.
  package var rulePages: PageAddress?
  /// The callbacks that a log prints; `nil` to detect them.
  package var observes: [String]?

  /// Creates a job with default options.
  package init(_ paths: [String]) {
    self.paths = paths
  }

  /// Reads and checks the inputs, and writes the file.
  ///
  /// Of several inputs, those that can't be read are reported and left out.
  ///
  /// - Returns: The exit status: 2 when an input was left out, else 0.
  /// - Throws: ``CommandFailure`` when there is nothing to write, or the file can't be written.
  @MainActor
  package func run() async throws -> Int32 {
    let path = try outputPath()
    let file = try OpenOutput(path: path)
    do {
      var export = try export { try file.write($0) }
      let inputs = TraceInputs(paths: paths, observes: observes, output: path)
      let (count, status) = try await inputs.read { checked, input, isOnly in
        let trace = checked.trace
        guard trace.events.contains(where: \.kind.isTimed) else {
          throw Self.withoutEvents(trace, input)
        }
        let fileName = InputFile(path: input).title
        let title = trace.header.title.isEmpty ? fileName : trace.header.title
        // Two recordings of one test or story have the same title.
        let name = isOnly || title == fileName ? title : "\(title) (\(input))"
        for note in try export.add(checked, path: input, name: name) {
          CommandSession.writeMessage("note: \(input): \(note)")
        }
      }
      try export.finish()
      try file.finish()
      if path != "-" {
        let traces = count == 1 ? "" : " with \(count) traces"
        CommandSession.writeMessage("wrote \(path)\(traces): \(target.use)")
      }
      return status
    } catch let error as QueryError {
      throw CommandFailure(location: path, message: error.message, help: error.help)
    }
  }

  private func export(
    _ write: @escaping ([UInt8]) throws -> Void
  ) throws -> any TraceExport {
    switch target {
    case .perfetto: try PerfettoExport(options: options, explanation: explanation, output: write)
    case .sqlite: try DatabaseExport(asLines: false, write: write)
    case .jsonl: try DatabaseExport(asLines: true, write: write)
    case .otlp: OTLPExport(output: write)
    case .speedscope: SpeedscopeExport(output: write)
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
      return "\(Self.stem(of: name)).\(target.ending)"
    }
    guard target != .perfetto || URL(filePath: output).pathExtension.lowercased() != "json" else {
      throw CommandFailure(
        location: output,
        message: "the file is in Perfetto's own format, which is not JSON",
        help: "end the name in .\(target.ending); traces themselves are JSON that Perfetto opens"
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
