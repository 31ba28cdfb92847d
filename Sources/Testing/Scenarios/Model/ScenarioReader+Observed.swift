/// Reads `observes`.
extension ScenarioReader {
  /// Reads the callbacks that the log would have shown.
  ///
  /// A callback without an object applies to every object in `expect`. An object that is not in
  /// `expect` would be omitted silently, so its callback must be written with the object.
  func readObserved(
    _ element: Element,
    _ scenario: inout Scenario,
    _ parser: ExpectationParser
  ) throws(ScenarioError) {
    let lines = scenario.expectation + scenario.accepts.flatMap(\.expectation)
    let expected = Set(lines.compactMap(\.object))
    var observed: [String] = []
    var bare: [(text: String, position: FilePosition, callbacks: [ExpectableCallback])] = []
    for line in try Self.lines(element) {
      let callbacks = ExpectableCallback.all.filter { $0.isWritten(line.text) }
      guard callbacks.isEmpty else {
        bare.append((line.text, line.position, callbacks))
        continue
      }
      let read = try parser.line(line.text, at: line.position)
      guard let object = read.object else {
        throw ScenarioError(
          .unknownCallback,
          at: line.position,
          "'\(line.text)' is not a callback",
          help: Suggestion.text(for: line.text, among: ExpectableCallback.all.map(\.name))
        )
      }
      observed.append("\(object).\(read.callback)")
    }
    let written = Set(observed)
    for (text, position, callbacks) in bare {
      for object in scenario.objects {
        for callback in callbacks where callback.isModelled && callback.isOf(object.type.kind) {
          let pair = "\(object.name).\(callback.name)"
          guard expected.contains(object.name) || written.contains(pair) else {
            throw unnamed(object.name, text, at: position)
          }
          observed.append(pair)
        }
      }
    }
    scenario.observes = observed
    try requireObserved(scenario)
  }

  private func unnamed(_ object: String, _ text: String, at position: FilePosition) -> ScenarioError
  {
    ScenarioError(
      .badValue,
      at: position,
      "'\(text)' in 'observes' names no object, and 'expect' does not name '\(object)'",
      help: "write '\(object).\(text)' when the log would show it, else the callback of each "
        + "object whose log it is, such as 'A.\(text)'"
    )
  }

  /// Rejects expected lines that are missing in `observes`.
  private func requireObserved(_ scenario: Scenario) throws(ScenarioError) {
    guard let observed = scenario.observes.map(Set.init) else { return }
    for line in scenario.expectation + scenario.accepts.flatMap(\.expectation) {
      guard case .callback(let object, let callback, _) = line.content, !line.isUnmodelled,
        !observed.contains("\(object).\(callback.name)")
      else { continue }
      throw ScenarioError(
        .badValue,
        at: line.position,
        "'\(line.text)' is expected, but 'observes' leaves it out",
        help: "list it in 'observes', too"
      )
    }
  }
}
