import Foundation

/// The storyboards and xibs of bundles and of the resource folders of rewritten modules.
@MainActor
enum NibFiles {
  /// The number of files of a folder that are looked at.
  private static let limit = 50_000
  /// The paths of the files of each folder, by file name.
  private static var indexes: [String: [String: String]] = [:]
  /// The modules whose classes were looked up, in order.
  private static var modules: [String] = []

  /// Adds a module, whose resource folder is searched in place of the main bundle.
  static func note(module name: String) {
    if !modules.contains(name) { modules.append(name) }
  }

  /// The modules of the app that are known: that of the application's delegate first.
  static func knownModules(in runtime: Runtime) -> [any AppModule.Type] {
    var names = modules
    if let delegate = runtime.stage.delegate {
      let name = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
      names.removeAll { $0 == name }
      names.insert(name, at: 0)
    }
    return names.compactMap(AppModules.module(named:))
  }

  /// Returns the folders that are searched for a bundle, in order; `nil` is the main bundle.
  static func folders(of bundle: Bundle?, in runtime: Runtime) -> [String] {
    guard let bundle, bundle !== Bundle.main else {
      return knownModules(in: runtime).compactMap { $0.resourceFolder } + [Bundle.main.bundlePath]
    }
    var folders = [bundle.bundlePath]
    if let resources = bundle.resourcePath, resources != bundle.bundlePath {
      folders.append(resources)
    }
    return folders
  }

  /// Returns the document with a name, without its extension, in the first folder that contains it.
  ///
  /// - Throws: ``NibError``, or the error of reading the file.
  static func document(_ name: String, type: String, in folders: [String]) throws -> NibDocument? {
    for folder in folders {
      guard let path = path(name, type: type, in: folder) else { continue }
      return try NibDocument.at(path, folder: folder)
    }
    return nil
  }

  private static func path(_ name: String, type: String, in folder: String) -> String? {
    let files = indexes[folder] ?? index(of: folder)
    indexes[folder] = files
    for file in ["\(name).\(type)", "\(name)~iphone.\(type)"] {
      if let path = files[file] { return path }
    }
    return nil
  }

  /// Returns the paths of the storyboards and xibs; of several files with a name the least nested,
  /// and of localized ones the base localization, then English.
  private static func index(of folder: String) -> [String: String] {
    var found: [String: (rank: Int, path: String)] = [:]
    var count = 0
    var pending = [("", 0)]
    while let (relative, depth) = pending.popLast(), count < limit {
      let place = relative.isEmpty ? folder : folder + "/" + relative
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        let path = relative.isEmpty ? name : relative + "/" + name
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          let rank = rank(of: relative, depth: depth)
          if let known = found[name], known.rank <= rank { continue }
          found[name] = (rank, folder + "/" + path)
        } else if depth < 8, !name.contains(".") || name.hasSuffix(".lproj") {
          pending.append((path, depth + 1))
        }
      }
    }
    return found.mapValues(\.path)
  }

  private static func rank(of relative: String, depth: Int) -> Int {
    if relative.hasSuffix("Base.lproj") { return depth * 4 - 3 }
    if relative.hasSuffix("en.lproj") { return depth * 4 - 2 }
    return depth * 4
  }
}
