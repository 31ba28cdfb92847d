import HeadlessUIKit
import TraceModel
import TestSupport
import Testing

/// The lists of modules that have the names of Apple's modules.
struct `The modules of Apple's` {
  /// The first texts in quotation marks of the lines after a line, until a line without one.
  private func names(in file: String, after start: String, first: Bool) throws -> [String] {
    let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { !$0.contains(start) }.dropFirst().prefix { $0.contains("\"") }
    return rest.flatMap { line in
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      let names = quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }
      return first ? Array(names.prefix(1)) : names
    }
  }

  @Test func `the manifest offers each of them as a product`() throws {
    let names = try names(in: "Package.swift", after: "let appleModules", first: true)
    #expect(names == AppleModules.names)
  }

  @Test func `conditions on imports are true for each of them`() throws {
    let file = "Sources/Command/APICoverage/Usage/CompilationCondition.swift"
    let known = try names(in: file, after: "static let imports", first: false)
    #expect(AppleModules.names.allSatisfy(known.contains))
  }
}
