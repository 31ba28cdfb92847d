import Foundation

/// The comments of tests that name what the tests hold, such as `// Observation: <id>, <id>` and
/// `// Fact: <id>`.
package struct ObservationMarkers {
  /// A test.
  package struct Test: Hashable, Comparable {
    /// The path from the folder `Tests`.
    package let file: String
    package let name: String

    package static func < (first: Test, second: Test) -> Bool {
      (first.file, first.name) < (second.file, second.name)
    }
  }

  /// The tests by id.
  package private(set) var tests: [String: Set<Test>] = [:]

  /// Reads the tests of the package.
  ///
  /// - Parameters:
  ///   - words: The beginnings of the comments, such as `Fact:`.
  ///   - isID: Whether a word of the comment is an id.
  /// - Throws: The error of reading a file.
  package init(_ words: [String], isID: (String) -> Bool) throws {
    let folder = Repository.url("Tests").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent.hasPrefix(".") { files?.skipDescendants() }
      guard file.pathExtension == "swift" else { continue }
      let path = String(file.path.dropFirst(folder.path.count + 1))
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in words where text.contains("// \(word)") {
        read(text, path, "// \(word)", isID)
      }
    }
  }

  private mutating func read(
    _ text: String,
    _ path: String,
    _ marker: String,
    _ isID: (String) -> Bool
  ) {
    var ids: [String] = []
    for line in text.split(separator: "\n") {
      if let range = line.range(of: marker) {
        let words = line[range.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        ids += words.map { String($0) }.filter(isID)
      } else if line.contains("func `"), !ids.isEmpty {
        let name = line.split(separator: "`").dropFirst().first.map { String($0) } ?? ""
        for id in ids { tests[id, default: []].insert(Test(file: path, name: name)) }
        ids = []
      }
    }
  }
}
