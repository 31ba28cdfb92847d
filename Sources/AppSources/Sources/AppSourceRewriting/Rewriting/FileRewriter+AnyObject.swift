import SwiftSyntax

extension FileRewriter {
  /// Rewrites `(object as AnyObject).method(…)`, whose method Objective-C finds in the object's
  /// class.
  func rewriteDynamicCall(_ call: FunctionCallExprSyntax) {
    var called = call.calledExpression
    let isOptional = called.is(OptionalChainingExprSyntax.self)
    if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
    if let forced = called.as(ForceUnwrapExprSyntax.self) { called = forced.expression }
    guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      base.isCastToAnyObject
    else { return }
    rewrittenMembers.insert(access.id)
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let name = "\(access.declName.baseName.text)(\(labels.map { $0 + ":" }.joined()))"
    guard let leftParen = call.leftParen, call.trailingClosure == nil, call.arguments.count <= 2,
      let type = resultType(of: access.declName.baseName.name, labels, isUsed: !call.isStatement)
    else { return reportDynamicLookup(access) }
    usesRuntime = true
    let function = isOptional ? "appSendIfImplemented" : "appSend"
    edits.append(Edit(at: call.start, "\(function)(\(name.swiftLiteral), to: "))
    let replaced = base.end..<leftParen.end
    edits.append(
      Edit(
        replaced,
        ", as: (\(type)).self\(call.arguments.isEmpty ? "" : ", ")"
          + file.source.bytes.lineBreaks(in: replaced)
      )
    )
    for argument in call.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.append(Edit(label.start..<colon.end, ""))
    }
  }

  /// Rewrites `(object as AnyObject).property`.
  func rewriteDynamicProperty(_ access: MemberAccessExprSyntax) {
    guard let base = access.base, base.isCastToAnyObject, !rewrittenMembers.contains(access.id)
    else {
      return
    }
    let name = access.declName.baseName.name
    var types: Set<String> = []
    for member in index.parts.joined().flatMap(\.members)
    where member.kind == .property && member.name == name && !member.isStatic {
      types.insert(member.type ?? "")
    }
    if types.isEmpty, let type = Self.valueTypes[name] { types = [type] }
    guard access.declName.argumentNames == nil, types.count == 1, let type = types.first,
      !type.isEmpty
    else { return reportDynamicLookup(access) }
    usesRuntime = true
    let written = type.last == "!" ? String(type.dropLast()) : type
    edits.append(Edit(at: access.start, "appMember(\(name.swiftLiteral), of: "))
    let replaced = base.end..<access.end
    edits.append(
      Edit(replaced, ", as: (\(written)).self)" + file.source.bytes.lineBreaks(in: replaced))
    )
  }

  /// The types of the values in objects of Foundation.
  private static let valueTypes: [String: String] = [
    "boolValue": "Bool", "cgPointValue": "CGPoint", "cgRectValue": "CGRect",
    "cgSizeValue": "CGSize", "doubleValue": "Double", "floatValue": "Float", "intValue": "Int32",
    "int64Value": "Int64", "stringValue": "String", "uintValue": "UInt",
  ]

  /// Returns the type of a method's result that the module's declarations agree on; `Void` where
  /// the result is not used.
  private func resultType(of name: String, _ labels: [String], isUsed: Bool) -> String? {
    var types: Set<String> = []
    for member in index.parts.joined().flatMap(\.members)
    where member.kind == .function && member.name == name && !member.isStatic
      && member.parameters.map(\.label) == labels
    {
      types.insert(member.isReturningNothing ? "Void" : member.type ?? "Void")
    }
    if types.count == 1 { return types.first }
    return isUsed ? nil : "Void"
  }

  private func reportDynamicLookup(_ access: MemberAccessExprSyntax) {
    report(
      .error,
      at: access.declName,
      "'\(access.declName.trimmedDescription)' of 'AnyObject' is found by the Objective-C runtime, "
        + "and no declaration of the module gives its type",
      help: "cast to the class or protocol that declares it"
    )
  }
}

extension ExprSyntax {
  /// Whether the expression is `(object as AnyObject)`.
  fileprivate var isCastToAnyObject: Bool {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    else { return false }
    return cast.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
  }
}
