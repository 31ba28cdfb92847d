import SwiftSyntax

extension FileRewriter {
  /// Turns a protocol of Objective-C into one of Swift: bound to classes, and with throwing
  /// requirements instead of optional ones.
  ///
  /// A class that does not implement an optional requirement inherits an implementation that
  /// throws, so that `try?` gives `nil` where Objective-C finds no method.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.names.contains("objc") else { return }
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if inherited.contains(where: { ["class", "AnyObject"].contains($0) }) {
      // The protocol is bound to classes already.
    } else if let first = node.inheritanceClause?.inheritedTypes.first {
      edits.append(Edit(at: first.start, "AnyObject, "))
    } else {
      edits.append(Edit(at: node.name.end, ": AnyObject"))
    }
    var defaults: [String] = []
    for item in node.memberBlock.members {
      if let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.hasOptional {
        defaults.append(defaultImplementation(of: function))
      } else if let property = item.decl.as(VariableDeclSyntax.self), property.modifiers.hasOptional
      {
        defaults += defaultImplementations(of: property)
      }
    }
    guard !defaults.isEmpty else { return }
    let protocolName = enclosingPart.map { "\($0.name).\(node.name.text)" } ?? node.name.text
    additions.append("extension \(protocolName) {")
    additions += defaults.map { "  \($0)" }
    additions.append("}")
  }

  private func defaultImplementation(of function: FunctionDeclSyntax) -> String {
    let signature = function.signature
    let effects = signature.effectSpecifiers
    var declaration =
      "func \(function.name.text)\(function.genericParameterClause?.inOneLine ?? "")"
    declaration += signature.parameterClause.inOneLine
    declaration += effects?.asyncSpecifier == nil ? "" : " async"
    declaration += " throws"
    declaration += signature.returnClause.map { " \($0.inOneLine)" } ?? ""
    if effects?.throwsClause == nil {
      let end = effects?.asyncSpecifier?.end ?? signature.parameterClause.end
      edits.append(Edit(at: end, " throws"))
    }
    return "\(declaration) { throw LifelineMissingImplementation() }"
  }

  private func defaultImplementations(of property: VariableDeclSyntax) -> [String] {
    property.bindings.compactMap { binding in
      guard let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      let declaration = "var \(name.identifier.text): \(type.inOneLine)"
      guard index.optionalProperties.contains(name.identifier.text),
        let block = binding.accessorBlock
      else { return "\(declaration) { nil }" }
      // Through the protocol, an optional property can only be read.
      replace(block, with: "{ get throws }")
      return "\(declaration) { get throws { throw LifelineMissingImplementation() } }"
    }
  }

  // MARK: Calls

  /// Rewrites `receiver.method?(…)` for an optional requirement.
  func rewriteOptionalCall(_ call: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let access: MemberAccessExprSyntax
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    {
      (mark, access) = (chain.questionMark, member)
    } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self)
    {
      (mark, access) = (forced.exclamationMark, member)
    } else {
      return
    }
    let name = access.declName.baseName.text
    if index.optionalRequirements[name] != nil {
      edits.append(Edit(mark.range, ""))
      edits.append(Edit(at: call.start, mark.text == "!" ? "(try! " : "(try? "))
      edits.append(Edit(at: call.end, mark.text == "!" || !call.isBaseOfChain ? ")" : ")?"))
    } else if isDelegateMethod(name, call) {
      edits.append(Edit(mark.range, ""))
      guard mark.text == "?", !call.isStatement, !(access.base?.containsOptionalChain ?? true),
        !call.isBaseOfChain
      else { return }
      edits.append(Edit(at: call.start, "Optional("))
      edits.append(Edit(at: call.end, ")"))
    }
  }

  /// Whether a name is that of an optional method of one of UIKit's delegates: properties with
  /// closures are called without labels.
  private func isDelegateMethod(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard !index.propertyNames.contains(name) else { return false }
    if call.arguments.dropFirst().contains(where: { $0.label != nil }) { return true }
    return Self.delegatePrefixes.contains { name.hasPrefix($0) }
  }

  // MARK: References

  /// Rewrites `receiver.property` and `receiver.method` without a call for optional requirements.
  func rewriteOptionalReference(_ access: MemberAccessExprSyntax) {
    guard let base = access.base else { return }
    let name = access.declName.baseName.text
    guard index.optionalProperties.contains(name) || index.optionalRequirements[name] != nil,
      !["self", "super", "Self"].contains(base.trimmedDescription)
    else { return }
    if index.optionalProperties.contains(name) {
      // A property of a class may have the name: 'try?' must not change the meaning of its use.
      let isOptional =
        access.useOfOptional != nil
        || (base.containsOptionalChain && !index.propertyNames.contains(name))
      guard isOptional, !access.isCalled, !access.isBaseOfMember, !access.isAssigned else { return }
      edits.append(Edit(at: access.start, "(try? "))
      edits.append(Edit(at: access.end, ")"))
    } else if let requirements = index.optionalRequirements[name], !access.isCalled {
      rewriteReference(access, base: base, to: requirements)
    }
  }

  private func rewriteReference(
    _ access: MemberAccessExprSyntax,
    base: ExprSyntax,
    to requirements: [Member]
  ) {
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    let named = requirements.filter { labels == nil || $0.parameters.map(\.label) == labels }
    guard let requirement = named.first,
      labels != nil || !index.propertyNames.contains(requirement.name),
      let use = access.useOfOptional
        ?? (labels != nil && base.containsOptionalChain ? .value : nil)
    else { return }
    // 'a?.b?.method' asks whether the receiver 'a?.b' has the method.
    let receiver = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let selector = "Selector(\(requirement.selectorName.swiftLiteral))"
    let question = "appImplements(\(receiver.inOneLine), \(selector), in: LifelineModule.self)"
    usesRuntime = true
    if case .comparison = use {
      replace(access, with: "(\(question) ? true : nil)")
      return
    }
    let isChained = base.containsOptionalChain
    let method = isChained ? access.inOneLine : "Optional(\(access.inOneLine))"
    let arguments = requirement.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
    replace(
      access,
      with: "(\(question) ? \(method) : nil).map({ method in { try! method(\(arguments)) } })"
    )
  }

  private static let delegatePrefixes = [
    "application", "collectionView", "gestureRecognizer", "navigationController",
    "numberOfSections", "pageViewController", "pickerView", "presentationController", "scene",
    "scrollView", "searchBar", "splitViewController", "tabBar", "tableView", "textField",
    "textView",
    "updateSearchResults", "windowScene",
  ]
}

extension DeclModifierListSyntax {
  fileprivate var hasOptional: Bool { contains { $0.name.text == "optional" } }
}

extension FunctionCallExprSyntax {
  /// Whether the call continues with a member, a call or a subscript.
  fileprivate var isBaseOfChain: Bool {
    guard let parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == id }
    return parent.is(FunctionCallExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
  }

  var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}

extension ExprSyntax {
  fileprivate var containsOptionalChain: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
  }
}

/// How an expression with a value that may be missing is used.
private enum UseOfOptional {
  case comparison, value
}

extension MemberAccessExprSyntax {
  /// Whether the member is called, also as `member?(…)`.
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    { node = parent }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.id == node.id
  }

  /// Whether a member of the member's value follows.
  fileprivate var isBaseOfMember: Bool {
    parent?.is(MemberAccessExprSyntax.self) ?? false
      || parent?.is(SubscriptCallExprSyntax.self) ?? false
  }

  /// Whether the member, or a member of its value, is assigned to or passed with `&`.
  fileprivate var isAssigned: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(ExprSyntax.self), !parent.is(SequenceExprSyntax.self),
      !parent.is(FunctionCallExprSyntax.self)
    {
      if parent.is(InOutExprSyntax.self) { return true }
      node = parent
    }
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
      elements.count > 1, elements[0].id == node.id
    else { return false }
    if elements[1].is(AssignmentExprSyntax.self) { return true }
    let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }

  /// The expression that requires an optional value; `nil` for other expressions.
  fileprivate var useOfOptional: UseOfOptional? {
    guard let parent else { return nil }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return .value
    }
    if let initializer = parent.as(InitializerClauseSyntax.self) {
      return initializer.parent?.is(OptionalBindingConditionSyntax.self) == true ? .value : nil
    }
    guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
      let position = elements.firstIndex(where: { $0.id == id }), position + 1 < elements.count,
      let name = elements[position + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    if name == "??" { return .value }
    guard ["==", "!="].contains(name), position + 2 < elements.count else { return nil }
    return elements[position + 2].is(NilLiteralExprSyntax.self) ? .comparison : nil
  }
}
