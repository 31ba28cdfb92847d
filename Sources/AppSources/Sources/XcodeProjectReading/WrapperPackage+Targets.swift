import Foundation

/// The targets that become modules.
extension WrapperPackage {
  func choose(
    from targets: [XcodeProject.Target],
    _ path: String
  ) throws(ProjectProblem) -> [XcodeProject.Target] {
    let offered = targets.filter { !$0.isTest && $0.productType != nil }
    let names = offered.map(\.name).joined(separator: ", ")
    var chosen: [XcodeProject.Target] = []
    for name in options.targets {
      guard let target = offered.first(where: { $0.name == name }) else {
        throw ProjectProblem(
          .error,
          path,
          "no target has the name \(name)",
          help: names.isEmpty
            ? "the project has no targets"
            : Self.nearest(name, in: offered.map(\.name)).map { "write --target '\($0)'" }
              ?? "the targets are \(names)"
        )
      }
      chosen.append(target)
    }
    if options.targets.isEmpty {
      let apps = offered.filter { $0.isApplication && $0.isForIOS }
      chosen = apps.isEmpty ? offered.filter { $0.isLibrary && $0.isForIOS } : apps
    }
    guard !chosen.isEmpty else {
      throw ProjectProblem(
        .error,
        path,
        "no target is an app or a library for iOS",
        help: names.isEmpty
          ? "the project has no targets; name a folder of sources with --folder"
          : "name one with --target: \(names)"
      )
    }
    if let wanted = options.configuration,
      !chosen.contains(where: { $0.configurations.contains(wanted) })
    {
      let known = chosen.first?.configurations ?? []
      throw ProjectProblem(
        .error,
        path,
        "no configuration has the name \(wanted)",
        help: "the configurations are \(known.joined(separator: ", "))"
      )
    }
    // The libraries that the chosen targets depend on, or that they import: Xcode finds those in
    // the other projects of a workspace.
    let libraries = offered.filter { $0.isLibrary }
    var index = 0
    let modules = libraries.map(\.moduleName)
    let byName = Dictionary(grouping: libraries.indices) { libraries[$0].name }
    let byModule = Dictionary(grouping: libraries.indices) { modules[$0].text }
    var added = Set(chosen.map(\.moduleName))
    while index < chosen.count {
      let found =
        chosen[index].dependencies.flatMap { byName[$0] ?? [] }
        + sources(of: chosen[index]).imports.flatMap { byModule[$0] ?? [] }
      for library in Set(found).sorted() where added.insert(modules[library]).inserted {
        chosen.append(libraries[library])
      }
      index += 1
    }
    guard options.includesTests else { return chosen }
    let tested = Set(chosen.map(\.name))
    let moduleNames = Set(chosen.map(\.moduleName.text))
    let tests = targets.filter { target in
      target.isUnitTest
        && (target.dependencies.contains(where: tested.contains)
          || !moduleNames.isDisjoint(with: sources(of: target).imports))
    }
    return chosen + tests
  }

  /// Returns the name that differs least, if it differs little.
  static func nearest(_ name: String, in names: [String]) -> String? {
    func distance(_ left: [Character], _ right: [Character]) -> Int {
      var row = Array(0...right.count)
      for (index, character) in left.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for other in right.indices {
          let old = row[other + 1]
          let changed = diagonal + (right[other] == character ? 0 : 1)
          row[other + 1] = Swift.min(changed, old + 1, row[other] + 1)
          diagonal = old
        }
      }
      return row[right.count]
    }
    let word = Array(name.lowercased())
    let best = names.map { ($0, distance(word, Array($0.lowercased()))) }.min { $0.1 < $1.1 }
    return best.flatMap { $0.1 <= Swift.max(2, word.count / 3) ? $0.0 : nil }
  }

  func sources(of target: XcodeProject.Target) -> AppModuleSources {
    var result = AppModuleSources(module: target.moduleName)
    result.isApplication = target.isApplication
    result.isTest = target.isTest
    result.settings = target.settings
    result.packageProducts = target.packageProducts
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

  mutating func addLocalPackages(_ packages: [String], to modules: inout [AppModuleSources]) {
    var open = packages
    var index = 0
    while index < open.count {
      let path = open[index]
      index += 1
      let package = LocalPackage(at: path)
      for path in package.locals where !open.contains(path) { open.append(path) }
      for remote in package.remotes { add(remote: remote) }
      var added: [String] = []
      for target in package.targets where !target.isTest || options.includesTests {
        var module = AppModuleSources(module: SwiftIdentifier(derivedFrom: target.name))
        module.settings = target.settings
        module.toolsVersion = package.toolsVersion
        module.packageProducts = target.products
        module.isTest = target.isTest
        module.isInPackage = true
        module.add(folder: target.path, excluding: [], absolute: target.excluded)
        guard !module.swiftFiles.isEmpty, !modules.contains(where: { $0.module == module.module })
        else { continue }
        added.append(module.module.text)
        modules.append(module)
      }
      problems.append(
        ProjectProblem(
          .note,
          path,
          added.isEmpty
            ? "the local package has no target that is read"
            : "the local package's targets are built as modules: " + added.joined(separator: ", ")
        )
      )
    }
  }
}
