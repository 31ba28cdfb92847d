import ArgumentParser
import Foundation
import XcodeProjectReading

/// Writes a package that builds and tests an app's untouched sources.
struct PackageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Writes a package that builds and tests an app's untouched sources.",
    discussion: """
      The sources are those of a project or workspace of Xcode, or those of a folder:

        app-sources package Shop.xcodeproj --lifeline ../lifeline -o ../ShopOnLinux
        app-sources package --folder Sources/Shop --lifeline ../lifeline -o ../ShopOnLinux

      The command prints what it leaves out, never overwrites a file, and does not change the app. It \
      exits with 1 if nothing was written.
      """
  )

  @Argument(
    help: """
      A folder .xcodeproj or .xcworkspace, or one with Package.swift; without it, the one in the \
      current folder.
      """
  )
  var project: String?

  @Option(help: "The name of a target in Xcode; repeatable. Without it, each app for iOS.")
  var target: [String] = []

  @Option(help: "The configuration whose build settings are used; without it, Debug.")
  var configuration: String?

  @Option(help: "The name of a remote package to depend on; repeatable.")
  var package: [String] = []

  @Option(help: "A module to write with the names that the sources use of it; repeatable.")
  var standIn: [String] = []

  @Flag(help: "Include the unit tests of the app.")
  var tests = false

  @Option(help: "A folder of sources and resources, which becomes one module.")
  var folder: String?

  @Option(help: "The name of the module of --folder; without it, the name of the folder.")
  var module: String?

  @Option(help: "The folder of the package lifeline.")
  var lifeline: String

  @Option(name: .shortAndLong, help: "The folder of the new package.")
  var output: String

  func validate() throws {
    if project != nil, folder != nil {
      throw ValidationError("name a project or --folder, not both")
    }
    if module != nil, folder == nil {
      throw ValidationError("--module names the module of --folder, which is missing")
    }
    if configuration != nil || tests || !package.isEmpty, folder != nil {
      throw ValidationError("--configuration, --package and --tests need a project or a package")
    }
    if !target.isEmpty, folder != nil {
      throw ValidationError("--target names a target of a project; a folder has none")
    }
  }

  func run() async throws {
    var options = WrapperPackage.Options(
      output: Self.absolute(output),
      lifeline: Self.absolute(lifeline)
    )
    options.targets = target
    options.configuration = configuration
    options.packages = package
    options.standIns = standIn
    options.includesTests = tests
    guard FileManager.default.fileExists(atPath: options.lifeline + "/Sources/AppSources") else {
      throw ValidationError(
        "\(options.lifeline) has no folder Sources/AppSources; name the package lifeline with "
          + "--lifeline"
      )
    }
    do throws(ProjectProblem) {
      let package =
        if let folder {
          try WrapperPackage(folder: Self.absolute(folder), module: module, options: options)
        } else {
          try WrapperPackage(project: try projectPath(), options: options)
        }
      try package.write()
      for problem in package.problems { Self.report(problem) }
      for name in package.files.keys.sorted() { Terminal.print("\(options.output)/\(name)") }
    } catch {
      Self.report(error)
      throw ExitCode(1)
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func report(_ problem: ProjectProblem) {
    Terminal.report(problem.description)
  }

  /// The project of the arguments, or the only one of the current folder.
  private func projectPath() throws(ProjectProblem) -> String {
    if let project {
      let path = Self.absolute(project)
      let isPackage = FileManager.default.fileExists(atPath: path + "/Package.swift")
      guard path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") || isPackage else {
        let exists = FileManager.default.fileExists(atPath: path)
        throw ProjectProblem(
          .error,
          path,
          exists
            ? "the folder is neither a project nor a workspace nor a package"
            : "the folder does not exist",
          help: "name a folder .xcodeproj or .xcworkspace, or pass a folder of sources as --folder"
        )
      }
      return path
    }
    let folder = FileManager.default.currentDirectoryPath
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    if projects.isEmpty, workspaces.isEmpty, names.contains("Package.swift") { return folder }
    // A workspace names the projects beside it.
    let found = workspaces.isEmpty ? projects : workspaces
    guard found.count == 1 else {
      throw ProjectProblem(
        .error,
        folder,
        found.isEmpty
          ? "the folder has no project, no workspace and no package"
          : "the folder has several of them: \(found.joined(separator: ", "))",
        help: "name the project, the workspace, or a folder of sources with --folder"
      )
    }
    return "\(folder)/\(found[0])"
  }
}
