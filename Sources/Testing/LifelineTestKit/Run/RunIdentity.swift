import Foundation
package import HeadlessValues
import HeadlessUIKit
import Synchronization
package import TestIndex

/// The test of a run: its names and its source location.
package struct RunIdentity: Sendable {
  /// The module, the types around the test from outside in, and the test.
  package let names: [String]
  /// The arguments of a parameterized test as text; empty for other tests.
  package let arguments: String
  /// Whether the test is parameterized and its arguments could not be read.
  package let hasUnknownArguments: Bool
  /// The source location of the test.
  package let location: CodeLocation

  package init(
    names: [String],
    arguments: String = "",
    hasUnknownArguments: Bool = false,
    location: CodeLocation
  ) {
    self.names = names
    self.arguments = arguments
    self.hasUnknownArguments = hasUnknownArguments
    self.location = location
  }

  /// Whether the test belongs to an `XCTestCase`: XCTest does not report the location of a test.
  package var isXCTest: Bool { location.line == 0 }

  /// The displayed name: the suites, the test and its arguments, such as
  /// `CheckoutTests/buyingShowsAnAlert()`.
  package var title: String {
    let name = names.dropFirst().map(Self.plainName).joined(separator: "/")
    let named = name.isEmpty ? names.last ?? "test" : name
    return arguments.isEmpty ? named : "\(named) \(arguments)"
  }

  /// A name without the backticks of a raw identifier, and without its empty parentheses.
  private static func plainName(_ name: String) -> String {
    guard name.contains("`") else { return name }
    let plain = name.replacing("`", with: "")
    return plain.hasSuffix("()") ? String(plain.dropLast(2)) : plain
  }

  /// The files of the run, without their endings, below the folder of the output.
  package var stem: String {
    var parts = names.map(Self.fileName)
    if !arguments.isEmpty, let last = parts.popLast() {
      parts.append("\(last)-\(Self.fileName(arguments))")
    }
    return parts.joined(separator: "/")
  }

  /// Turns a name into a file name that every file system accepts.
  ///
  /// A long name, or a name with replaced characters, ends with a hash of the original, so that
  /// different names stay different.
  static func fileName(_ text: String) -> String {
    var name = ""
    var lostSome = false
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain {
        name.unicodeScalars.append(scalar)
      } else {
        if !" ()`_-:,\"".unicodeScalars.contains(scalar) { lostSome = true }
        if !name.hasSuffix("-"), !name.isEmpty { name += "-" }
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    guard lostSome || name.isEmpty || name.count > 80 else { return name }
    return "\(name.prefix(60))-\(hash(of: text))"
  }

  /// Returns a short text that differs for different texts.
  ///
  /// FNV-1a with 64 bits (G. Fowler, L. C. Noll, K.-P. Vo); 13 characters at most.
  static func hash(of text: String) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 36)
  }
}

/// The files of one run.
package struct RunFiles: Sendable {
  package let trace: String
  /// The timeline.
  package var picture: String { stem + ".svg" }
  /// The page of the trace.
  package var page: String { stem + ".html" }
  /// The report that the test wrote itself; it exists only if the test wrote one.
  package var report: String { stem + ".txt" }
  /// The page of all tests of the run, or the reason why there is none.
  package let index: Result<TestIndex, TestIndexError>
  private let stem: String

  /// The path of an additional picture of the run.
  package func picture(of name: String) -> String { "\(stem)-\(name).svg" }

  private static let busy = Mutex<Set<String>>([])

  /// Reserves the files of a run; a number is appended while another run uses the same name.
  ///
  /// - Throws: An error if their folder can't be created.
  package init(of identity: RunIdentity, in folder: OutputFolder) throws {
    index = folder.index
    let wanted = "\(folder.path)/\(identity.stem)"
    stem = Self.busy.withLock { busy in
      var stem = wanted
      var number = 1
      while !busy.insert(stem).inserted {
        number += 1
        stem = "\(wanted)-\(number)"
      }
      return stem
    }
    trace = stem + ".json"
    try FileManager.default.createDirectory(
      at: URL(filePath: trace).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    for file in [picture, page, report] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Releases the names; the files stay.
  package func release() {
    Self.busy.withLock { _ = $0.remove(stem) }
  }
}
