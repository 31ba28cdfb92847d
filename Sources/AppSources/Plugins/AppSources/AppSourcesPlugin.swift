import Foundation
import PackagePlugin

/// Compiles a rewritten copy of the sources that a target's `app-sources.json` names.
@main
struct AppSourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let configuration = target.directoryURL.appending(path: "app-sources.json")
    guard let data = try? Data(contentsOf: configuration) else {
      throw SourceList.ListError(
        description: "\(configuration.path): error: the file is missing\n  help: write "
          + "{\"sources\": [\"PATH\"]} with the path of the app's folder, relative to this one"
      )
    }
    let list = try SourceList(
      AppSourcesFile(reading: data, path: configuration.path),
      relativeTo: target.directoryURL,
      target: target.name
    )
    let folder = context.pluginWorkDirectoryURL
    let plan = folder.appending(path: "plan.json")
    let content = try list.encoded()
    if (try? Data(contentsOf: plan)) != content { try content.write(to: plan) }
    let output = folder.appending(path: "Sources")
    return [
      .buildCommand(
        displayName: "Rewriting the sources of \(list.module)",
        executable: try context.tool(named: "app-sources").url,
        arguments: [
          "rewrite", "--configuration", configuration.path, "--target", target.name, "--plan",
          plan.path, "--output", output.path, "--resource-folder",
          folder.appending(path: "Links").path, "--cache",
          folder.appending(path: "Rewriting.cache").path,
        ],
        inputFiles: [plan, configuration]
          + (list.files.map(\.path) + list.folders).map { URL(fileURLWithPath: $0) },
        outputFiles: (list.files.map(\.outputName) + ["LifelineModule.swift"]).map {
          output.appending(path: $0)
        }
      )
    ]
  }
}
