import Foundation
import TestSupport
import Testing

/// The lists of the classes that storyboards and xibs make, compared with the sources of the classes.
struct `The lists of elements` {
  private static let nibs = "Sources/UIKit/HeadlessNibs/Nibs/"

  /// The sources of the classes.
  private static func sources() throws -> [String] {
    let folder = Repository.url("Sources/UIKit")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasPrefix("Headless") && $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  private static func text(_ file: String) throws -> String {
    String(decoding: try Repository.bytes(nibs + file), as: UTF8.self)
  }

  @Test func `each class whose initializer reads an element is made of an element`() throws {
    let table = try Self.text("NibClasses.swift")
    let classes = try Self.sources().flatMap { source in
      source.matches(of: /decode\(coder, as: (\w+)\.self\)/).map { String($0.1) }
    }
    #expect(classes.count > 30)
    #expect(classes.filter { !table.contains("\($0).self") } == [])
  }

  @Test func `the attributes of each control with a value are read`() throws {
    let reader = try Self.text("NibSession+Controls.swift")
    let classes = try Self.sources().filter { $0.contains("override var hasValue") }
      .compactMap { $0.firstMatch(of: /open class (\w+): UIControl/).map { String($0.1) } }
    #expect(classes.count == 6)
    #expect(classes.filter { !reader.contains("as \($0)") } == [])
  }
}
