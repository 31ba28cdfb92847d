import SwiftSyntax

/// Collects the edits of one file.
final class FileRewriter: ActiveCodeVisitor {
  let module: AppModuleSources
  let index: ModuleIndex
  let fileNumber: Int
  var edits = EditList()
  var diagnostics: [Diagnostic] = []
  /// The class marked as the app's delegate.
  var delegateName: String?
  /// The names of Apple's platforms that the file uses.
  var standIns = StandIns()
  /// Whether the file imports the module with the runtime.
  var importsRuntime = false
  /// The first UIKit type that the file names.
  var firstType: TokenSyntax?
  /// Whether the file calls `autoreleasepool`.
  var usesAutoreleasePool = false
  /// The members of `AnyObject` that are rewritten with their calls.
  var rewrittenMembers: Set<SyntaxIdentifier> = []
  /// Declarations for the end of the file.
  var additions: [String] = []
  /// Whether the edits use declarations of the runtime.
  var usesRuntime = false
  /// The imports that the end of the file adds.
  var addedImports: Set<String> = []
  private var openParts: [Int] = []
  private let partNumbers: [Int: Int]
  private let registration: ClassRegistration
  /// The texts without which a body is kept.
  private let marks: MarkPositions

  init(
    file: ParsedFile,
    number: Int,
    module: AppModuleSources,
    index: ModuleIndex,
    condition: BuildCondition
  ) {
    self.module = module
    self.index = index
    fileNumber = number
    partNumbers = Dictionary(
      index.parts[number].enumerated().map { ($1.offset, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    registration = ClassRegistration(index: index, file: number)
    marks = MarkPositions(
      of: Self.marks + index.optionalRequirements.keys + index.optionalProperties,
      in: file.source.bytes
    )
    super.init(file: file, condition: condition)
  }

  /// The texts that code contains if it has a construct that is rewritten or reported.
  private static let marks = [
    "#", "@", "?(", "!(", "AnyObject", "Bundle", "CoreFoundation", "CoreGraphics", "Darwin",
    "Foundation", "HTTP", "NSClassFromString", "NSLocalizedString", "OSLog", "ObjectiveC",
    "QuartzCore", "URL", "actor", "autoreleasepool", "class", "enum", "imp_", "method_", "objc_",
    "object_", "os.", "protocol", "struct",
  ]

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    // UIKit types are searched only in files that do not import it.
    let isSearched = !importsRuntime && firstType == nil
    return isSearched || marks.areFound(in: node.range) ? .visitChildren : .skipChildren
  }

  /// The innermost type around the node that is visited.
  var enclosingPart: TypePart? { openParts.last.map { index.parts[fileNumber][$0] } }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    // A shorter text keeps the columns behind it, a longer one the lines.
    let lines = file.source.bytes.lineBreaks(in: node.range)
    let padded = lines.isEmpty ? text.padded(to: node.range.count) : text + lines
    edits.append(Edit(node.range, padded))
  }

  func remove(_ node: some SyntaxProtocol) {
    edits.append(Edit(node.range, file.source.bytes.blank(node.range)))
  }

  func report(
    _ severity: Diagnostic.Severity,
    at node: some SyntaxProtocol,
    _ message: String,
    help: String
  ) {
    diagnostics.append(file.diagnostic(severity, at: node, message, help: help))
  }

  /// The expression for the bundle with the resources of the app.
  var appBundle: String {
    usesRuntime = true
    return "Bundle.app(module: \(module.name.swiftLiteral))"
  }

  // MARK: Types

  private func open(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    if let number = partNumbers[node.position.utf8Offset] { openParts.append(number) }
    return .visitChildren
  }

  private func close(_ node: some DeclSyntaxProtocol, _ block: MemberBlockSyntax) {
    guard let number = partNumbers[node.position.utf8Offset] else { return }
    openParts.removeLast()
    let part = index.parts[fileNumber][number]
    var declarations = registration.declarations(in: number)
    if part.kind == .class,
      index.declaration(of: part.name) == .init(file: fileNumber, part: number)
    {
      let hoists = index.hoistsIntoClass[.init(file: fileNumber, part: number)] ?? []
      let hooks = index.hooksIntoClass[.init(file: fileNumber, part: number)] ?? []
      declarations =
        hoists.map(\.forwardingDeclaration) + hooks.map(\.declaration) + declarations
    }
    reportUnlisted(part, at: node)
    guard !declarations.isEmpty else { return }
    usesRuntime = true
    let isInLineOfMember =
      block.members.last.map {
        $0.semicolon == nil
          && file.location(of: $0.end).line == file.location(of: part.closingBrace).line
      } ?? false
    edits.append(
      Edit(
        at: part.closingBrace,
        (isInLineOfMember ? "; " : " ") + declarations.joined(separator: "; ") + " "
      )
    )
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = open(node)
    addAdoptedProtocols(node)
    return result
  }
  override func visitPost(_ node: ClassDeclSyntax) { close(node, node.memberBlock) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: StructDeclSyntax) { close(node, node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: EnumDeclSyntax) { close(node, node.memberBlock) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ActorDeclSyntax) { close(node, node.memberBlock) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { close(node, node.memberBlock) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return open(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close(node, node.memberBlock) }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.nameOfAttribute
    if name == "NSManaged" { reportManaged(node) }
    if name == "_cdecl" {
      report(
        .warning,
        at: node,
        "'@_cdecl' has no Objective-C code that could call the function",
        help: "call the function from Swift"
      )
    }
    if name == "main" || name == "UIApplicationMain" { findDelegate(node) }
    if objectiveCAttributes.contains(name) || name == "main" { remove(node) }
    return .visitChildren
  }

  private func findDelegate(_ node: AttributeSyntax) {
    guard let part = enclosingPart else { return }
    if part.kind == .class,
      node.nameOfAttribute == "UIApplicationMain"
        || index.declaresConformance(of: part.name, to: "UIApplicationDelegate")
        || !index.declaresConformance(of: part.name, to: "App")
    {
      delegateName = part.name
    } else {
      report(
        .note,
        at: node,
        "'\(part.name)' does not start the app: a module with tests has no '@main'",
        help: "create its first window in a test"
      )
    }
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { remove(node) }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberOfType {
      rename(node, name: node.name, modifiers: node.modifiers, offset: node.position.utf8Offset)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    reportObstacle(node, offset: node.position.utf8Offset)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMemberOfType else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      rename(node, name: name, modifiers: node.modifiers, offset: binding.position.utf8Offset)
    }
    observe(node)
    return .visitChildren
  }

  /// Renames a member of an extension that moves into the class.
  private func rename(
    _ node: some DeclSyntaxProtocol,
    name: TokenSyntax,
    modifiers: DeclModifierListSyntax,
    offset: Int
  ) {
    reportObstacle(node, offset: offset)
    if let part = enclosingPart, let function = node.as(FunctionDeclSyntax.self) {
      adopt(function, of: part)
    }
    guard let hoist = index.hoists[.init(file: fileNumber, offset: offset)] else { return }
    reportOverrideOfOtherModule(hoist, at: node)
    if let variable = node.as(VariableDeclSyntax.self), !hoist.member.observers.isEmpty {
      moveObservers(of: variable, hoist)
    } else {
      edits.append(Edit(name.range, hoist.newName))
    }
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
      if modifier.name.text == "override" {
        remove(modifier)
      } else {
        edits.append(Edit(modifier.range, "public".padded(to: modifier.range.count)))
      }
    }
  }

  private func reportObstacle(_ node: some DeclSyntaxProtocol, offset: Int) {
    if let problem = index.delegateProblems[.init(file: fileNumber, offset: offset)] {
      report(.warning, at: node, problem.message, help: problem.help)
    }
    guard let obstacle = index.obstacles[.init(file: fileNumber, offset: offset)] else { return }
    report(.error, at: node, obstacle.message, help: obstacle.help)
  }

  // MARK: Conditions and imports

  override func willVisit(_ clause: IfConfigClauseSyntax) {
    guard let condition = clause.condition else { return }
    for call in BuildConditionTerms.terms(in: condition) {
      switch self.condition.truth(of: call) {
      case .yes: replace(call, with: "true")
      case .no: replace(call, with: "false")
      case .unknown: break
      }
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    if path.first == "UIKit" || path.first == module.runtimeModule { importsRuntime = true }
    if let name = path.first, Self.logModules.contains(name),
      !module.importableModules.contains(name)
    {
      replaceLog(node, path: path)
      return .skipChildren
    }
    guard let name = path.first, !module.importableModules.contains(name),
      let substitute = Self.substitutes[name]
    else {
      removeSubmodule(node)
      return .skipChildren
    }
    remove(node)
    addedImports.insert(substitute ?? module.runtimeModule)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "colorLiteral":
      usesRuntime = true
      edits.append(
        Edit(node.start..<node.macroName.end, "UIColor".padded(to: node.macroName.end - node.start))
      )
      return .visitChildren
    case "imageLiteral": rewriteResource(node) { "(UIImage(named: \($0)) ?? UIImage())" }
    case "fileLiteral":
      rewriteResource(node) { [appBundle] in "\(appBundle).bundleURL.appendingPathComponent(\($0))"
      }
    case "Preview": remove(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Previews run only in Xcode.
    guard node.macroName.text == "Preview" else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  private func rewriteResource(_ node: MacroExpansionExprSyntax, _ text: (String) -> String) {
    guard let name = node.arguments.first?.expression.inOneLine else { return }
    usesRuntime = true
    replace(node, with: text(name))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteDynamicCall(node)
    return rewriteCall(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    rewriteDynamicProperty(node)
    if let module = node.base?.as(DeclReferenceExprSyntax.self), module.argumentNames == nil {
      rewriteQualifier(module.baseName, period: node.period, member: node.declName.baseName)
    }
    if node.declName.baseName.text == "main",
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Bundle"
    {
      replace(node, with: appBundle)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    importType(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self), module.genericArgumentClause == nil
    {
      rewriteQualifier(module.name, period: node.period, member: node.name)
    }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) { importRuntime() }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    importType(node.baseName)
    reportRuntimeFunction(node)
    return .visitChildren
  }
}

/// Finds the calls and flags in a condition of `#if` that may be replaced.
private final class BuildConditionTerms: SyntaxVisitor {
  private var terms: [ExprSyntax] = []

  static func terms(in condition: ExprSyntax) -> [ExprSyntax] {
    let finder = BuildConditionTerms(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.terms
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !["swift", "compiler"].contains(node.calledExpression.trimmedDescription) {
      terms.append(ExprSyntax(node))
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    terms.append(ExprSyntax(node))
    return .skipChildren
  }
}
