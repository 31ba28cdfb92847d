import AppSourceRewriting
import Foundation
import Testing

@Suite struct RuntimeProtocolsTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The rooms of the modules with UIKit's names and with the names of Apple's other modules.
  private static let folders = ["UIKit", "AppleModules"]
  /// The modules of these rooms that no import of UIKit includes.
  private static let others = ["LayoutSolver/", "LifecycleBehaviors/"]

  @Test func `the list has the optional requirements and the classes of the runtime`() throws {
    var files: [AppModuleSources.File] = []
    for folder in Self.folders {
      let root = Self.sources.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
        guard !Self.others.contains(where: path.hasPrefix) else { continue }
        let data = try Data(contentsOf: root.appendingPathComponent(path))
        files.append(.init(path: path, outputName: path, bytes: Array(data)))
      }
    }
    let text = RuntimeProtocols.text(of: files)
    #expect(text.contains("\n@MainActor protocol UITableViewDelegate : UIScrollViewDelegate\n"))
    let list = Self.sources.appendingPathComponent(
      "AppSources/Sources/AppSourceRewriting/Index/RuntimeProtocols.txt"
    )
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(text.utf8).write(to: list)
    }
    #expect(
      text == (try String(contentsOf: list, encoding: .utf8)),
      "the runtime has changed: run 'RECORD=1 swift test' in Sources/AppSources"
    )
  }
}
