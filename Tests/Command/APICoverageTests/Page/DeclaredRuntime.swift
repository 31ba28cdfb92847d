import APICoverage
import Foundation
import HeadlessUIKit
import TraceModel
import TestSupport

/// The public declarations of the runtime, and the names that the tests use.
enum DeclaredRuntime {
  /// The folders of the modules with the names of Apple's API.
  private static let folders = [
    "Sources/UIKit", "Sources/SwiftUI/HeadlessSwiftUI", "Sources/AppleModules",
  ]

  /// The list of UIKit's names.
  static func list() throws -> APIList {
    APIList(try String(contentsOf: Repository.url("traces/uikit/names.txt"), encoding: .utf8))
  }

  /// What the runtime has of each name.
  static func coverage() throws -> CoverageTable {
    var api = DeclaredAPI()
    for folder in folders {
      for file in files(in: folder) {
        let tokens = SwiftLexer.tokens(of: try Repository.bytes(file))
        api.add(DeclarationParser.declarations(in: tokens))
      }
    }
    return api.coverage(of: try list())
  }

  /// The Swift files below a folder, as paths from the root, in alphabetical order.
  static func files(in folder: String) -> [String] {
    let root = Repository.url(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
