/// Finds the names of UIKit's API in Swift source that the runtime lacks, or that are inert.
///
/// The survey reads names, not types: the type of an expression is known where it is written, as in
/// `let label: UILabel`, `UILabel()` or `self`. Members of other expressions are reported only if
/// their name is distinctive and all of UIKit's members with this name are absent.
package struct SourceSurvey {
  private let index: APIIndex
  private var app = AppDeclarations()
  private var delegates = UncalledMethods()
  /// The uses found, in the order of files and lines.
  package private(set) var uses: [APIUse] = []
  /// The number of surveyed lines.
  package private(set) var lineCount = 0
  /// The number of lines in branches of `#if` that a build on Linux does not compile.
  package private(set) var inactiveLineCount = 0
  /// The number of files that import UIKit.
  package private(set) var importingCount = 0
  /// The number of files that import each module.
  package private(set) var modules: [String: Int] = [:]

  package init(table: CoverageTable = .current) {
    index = APIIndex(table)
  }

  /// Adds the declarations of a file, whose names are not UIKit's; the first of two passes.
  package mutating func collect(_ bytes: [UInt8], path: String) {
    let tokens = SwiftLexer.tokens(of: bytes)
    app.add(DeclarationParser.declarations(in: tokens))
    let active = ActiveTokens(tokens).tokens
    delegates.add(DeclarationParser.declarations(in: active), path: path)
  }

  /// Finds what only the declarations of all files show; after the second pass.
  package mutating func finish() { uses += delegates.uses }

  /// Finds the uses in a file; the second pass.
  package mutating func scan(_ bytes: [UInt8], path: String) {
    lineCount += bytes.count { $0 == UInt8(ascii: "\n") }
    if let last = bytes.last, last != UInt8(ascii: "\n") { lineCount += 1 }
    let active = ActiveTokens(SwiftLexer.tokens(of: bytes))
    inactiveLineCount += active.inactiveLines
    var scanner = UseScanner(active.tokens, path: path, index: index, app: app)
    scanner.run()
    uses += scanner.uses
    for module in scanner.modules { modules[module, default: 0] += 1 }
    if scanner.modules.contains("UIKit") { importingCount += 1 }
  }

  /// A name with all its uses.
  package struct Summary: Sendable {
    package var kind: APIUse.Kind
    package var name: String
    package var uses: [APIUse]

    /// Why the name is reported and the remedy; `nil` if the kind states it.
    package var reason: String? {
      uses.first?.reason ?? RefusedConstruct.reason(for: name)
    }
  }

  /// The names of a kind, those with most uses first.
  package func summaries(of kind: APIUse.Kind) -> [Summary] {
    Dictionary(grouping: uses.lazy.filter { $0.kind == kind }, by: \.name)
      .map { Summary(kind: kind, name: $0.key, uses: $0.value) }
      .sorted { ($1.uses.count, $0.name) < ($0.uses.count, $1.name) }
  }
}
