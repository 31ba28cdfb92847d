import AppSourceRewriting
import ArgumentParser
import Foundation
import XcodeProjectReading

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

  @Option(help: "A file that keeps what was found, so that only changed files are parsed again.")
  var cache: String?

  func run() async throws {
    if let check { return try await self.check(check) }
    guard let output else {
      throw ValidationError("name the folder of the rewritten files with --output")
    }
    let (list, listDiagnostics) = try sourceList()
    let resourceFolder = list.resources.isEmpty ? nil : resourceFolder
    let folders = Set(list.folders)
    let files = list.files.map(\.path).filter {
      !folders.contains(URL(fileURLWithPath: $0).deletingLastPathComponent().path)
    }
    try refuseSources(list.folders + files)
    let (module, missing) = module(list, resourceFolder: resourceFolder)
    var folder = try FilledFolder(output, option: "--output")
    let (old, cacheDiagnostics) = readCache()
    let (rewritten, new, _) = await AppModuleRewriter(module)
      .rewrite(reusing: old, of: Self.version) { name in
        FileForm.contents(of: "\(output)/\(name)").map { Array($0) }
      }
    let resources = try resourceFolder.map { try ResourceFolder($0, linking: list.resources) }
    try folder.begin(rewritten.files.map(\.outputName), form: .file)
    // An unchanged file is not compiled again.
    for file in rewritten.files { try folder.write(Data(file.bytes), to: file.outputName) }
    try folder.finish()
    if let cache { try Data(new.bytes).write(to: URL(fileURLWithPath: cache), options: .atomic) }
    try resources?.write()
    try finish(
      listDiagnostics + missing + cacheDiagnostics + rewritten.diagnostics + notes(list)
        + (resources?.diagnostics ?? [])
    )
  }

  /// Refuses paths that would replace sources, or whose files would be sources of the next run.
  private func refuseSources(_ sources: [String]) throws(OutputRefusal) {
    let named = [
      ("--output", output), ("--resource-folder", resourceFolder), ("--cache", cache),
    ]
    var found: [(option: String, path: String)] = []
    for case (let option, let path?) in named {
      try OutputRefusal.check(path, option: option, within: sources)
      let place = FilePlace(path).path
      if let other = found.first(where: { FilePlace($0.path).path == place }) {
        throw OutputRefusal(
          path: path,
          message: "\(option) and \(other.option) name the same path",
          help: "name a different path with \(option)"
        )
      }
      found.append((option, path))
    }
    if let cache { try OutputRefusal.checkCache(cache) }
  }

  // MARK: The cache

  /// The build of the command: another one may rewrite differently.
  private static var version: String {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? NSNumber
    else { return "" }
    return "\(size) \(date.timeIntervalSince1970)"
  }

  private func readCache() -> (RewritingCache, [Diagnostic]) {
    guard let cache, let data = try? Data(contentsOf: URL(fileURLWithPath: cache)) else {
      return (RewritingCache(), [])
    }
    if let found = try? RewritingCache(bytes: Array(data)) { return (found, []) }
    return (
      RewritingCache(),
      [
        Diagnostic(
          .note,
          path: cache,
          message: "the cache is damaged and ignored: all files are parsed",
          help: "nothing; a new cache is written"
        )
      ]
    )
  }

  // MARK: The sources

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
    planned.unknownExclusions = current.unknownExclusions
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
    guard let data = try? Data(contentsOf: url) else {
      throw SourceList.ListError(
        description: "\(url.path): error: the file cannot be read\n  help: name a file "
          + "app-sources.json with --configuration"
      )
    }
    return try SourceList(
      AppSourcesFile(reading: data, path: url.path),
      relativeTo: folder,
      target: target ?? folder.lastPathComponent
    )
  }

  /// Returns the module, and messages about files that cannot be read.
  private func module(
    _ list: SourceList,
    resourceFolder: String?
  ) -> (AppModuleSources, [Diagnostic]) {
    var files: [AppModuleSources.File] = []
    var diagnostics: [Diagnostic] = []
    for file in list.files {
      let data = try? Data(contentsOf: URL(fileURLWithPath: file.path))
      if data == nil {
        diagnostics.append(
          Diagnostic(
            .error,
            path: file.path,
            message: "the file cannot be read",
            help:
              "check that it exists and can be read; run 'touch Package.swift' if it was deleted"
          )
        )
      }
      // The build expects a rewritten file for each planned one.
      files.append(
        .init(path: file.path, outputName: file.outputName, bytes: Array(data ?? Data()))
      )
    }
    let module = AppModuleSources(
      name: list.module,
      files: files,
      runtimeModule: list.runtime,
      importableModules: Set(list.imports),
      isPackage: list.isPackage,
      resourceFolder: resourceFolder
    )
    return (module, diagnostics)
  }

  private func notes(_ list: SourceList) -> [Diagnostic] {
    list.foreignFiles.map { path in
      path.hasSuffix(FileEndings.bridgingHeader)
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
      + list.unknownExclusions.map { exclusion in
        Diagnostic(
          .warning,
          path: configuration ?? list.module,
          message: "nothing is left out by '\(exclusion)': no file or folder has this path",
          help:
            "correct \"exclude\"; its paths are relative to the file or to a folder in \"sources\""
        )
      }
      + (list.files.isEmpty
        ? [
          Diagnostic(
            .warning,
            path: configuration ?? check ?? list.module,
            message: "the sources have no Swift file",
            help: "name folders of sources, or files; projects of Xcode are not folders of sources"
          )
        ] : [])
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
      Terminal.report(Terminal.text(of: diagnostic))
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
    let (module, missing) = module(list, resourceFolder: nil)
    let lines = module.files.reduce(0) { $0 + $1.bytes.count { $0 == 0x0A } }
    let clock = ContinuousClock()
    let start = clock.now
    let rewritten = await AppModuleRewriter(module).rewrite()
    let seconds = (clock.now - start) / .seconds(1)
    for diagnostic in missing + rewritten.diagnostics + notes(list) {
      Terminal.print(Terminal.text(of: diagnostic))
    }
    let bytes = rewritten.files.reduce(0) { $0 + $1.bytes.count }
    Terminal.print(
      "\(module.files.count) files, \(lines) lines, \(rewritten.diagnostics.count) messages, "
        + "\(bytes) bytes written, \(Int(Double(lines) / max(seconds, 0.001))) lines per second"
    )
  }
}
