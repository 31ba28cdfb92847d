/// The types of a file's variables and parameters, as far as they are written.
struct VariableTypes {
  private var types: [String: String] = [:]
  /// The names of variables and parameters.
  private(set) var names: Set<String> = []
  private var ambiguous: Set<String> = []

  /// Reads `let x: T`, `let x = T(…)` and `x: T` of parameters.
  init(_ tokens: [SourceToken], isType: (String) -> Bool) {
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let isDeclared = index > 0 && (tokens[index - 1].is("let") || tokens[index - 1].is("var"))
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isParameter =
        next?.is(":") == true && index > 0
        && (tokens[index - 1].kind == .word || tokens[index - 1].is("(")
          || tokens[index - 1].is(","))
      guard isDeclared || isParameter else { continue }
      names.insert(token.text)
      guard index + 2 < tokens.count, next?.is(":") == true || next?.is("=") == true else {
        if isDeclared { ambiguous.insert(token.text) }
        continue
      }
      var position = index + 2
      while position < tokens.count,
        ["any", "some", "inout", "weak"].contains(tokens[position].text)
      {
        position += 1
      }
      add(token.text, tokens, position, isValue: next?.is("=") == true, isType: isType)
    }
  }

  private mutating func add(
    _ name: String,
    _ tokens: [SourceToken],
    _ position: Int,
    isValue: Bool,
    isType: (String) -> Bool
  ) {
    guard position < tokens.count else { return }
    let type = tokens[position].text
    let follower = position + 1 < tokens.count ? tokens[position + 1] : nil
    guard isType(type), !isValue || follower?.is("(") == true, follower?.is(".") != true else {
      ambiguous.insert(name)
      return
    }
    if let other = types[name], other != type { ambiguous.insert(name) }
    types[name] = type
  }

  /// The type of a variable, if all variables of this name in the file have it.
  func type(of name: String) -> String? {
    ambiguous.contains(name) ? nil : types[name]
  }
}
