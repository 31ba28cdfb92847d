import Foundation

/// The names that the modules of an app can't have.
extension WrapperPackage {
  /// Renames each module that has the name of another one in the same build.
  ///
  /// SwiftPM builds no two modules of one name, also if they are in two packages. Storyboards that
  /// name the old module find the classes, because those of the app are searched as well.
  mutating func renameModules(
    _ modules: inout [AppModuleSources],
    _ project: String
  ) throws(ProjectProblem) {
    let taken = provided.moduleNames.union(Self.reservedNames)
    for index in modules.indices {
      let name = modules[index].module
      guard taken.contains(name.text) else { continue }
      // No library imports an app: an import of its name means Apple's module.
      let importers = modules.filter {
        $0.module != name && $0.imports.contains(name.text)
          && (!modules[index].isApplication || $0.isTest)
      }
      guard importers.isEmpty else {
        let isForTests = importers.allSatisfy(\.isTest)
        throw ProjectProblem(
          .error,
          project,
          "the module \(name) has the name of a module of Swift or Lifeline, and "
            + "\(importers.map(\.module.text).joined(separator: ", ")) "
            + "\(importers.count == 1 ? "imports" : "import") it",
          help: isForTests
            ? "leave out --tests"
            : "package the sources of both modules as one with --folder, or change the module's name "
              + "and its imports in a copy of the app"
        )
      }
      modules[index].module = SwiftIdentifier(prefix: "App", name)
      problems.append(
        ProjectProblem(
          .warning,
          project,
          "the module \(name) has the name of a module of Swift or Lifeline, and becomes App\(name)",
          help: "import App\(name) in tests; where the sources write \(name).Type, exclude the file"
        )
      )
    }
  }

  /// Refuses a folder with the name of a package that it depends on, as SwiftPM does.
  func refusePackageName(_ output: String) throws(ProjectProblem) {
    let plugin = options.pluginPackage ?? options.lifeline + "/Sources/AppSources"
    let name = URL(fileURLWithPath: output).lastPathComponent
    for path in [options.lifeline, plugin]
    where URL(fileURLWithPath: path).lastPathComponent.lowercased() == name.lowercased() {
      throw ProjectProblem(
        .error,
        output,
        "the new package would have the name of the package \(path), on which it depends",
        help: "name a folder with another name with -o, such as \(name)OnLinux"
      )
    }
  }

  /// Modules that the package, its tools and the toolchain have, and words that are not names in
  /// code.
  private static let reservedNames: Set<String> = ProvidedModules.system.union([
    "_Testing_UIKit", "LaunchTests", "main", "CoreFoundation", "Glibc", "Builtin",
    "ArgumentParser", "ArgumentParserToolInfo", "SwiftSyntax", "SwiftParser", "SwiftBasicFormat",
    "SwiftDiagnostics", "SwiftOperators", "SwiftParserDiagnostics", "SwiftSyntaxBuilder",
    "Logging", "Yams", "CYaml", "actor",
  ])
  .union(SwiftIdentifier.keywords)
}
