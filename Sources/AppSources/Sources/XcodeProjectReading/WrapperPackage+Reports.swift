/// The messages about parts that the package lacks.
extension WrapperPackage {
  mutating func report(_ module: AppModuleSources, known: Set<String>) {
    let name = module.module
    for path in module.leftOut {
      problems.append(
        ProjectProblem(
          .warning,
          path,
          "the file is left out of \(name): it is not written in Swift",
          help:
            "write what the sources use of it in Swift, in \(options.output)/\(module.folder)"
        )
      )
    }
    for path in module.absent {
      problems.append(
        ProjectProblem(
          .warning,
          path,
          "the file of \(name) does not exist, and is left out",
          help: "generate it as the app's build does, and package the app again"
        )
      )
    }
    if let header = module.settings["SWIFT_OBJC_BRIDGING_HEADER"] {
      problems.append(
        ProjectProblem(
          .warning,
          header,
          "the bridging header of \(name) is left out",
          help: "write what the sources use of it in Swift, in \(options.output)/\(module.folder)"
        )
      )
    }
    if module.settings.usesOldNames, let version = module.settings.swiftVersion {
      let isReadable = (module.settings.swiftMajorVersion ?? 0) >= 3
      if !isReadable || files["\(module.folder)/OldNames.swift"] != nil {
        problems.append(
          ProjectProblem(
            isReadable ? .note : .warning,
            name.text,
            "the sources are written for Swift \(version); "
              + (isReadable
                ? "OldNames.swift declares the names of that time that they use"
                : "Foundation and UIKit had other names, and the compiler reads Swift 4 and later"),
            help: isReadable
              ? "repair what the compiler reports" : "convert the app with Xcode 8 and Xcode 10.1"
          )
        )
      }
    }
    for (type, location) in module.absentTypes.sorted(by: { $0.key < $1.key })
    where !provided.runtimeFiles.contains(type) {
      problems.append(
        ProjectProblem(
          .warning,
          location.path,
          line: location.line,
          "\(type) does not exist on Linux",
          help: "declare a type of that name with what the sources use, in "
            + "\(options.output)/\(module.folder)"
        )
      )
    }
    reportImports(module, known: known)
  }

  private mutating func reportImports(_ module: AppModuleSources, known: Set<String>) {
    let found = known.union(ProvidedModules.system).union(provided.products)
      .union(options.packages.isEmpty ? [] : keptProducts(module))
    for name in module.imports.subtracting(found).sorted() {
      let places = module.importPlaces[name] ?? []
      let files = Set(places.map(\.path)).count
      problems.append(
        ProjectProblem(
          .warning,
          places.first?.path ?? module.module.text,
          line: places.first?.line,
          "the module \(name) is missing, which \(files == 1 ? "1 file" : "\(files) files") of "
            + "\(module.module) \(files == 1 ? "imports" : "import")",
          help: "pass --stand-in \(name) for a module with the names that the sources use, or "
            + (linkedProducts.contains(name) && !remotes.isEmpty
              ? "--package with its package, if that builds on Linux"
              : "exclude the files that import it")
        )
      )
    }
  }

  /// The products of a module that are in the packages that the options keep.
  ///
  /// The reader does not fetch packages; it assumes that products have the names of modules.
  func keptProducts(_ module: AppModuleSources) -> [String] {
    // A target can import what another one links, as tests do.
    let imported = linkedProducts.intersection(module.imports)
      .subtracting(module.packageProducts)
    return (module.packageProducts + imported.sorted()).filter { keptPackage(of: $0) != nil }
  }

  /// The kept package that probably has a product.
  func keptPackage(of product: String) -> RemotePackage? {
    let kept = remotes.filter { package in
      options.packages.contains { $0.lowercased() == package.name.lowercased() }
    }
    let others = remotes.filter { package in
      !options.packages.contains { $0.lowercased() == package.name.lowercased() }
    }
    let word = product.lowercased()
    if let same = kept.first(where: { $0.name.lowercased() == word }) { return same }
    if others.contains(where: { $0.name.lowercased() == word }) { return nil }
    // A product whose package has a different name is in a package whose name begins in the same
    // way.
    func shared(_ package: RemotePackage) -> Int {
      zip(package.name.lowercased(), word).prefix { $0 == $1 }.count
    }
    guard let best = remotes.max(by: { shared($0) < shared($1) }), shared(best) > 1 else {
      return kept.count == 1 && others.isEmpty ? kept.first : nil
    }
    return kept.contains(best) ? best : nil
  }

  mutating func reportPackages(_ path: String) throws(ProjectProblem) {
    for name in options.packages
    where !remotes.contains(where: { $0.name.lowercased() == name.lowercased() }) {
      let names = remotes.map(\.name)
      throw ProjectProblem(
        .error,
        path,
        "no package has the name \(name)",
        help: names.isEmpty
          ? "the project has no remote packages"
          : Self.nearest(name, in: names).map { "write --package \($0)" }
            ?? "the packages are \(names.joined(separator: ", "))"
      )
    }
    for package in remotes
    where options.packages.contains(where: { $0.lowercased() == package.name.lowercased() }) {
      guard package.hasUsableAddress else {
        throw ProjectProblem(
          .error,
          path,
          "the address \(package.url) is not one from which SwiftPM fetches a package",
          help: "leave out --package \(package.name), or correct the address to one with https://"
        )
      }
      guard package.version == nil else { continue }
      problems.append(
        ProjectProblem(
          .warning,
          path,
          "the requirement of the package \(package.name) is not of a known form"
            + "\(package.requirement.isEmpty ? "" : ": \(package.requirement)"); the branch main is used",
          help: "write the version into the new package's Package.swift"
        )
      )
    }
    for package in remotes
    where !options.packages.contains(where: { $0.lowercased() == package.name.lowercased() }) {
      problems.append(
        ProjectProblem(
          .warning,
          path,
          "the package \(package.url) (\(package.requirement)) is left out",
          help: "pass --package \(package.name), if it builds on Linux"
        )
      )
    }
  }
}
