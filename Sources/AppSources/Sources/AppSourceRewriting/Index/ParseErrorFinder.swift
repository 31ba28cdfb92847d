import SwiftSyntax

/// Finds the first code of a file that does not parse, in the parts that are compiled.
final class ParseErrorFinder: SyntaxAnyVisitor {
  private let condition: BuildCondition
  private var offset: Int?

  private init(_ condition: BuildCondition) {
    self.condition = condition
    super.init(viewMode: .all)
  }

  /// Returns the offset of the first error; `nil` for code that the compiler reads.
  static func firstError(in tree: SourceFileSyntax, _ condition: BuildCondition) -> Int? {
    guard tree.hasError else { return nil }
    let finder = ParseErrorFinder(condition)
    finder.walk(tree)
    return finder.offset
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard offset == nil, node.hasError else { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self) {
      offset = node.start
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // The compiler does not read the code of another system or version of the language.
    var earlier = Truth.no
    for clause in node.clauses {
      let value = clause.condition.map(condition.truth(of:)) ?? .yes
      if (!earlier && value) != .no, let elements = clause.elements { walk(Syntax(elements)) }
      earlier = earlier || value
    }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard offset == nil else { return .skipChildren }
    if token.presence == .missing {
      offset = token.start
    } else if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error,
      // The compiler warns of `@objc (name)` in the language modes before 6.
      ![.extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError].contains(
        diagnostic.kind
      )
    {
      offset = token.start
    }
    return .skipChildren
  }
}
