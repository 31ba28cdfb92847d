import Foundation

/// The files of the package.
extension WrapperPackage {
  mutating func write(_ modules: [AppModuleSources], of project: String) throws(ProjectProblem) {
    var modules = modules
    var names: Set<String> = []
    for module in modules where !names.insert(module.module.text).inserted {
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
    modules.removeAll { !names.insert($0.module.text).inserted }
    try removeEmpty(&modules, project)
    try refusePackageName(options.output)
    try renameModules(&modules, project)
    names = Set(modules.map(\.module.text))
    for path in modules.flatMap(\.roots) { try Self.refuseOutput(options.output, inside: path) }
    linkedProducts = Set(modules.flatMap(\.packageProducts))
    let standIns = try addStandIns(modules, names)
    let needed = Self.dependencies(of: modules)
    for (index, module) in modules.enumerated() {
      write(
        module,
        dependencies: needed[index] + standIns.filter { module.imports.contains($0.text) }
      )
      report(module, known: names.union(standIns.map(\.text)))
    }
    try reportPackages(project)
    let app = modules.first { $0.isApplication } ?? modules.first
    add("@_exported import HeadlessUIKit\n", to: "Sources/UIKit/UIKit.swift")
    if modules.contains(where: { $0.imports.contains("SwiftUI") }) {
      add("@_exported import HeadlessSwiftUI\n", to: "Sources/SwiftUI/SwiftUI.swift")
    }
    if modules.contains(where: { $0.imports.contains("Combine") }) {
      add("@_exported import HeadlessCombine\n", to: "Sources/Combine/Combine.swift")
    }
    add(
      "// Swift Testing looks for this module in files that import UIKit.\n",
      to: "Sources/_Testing_UIKit/Empty.swift"
    )
    add(manifest(modules, needed, standIns), to: "Package.swift")
    if let app { add(Self.test(app), to: "Tests/LaunchTests/LaunchTests.swift") }
    problems.append(
      ProjectProblem(
        .note,
        options.output,
        "the package has the modules \(modules.map(\.module.text).joined(separator: ", "))",
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

  private mutating func write(_ module: AppModuleSources, dependencies: [SwiftIdentifier]) {
    let folder = module.folder
    let base = "\(options.output)/\(folder)"
    var resources = module.resources
    if let plist = infoPlist(of: module) {
      add(encoded: plist, to: "\(folder)/Info.plist")
      resources.append("\(base)/Info.plist")
    }
    // Resources in a folder of sources are found with it.
    resources.removeAll { path in module.sources.contains { path.hasPrefix($0 + "/") } }
    let file = AppSourcesFile(
      sources: (module.sources + resources).map { Self.relative($0, to: base) },
      exclude: module.excluded.isEmpty
        ? nil : module.excluded.map { Self.relative($0, to: base) },
      module: module.module.text,
      imports: ["UIKit"] + frameworks(of: module) + dependencies.map(\.text),
      package: module.isInPackage ? true : nil
    )
    // Strings and arrays of strings are always encodable.
    add(encoded: (try? file.text()) ?? "", to: "\(folder)/app-sources.json")
    add(
      Self.localizedStrings(module.module) + (module.isInPackage ? Self.bundle(module.module) : ""),
      to: "\(folder)/LocalizedStrings.swift"
    )
    if module.usesNetworking {
      add(
        Self.reexport("FoundationNetworking", of: "URLSession") + Self.backgroundSessions,
        to: "\(folder)/Networking.swift"
      )
    }
    if module.usesFolders { add(Self.folders, to: "\(folder)/Folders.swift") }
    if module.usesXML {
      add(Self.reexport("FoundationXML", of: "XMLParser"), to: "\(folder)/XML.swift")
    }
    if module.settings.usesOldNames, let names = OldNames.source(for: module) {
      add(names, to: "\(folder)/OldNames.swift")
    }
    let symbols = AssetSymbols(resources: module.resources, module: module.module)
    if !symbols.isEmpty { add(symbols.source, to: "\(folder)/AssetSymbols.swift") }
    problems += symbols.problems
  }

  /// The modules of Lifeline that a module imports, except UIKit.
  func frameworks(of module: AppModuleSources) -> [String] {
    ["SwiftUI", "Combine"].filter(module.imports.contains)
      + provided.products.intersection(module.imports).sorted()
  }

  /// Refuses a package in a folder of sources, which would contain its own files.
  static func refuseOutput(_ output: String, inside folder: String) throws(ProjectProblem) {
    guard FilePlace(output).rest(in: FilePlace(folder)) != nil else { return }
    throw ProjectProblem(
      .error,
      output,
      "the new package would be in the app's folder \(folder), whose files it compiles",
      help: "name a folder outside of it with -o"
    )
  }

  /// Writes the files, which must not exist.
  ///
  /// - Throws: `ProjectProblem` for the first file that exists or can't be written; before any file
  ///   is written, if one exists.
  public func write() throws(ProjectProblem) {
    for name in files.keys.sorted() {
      let path = "\(options.output)/\(name)"
      guard FileForm(at: path) == nil else {
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
        try Data(text.utf8).write(to: url, options: .withoutOverwriting)
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
