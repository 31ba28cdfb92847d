import Foundation

/// A package that builds an app's untouched sources on Linux: the files to write, and what was left
/// out.
public struct WrapperPackage: Sendable {
  /// What to package.
  public struct Options: Sendable {
    /// The folder of the package, which is created.
    public var output: String
    /// The folder of the package `lifeline`.
    public var lifeline: String
    /// The names of targets; empty for all apps and the libraries that they use.
    public var targets: [String] = []
    /// The name of the plugin that rewrites sources.
    public var plugin = "AppSources"
    /// The folder of the plugin's package; `nil` for the one in the package `lifeline`.
    public var pluginPackage: String?

    /// Creates options.
    public init(output: String, lifeline: String) {
      self.output = output
      self.lifeline = lifeline
    }
  }

  /// The text of each file by its path in the package.
  public internal(set) var files: [String: String] = [:]
  /// What was left out, and what to do next.
  public internal(set) var problems: [ProjectProblem] = []
  var options: Options

  // MARK: Projects

  /// Packages the targets of a project or of the projects of a workspace.
  ///
  /// - Parameters:
  ///   - path: A folder `.xcodeproj` or `.xcworkspace`.
  ///   - options: What to package, and where.
  /// - Throws: `ProjectProblem` when the project can't be read or has no fitting target.
  public init(project path: String, options: Options) throws(ProjectProblem) {
    self.options = options
    var projects: [XcodeProject] = []
    var local: [String] = []
    if path.hasSuffix(".xcworkspace") {
      let workspace = try XcodeWorkspace.read(at: path)
      problems += workspace.problems
      local = workspace.packages
      for place in workspace.projects {
        do throws(ProjectProblem) {
          projects.append(try XcodeProject.read(at: place))
        } catch {
          problems.append(
            ProjectProblem(
              .warning,
              error.path,
              line: error.line,
              error.message,
              help: place.hasSuffix("/Pods/Pods.xcodeproj")
                ? "run `pod install`, or add the modules of the pods by hand" : error.help
            )
          )
        }
      }
    } else {
      projects = [try XcodeProject.read(at: path)]
    }
    problems += projects.flatMap(\.problems)
    let targets = projects.flatMap(\.targets)
    let chosen = try choose(from: targets, path)
    var modules = chosen.map { sources(of: $0) }
    for package in projects.flatMap(\.packages) {
      switch package {
      case .local(let place): if !local.contains(place) { local.append(place) }
      case .remote(let url, let requirement):
        problems.append(
          ProjectProblem(
            .warning,
            path,
            "the package \(url) (\(requirement)) is left out",
            help: "add it to Package.swift by hand, if it builds on Linux"
          )
        )
      }
    }
    addLocalPackages(local, to: &modules)
    write(modules)
  }

  /// Packages a folder of sources as one module.
  ///
  /// - Parameters:
  ///   - folder: The folder with the sources and resources.
  ///   - module: The name of the module; `nil` for that of the folder.
  ///   - options: What to package, and where.
  /// - Throws: `ProjectProblem` when the folder does not exist or has no Swift file.
  public init(folder: String, module: String? = nil, options: Options) throws(ProjectProblem) {
    self.options = options
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    var sources = AppModuleSources(
      module: BuildSettings.identifier(module ?? url.lastPathComponent),
      isApplication: true
    )
    sources.add(folder: url.path, excluding: [])
    guard !sources.imports.isEmpty else {
      throw ProjectProblem(
        .error,
        folder,
        "the folder has no Swift file",
        help: "name a folder of sources"
      )
    }
    write([sources])
  }

  private func choose(
    from targets: [XcodeProject.Target],
    _ path: String
  ) throws(ProjectProblem)
    -> [XcodeProject.Target]
  {
    let offered = targets.filter { !$0.isTest && $0.productType != nil }
    let names = offered.map(\.name).joined(separator: ", ")
    var chosen: [XcodeProject.Target] = []
    for name in options.targets {
      guard let target = offered.first(where: { $0.name == name }) else {
        throw ProjectProblem(
          .error,
          path,
          "no target has the name \(name)",
          help: names.isEmpty ? "the project has no targets" : "the targets are \(names)"
        )
      }
      chosen.append(target)
    }
    if options.targets.isEmpty {
      let apps = offered.filter { $0.isApplication && $0.isForIOS }
      chosen = apps.isEmpty ? offered.filter { $0.isLibrary && $0.isForIOS } : apps
    }
    // The libraries of the same projects that the chosen targets depend on.
    var index = 0
    while index < chosen.count {
      for name in chosen[index].dependencies {
        guard let target = offered.first(where: { $0.name == name && $0.isLibrary }),
          !chosen.contains(where: { $0.name == name })
        else { continue }
        chosen.append(target)
      }
      index += 1
    }
    guard !chosen.isEmpty else {
      throw ProjectProblem(
        .error,
        path,
        "no target is an app or a library for iOS",
        help: names.isEmpty ? "the project has no targets" : "name one with --target: \(names)"
      )
    }
    return chosen
  }

  private func sources(of target: XcodeProject.Target) -> AppModuleSources {
    var result = AppModuleSources(module: target.moduleName)
    result.isApplication = target.isApplication
    result.settings = target.settings
    for path in target.sources { result.add(source: path) }
    for path in target.resources { result.add(resource: path) }
    for folder in target.folders {
      if let included = folder.included {
        for name in included {
          let path = "\(folder.path)/\(name)"
          if AppModuleSources.ending(path) == "swift" {
            result.add(source: path)
          } else {
            result.add(resource: path)
          }
        }
      } else {
        result.add(folder: folder.path, excluding: folder.excluded)
      }
    }
    return result
  }

  private mutating func addLocalPackages(
    _ packages: [String],
    to modules: inout [AppModuleSources]
  ) {
    for package in packages {
      var added: [String] = []
      for target in LocalPackage.targets(of: package) {
        var module = AppModuleSources(module: BuildSettings.identifier(target.name))
        module.add(folder: target.path, excluding: [])
        guard !module.imports.isEmpty, !modules.contains(where: { $0.module == module.module })
        else { continue }
        added.append(module.module)
        modules.append(module)
      }
      problems.append(
        ProjectProblem(
          .note,
          package,
          added.isEmpty
            ? "the local package has no target that is read"
            : "the local package's targets are built as modules: " + added.joined(separator: ", ")
        )
      )
    }
  }

  // MARK: Files

  static let system: Set<String> = [
    "Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "UIKit", "SwiftUI",
    "Combine", "MapKit", "WebKit", "CoreGraphics", "QuartzCore", "Darwin", "os", "OSLog",
  ]

  private mutating func write(_ modules: [AppModuleSources]) {
    var modules = modules
    var names: Set<String> = []
    modules.removeAll { !names.insert($0.module).inserted }
    let needed = dependencies(of: modules)
    for (index, module) in modules.enumerated() {
      write(module, dependencies: needed[index])
      report(module, known: names)
    }
    let app = modules.first { $0.isApplication } ?? modules.first
    files["Sources/UIKit/UIKit.swift"] = "@_exported import HeadlessUIKit\n"
    if modules.contains(where: { $0.imports.contains("SwiftUI") }) {
      files["Sources/SwiftUI/SwiftUI.swift"] = "@_exported import HeadlessSwiftUI\n"
    }
    files["Sources/_Testing_UIKit/Empty.swift"] =
      "// Swift Testing looks for this module in files that import UIKit.\n"
    files["Package.swift"] = manifest(modules, needed)
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

  /// The modules of the package that each module imports, without cycles.
  private func dependencies(of modules: [AppModuleSources]) -> [[String]] {
    var edges: [String: [String]] = [:]
    func reaches(_ start: String, _ goal: String) -> Bool {
      var (open, seen) = ([start], Set<String>())
      while let next = open.popLast() {
        if next == goal { return true }
        if seen.insert(next).inserted { open += edges[next] ?? [] }
      }
      return false
    }
    for module in modules {
      for other in modules where other.module != module.module {
        guard module.imports.contains(other.module), !reaches(other.module, module.module) else {
          continue
        }
        edges[module.module, default: []].append(other.module)
      }
    }
    return modules.map { edges[$0.module] ?? [] }
  }

  private mutating func write(_ module: AppModuleSources, dependencies: [String]) {
    let folder = "Sources/\(module.module)"
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
      imports: ["UIKit"] + ["SwiftUI", "MapKit", "WebKit"].filter(module.imports.contains)
        + dependencies
    )
    // Strings and arrays of strings are always encodable.
    files["\(folder)/app-sources.json"] = (try? file.text()) ?? ""
    files["\(folder)/LocalizedStrings.swift"] = Self.localizedStrings(module.module)
    if module.usesNetworking { files["\(folder)/Networking.swift"] = Self.networking }
    let symbols = AssetSymbols(resources: module.resources, module: module.module)
    if !symbols.isEmpty { files["\(folder)/AssetSymbols.swift"] = symbols.source }
    problems += symbols.problems
  }

  private mutating func report(_ module: AppModuleSources, known: Set<String>) {
    for path in module.leftOut {
      problems.append(
        ProjectProblem(
          .warning,
          path,
          "the file is left out of \(module.module): it is not written in Swift",
          help:
            "write what the sources use of it in Swift, in \(options.output)/Sources/\(module.module)"
        )
      )
    }
    if let header = module.settings["SWIFT_OBJC_BRIDGING_HEADER"] {
      problems.append(
        ProjectProblem(.warning, header, "the bridging header of \(module.module) is left out")
      )
    }
    let missing = module.imports.subtracting(known).subtracting(Self.system).sorted()
    if !missing.isEmpty {
      problems.append(
        ProjectProblem(
          .warning,
          module.module,
          "the sources import modules that the package does not have: "
            + missing.joined(separator: ", "),
          help: "add a package that has them, or a target of that name with what the sources use"
        )
      )
    }
  }

  /// Returns a path relative to a folder; both are absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
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
        throw ProjectProblem(.error, url.path, "the file can't be written: \(error)")
      }
    }
  }
}
