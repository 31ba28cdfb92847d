import SwiftSyntax

/// A visitor of the code that is compiled as on iOS, with the types around each node.
class ActiveCodeVisitor: SyntaxVisitor {
  let file: ParsedFile
  let condition: BuildCondition
  /// The conditions around a node whose value is not known, such as `DEBUG`.
  private(set) var unknownConditions: [String] = []

  init(file: ParsedFile, condition: BuildCondition) {
    self.file = file
    self.condition = condition
    super.init(viewMode: .sourceAccurate)
  }

  /// Called for each part of a `#if` before its code.
  func willVisit(_ clause: IfConfigClauseSyntax) {}

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier = Truth.no
    var previous: [String] = []
    for clause in node.clauses {
      willVisit(clause)
      let value = clause.condition.map(condition.truth(of:)) ?? .yes
      let isActive = !earlier && value
      if isActive != .no, let elements = clause.elements {
        let own = clause.condition?.inOneLine
        let isKnown = isActive == .yes
        if !isKnown {
          let parts = previous.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
          unknownConditions.append(parts.joined(separator: " && "))
        }
        walk(Syntax(elements))
        if !isKnown { unknownConditions.removeLast() }
      }
      earlier = earlier || value
      if value == .unknown, let own = clause.condition?.inOneLine { previous.append(own) }
    }
    return .skipChildren
  }
}
