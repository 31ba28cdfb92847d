extension StatementParser {
  /// Reads `constrain A.leading == B.trailing + 8` or `constrain "H:|-[A]-|" .alignAllTop`.
  func constrain(
    _ text: String,
    at position: FilePosition
  ) throws(ScenarioError) -> Statement.Action {
    let rest = text.dropFirst("constrain".count).drop { $0 == " " }
    let column = text.unicodeScalars.count - rest.unicodeScalars.count
    let start = position.moved(by: column)
    guard !rest.isEmpty else {
      throw ScenarioError(
        .badStatement,
        at: start,
        "'constrain' needs a constraint after it",
        help: "write such as 'constrain \(ConstraintParser.example)'"
      )
    }
    guard rest.first == "\"" else {
      var parser = try ConstraintParser(String(rest), at: start, self)
      return .constrain(try parser.constraints())
    }
    return .constrainVisually(try visual(rest, at: start))
  }

  private func visual(
    _ text: Substring,
    at position: FilePosition
  ) throws(ScenarioError) -> VisualForm {
    let inner = text.dropFirst()
    guard let close = inner.firstIndex(of: "\"") else {
      throw ScenarioError(
        .badStatement,
        at: position,
        "the text that begins here is not closed",
        help: "close it with a quotation mark"
      )
    }
    var options: [String] = []
    let reader = ArgumentReader(parser: self)
    let rest = inner[inner.index(after: close)...]
    var column = text.unicodeScalars.count - rest.unicodeScalars.count
    for word in rest.split(separator: " ", omittingEmptySubsequences: false) {
      defer { column += word.unicodeScalars.count + 1 }
      guard !word.isEmpty else { continue }
      var option = try ExpressionParser(String(word), at: position.moved(by: column))
      let argument = try reader.argument(
        try option.statement().left,
        .choice(VisualForm.options),
        of: "constrain"
      )
      if case .choice(let name) = argument { options.append(name) }
    }
    let views = objects.filter { $0.value.isA(.view) }.sorted { $0.key < $1.key }
    return VisualForm(
      format: String(inner[..<close]),
      options: options,
      views: views.map { name, kind in
        ObjectPath(name: name, properties: [], kind: kind, position: position)
      }
    )
  }
}
