import HeadlessUIKit

/// Reads objects that are constraints, and devices.
extension ScenarioReader {
  /// An object whose class is `NSLayoutConstraint(…)`, before its anchors are looked up.
  struct WrittenConstraint {
    let name: String
    let position: FilePosition
    /// The text between the parentheses.
    let text: String
    let textPosition: FilePosition
    /// The keys beside the class.
    let options: Element?
  }

  /// Returns the constraint that an object is declared as; `nil` for other classes.
  func writtenConstraint(
    _ element: Element,
    of name: String,
    at position: FilePosition
  ) throws(ScenarioError) -> WrittenConstraint? {
    var written = element
    var options: Element?
    if case .map(let pairs, _) = element, let type = pairs.first(where: { $0.key == "class" }) {
      written = type.value
      options = element
    }
    guard case .text(let text, let start) = written, text.hasPrefix("NSLayoutConstraint") else {
      return nil
    }
    let open = "NSLayoutConstraint("
    guard text.hasPrefix(open), text.hasSuffix(")") else {
      throw ScenarioError(
        .badArgument,
        at: start,
        "'NSLayoutConstraint' needs a constraint in parentheses",
        help: "write such as 'NSLayoutConstraint(\(ConstraintParser.example))'"
      )
    }
    return WrittenConstraint(
      name: name,
      position: position,
      text: String(text.dropFirst(open.count).dropLast()),
      textPosition: start.moved(by: open.unicodeScalars.count),
      options: options
    )
  }

  /// Reads the constraint of an object.
  func object(
    _ written: WrittenConstraint,
    _ parser: StatementParser
  ) throws(ScenarioError) -> Scenario.Object {
    var constraints = try ConstraintParser(written.text, at: written.textPosition, parser)
    let forms = try constraints.constraints()
    guard forms.count == 1, let form = forms.first else {
      throw ScenarioError(
        .badArgument,
        at: written.textPosition,
        "'\(written.name)' names \(forms.count) constraints, expected one",
        help: "declare an object for each constraint"
      )
    }
    var object = Scenario.Object(
      name: written.name,
      label: written.name,
      type: .constraint,
      arguments: [.constraint(form)],
      position: written.position
    )
    if let options = written.options { try readOptions(options, into: &object) }
    return object
  }

  /// Assigns the device of the file to windows that have neither a frame nor a device.
  func setDevice(_ element: Element, of scenario: inout Scenario) throws(ScenarioError) {
    let device = try Self.device(element)
    for index in scenario.objects.indices
    where scenario.objects[index].type.kind == .window
      && scenario.objects[index].arguments.isEmpty && scenario.objects[index].device == nil
    {
      scenario.objects[index].device = device
    }
  }

  /// Reads the name of a device.
  static func device(_ element: Element) throws(ScenarioError) -> HeadlessDevice {
    let name = try text(element)
    if let device = HeadlessDevice.named(name) { return device }
    throw ScenarioError(
      .badValue,
      at: element.position,
      "there is no device '\(name)'",
      help: Suggestion.text(for: name, among: HeadlessDevice.all.map(\.name))
    )
  }
}
