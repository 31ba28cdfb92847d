import APICoverage
import TestSupport

/// The names that each file of tests uses.
struct TestEvidence {
  /// A file of tests, or a client that is compiled as a test.
  private struct File {
    let path: String
    let words: Set<String>
  }

  private static let folders = [
    "Tests/UIKit/HeadlessUIKitTests", "Tests/StoreApp", "Tests/CompileCheck/Clients",
    "Tests/Testing/LifelineTestingTests", "Tests/Analysis/RuleExampleTests",
    "Tests/SwiftUI/HeadlessSwiftUITests", "Tests/UIKit/LifecycleBehaviorsTests",
    "traces/rules/examples",
  ]

  private let files: [File]
  private let used: Set<String>

  init() throws {
    files = try Self.folders.flatMap(DeclaredRuntime.files).map { path in
      let tokens = SwiftLexer.tokens(of: try Repository.bytes(path))
      return File(path: path, words: Set(tokens.lazy.filter { $0.kind == .word }.map(\.text)))
    }
    used = files.reduce(into: []) { $0.formUnion($1.words) }
  }

  /// Whether a test uses the name.
  func uses(_ name: APIName, of type: String) -> Bool {
    used.contains(name.base == "init" ? Self.simple(type) : name.base)
  }

  /// The file whose tests use most members of a type.
  func file(for row: CoverageTable.Row) -> String? {
    let names = Set(row.members.lazy.filter { $0.status == .behaves }.map(\.name.base))
    let type = Self.simple(row.name)
    let candidates = files.lazy.filter { $0.words.contains(type) }
      .map { (path: $0.path, count: $0.words.count { names.contains($0) }) }
    return candidates.max { ($0.count, $1.path) < ($1.count, $0.path) }?.path
  }

  private static func simple(_ type: String) -> String {
    type.split(separator: ".").last.map { String($0) } ?? type
  }
}
