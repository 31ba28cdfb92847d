import Foundation

/// A package that builds an app's untouched sources on Linux: the files to write, and the
/// omissions.
public struct WrapperPackage: Sendable {
  /// The targets to package.
  public struct Options: Sendable {
    /// The folder of the package, which is created.
    public var output: String
    /// The folder of the package `lifeline`.
    public var lifeline: String
    /// The names of targets; empty for all apps and the libraries that they use.
    public var targets: [String] = []
    /// The name of the configuration whose build settings are used; `nil` for one for debugging.
    public var configuration: String?
    /// The names of remote packages that the package depends on.
    public var packages: [String] = []
    /// The names of modules to write, according to their use in the sources.
    public var standIns: [String] = []
    /// Whether the unit tests of the app become tests of the package.
    public var includesTests = false
    /// The name of the plugin that rewrites sources.
    public var plugin = "AppSources"
    /// The folder of the plugin's package; `nil` for the one in the package `lifeline`.
    public var pluginPackage: String?

    public init(output: String, lifeline: String) {
      self.output = output
      self.lifeline = lifeline
    }
  }

  /// The text of each file by its path in the package.
  public private(set) var files: [String: String] = [:]
  /// The omissions, and the next steps.
  public internal(set) var problems: [ProjectProblem] = []
  var options: Options
  /// The modules of the package `lifeline` that apps can import.
  let provided: ProvidedModules
  /// The products of packages that any of the modules links.
  var linkedProducts: Set<String> = []
  /// The remote packages of the projects and of the local packages.
  var remotes: [RemotePackage] = []

  /// Packages the targets of a project, of the projects of a workspace, or of a package.
  ///
  /// - Parameters:
  ///   - path: A folder `.xcodeproj` or `.xcworkspace`, or one that contains `Package.swift`.
  ///   - options: What to package, and where.
  /// - Throws: `ProjectProblem` when the project can't be read or has no fitting target.
  public init(project path: String, options: Options) throws(ProjectProblem) {
    self.options = options
    provided = ProvidedModules(lifeline: options.lifeline)
    var modules: [AppModuleSources] = []
    if path.hasSuffix(".xcworkspace") || path.hasSuffix(".xcodeproj") {
      let (projects, packages) = try readProjects(path)
      problems += projects.flatMap(\.problems)
      modules = try choose(from: projects.flatMap(\.targets), path).map { sources(of: $0) }
      var local = packages
      for package in projects.flatMap(\.packages) {
        switch package {
        case .local(let path): if !local.contains(path) { local.append(path) }
        case .remote(let package): add(remote: package)
        }
      }
      addLocalPackages(local, to: &modules)
    } else {
      addLocalPackages([path], to: &modules)
      guard !modules.isEmpty else {
        throw ProjectProblem(
          .error,
          path + "/Package.swift",
          "the package has no library target with a folder of Swift files that is found by its text",
          help: "name the folder of a target with --folder"
        )
      }
    }
    try write(modules, of: path)
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
    provided = ProvidedModules(lifeline: options.lifeline)
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    var sources = AppModuleSources(
      module: SwiftIdentifier(derivedFrom: module ?? url.lastPathComponent),
      isApplication: true
    )
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ProjectProblem(
        .error,
        folder,
        "the folder does not exist",
        help: "name a folder of sources"
      )
    }
    try Self.refuseOutput(options.output, inside: url.path)
    sources.add(folder: url.path, excluding: [])
    guard !sources.swiftFiles.isEmpty else {
      throw ProjectProblem(
        .error,
        folder,
        "the folder has no Swift file",
        help: "name a folder of sources"
      )
    }
    try write([sources], of: folder)
  }

  private mutating func readProjects(
    _ path: String
  ) throws(ProjectProblem) -> (projects: [XcodeProject], packages: [String]) {
    guard path.hasSuffix(".xcworkspace") else {
      return ([try XcodeProject.read(at: path, configuration: options.configuration)], [])
    }
    var projects: [XcodeProject] = []
    let workspace = try XcodeWorkspace.read(at: path)
    problems += workspace.problems
    for place in workspace.projects {
      do throws(ProjectProblem) {
        projects.append(
          try XcodeProject.read(at: place, configuration: options.configuration)
        )
      } catch {
        let isPods = place.hasSuffix("/Pods/Pods.xcodeproj")
        problems.append(
          ProjectProblem(
            .warning,
            error.path,
            line: error.line,
            isPods ? "the pods are not installed; their modules are missing" : error.message,
            help: isPods
              ? "add each missing module as below; pods with plain Swift sources can be added with "
                + "another `app-sources package --folder`" : error.help
          )
        )
      }
    }
    guard !projects.isEmpty else {
      let reason = problems.first { $0.severity == .warning }.map { ": \($0.path): \($0.message)" }
      throw ProjectProblem(
        .error,
        path,
        "the workspace has no project that can be read\(reason ?? "")",
        help: "name a project, or a folder of sources with --folder"
      )
    }
    return (projects, workspace.packages)
  }

  mutating func add(_ source: SwiftSource, to path: String) { files[path] = source.text }

  /// Adds a file in a format whose encoder wrote the text.
  mutating func add(encoded text: String, to path: String) { files[path] = text }

  mutating func add(remote package: RemotePackage) {
    if !remotes.contains(where: { $0.name.lowercased() == package.name.lowercased() }) {
      remotes.append(package)
    }
  }

  /// The modules of the package that each module imports, without cycles.
  static func dependencies(of modules: [AppModuleSources]) -> [[SwiftIdentifier]] {
    var edges: [SwiftIdentifier: [SwiftIdentifier]] = [:]
    func reaches(_ start: SwiftIdentifier, _ goal: SwiftIdentifier) -> Bool {
      var (open, seen) = ([start], Set<SwiftIdentifier>())
      while let next = open.popLast() {
        if next == goal { return true }
        if seen.insert(next).inserted { open += edges[next] ?? [] }
      }
      return false
    }
    let indices = Dictionary(modules.indices.map { (modules[$0].module.text, $0) }) { first, _ in
      first
    }
    for module in modules {
      for index in module.imports.compactMap({ indices[$0] }).sorted() {
        let other = modules[index].module
        guard other != module.module, !reaches(other, module.module) else { continue }
        edges[module.module, default: []].append(other)
      }
    }
    return modules.map { edges[$0.module] ?? [] }
  }

  /// Returns a path relative to a folder; both are absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    let result = (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
    return result.isEmpty ? "." : result
  }
}
