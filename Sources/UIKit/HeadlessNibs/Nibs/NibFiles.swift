import Foundation

/// The storyboards and xibs of bundles and of the resource folders of rewritten modules.
@MainActor
enum NibFiles {
  /// The number of files of a folder that are looked at.
  private static let limit = 50_000
  /// A file, with its distance from the folder and the language of its `.lproj` folder.
  private struct Found {
    let path: String
    let depth: Int
    let language: String?
  }

  /// The files of each folder, by file name.
  private static var indexes: [String: [String: [Found]]] = [:]
  /// The modules whose classes were looked up, in order.
  private static var modules: [String] = []

  /// Adds a module, whose resource folder is searched instead of the main bundle.
  static func note(module name: String) {
    if !modules.contains(name) { modules.append(name) }
  }

  /// The modules of the app that are known: that of the application's delegate first.
  static func knownModules(in runtime: Runtime) -> [any AppModule.Type] {
    var names = modules
    if let delegate = runtime.stage.delegate {
      let name = ModuleNames.module(of: type(of: delegate))
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
      if let path = best(files[file] ?? [], in: folder) { return path }
    }
    return nil
  }

  /// Returns the least nested file; of localized files, the one of the run's language, the base
  /// localization, or the development language.
  private static func best(_ files: [Found], in folder: String) -> String? {
    guard files.count > 1 else { return files.first?.path }
    let tables = StringTables.of(folder)
    let language = tables.language(for: RunResources.current.languages)
    let order = [language, "Base", tables.developmentLanguage, "en"]
    func rank(_ file: Found) -> Int {
      guard let language = file.language else { return order.count }
      return order.firstIndex(of: language) ?? order.count + 1
    }
    return files.min { left, right in
      if left.depth != right.depth { return left.depth < right.depth }
      let (first, second) = (rank(left), rank(right))
      return first != second ? first < second : left.path < right.path
    }?.path
  }

  /// Returns the storyboards and xibs of a folder and of the folders in it.
  private static func index(of folder: String) -> [String: [Found]] {
    var found: [String: [Found]] = [:]
    var count = 0
    var pending = [("", 0)]
    while let (relative, depth) = pending.popLast(), count < limit {
      let place = relative.isEmpty ? folder : folder + "/" + relative
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        let path = relative.isEmpty ? name : relative + "/" + name
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          let parent = (relative as NSString).lastPathComponent
          let language = parent.hasSuffix(".lproj") ? String(parent.dropLast(6)) : nil
          // A localized file belongs to the folder that contains the languages.
          let level = language == nil ? depth : depth - 1
          found[name, default: []].append(
            Found(path: folder + "/" + path, depth: level, language: language)
          )
        } else if depth < 8, !name.contains(".") || name.hasSuffix(".lproj") {
          pending.append((path, depth + 1))
        }
      }
    }
    return found
  }
}
