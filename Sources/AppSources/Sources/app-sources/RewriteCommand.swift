import AppSourceRewriting
import ArgumentParser
import Foundation

/// Writes a rewritten copy of an app's sources.
struct RewriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rewrite",
    abstract: "Writes a rewritten copy of an app's sources.",
    discussion: """
      The build plugin calls the command with a plan. By hand, name a configuration, or folders to \
      check:

        app-sources rewrite --configuration Sources/Shop/app-sources.json --output /tmp/Shop
        app-sources rewrite --check ../ShopApp

      The command prints what it cannot rewrite, and exits with 1 if that includes an error.
      """
  )

  @Option(help: "The list of files that the plugin wrote.")
  var plan: String?

  @Option(help: "A file app-sources.json.")
  var configuration: String?

  @Option(help: "The target of the configuration; without it, the name of its folder.")
  var target: String?

  @Option(help: "The folder for the rewritten files.")
  var output: String?

  @Option(help: "The folder for links to the resources, laid out as in an app.")
  var resourceFolder: String?

  @Option(help: "A folder or file whose Swift files are rewritten as one module, and not written.")
  var check: String?

  func run() async throws {
    if let check { return try await self.check(check) }
    guard let output else {
      throw ValidationError("name the folder of the rewritten files with --output")
    }
    let (list, listDiagnostics) = try sourceList()
    let resourceFolder = list.resources.isEmpty ? nil : resourceFolder
    let rewritten = await AppModuleRewriter(try module(list, resourceFolder: resourceFolder))
      .rewrite()
    let folder = URL(fileURLWithPath: output)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in rewritten.files {
      let url = folder.appendingPathComponent(file.outputName)
      let data = Data(file.bytes)
      // An unchanged file is not compiled again.
      if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
    }
    var diagnostics = listDiagnostics + rewritten.diagnostics + notes(list)
    if let resourceFolder {
      diagnostics += try ResourceFolder(path: resourceFolder).link(list.resources)
    }
    try finish(diagnostics)
  }

  /// Returns the files of the plan, or those that exist now, and the resources that exist now.
  private func sourceList() throws -> (SourceList, [Diagnostic]) {
    guard let plan else { return (try currentList(), []) }
    var planned = try JSONDecoder().decode(
      SourceList.self,
      from: Data(contentsOf: URL(fileURLWithPath: plan))
    )
    guard configuration != nil else { return (planned, []) }
    let current = try currentList()
    planned.resources = current.resources
    let paths = Set(planned.files.map(\.path))
    return (
      planned,
      current.files.filter { !paths.contains($0.path) }.map {
        Diagnostic(
          .error,
          path: $0.path,
          line: 1,
          column: 1,
          message: "the file was added after SwiftPM planned the build",
          help: "run 'touch Package.swift', and build again"
        )
      }
    )
  }

  private func currentList() throws -> SourceList {
    guard let configuration else {
      throw ValidationError("name a configuration with --configuration, or folders with --check")
    }
    let url = URL(fileURLWithPath: configuration).standardizedFileURL
    let folder = url.deletingLastPathComponent()
    return try SourceList(
      JSONDecoder().decode(AppSourcesFile.self, from: Data(contentsOf: url)),
      relativeTo: folder,
      target: target ?? folder.lastPathComponent
    )
  }

  private func module(_ list: SourceList, resourceFolder: String?) throws -> AppModuleSources {
    AppModuleSources(
      name: list.module,
      files: try list.files.map { file in
        AppModuleSources.File(
          path: file.path,
          outputName: file.outputName,
          bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file.path)))
        )
      },
      runtimeModule: list.runtime,
      importableModules: Set(list.imports),
      resourceFolder: resourceFolder
    )
  }

  private func notes(_ list: SourceList) -> [Diagnostic] {
    list.foreignFiles.map { path in
      path.hasSuffix(SourceList.bridgingHeaderEnding)
        ? Diagnostic(
          .warning,
          path: path,
          message: "the bridging header is not read: its Objective-C declarations do not exist",
          help: "write those that Swift uses in Swift, in a folder that \"sources\" names"
        )
        : Diagnostic(
          .warning,
          path: path,
          message: "Objective-C and C files are not compiled",
          help: "write the parts that Swift uses in Swift, in a folder that \"sources\" names"
        )
    }
      + list.startFiles.map {
        Diagnostic(
          .note,
          path: $0,
          message: "the file is left out: a module with tests does not start the app",
          help: "create its first window in a test"
        )
      }
  }

  private func finish(_ diagnostics: [Diagnostic]) throws {
    for diagnostic in diagnostics {
      FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  // MARK: Checking

  private func check(_ path: String) async throws {
    let list = try SourceList(
      AppSourcesFile(sources: [path]),
      relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      target: "App"
    )
    let module = try module(list, resourceFolder: nil)
    let lines = module.files.reduce(0) { $0 + $1.bytes.count { $0 == 0x0A } }
    let clock = ContinuousClock()
    let start = clock.now
    let rewritten = await AppModuleRewriter(module).rewrite()
    let seconds = (clock.now - start) / .seconds(1)
    for diagnostic in rewritten.diagnostics + notes(list) { print(diagnostic) }
    let bytes = rewritten.files.reduce(0) { $0 + $1.bytes.count }
    print(
      "\(module.files.count) files, \(lines) lines, \(rewritten.diagnostics.count) messages, "
        + "\(bytes) bytes written, \(Int(Double(lines) / max(seconds, 0.001))) lines per second"
    )
  }
}
