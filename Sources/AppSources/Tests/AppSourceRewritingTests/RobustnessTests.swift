import AppSourceRewriting
import Foundation
import Testing

@Suite struct RobustnessTests {
  private func rewrite(_ files: [AppModuleSources.File]) async -> RewrittenModule {
    await AppModuleRewriter(AppModuleSources(name: "Shop", files: files)).rewrite()
  }

  /// The Swift files of this package, which import nothing of Apple's platforms.
  private static let ownFiles: [URL] = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = FileManager.default.enumerator(
      at: package.appendingPathComponent("Sources"),
      includingPropertiesForKeys: nil
    )
    return (sources?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }()

  @Test func `a line without a construct of Objective-C is kept to the byte`() async throws {
    let marks = [
      "@", "#", "}", "dynamic", "optional", "override", "protocol", "import", "Bundle", "?(", "!(",
      "NSLocalizedString", "?.name", "panel?.", "AnyObject", "CoreGraphics.", "Darwin.",
      "Foundation.", "ObjectiveC.", "QuartzCore.", "os.", ": NSObject",
    ]
    var files = try Corpus.names.flatMap { try Corpus.module($0).files }
    files += try Self.ownFiles.map { url in
      AppModuleSources.File(
        path: url.path,
        outputName: url.lastPathComponent,
        bytes: Array(try Data(contentsOf: url))
      )
    }
    #expect(files.count > 20)
    let rewritten = await rewrite(files)
    for (original, file) in zip(files, rewritten.files) {
      let before = original.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        .prefix(original.bytes.count { $0 == 0x0A })
      let after = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst()
      for (line, changed) in zip(before, after) where !line.elementsEqual(changed) {
        let text = String(decoding: line, as: UTF8.self)
        // The lines of a `#selector` that is written in several lines.
        if ["      ListViewController.add", "    )"].contains(text) { continue }
        #expect(
          marks.contains { text.contains($0) } || original.path.hasSuffix("ByteOrderMark.swift")
            || original.path.hasSuffix("Model.swift"),
          "\(original.path): \(text)"
        )
      }
    }
  }

  @Test func `a file that does not parse is copied unchanged and reported`() async throws {
    let bytes = Array("class A {\n  @objc func a( {\n".utf8)
    let file = AppModuleSources.File(path: "a\"b.swift", outputName: "A.swift", bytes: bytes)
    let rewritten = await rewrite([file])
    let header = Array("#sourceLocation(file: \"a\\\"b.swift\", line: 1)\n".utf8)
    #expect(rewritten.files.first?.bytes == header + bytes)
    #expect(
      rewritten.diagnostics.map(\.description) == [
        """
        a"b.swift:2:17: warning: the file is compiled unchanged: its code does not parse from here
          help: correct the code; if the compiler accepts it on Apple's platforms, write it \
        differently, or leave the file out with "exclude"
        """
      ]
    )
  }

  @Test func `the flag of packages is set for the sources of a package only`() async throws {
    let bytes = Array("#if SWIFT_PACKAGE\nimport Resources\n#endif\n".utf8)
    let file = AppModuleSources.File(path: "A.swift", outputName: "A.swift", bytes: bytes)
    for isPackage in [false, true] {
      let module = AppModuleSources(name: "Shop", files: [file], isPackage: isPackage)
      let rewritten = await AppModuleRewriter(module).rewrite()
      let text = String(decoding: rewritten.files.first?.bytes ?? [], as: UTF8.self)
      #expect(text.contains("#if \(isPackage ? "true " : "false")        \n"))
    }
  }

  @Test(arguments: try Corpus.names)
  func `a file that ends anywhere is rewritten`(name: String) async throws {
    for file in try Corpus.module(name).files {
      let ends = stride(from: 0, to: file.bytes.count, by: 29)
      let parts = ends.map { end in
        AppModuleSources.File(
          path: "\(end).swift",
          outputName: "\(end).swift",
          bytes: Array(file.bytes[..<end])
        )
      }
      let rewritten = await rewrite(parts)
      #expect(rewritten.files.count == parts.count + 1)
    }
  }

  @Test func `bytes that are not UTF-8 are kept`() async {
    let bytes = Array("let a = \"".utf8) + [0xC3, 0x28, 0x00] + Array("\"\n".utf8)
    let file = AppModuleSources.File(path: "A.swift", outputName: "A.swift", bytes: bytes)
    let rewritten = await rewrite([file])
    let content = rewritten.files.first?.bytes ?? []
    #expect(content.drop { $0 != 0x0A }.dropFirst().starts(with: bytes))
  }

  @Test func `a module without files gets a generated file`() async {
    let rewritten = await rewrite([])
    #expect(rewritten.files.map(\.outputName) == ["LifelineModule.swift"])
  }
}
