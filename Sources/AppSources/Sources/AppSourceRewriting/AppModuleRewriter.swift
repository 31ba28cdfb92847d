import SwiftSyntax

/// Rewrites the sources of a module for platforms without the Objective-C runtime.
public struct AppModuleRewriter: Sendable {
  private let module: AppModuleSources
  private let condition: BuildCondition

  /// Creates a rewriter.
  public init(_ module: AppModuleSources) {
    self.module = module
    condition = BuildCondition(
      runtimeModule: module.runtimeModule,
      importableModules: module.importableModules
    )
  }

  private struct FileResult: Sendable {
    var bytes: [UInt8]
    var diagnostics: [Diagnostic] = []
    var delegateName: String?
    var usesAutoreleasePool = false
    var standIns = StandIns()
    var hasMissingImplementations = false
    var hasClasses = false
  }

  /// Returns the rewritten files and the generated one.
  public func rewrite() async -> RewrittenModule {
    let parsed = await concurrently(module.files.indices) { number in
      let file = ParsedFile(module.files[number])
      let collector = DeclarationCollector(file: file, condition: condition)
      if !file.isDamaged { collector.walk(file.tree) }
      return (
        file: file, parts: collector.parts, globals: collector.globals, imports: collector.imports
      )
    }
    let index = ModuleIndex(
      parts: parsed.map(\.parts),
      globals: parsed.reduce(into: []) { $0.formUnion($1.globals) },
      imports: parsed.map(\.imports)
    )
    let results = await concurrently(module.files.indices) { number in
      rewrite(parsed[number].file, number: number, index: index)
    }
    var files = zip(module.files, results).map { file, result in
      RewrittenModule.File(outputName: file.outputName, bytes: result.bytes)
    }
    files.append(
      RewrittenModule.File(
        outputName: RewrittenModule.moduleFileName,
        bytes: Array(moduleFile(results, index: index).utf8)
      )
    )
    return RewrittenModule(files: files, diagnostics: results.flatMap(\.diagnostics))
  }

  private func concurrently<Value: Sendable>(
    _ range: Range<Int>,
    _ work: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      for number in range { group.addTask { (number, work(number)) } }
      var values = [Value?](repeating: nil, count: range.count)
      for await (number, value) in group { values[number] = value }
      return values.compactMap(\.self)
    }
  }

  // MARK: Files

  private func rewrite(_ file: ParsedFile, number: Int, index: ModuleIndex) -> FileResult {
    let bytes = file.source.bytes
    let header = "#sourceLocation(file: \(file.source.path.swiftLiteral), line: 1)\n"
    // A mark of the byte order is allowed only at the start.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard !file.isDamaged else {
      return FileResult(bytes: Array(header.utf8) + bytes[mark...])
    }
    let rewriter = FileRewriter(
      file: file,
      number: number,
      module: module,
      index: index,
      condition: condition
    )
    rewriter.walk(file.tree)
    let registration = ClassRegistration(index: index, file: number)
    let statements = registration.statements()
    if registration.hasWrappedProperties { rewriter.standIns.names.insert(StandIns.wrapped) }
    var end = rewriter.additions
    var imports = rewriter.addedImports
    if rewriter.usesRuntime || !statements.isEmpty { imports.insert(module.runtimeModule) }
    end += index.importsOfHoists(into: number).union(imports.map { "import \($0)" }).sorted()
    if !statements.isEmpty {
      end.append("@MainActor func \(classesName(number))() -> [AppClass] {")
      end.append("  var classes: [AppClass] = []")
      end += statements
      end += ["  return classes", "}"]
    }
    var edits = rewriter.edits
    if mark > 0 { edits.append(Edit(0..<mark, "")) }
    var result = Array(header.utf8) + edits.applied(to: bytes)
    if result.last != 0x0A { result.append(0x0A) }
    result += "#sourceLocation()\n".utf8
    if !end.isEmpty { result += (end.joined(separator: "\n") + "\n").utf8 }
    return FileResult(
      bytes: result,
      diagnostics: rewriter.diagnostics,
      delegateName: rewriter.delegateName,
      usesAutoreleasePool: rewriter.usesAutoreleasePool,
      standIns: rewriter.standIns,
      hasMissingImplementations: !rewriter.additions.isEmpty,
      hasClasses: !statements.isEmpty
    )
  }

  private func classesName(_ number: Int) -> String { "_lifelineClasses_\(number)" }

  // MARK: The generated file

  private func moduleFile(_ results: [FileResult], index: ModuleIndex) -> String {
    var lines = [
      "// Generated: describes the module to the runtime.",
      "import \(module.runtimeModule)",
      "",
      "enum LifelineModule: AppModule {",
    ]
    let lists = results.indices.filter { results[$0].hasClasses }.map { "\(classesName($0))()" }
    lines.append("  static let classes: [AppClass] = [")
    lines += lists.map { "    \($0)," }
    lines.append(lists.isEmpty ? "  ]" : "  ].flatMap { $0 }")
    if let folder = module.resourceFolder {
      lines.append("  nonisolated static var resourceFolder: String? { \(folder.swiftLiteral) }")
    }
    if let delegate = results.compactMap(\.delegateName).first {
      lines.append("  static var delegate: (any UIApplicationDelegate.Type)? { \(delegate).self }")
    }
    lines.append("}")
    if results.contains(where: \.hasMissingImplementations) {
      lines += ["", "struct LifelineMissingImplementation: Error {}"]
    }
    if results.contains(where: \.usesAutoreleasePool) {
      lines += [
        "",
        "func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {",
        "  try body()",
        "}",
      ]
    }
    let standIns = results.reduce(into: StandIns()) {
      $0.names.formUnion($1.standIns.names)
      $0.hasLog = $0.hasLog || $1.standIns.hasLog
    }
    lines += standIns.code(index: index)
    lines += ["", SelectorFunctions.code]
    return lines.joined(separator: "\n") + "\n"
  }
}
