import CheckConfiguration
import CommandEnvironment

/// The inputs of a check in order, each with its configuration.
struct InputQueue: Sendable {
  private enum Names {
    case arguments([PendingInput])
    case list(NameList)
  }

  private var names: Names
  private var configurations: InputConfigurations?
  private let outputs: [String]
  private var count = 0
  private var hasEnded = false

  /// Creates a queue of inputs whose configurations are known.
  init(_ inputs: [PendingInput]) {
    names = .arguments(inputs)
    outputs = []
  }

  /// Creates a queue of inputs that are read from a list as they are needed.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - configurations: The configurations of the inputs.
  ///   - outputs: The files that the command writes, which are refused as inputs.
  init(_ list: NameList, configurations: InputConfigurations, outputs: [String]) {
    names = .list(list)
    self.configurations = configurations
    self.outputs = outputs.filter { $0 != "-" }
  }

  /// Ends the queue before its last input.
  mutating func end() {
    hasEnded = true
  }

  /// Removes and returns the next input; `nil` at the end.
  ///
  /// - Throws: ``CommandFailure`` when the list can't be read.
  mutating func next() throws(CommandFailure) -> PendingInput? {
    guard !hasEnded else { return nil }
    switch names {
    case .arguments(let inputs):
      guard count < inputs.count else { return nil }
      count += 1
      return inputs[count - 1]
    case .list(var list):
      // The queue gives up its copy, so that the list is changed in place.
      names = .arguments([])
      defer { names = .list(list) }
      guard let entry = try list.next() else {
        list.close()
        hasEnded = true
        return nil
      }
      count += 1
      return pending(entry, of: list)
    }
  }

  private mutating func pending(_ entry: NameList.Entry, of list: NameList) -> PendingInput {
    func input(
      _ path: String,
      _ configuration: Result<CheckConfiguration, CommandFailure>
    ) -> PendingInput {
      PendingInput(index: count - 1, path: path, configuration: configuration, isListed: true)
    }
    switch entry {
    case .refused(let text, let reason):
      let failure = CommandFailure(
        location: text,
        code: .input(.badName),
        message: reason,
        help: "it is input \(count) of the list '\(list.path)'"
      )
      return input(text, .failure(failure))
    case .name(let path):
      if outputs.contains(where: { InputFile(path: path).isSame(as: $0) }) {
        let failure = CommandFailure(
          location: path,
          code: .input(.isOutput),
          message: "the input is an output of this run",
          help: "write the report to a different file"
        )
        return input(path, .failure(failure))
      }
      do throws(CommandFailure) {
        return input(path, .success(try configuration(for: path)))
      } catch {
        var failure = error
        failure.code = .input(.configuration)
        return input(path, .failure(failure))
      }
    }
  }

  private mutating func configuration(
    for path: String
  ) throws(CommandFailure) -> CheckConfiguration {
    try configurations?.configuration(for: path) ?? CheckConfiguration()
  }
}
