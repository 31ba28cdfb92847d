import SwiftSyntax

/// Collects the types, extensions and members of a file.
final class DeclarationCollector: ActiveCodeVisitor {
  private(set) var facts = FileFacts()
  private var open: [Int] = []
  private var functionDepth = 0

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ kind: TypePart.Kind
  ) -> SyntaxVisitorContinueKind {
    enter(
      node,
      kind,
      node.name.name,
      node.inheritanceClause,
      node.attributes,
      node.memberBlock,
      isGeneric: node.genericParameterClause != nil
    )
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .class)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other)
  }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other)
  }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node,
      .protocol,
      node.name.name,
      node.inheritanceClause,
      node.attributes,
      node.memberBlock,
      isGeneric: false
    )
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node,
      .extension,
      node.extendedType.nameOfType,
      node.inheritanceClause,
      node.attributes,
      node.memberBlock,
      isGeneric: false,
      hasRequirements: node.genericWhereClause != nil
    )
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  private func enter(
    _ node: some DeclSyntaxProtocol,
    _ kind: TypePart.Kind,
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax,
    _ block: MemberBlockSyntax,
    isGeneric: Bool,
    hasRequirements: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let container = functionDepth == 0 ? open.last : nil
    let outer = container.map { facts.parts[$0] }
    facts.parts.append(
      TypePart(
        kind: kind,
        name: outer.map { "\($0.name).\(name)" } ?? name,
        offset: node.position.utf8Offset,
        closingBrace: block.rightBrace.start,
        inherited: inheritance?.inheritedTypes.map { $0.type.nameOfType } ?? [],
        attributes: attributes.names,
        isUnavailable: attributes.repeated.contains { $0.isUnavailability },
        objectiveCName: attributes.objectiveCName,
        isGeneric: isGeneric || outer?.isGeneric ?? false,
        access: node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text).first {
          accessLevels.contains($0)
        },
        isLocal: functionDepth > 0,
        hasRequirements: hasRequirements,
        unknownConditions: unknownConditions,
        container: container
      )
    )
    open.append(facts.parts.count - 1)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberOfType {
      let signature = node.signature
      add(
        Member(
          kind: .function,
          name: node.name.text,
          offset: node.position.utf8Offset,
          attributes: node.attributes.names,
          objectiveCName: node.attributes.objectiveCName,
          modifiers: node.modifiers.map(\.name.text),
          parameters: signature.parameterClause.parameters.map(\.record),
          type: signature.returnClause?.type.inOneLine,
          isSettable: false,
          isConditional: !unknownConditions.isEmpty,
          effects: signature.effectSpecifiers?.inOneLine ?? "",
          genericParameters: node.genericParameterClause?.inOneLine ?? "",
          requirements: node.genericWhereClause?.inOneLine ?? "",
          repeatedAttributes: node.attributes.repeated
        )
      )
    } else if open.isEmpty {
      facts.globals.insert(node.name.name)
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberOfType {
      add(
        Member(
          kind: .initializer,
          name: node.optionalMark == nil ? "init" : "init?",
          offset: node.position.utf8Offset,
          attributes: node.attributes.names,
          objectiveCName: nil,
          modifiers: node.modifiers.map(\.name.text),
          parameters: node.signature.parameterClause.parameters.map(\.record),
          type: nil,
          isSettable: false,
          isConditional: !unknownConditions.isEmpty,
          effects: node.signature.effectSpecifiers?.inOneLine ?? "",
          genericParameters: node.genericParameterClause?.inOneLine ?? "",
          requirements: "",
          repeatedAttributes: node.attributes.repeated
        )
      )
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    // Bodies are read for their local types only.
    typeWords.areFound(in: node.range) ? .visitChildren : .skipChildren
  }

  /// The words without which code declares no types.
  private lazy var typeWords = MarkPositions(
    of: ["class", "struct", "enum", "actor", "protocol"],
    in: file.source.bytes
  )

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberOfType {
      add(
        Member(
          kind: .subscript,
          name: "subscript",
          offset: node.position.utf8Offset,
          attributes: node.attributes.names,
          objectiveCName: nil,
          modifiers: node.modifiers.map(\.name.text),
          parameters: node.parameterClause.parameters.map(\.record),
          type: node.returnClause.type.inOneLine,
          isSettable: node.accessorBlock?.isSettable ?? false,
          isConditional: !unknownConditions.isEmpty,
          effects: "",
          genericParameters: node.genericParameterClause?.inOneLine ?? "",
          requirements: node.genericWhereClause?.inOneLine ?? "",
          repeatedAttributes: []
        )
      )
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      if node.isMemberOfType {
        add(
          Member(
            kind: .property,
            name: name.text,
            offset: binding.position.utf8Offset,
            attributes: node.attributes.names,
            objectiveCName: node.attributes.objectiveCName,
            modifiers: node.modifiers.map(\.name.text),
            parameters: [],
            type: binding.typeAnnotation?.type.inOneLine,
            isSettable: node.bindingSpecifier.text == "var"
              && (binding.accessorBlock?.isSettable ?? true),
            isConditional: !unknownConditions.isEmpty,
            effects: "",
            genericParameters: "",
            requirements: "",
            repeatedAttributes: node.attributes.repeated,
            hasEffectfulGetter: binding.accessorBlock?.hasEffects ?? false,
            observers: binding.accessorBlock?.observers.map(\.accessorSpecifier.text) ?? []
          )
        )
      } else if open.isEmpty, functionDepth == 0 {
        facts.globals.insert(name.name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text, !FileRewriter.substitutedModules.contains(name),
      !FileRewriter.logModules.contains(name)
    {
      facts.imports.insert("import \(name)")
    }
    return .skipChildren
  }

  private func add(_ member: Member) {
    guard let index = open.last else { return }
    facts.parts[index].members.append(member)
  }
}
