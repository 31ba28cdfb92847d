import Foundation

/// The files of the package.
extension WrapperPackage {
  mutating func write(_ modules: [AppModuleSources], of project: String) throws(ProjectProblem) {
    var modules = modules
    var names: Set<String> = []
    for module in modules where !names.insert(module.module).inserted {
      problems.append(
        ProjectProblem(
          .warning,
          project,
          "two targets have the module \(module.module); the second one is left out",
          help: "name the targets of one of them with --target"
        )
      )
    }
    names = []
    modules.removeAll { !names.insert($0.module).inserted }
    try removeEmpty(&modules, project)
    try refusePackageName(options.output)
    try renameModules(&modules, project)
    names = Set(modules.map(\.module))
    for path in modules.flatMap(\.roots) { try Self.refuseOutput(options.output, inside: path) }
    linkedProducts = Set(modules.flatMap(\.packageProducts))
    let standIns = try addStandIns(modules, names)
    let needed = Self.dependencies(of: modules)
    for (index, module) in modules.enumerated() {
      write(
        module,
        dependencies: needed[index] + standIns.filter(module.imports.contains)
      )
      report(module, known: names.union(standIns))
    }
    try reportPackages(project)
    let app = modules.first { $0.isApplication } ?? modules.first
    files["Sources/UIKit/UIKit.swift"] = "@_exported import HeadlessUIKit\n"
    for name in ["SwiftUI", "Combine"] where modules.contains(where: { $0.imports.contains(name) })
    {
      files["Sources/\(name)/\(name).swift"] = "@_exported import Headless\(name)\n"
    }
    files["Sources/_Testing_UIKit/Empty.swift"] =
      "// Swift Testing looks for this module in files that import UIKit.\n"
    files["Package.swift"] = manifest(modules, needed, standIns)
    if let app { files["Tests/LaunchTests/LaunchTests.swift"] = Self.test(app) }
    problems.append(
      ProjectProblem(
        .note,
        options.output,
        "the package has the modules \(modules.map(\.module).joined(separator: ", "))",
        help: "run `swift test` in it, and repair in the app or exclude what the compiler reports"
      )
    )
  }

  /// Removes the modules without a Swift file.
  private mutating func removeEmpty(
    _ modules: inout [AppModuleSources],
    _ project: String
  ) throws(ProjectProblem) {
    let empty = modules.filter(\.swiftFiles.isEmpty).map(\.module)
    modules.removeAll(where: \.swiftFiles.isEmpty)
    for (index, name) in empty.enumerated() {
      let isError = modules.isEmpty && index == 0
      let problem = ProjectProblem(
        isError ? .error : .warning,
        project,
        "the target of \(name) has no Swift file that exists",
        help: "a target in Objective-C can't be built; name another one with --target"
      )
      if isError { throw problem }
      problems.append(problem)
    }
  }

  private mutating func write(_ module: AppModuleSources, dependencies: [String]) {
    let folder = module.folder
    let base = "\(options.output)/\(folder)"
    var resources = module.resources
    if let plist = infoPlist(of: module) {
      files["\(folder)/Info.plist"] = plist
      resources.append("\(base)/Info.plist")
    }
    // Resources in a folder of sources are found with it.
    resources.removeAll { path in module.sources.contains { path.hasPrefix($0 + "/") } }
    let file = AppSourcesFile(
      sources: (module.sources + resources).map { Self.relative($0, to: base) },
      exclude: module.excluded.isEmpty
        ? nil : module.excluded.map { Self.relative($0, to: base) },
      module: module.module,
      imports: ["UIKit"] + frameworks(of: module) + dependencies
    )
    // Strings and arrays of strings are always encodable.
    files["\(folder)/app-sources.json"] = (try? file.text()) ?? ""
    files["\(folder)/LocalizedStrings.swift"] =
      Self.localizedStrings(module.module) + (module.isInPackage ? Self.bundle(module.module) : "")
    if module.usesNetworking {
      files["\(folder)/Networking.swift"] =
        Self.reexport("FoundationNetworking", of: "URLSession") + Self.backgroundSessions
    }
    if module.usesFolders { files["\(folder)/Folders.swift"] = Self.folders }
    if module.usesXML {
      files["\(folder)/XML.swift"] = Self.reexport("FoundationXML", of: "XMLParser")
    }
    if module.settings.usesOldNames, let names = OldNames.source(for: module) {
      files["\(folder)/OldNames.swift"] = names
    }
    let symbols = AssetSymbols(resources: module.resources, module: module.module)
    if !symbols.isEmpty { files["\(folder)/AssetSymbols.swift"] = symbols.source }
    problems += symbols.problems
  }

  /// The modules of Lifeline that a module imports, except UIKit.
  func frameworks(of module: AppModuleSources) -> [String] {
    ["SwiftUI", "Combine"].filter(module.imports.contains)
      + provided.products.intersection(module.imports).sorted()
  }

  /// Refuses a package in a folder of sources, which would contain its own files.
  static func refuseOutput(_ output: String, inside folder: String) throws(ProjectProblem) {
    let path = resolved(output)
    let place = resolved(folder)
    guard path == place || path.hasPrefix(place + "/") else { return }
    throw ProjectProblem(
      .error,
      output,
      "the new package would be in the app's folder \(folder), whose files it compiles",
      help: "name a folder outside of it with -o"
    )
  }

  /// The path without symbolic links, of the part that exists.
  private static func resolved(_ path: String) -> String {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while !FileManager.default.fileExists(atPath: url.path), url.path != "/" {
      missing.insert(url.lastPathComponent, at: 0)
      url = url.deletingLastPathComponent()
    }
    return ([url.resolvingSymlinksInPath().path] + missing).joined(separator: "/")
  }

  /// Writes the files, none of which may exist.
  ///
  /// - Throws: `ProjectProblem` for the first file that exists or can't be written; before any file is
  ///   written, if one exists.
  public func write() throws(ProjectProblem) {
    for name in files.keys.sorted() {
      let path = "\(options.output)/\(name)"
      guard !FileManager.default.fileExists(atPath: path) else {
        throw ProjectProblem(
          .error,
          path,
          "the file exists, and is not overwritten",
          help: "name a new folder with -o, or remove the file"
        )
      }
    }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let url = URL(fileURLWithPath: "\(options.output)/\(name)")
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
      } catch {
        throw ProjectProblem(
          .error,
          url.path,
          "the file can't be written: \((error as NSError).localizedDescription)",
          help: "name a folder that you can write with -o"
        )
      }
    }
  }
}
