/// Finds the types and members that source declares; bodies of functions are skipped.
package struct DeclarationParser {
  private let tokens: [SourceToken]
  private let brackets: Brackets
  private var types: [DeclaredType] = []
  /// The functions and variables outside types.
  private var globals: [DeclaredMember] = []
  private var modifiers = Modifiers()

  /// The modifiers and comments that precede a declaration.
  private struct Modifiers {
    var access: String?
    var inertReason: String?
    var isHidden = false
  }

  /// The declarations of a file.
  package struct Result: Sendable {
    /// The types and extensions, in the order of the file.
    package var types: [DeclaredType]
    /// The functions and variables outside types.
    package var globals: [DeclaredMember]
  }

  private init(_ tokens: [SourceToken]) {
    self.tokens = tokens
    brackets = Brackets(tokens)
  }

  /// Returns the declarations of a file.
  package static func declarations(in tokens: [SourceToken]) -> Result {
    var parser = DeclarationParser(tokens)
    parser.run()
    return Result(types: parser.types, globals: parser.globals)
  }

  /// A part of the file that remains to be read: the body of a type, or the file itself.
  private struct Scope {
    var range: Range<Int>
    var type: Int?
  }

  private mutating func run() {
    var scopes = [Scope(range: tokens.indices, type: nil)]
    while let scope = scopes.popLast() {
      modifiers = Modifiers()
      var index = scope.range.lowerBound
      while index < scope.range.upperBound {
        if let (body, type) = readType(at: &index, in: scope) {
          scopes.append(Scope(range: body, type: type))
        }
      }
    }
  }

  private static let modifierWords: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "optional", "indirect", "nonisolated", "isolated", "consuming", "borrowing",
    "prefix", "postfix", "infix", "distributed", "sending",
  ]
  private static let accessWords: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
  private static let memberWords: Set<String> = [
    "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype", "deinit",
    "import", "operator", "precedencegroup", "macro",
  ]

  /// Reads one declaration, or skips a token.
  ///
  /// - Returns: The body of a type, and the index of the type.
  private mutating func readType(at index: inout Int, in scope: Scope) -> (Range<Int>, Int)? {
    let token = tokens[index]
    guard token.kind == .word, !isMemberAccess(index) else {
      skip(&index, scope)
      return nil
    }
    if let kind = DeclaredType.Kind(rawValue: token.text), kind != .typealias,
      index + 1 < scope.range.upperBound, tokens[index + 1].kind == .word,
      !(kind == .class && isDeclarationWord(tokens[index + 1].text))
    {
      return readNominal(kind, at: &index, in: scope)
    }
    if Self.modifierWords.contains(token.text), isModifier(index, scope) {
      readModifier(&index)
    } else if Self.memberWords.contains(token.text) {
      readMember(at: &index, in: scope)
      modifiers = Modifiers()
    } else {
      modifiers = Modifiers()
      index += 1
    }
    return nil
  }

  private func isDeclarationWord(_ text: String) -> Bool {
    Self.memberWords.contains(text) || Self.modifierWords.contains(text)
  }

  private func isMemberAccess(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].is(".")
  }

  /// Whether a word that may be a modifier is followed by a declaration.
  private func isModifier(_ index: Int, _ scope: Scope) -> Bool {
    var next = index + 1
    if next < scope.range.upperBound, tokens[next].is("(") { next = brackets.end(of: next) + 1 }
    guard next < scope.range.upperBound else { return false }
    return tokens[next].kind == .word || tokens[next].is("@") || tokens[next].kind == .comment
  }

  private mutating func readModifier(_ index: inout Int) {
    let text = tokens[index].text
    index += 1
    let hasArgument = index < tokens.count && tokens[index].is("(")
    if hasArgument { index = brackets.end(of: index) + 1 }
    // 'private(set)' restricts only the setter.
    if Self.accessWords.contains(text), !hasArgument { modifiers.access = text }
    if ["static", "class", "override", "private", "fileprivate"].contains(text), !hasArgument {
      modifiers.isHidden = true
    }
  }

  private mutating func skip(_ index: inout Int, _ scope: Scope) {
    let token = tokens[index]
    if token.kind == .comment {
      if token.text.hasPrefix("inert:") {
        modifiers.inertReason = String(token.text.dropFirst(6).drop { $0 == " " })
      }
      index += 1
    } else if token.is("@") {
      index += 2
      while index + 1 < scope.range.upperBound, tokens[index].is(".") { index += 2 }
      if index < scope.range.upperBound, tokens[index].is("(") {
        index = brackets.end(of: index) + 1
      }
    } else {
      if token.kind == .punctuation { index = max(index, brackets.end(of: index)) }
      index += 1
      modifiers = Modifiers()
    }
  }

  private mutating func readNominal(
    _ kind: DeclaredType.Kind,
    at index: inout Int,
    in scope: Scope
  ) -> (Range<Int>, Int)? {
    let line = tokens[index].line
    index += 1
    var name = tokens[index].text
    index += 1
    while index + 1 < scope.range.upperBound, tokens[index].is("."),
      tokens[index + 1].kind == .word
    {
      name += ".\(tokens[index + 1].text)"
      index += 2
    }
    skipGenerics(&index, scope)
    var parents: [String] = []
    if index < scope.range.upperBound, tokens[index].is(":") {
      index += 1
      parents = readParents(&index, scope)
    }
    while index < scope.range.upperBound, !tokens[index].is("{") { index += 1 }
    guard index < scope.range.upperBound else { return nil }
    let outer = scope.type.map { types[$0] }
    // The names of types that are nested without end would take quadratic space.
    let isNested = outer.map { $0.name.utf8.count < 1_000 } ?? false && kind != .extension
    let outerAccess = outer.map { $0.kind != .extension && $0.kind != .protocol || $0.isPublic }
    let access = modifiers.access
    let type = DeclaredType(
      kind: kind,
      name: isNested ? "\(outer?.name ?? "").\(name)" : name,
      parents: parents,
      isPublic: kind == .extension
        ? access == "public" || access == "open"
        : (access == "public" || access == "open"
          || (access == nil && outer?.kind == .extension && outerAccess == true)),
      inertReason: modifiers.inertReason ?? (isNested ? outer?.inertReason : nil),
      line: line
    )
    modifiers = Modifiers()
    types.append(type)
    let end = brackets.end(of: index)
    let body = (index + 1)..<max(index + 1, min(end, scope.range.upperBound))
    index = min(end, scope.range.upperBound - 1) + 1
    return (body, types.count - 1)
  }

  private func skipGenerics(_ index: inout Int, _ scope: Scope) {
    guard index < scope.range.upperBound, tokens[index].is("<") else { return }
    var depth = 0
    while index < scope.range.upperBound {
      if tokens[index].is("<") { depth += 1 }
      if tokens[index].is(">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private func readParents(_ index: inout Int, _ scope: Scope) -> [String] {
    var parents: [String] = []
    var name = ""
    while index < scope.range.upperBound {
      let token = tokens[index]
      if token.is("{") || token.is("where") { break }
      if token.is("<") {
        skipGenerics(&index, scope)
        continue
      }
      if token.is("@") {
        index += 2
        continue
      }
      if token.is(",") || token.is("&") {
        if !name.isEmpty { parents.append(name) }
        name = ""
      } else if token.kind == .word, !["any", "nonisolated"].contains(token.text) {
        name += token.text
      } else if token.is(".") {
        name += "."
      }
      index += 1
    }
    if !name.isEmpty { parents.append(name) }
    return parents
  }
}

extension DeclarationParser {
  /// Reads the name and parameters of a member; its body is skipped with the next tokens.
  private mutating func readMember(at index: inout Int, in scope: Scope) {
    let keyword = tokens[index].text
    let line = tokens[index].line
    index += 1
    switch keyword {
    case "func": readFunction(at: &index, in: scope)
    case "init", "subscript": readSignature(named: keyword, at: &index, in: scope)
    case "var", "let": readVariables(at: &index, in: scope)
    case "case":
      if scope.type.map({ types[$0].kind == .enum }) == true { readCases(at: &index, in: scope) }
    case "typealias": readAlias(line, at: &index, in: scope)
    default: break
    }
  }

  private mutating func add(
    _ base: String,
    _ parameters: [DeclaredMember.Parameter]?,
    at token: SourceToken? = nil,
    in scope: Scope,
    isCase: Bool = false
  ) {
    var isPublic = modifiers.access == "public" || modifiers.access == "open"
    var reason = modifiers.inertReason
    if let index = scope.type {
      let type = types[index]
      if modifiers.access == nil, type.isPublic,
        isCase || type.kind == .protocol || type.kind == .extension
      {
        isPublic = true
      }
      reason = reason ?? type.inertReason
    }
    let member = DeclaredMember(
      base: base,
      parameters: parameters,
      isPublic: isPublic,
      inertReason: reason,
      line: token?.line ?? 0,
      column: token?.column ?? 0,
      isHidden: modifiers.isHidden
    )
    if let index = scope.type {
      types[index].members.append(member)
    } else {
      globals.append(member)
    }
  }

  private mutating func readFunction(at index: inout Int, in scope: Scope) {
    guard index < scope.range.upperBound else { return }
    let name = tokens[index]
    index += 1
    // An operator may have several tokens.
    while index < scope.range.upperBound, tokens[index].kind == .symbol, !tokens[index].is("<") {
      index += 1
    }
    readSignature(named: name.text, name, at: &index, in: scope)
  }

  private mutating func readSignature(
    named name: String,
    _ token: SourceToken? = nil,
    at index: inout Int,
    in scope: Scope
  ) {
    if index < scope.range.upperBound, tokens[index].kind == .symbol,
      ["?", "!"].contains(tokens[index].text)
    {
      index += 1
    }
    skipGenerics(&index, scope)
    guard index < scope.range.upperBound, tokens[index].is("(") else { return }
    let end = min(brackets.end(of: index), scope.range.upperBound)
    add(name, parameters(in: (index + 1)..<max(index + 1, end)), at: token, in: scope)
    index = end + 1
  }

  private func parameters(in range: Range<Int>) -> [DeclaredMember.Parameter] {
    var parameters: [DeclaredMember.Parameter] = []
    var label: String?
    var hasDefault = false
    var angles = 0
    var index = range.lowerBound
    func finish() {
      if let label { parameters.append(.init(label: label, hasDefault: hasDefault)) }
    }
    while index < range.upperBound {
      let token = tokens[index]
      if token.is("@") {
        index += 2
        continue
      }
      if token.is("<") { angles += 1 }
      if token.is(">") { angles = max(0, angles - 1) }
      if token.is(","), angles == 0 {
        finish()
        (label, hasDefault) = (nil, false)
      } else if label == nil, token.kind == .word {
        label = token.text
      } else if token.is("=") {
        hasDefault = true
      }
      index = (token.kind == .punctuation ? brackets.end(of: index) : index) + 1
    }
    finish()
    return parameters
  }

  private mutating func readVariables(at index: inout Int, in scope: Scope) {
    while index < scope.range.upperBound {
      guard tokens[index].kind == .word else { return }
      add(tokens[index].text, nil, at: tokens[index], in: scope)
      index += 1
      // 'var x, y: Int' declares both.
      guard index < scope.range.upperBound, tokens[index].is(",") else { return }
      index += 1
    }
  }

  private mutating func readCases(at index: inout Int, in scope: Scope) {
    while index < scope.range.upperBound, tokens[index].kind == .word {
      let name = tokens[index].text
      index += 1
      var parameters: [DeclaredMember.Parameter]?
      if index < scope.range.upperBound, tokens[index].is("(") {
        let end = min(brackets.end(of: index), scope.range.upperBound)
        parameters = self.parameters(in: (index + 1)..<max(index + 1, end))
        index = end + 1
      }
      add(name, parameters, in: scope, isCase: true)
      if index < scope.range.upperBound, tokens[index].is("=") { index += 2 }
      guard index < scope.range.upperBound, tokens[index].is(",") else { return }
      index += 1
    }
  }

  private mutating func readAlias(_ line: Int, at index: inout Int, in scope: Scope) {
    guard index < scope.range.upperBound, tokens[index].kind == .word else { return }
    let name = tokens[index].text
    index += 1
    skipGenerics(&index, scope)
    guard index + 1 < scope.range.upperBound, tokens[index].is("=") else { return }
    index += 1
    var target = ""
    while index < scope.range.upperBound,
      tokens[index].is(".")
        || (tokens[index].kind == .word && (target.isEmpty || target.hasSuffix(".")))
    {
      target += tokens[index].text
      index += 1
    }
    let outer = scope.type.map { types[$0] }
    types.append(
      DeclaredType(
        kind: .typealias,
        name: outer.map { "\($0.name).\(name)" } ?? name,
        parents: target.isEmpty ? [] : [target],
        isPublic: modifiers.access == "public" || modifiers.access == "open"
          || (modifiers.access == nil && outer?.kind == .extension && outer?.isPublic == true),
        inertReason: modifiers.inertReason,
        line: line
      )
    )
  }
}
