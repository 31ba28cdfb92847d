import APICoverage
import Foundation
import TestSupport
import Testing

/// The public types of the modules that a client can import together.
struct `The public types` {
  @Test func `no two modules declare a type of the same name`() throws {
    var modules: [String: Set<String>] = [:]
    for module in try Self.modules() {
      for file in DeclaredRuntime.files(in: module) {
        let tokens = SwiftLexer.tokens(of: try Repository.bytes(file))
        for type in DeclarationParser.declarations(in: tokens).types
        where type.isPublic && type.kind != .extension {
          modules[type.name, default: []].insert(String(module.split(separator: "/").last ?? ""))
        }
      }
    }
    let twice = modules.filter { $0.value.count > 1 }
      .map { "\($0.key): \($0.value.sorted().joined(separator: ", "))" }
    #expect(modules.count > 1_000)
    #expect(twice.sorted() == [])
  }

  /// The folders of the modules of this package, each in its room.
  private static func modules() throws -> [String] {
    let nested: Set = ["AppSources", "Documentation"]
    return try folders(in: "Sources").filter { !nested.contains($0) }.sorted()
      .flatMap { room in try folders(in: "Sources/\(room)").map { "Sources/\(room)/\($0)" } }
  }

  private static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path)
      .filter { !$0.contains(".") }.sorted()
  }
}
