import Foundation
import SwiftSyntax

/// Rewrites the sources of a module for platforms without the Objective-C runtime.
public struct AppModuleRewriter: Sendable {
  private let module: AppModuleSources
  private let condition: BuildCondition

  public init(_ module: AppModuleSources) {
    self.module = module
    condition = BuildCondition(
      runtimeModule: module.runtimeModule,
      importableModules: module.importableModules,
      isPackage: module.isPackage
    )
  }

  /// Returns the rewritten files and the generated one.
  public func rewrite() async -> RewrittenModule {
    await rewrite(reusing: RewritingCache(), of: "") { _ in nil }.module
  }

  /// Returns the rewritten files and the generated one, and the results that the next call can
  /// reuse.
  ///
  /// - Parameters:
  ///   - cache: The cache that the last call returned.
  ///   - version: Identifies the build of the rewriter; the cache of another one is not used.
  ///   - output: Returns the rewritten file with a name as it is stored; `nil` for a missing one. A
  ///     file that differs from the one that was written is rewritten again.
  /// - Returns: The module, the cache for the next call, and the number of files that were parsed.
  public func rewrite(
    reusing cache: RewritingCache,
    of version: String,
    output: @escaping @Sendable (String) -> [UInt8]?
  ) async -> (module: RewrittenModule, cache: RewritingCache, parsedCount: Int) {
    let setup = setup(version)
    let entries = setup == cache.setup ? cache.entries : [:]
    // Reading is cheap: only changed files are parsed.
    var known: [RewritingCache.Entry?] = []
    var sources: [Fingerprint] = []
    for file in module.files {
      let source = Fingerprint(file.bytes)
      sources.append(source)
      known.append(entries[file.path].flatMap { $0.source == source ? $0 : nil })
    }
    let collected = await collect(known)
    let index = fingerprint(of: collected.map(\.fingerprint))
    let reused =
      index == cache.index
      ? reusable(known, output) : Array(repeating: nil, count: known.count)
    let moduleIndex = ModuleIndex(collected.map { $0.facts() })
    let results = await Workers.map(module.files.indices) { number in
      reused[number]
        ?? rewrite(
          collected[number].file ?? ParsedFile(module.files[number]),
          number: number,
          index: moduleIndex
        )
    }
    var next = RewritingCache()
    (next.setup, next.index) = (setup, index)
    for (number, file) in module.files.enumerated() {
      var result = results[number]
      result.bytes = []
      next.entries[file.path] = RewritingCache.Entry(
        source: sources[number],
        facts: collected[number].bytes,
        factsWithoutOffsets: collected[number].fingerprint,
        output: reused[number] == nil
          ? Fingerprint(results[number].bytes)
          : known[number]?.output ?? Fingerprint(results[number].bytes),
        result: result
      )
    }
    let parsed = module.files.indices.count { collected[$0].file != nil || reused[$0] == nil }
    return (self.module(results, index: moduleIndex), next, parsed)
  }

  /// The facts of a file, of the cache or with the tree that they were read from.
  private struct Collected: Sendable {
    var file: ParsedFile?
    /// The facts as JSON.
    var bytes: Data
    /// Identifies the facts without offsets.
    var fingerprint: Fingerprint
    private var read: FileFacts?

    init(_ entry: RewritingCache.Entry) {
      (bytes, fingerprint) = (entry.facts, entry.factsWithoutOffsets)
    }

    init(_ file: ParsedFile, _ facts: FileFacts) {
      (self.file, read) = (file, facts)
      bytes = JSONEncoder.stable.data(facts)
      fingerprint = Fingerprint(of: facts.withoutOffsets)
    }

    /// Returns the facts; those of a cache were written by this version, and are complete.
    func facts() -> FileFacts {
      read ?? (try? JSONDecoder().decode(FileFacts.self, from: bytes)) ?? FileFacts()
    }
  }

  private func collect(_ known: [RewritingCache.Entry?]) async -> [Collected] {
    await Workers.map(module.files.indices) { number in
      if let entry = known[number] { return Collected(entry) }
      let file = ParsedFile(module.files[number])
      let collector = DeclarationCollector(file: file, condition: condition)
      if file.firstError(condition) == nil { collector.walk(file.tree) }
      return Collected(file, collector.facts)
    }
  }

  /// Returns the results of the files whose output is stored as it was written.
  private func reusable(
    _ known: [RewritingCache.Entry?],
    _ output: (String) -> [UInt8]?
  ) -> [FileResult?] {
    zip(module.files, known).map { file, entry in
      guard var result = entry?.result, let bytes = output(file.outputName),
        Fingerprint(bytes) == entry?.output
      else { return nil }
      result.bytes = bytes
      return result
    }
  }

  private func setup(_ version: String) -> Fingerprint {
    Fingerprint(of: [
      [version, module.name, module.runtimeModule, "\(module.isPackage)"],
      module.importableModules.sorted(), module.resourceFolder.map { [$0] } ?? [],
    ])
  }

  /// Identifies the declarations of all files, with the order and the names of the files.
  private func fingerprint(of facts: [Fingerprint]) -> Fingerprint {
    Fingerprint(
      of: zip(module.files, facts).map { [$0.path, $0.outputName, "\($1.high) \($1.low)"] }
    )
  }

  private func module(_ results: [FileResult], index: ModuleIndex) -> RewrittenModule {
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

  // MARK: Files

  private func rewrite(_ file: ParsedFile, number: Int, index: ModuleIndex) -> FileResult {
    let bytes = file.source.bytes
    let header = "#sourceLocation(file: \(file.source.path.swiftLiteral), line: 1)\n"
    // A mark of the byte order is allowed only at the start.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let offset = file.firstError(condition) {
      return FileResult(
        bytes: Array(header.utf8) + bytes[mark...],
        diagnostics: [file.unchanged(from: offset)]
      )
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
    // Without a closure, which would check that it runs on the main thread.
    lines.append("  static let classes: [AppClass] = \(lists.isEmpty ? "" : "Array(")[")
    lines += lists.map { "    \($0)," }
    lines.append(lists.isEmpty ? "  ]" : "  ].joined())")
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
