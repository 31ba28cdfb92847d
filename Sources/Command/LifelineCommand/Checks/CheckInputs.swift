import CheckConfiguration
import CommandEnvironment
import TraceAnalysis

/// The inputs of a check: arguments, which are expanded before the check, or a list, which is read
/// during the check.
enum CheckInputs {
  case arguments(InputList, [CheckConfiguration])
  case list(NameList, InputConfigurations)

  /// The files that are known before the check, which reports may not replace.
  var files: [String] {
    switch self {
    case .arguments(let list, _): list.paths
    case .list(let list, _): [list.path]
    }
  }

  /// The address of the rules' pages that a configuration states first: for a list, the
  /// configuration that the user names.
  var rulePages: PageAddress? {
    switch self {
    case .arguments(_, let configurations): configurations.lazy.compactMap(\.rulePages).first
    case .list(_, let configurations): configurations.rulePages
    }
  }

  /// Whether reports treat the inputs as several: a list may have any number.
  var areSeveral: Bool {
    switch self {
    case .arguments(let list, _): list.entries.count > 1
    case .list: true
    }
  }

  /// Returns the inputs in order.
  ///
  /// - Parameter outputs: The files that the command writes.
  /// - Returns: The inputs with their configurations.
  func queue(writing outputs: [String]) -> InputQueue {
    switch self {
    case .list(let list, let configurations):
      return InputQueue(list, configurations: configurations, outputs: outputs)
    case .arguments(let list, let configurations):
      var rest = configurations[...]
      return InputQueue(
        list.entries.enumerated().map { index, entry in
          let configuration: Result<CheckConfiguration, CommandFailure> =
            entry.failure.map { .failure($0) } ?? .success(rest.popFirst() ?? CheckConfiguration())
          return PendingInput(index: index, path: entry.path, configuration: configuration)
        }
      )
    }
  }
}

extension CheckJob {
  /// Returns the inputs of the arguments or of the list.
  ///
  /// - Throws: ``CommandFailure``.
  func inputs() throws -> CheckInputs {
    if let filesFrom {
      var configurations = try InputConfigurations(selection)
      try configurations.requireUsable()
      return .list(try NameList(path: filesFrom), configurations)
    }
    let names = paths.isEmpty ? ["-"] : paths
    let list = try selection.inputs(names, excluding: exclusions, except: writtenFiles)
    if !isQuiet, let sentence = list.omissions.sentence { CommandSession.writeMessage(sentence) }
    return .arguments(list, try selection.configurations(for: list.paths))
  }

  /// Refuses options that contradict each other.
  ///
  /// - Throws: ``CommandFailure``.
  func requireCompatibleOptions() throws(CommandFailure) {
    func refuse(_ message: String, _ help: String) throws(CommandFailure) {
      throw CommandFailure(message: message, help: help)
    }
    if filesFrom != nil {
      if let path = paths.first {
        try refuse(
          "--files-from replaces the arguments, but '\(path)' is one",
          "add it to the list, or leave --files-from out"
        )
      }
      if !exclusions.isEmpty {
        try refuse(
          "--exclude applies to folders and patterns, which --files-from does not expand",
          "leave the files out of the list"
        )
      }
    }
    if explainsImport, threadCount > 1 {
      try refuse(
        "--explain-import needs --jobs 1, because the lines of several inputs would be mixed",
        "leave --jobs out"
      )
    }
    let hasRows = targets.contains { $0.format == .rows }
    if !hasRows, rowsListFindings || !rowsHaveDuration {
      let option = rowsListFindings ? "--rows-findings" : "--no-duration"
      try refuse("\(option) needs --format rows", "add --format rows, or leave \(option) out")
    }
  }

  /// Checks the inputs one after another.
  @MainActor
  func checkInOrder(
    _ queue: InputQueue,
    checker: inout InputChecker,
    outputs: inout [ReportOutput]
  ) async throws {
    var queue = queue
    let check = check
    while let input = try queue.next() {
      let start = ContinuousClock.now
      let trace = await check.scenarioTrace(of: input)
      try checker.check(input, trace: trace, start: start, reportingTo: &outputs)
    }
  }

  /// Checks several inputs at the same time, and reports them in their order.
  @MainActor
  func checkOnThreads(
    _ queue: InputQueue,
    checker: inout InputChecker,
    outputs: inout [ReportOutput]
  ) async throws {
    let check = check
    let threads = CheckThreads(threadCount, queue: queue, check: check)
    defer { threads.stop() }
    var early: [Int: (input: PendingInput, result: InputResult?)] = [:]
    var next = 0
    var listFailure: CommandFailure?
    for await delivery in threads.start() {
      switch delivery {
      case .checked(let input, let result): early[input.index] = (input, result)
      case .scenario(let input): early[input.index] = (input, nil)
      case .failed(let failure): listFailure = failure
      }
      while let (input, result) = early.removeValue(forKey: next) {
        if let result {
          try checker.report(result, of: input, to: &outputs)
        } else {
          let start = ContinuousClock.now
          let trace = await check.scenarioTrace(of: input)
          try checker.check(input, trace: trace, start: start, reportingTo: &outputs)
        }
        next += 1
        threads.noteReported()
      }
    }
    if let listFailure { throw listFailure }
  }
}
