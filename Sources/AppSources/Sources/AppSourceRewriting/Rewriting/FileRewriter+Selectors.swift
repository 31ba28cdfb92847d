import SwiftSyntax

extension FileRewriter {
  /// Replaces `#selector(Type.method(_:))` by a selector with the method, or by one of its name
  /// where the class of the receiver cannot be seen.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    usesRuntime = true
    replace(node, with: selector(of: argument))
  }

  private func selector(of argument: LabeledExprSyntax) -> String {
    var expression = argument.expression
    var cast: String?
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      expression = first
      cast = sequence.elements.last.map(\.inOneLine)
    } else if let conversion = expression.as(AsExprSyntax.self) {
      expression = conversion.expression
      cast = conversion.type.inOneLine
    }
    while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    { expression = only.expression }

    let name: DeclReferenceExprSyntax
    let receiver: Receiver
    if let access = expression.as(MemberAccessExprSyntax.self) {
      name = access.declName
      receiver = access.base.map(self.receiver) ?? enclosingReceiver
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference
      receiver = enclosingReceiver
    } else {
      report(
        .error,
        at: argument,
        "the argument of '#selector' is not the name of a method",
        help: "write '#selector(Type.method(_:))'"
      )
      return "Selector(\"unknown\")"
    }
    if let accessor = argument.label?.text { return self.accessor(accessor, of: name, receiver) }
    if case .type(_, let type) = receiver { reportUncallable(name, of: type) }
    return selector(of: name, receiver, cast: cast)
  }

  /// Reports a selector of a method that UIKit cannot call, or not without harm.
  private func reportUncallable(_ name: DeclReferenceExprSyntax, of type: String) {
    let labels = name.argumentNames.map { $0.arguments.map(\.name.text) }
    let base = name.baseName.text
    let method = MethodReference(index: index).method(named: base, labels: labels, of: type)?.0
    guard let method else { return }
    let subject = "the selector of '\(method.fullName)'"
    if case .none(let reason) = method.selectorCall {
      report(
        .warning,
        at: name,
        "\(subject) calls nothing: \(reason)",
        help: "name a method with at most two parameters; a method that only a function such as "
          + "'UIImageWriteToSavedPhotosAlbum' calls can stay"
      )
    } else if method.isAsynchronous {
      report(
        .warning,
        at: name,
        "\(subject) calls an asynchronous method: UIKit passes no completion handler, and crashes "
          + "when the method ends",
        help: "name a method that starts a 'Task'"
      )
    } else if method.isThrowing {
      report(
        .warning,
        at: name,
        "\(subject) calls a method that throws: UIKit does not receive its errors",
        help: "handle the errors in the method"
      )
    }
  }

  private enum Receiver {
    /// A class, as it is written before the dot and as it is named in the index.
    case type(written: String, name: String)
    case unknown
  }

  private var enclosingReceiver: Receiver {
    guard let part = enclosingPart, part.kind != .protocol else { return .unknown }
    if part.kind == .extension, let declaration = index.declaration(of: part.name),
      index[declaration].kind == .protocol
    {
      return .unknown
    }
    return .type(written: part.name, name: part.name)
  }

  private func receiver(_ base: ExprSyntax) -> Receiver {
    let written = base.inOneLine
    if ["self", "Self", "super"].contains(written) || written == "type(of: self)" {
      return enclosingReceiver
    }
    let path = base.typePath
    guard let last = path?.last?.first, last.isUppercase, let path else { return .unknown }
    var name = path.joined(separator: ".")
    if path.first == module.name, path.count > 1 { name = path.dropFirst().joined(separator: ".") }
    let resolved = index.resolve(name, in: enclosingPart?.name ?? "") ?? name
    if let declaration = index.declaration(of: resolved), index[declaration].kind == .protocol {
      return .unknown
    }
    return .type(written: written, name: resolved)
  }

  private func selector(
    of name: DeclReferenceExprSyntax,
    _ receiver: Receiver,
    cast: String?
  ) -> String {
    let labels = name.argumentNames.map { $0.arguments.map(\.name.text) }
    let base = name.baseName.text
    let written = labels.map { "\(base)(\($0.map { $0 + ":" }.joined()))" } ?? base
    guard case .type(let type, let typeName) = receiver else {
      return "Selector(\((objectiveCName(of: base, labels: labels) ?? written).swiftLiteral))"
    }
    let reference = MethodReference(index: index)
    if let (member, overloads) = reference.method(named: base, labels: labels, of: typeName) {
      return MethodReference.selector(member, of: type, overloads: overloads)
    }
    // A method of UIKit or of another module.
    let function = "_lifelineSelector" + (labels.map { String($0.count) } ?? "")
    guard let cast else { return "\(function)(\(written.swiftLiteral), \(type).\(written))" }
    let isUnapplied = cast.components(separatedBy: "->") > 2
    let text = isUnapplied ? cast : "(\(type)) -> \(cast)"
    return "\(function)(\(written.swiftLiteral), \(type).\(written) as \(text))"
  }

  /// Returns the full name of the one method of the module with a name.
  private func objectiveCName(of base: String, labels: [String]?) -> String? {
    var names: Set<String> = []
    for part in index.parts.joined() {
      for member in part.members where member.kind == .function && member.name == base {
        if let labels, member.parameters.map(\.label) != labels { continue }
        names.insert(member.selectorName)
      }
    }
    return names.count == 1 ? names.first : nil
  }

  private func accessor(
    _ accessor: String,
    of name: DeclReferenceExprSyntax,
    _ receiver: Receiver
  ) -> String {
    let property = name.baseName.name
    guard accessor == "setter" else { return "Selector(\(property.swiftLiteral))" }
    let capitalized = property.prefix(1).uppercased() + property.dropFirst()
    return "Selector(\"set\(capitalized):\")"
  }

  /// Replaces `#keyPath(Type.property.part)` by `"property.part"`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let expression = node.arguments.first?.expression, var path = expression.typePath else {
      report(
        .error,
        at: node,
        "the argument of '#keyPath' is not a path of properties",
        help: "write '#keyPath(Type.property)'"
      )
      return
    }
    while path.count > 1, path[0].first?.isUppercase == true || path[0] == "self" {
      path.removeFirst()
    }
    replace(node, with: path.joined(separator: ".").swiftLiteral)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}

extension ExprSyntax {
  /// The names of a path such as `Outer.Inner`, without generic arguments; `nil` for other
  /// expressions.
  fileprivate var typePath: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return [reference.baseName.name] }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.typePath
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.typePath
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.typePath else {
      return nil
    }
    return base + [access.declName.baseName.name]
  }
}
