/// Finds the uses of UIKit's names in the tokens of a file.
struct UseScanner {
  private let tokens: [SourceToken]
  private let brackets: Brackets
  private let path: String
  private let index: APIIndex
  private let app: AppDeclarations
  private let variables: VariableTypes
  /// The enclosing types, with the index of the bracket that ends their bodies.
  private var scopes: [(end: Int, type: String)] = []
  /// The first brace behind the last declaration of a type, so that unfinished ones are read once.
  private var nextBrace = 0
  private(set) var uses: [APIUse] = []
  private(set) var modules: Set<String> = []

  init(_ tokens: [SourceToken], path: String, index: APIIndex, app: AppDeclarations) {
    self.tokens = tokens
    self.path = path
    self.index = index
    self.app = app
    brackets = Brackets(tokens)
    variables = VariableTypes(tokens) { index.row($0) != nil && !app.declares($0) }
  }

  mutating func run() {
    var position = 0
    while position < tokens.count {
      while let scope = scopes.last, scope.end <= position { scopes.removeLast() }
      let token = tokens[position]
      switch token.kind {
      case .directive: readDirective(token)
      case .word: position = readWord(at: position)
      case .punctuation where token.text == "@": readAttribute(at: position)
      default: break
      }
      position += 1
    }
  }

  private mutating func report(_ kind: APIUse.Kind, _ name: String, _ token: SourceToken) {
    uses.append(
      APIUse(kind: kind, name: name, path: path, line: token.line, column: token.column)
    )
  }

  private mutating func report(_ found: APIIndex.Found?, _ token: SourceToken) {
    guard let found else { return }
    let name = found.type.isEmpty ? found.name.text : "\(found.type).\(found.name.text)"
    switch found.status {
    case .absent: report(.absent, name, token)
    case .inert: report(.inert, name, token)
    case .behaves: break
    }
  }

  // MARK: Constructs that the compiler refuses

  private mutating func readDirective(_ token: SourceToken) {
    if RefusedConstruct.reason(for: token.text) != nil { report(.refused, token.text, token) }
  }

  private mutating func readAttribute(at position: Int) {
    guard position + 1 < tokens.count, tokens[position + 1].kind == .word else { return }
    let name = "@\(tokens[position + 1].text)"
    if RefusedConstruct.reason(for: name) != nil { report(.refused, name, tokens[position]) }
  }

  // MARK: Names

  private func token(_ position: Int) -> SourceToken? {
    tokens.indices.contains(position) ? tokens[position] : nil
  }

  /// Reads a word, and returns the position of the last token that was read with it.
  private mutating func readWord(at position: Int) -> Int {
    let word = tokens[position]
    if self.token(position - 1)?.is(".") == true {
      readMember(at: position)
      return position
    }
    switch word.text {
    case "import":
      return readImport(at: position)
    case "class", "struct", "enum", "actor", "extension", "protocol":
      return readType(at: position)
    case "func", "var":
      readDeclaration(at: position)
      return position
    default:
      break
    }
    if index.row(word.text) != nil { return readTypeName(at: position) }
    if let row = index.function(word.text), self.token(position + 1)?.is("(") == true,
      !app.members.contains(word.text)
    {
      report(APIIndex.Found(type: "", name: APIName(row.name), status: row.status), word)
    } else if Self.looksLikeUIKit(word.text), !app.declares(word.text),
      !app.members.contains(word.text)
    {
      report(.unlisted, word.text, word)
    } else {
      readUnqualified(at: position)
    }
    return position
  }

  private static func looksLikeUIKit(_ name: String) -> Bool {
    guard name.utf8.count > 3 else { return false }
    for prefix in ["UI", "CA", "WK", "NSLayout", "NSCollectionLayout", "NSDiffable"]
    where name.hasPrefix(prefix) {
      let rest = name.utf8.dropFirst(prefix.utf8.count)
      guard let first = rest.first, let second = rest.dropFirst().first else { return false }
      // 'UIButton', but not 'UISTRING' or 'UInt'.
      return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
        && UInt8(ascii: "a")...UInt8(ascii: "z") ~= second
    }
    return false
  }

  private mutating func readImport(at position: Int) -> Int {
    var next = position + 1
    while let word = token(next), word.kind == .word,
      ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(word.text)
    {
      next += 1
    }
    guard let module = token(next), module.kind == .word, module.line == tokens[position].line
    else { return position }
    modules.insert(module.text)
    while token(next + 1)?.is(".") == true, token(next + 2)?.kind == .word { next += 2 }
    return next
  }

  /// Enters a type: members without a receiver are its own and those of its superclass.
  private mutating func readType(at position: Int) -> Int {
    guard let name = token(position + 1), name.kind == .word,
      !["func", "var", "let", "subscript", "override"].contains(name.text)
    else { return position }
    var next = max(position + 2, nextBrace)
    while let token = token(next), !token.is("{"), !token.is("}") { next += 1 }
    nextBrace = next
    guard token(next)?.is("{") == true else { return position }
    scopes.append((brackets.end(of: next), name.text))
    // The name of a declared type is not a use; the name of an extended type is one.
    return tokens[position].text == "extension" ? position : position + 1
  }

  /// The UIKit type that the enclosing type is or inherits from.
  private var enclosingTypes: [String] {
    guard let scope = scopes.last else { return [] }
    return index.row(scope.type) != nil && !app.declares(scope.type)
      ? [scope.type] : kitParents(of: scope.type)
  }

  /// The UIKit types among the superclasses and protocols of a type of the app.
  private func kitParents(of type: String) -> [String] {
    var found: [String] = []
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      for parent in (app.parents[type] ?? []).sorted() {
        if index.row(parent) != nil, !app.declares(parent) {
          found.append(parent)
        } else {
          pending.append(parent)
        }
      }
    }
    return found
  }

  private mutating func readTypeName(at position: Int) -> Int {
    var name = tokens[position].text
    guard !app.declares(name) else { return position }
    var last = position
    while token(last + 1)?.is(".") == true, let next = token(last + 2), next.kind == .word,
      index.row("\(name).\(next.text)") != nil
    {
      name += ".\(next.text)"
      last += 2
    }
    guard let row = index.row(name) else { return last }
    switch row.status {
    case .absent: report(.absent, name, tokens[position])
    case .inert: report(.inert, name, tokens[position])
    case .behaves:
      if token(last + 1)?.is("(") == true, let labels = labels(at: last + 1) {
        report(index.member("init", labels, in: name), tokens[position])
      }
    }
    return last
  }

  private mutating func readMember(at position: Int) {
    let word = tokens[position]
    // Members of the app shadow those of UIKit.
    guard !app.members.contains(word.text) else { return }
    let labels = token(position + 1)?.is("(") == true ? labels(at: position + 1) : nil
    let types = receiverTypes(before: position - 1)
    guard types.isEmpty else {
      report(found(word.text, labels, in: types), word)
      return
    }
    guard modules.contains("UIKit"), Self.isDistinctive(word.text) else { return }
    report(index.absentMember(word.text, labels), word)
  }

  /// Finds a member in several types; one that compiles wins.
  private func found(
    _ base: String,
    _ labels: [String]?,
    in types: [String],
    isExact: Bool = false
  ) -> APIIndex.Found? {
    let all = types.compactMap { index.member(base, labels, in: $0, isExact: isExact) }
    let found = all.first { $0.status != .absent } ?? all.first
    // A type that is absent itself has been reported.
    guard let found, index.row(found.type)?.status != .absent else { return nil }
    return found
  }

  private static func isDistinctive(_ name: String) -> Bool {
    name.utf8.count >= 10 && name.utf8.dropFirst().contains { 65...90 ~= $0 }
  }

  private func receiverTypes(before dot: Int) -> [String] {
    var position = dot - 1
    if let mark = token(position), mark.kind == .symbol, ["?", "!"].contains(mark.text) {
      position -= 1
    }
    guard let receiver = token(position), receiver.kind == .word else { return [] }
    let isMember = token(position - 1)?.is(".") == true
    if isMember, let outer = token(position - 2), outer.kind == .word, outer.text != "self" {
      let nested = "\(outer.text).\(receiver.text)"
      return index.row(nested) != nil && !app.declares(outer.text) ? [nested] : []
    }
    if isMember, token(position - 2)?.is("self") != true { return [] }
    if receiver.text == "self" || receiver.text == "super" { return enclosingTypes }
    if index.row(receiver.text) != nil, !app.declares(receiver.text) { return [receiver.text] }
    return variables.type(of: receiver.text).map { [$0] } ?? []
  }

  /// Reads a name without a receiver in a type that inherits from UIKit's.
  private mutating func readUnqualified(at position: Int) {
    let word = tokens[position]
    guard !scopes.isEmpty, !variables.names.contains(word.text), !app.members.contains(word.text),
      token(position + 1)?.is(":") != true
    else { return }
    let types = enclosingTypes
    guard !types.isEmpty else { return }
    let labels = token(position + 1)?.is("(") == true ? labels(at: position + 1) : nil
    guard let found = found(word.text, labels, in: types) else { return }
    if labels != nil || Self.isDistinctive(word.text) { report(found, word) }
  }

  /// Reads a function or property: an override, or a method of a delegate that only a subclass declares.
  private mutating func readDeclaration(at position: Int) {
    guard let name = token(position + 1), name.kind == .word else { return }
    let types = enclosingTypes
    guard !types.isEmpty else { return }
    let isOverride = (1...4).contains { token(position - $0)?.is("override") == true }
    let isFunction = tokens[position].text == "func"
    let declared = isFunction ? labels(at: position + 2, declares: true) : nil
    if isFunction, declared == nil { return }
    guard let found = found(name.text, declared, in: types, isExact: isFunction),
      found.status == .absent
    else { return }
    // Without 'override', only the methods of protocols are meant.
    if isOverride || found.name.labels?.count ?? 0 > 1 { report(found, name) }
  }

  /// The labels of a call or of a declaration, whose parentheses begin at a position.
  private func labels(at position: Int, declares: Bool = false) -> [String]? {
    guard token(position)?.is("(") == true else { return nil }
    let end = brackets.end(of: position)
    var labels: [String] = []
    var next = position + 1
    var isStart = true
    while next < end, let token = token(next) {
      if isStart {
        let isLabel = token.kind == .word && (declares || self.token(next + 1)?.is(":") == true)
        labels.append(isLabel ? token.text : "_")
        isStart = false
      }
      if token.is(",") { isStart = true }
      next = (token.kind == .punctuation ? brackets.end(of: next) : next) + 1
    }
    return labels
  }
}
