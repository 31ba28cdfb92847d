import Foundation

/// A module of an app as it is going to be built: its files, and the imports of its sources.
struct AppModuleSources {
  var module: SwiftIdentifier
  var isApplication = false
  /// Swift files and folders.
  var sources: [String] = []
  var excluded: [String] = []
  var resources: [String] = []
  var settings = BuildSettings()
  var imports: Set<String> = []
  /// The files and lines that import each module.
  var importPlaces: [String: [(path: String, line: Int)]] = [:]
  /// The paths of the Swift files that were read.
  var swiftFiles: [String] = []
  /// The files of the project that do not exist.
  var absent: [String] = []
  /// Whether the module is a target of a package.
  var isInPackage = false
  /// Whether the module has the unit tests of an app.
  var isTest = false
  /// The products of packages that the target links.
  var packageProducts: [String] = []
  /// The major version of Swift in which a package's manifest compiles its targets.
  var toolsVersion: Int?
  /// Whether the sources load from the network, which Foundation has in a module of its own on
  /// Linux.
  var usesNetworking = false
  /// The first uses of types that do not exist on Linux.
  var absentTypes: [String: (path: String, line: Int)] = [:]
  /// Whether the sources search folders such as Documents.
  var usesFolders = false
  /// Whether the sources parse XML, which Foundation has in a module of its own on Linux.
  var usesXML = false
  /// The class of the delegate of the application, and that of its scene.
  var delegate: SwiftIdentifier?
  var sceneDelegate: SwiftIdentifier?
  /// The files that are compiled in Xcode, but can't be here.
  var leftOut: [String] = []

  /// The files that were added, without duplicates.
  var seen: Set<String> = []

  private static let networkTypes = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
    "HTTPCookie",
  ]

  /// Whether Xcode compiles a file or folder that cannot be compiled here.
  private static func isCompiled(_ ending: String) -> Bool {
    FileEndings.foreign.contains(ending) || FileEndings.compiledByXcode.contains(ending)
  }

  private static let folderNames = [
    ".documentDirectory", ".cachesDirectory", ".applicationSupportDirectory", ".libraryDirectory",
    "containerURL(",
  ]

  static func ending(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Adds a file that a project compiles.
  mutating func add(source path: String) {
    if !FileManager.default.fileExists(atPath: path) {
      absent.append(path)
    } else if Self.ending(path) == "swift" {
      if seen.insert(path).inserted {
        sources.append(path)
        scan(path)
      }
    } else {
      leftOut.append(path)
    }
  }

  /// Adds a file or a folder that a project copies.
  mutating func add(resource path: String) {
    let ending = Self.ending(path)
    guard !FileEndings.ignored.contains(ending), !FileEndings.skippedFolders.contains(ending),
      !path.hasSuffix("/Info.plist")
    else { return }
    guard FileManager.default.fileExists(atPath: path) else {
      absent.append(path)
      return
    }
    if seen.insert(path).inserted { resources.append(path) }
  }

  /// The folder of the module in the package.
  var folder: String { (isTest ? "Tests/" : "Sources/") + module.text }

  /// The folders whose files all belong to the module.
  var roots: [String] { sources.filter { Self.ending($0) != "swift" } }

  /// Adds a folder whose files all belong to the module, except some.
  mutating func add(
    folder path: String,
    excluding exceptions: [String],
    absolute others: [String] = []
  ) {
    guard FileManager.default.fileExists(atPath: path) else {
      absent.append(path)
      return
    }
    sources.append(path)
    let left = exceptions.map { "\(path)/\($0)" } + others
    excluded += left
    walk(path, Set(left), depth: 0)
  }

  private mutating func walk(_ folder: String, _ exceptions: Set<String>, depth: Int) {
    guard depth < 64 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.first != "." {
      let path = "\(folder)/\(name)"
      if exceptions.contains(path) { continue }
      let ending = Self.ending(path)
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        if Self.isCompiled(ending) {
          leftOut.append(path)
        } else if ending == "lproj" || FileEndings.bundles.contains(ending) {
          add(resource: path)
        } else if !FileEndings.skippedFolders.contains(ending),
          !FileEndings.skippedNames.contains(name)
        {
          walk(path, exceptions, depth: depth + 1)
        }
      } else if ending == "swift" {
        if name == "Package.swift" { excluded.append(path) } else { scan(path) }
      } else if Self.isCompiled(ending) {
        leftOut.append(path)
      } else {
        add(resource: path)
      }
    }
  }

  /// Collects the imports and the delegates of a source.
  private mutating func scan(_ path: String) {
    guard let data = FileForm.contents(of: path), let text = String(data: data, encoding: .utf8)
    else {
      return
    }
    swiftFiles.append(path)
    usesNetworking =
      usesNetworking || Self.networkTypes.contains { text.contains($0) }
    usesXML = usesXML || text.contains("XMLParser")
    usesFolders = usesFolders || Self.folderNames.contains { text.contains($0) }
    let absentNames = Self.absentTypes.filter { text.contains($0) }
    var isEntry = false
    for (number, line) in ActiveLines(text) {
      for name in absentNames where absentTypes[name] == nil && Self.names(name, in: line) {
        absentTypes[name] = (path, number)
      }
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.first.map({ $0 == "@main" || $0.hasSuffix("ApplicationMain") }) ?? false {
        isEntry = true
      }
      guard words.count >= 2 else { continue }
      if let name = Self.importedModule(words) {
        imports.insert(name)
        importPlaces[name, default: []].append((path, number))
      } else if let index = words.firstIndex(of: "class"), index + 1 < words.count {
        let name = SwiftIdentifier(
          words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        )
        if isEntry || (line.contains("UIApplicationDelegate") && delegate == nil) {
          delegate = name
        }
        if line.contains("UIWindowSceneDelegate") || line.contains("UISceneDelegate"),
          sceneDelegate == nil
        {
          sceneDelegate = name
        }
        isEntry = false
      } else if words.contains("struct") {
        isEntry = false
      }
    }
  }

  /// Types of Foundation on Apple's platforms that Foundation on Linux does not have.
  private static let absentTypes = [
    "ListFormatter", "MeasurementFormatter", "NSDataDetector", "NSFileCoordinator",
    "NSFilePresenter", "NSHashTable", "NSInvocation", "NSLinguisticTagger", "NSMapTable",
    "NSMetadataQuery", "NSPointerArray", "NSProxy", "NSUbiquitousKeyValueStore",
    "NSURLConnection", "NetService", "OSAllocatedUnfairLock",
  ]

  /// Whether a line contains a name that is not part of a longer one.
  private static func names(_ name: String, in line: Substring) -> Bool {
    var rest = line
    while let range = rest.range(of: name) {
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      let isLonger = [before, after].contains { character in
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      if !isLonger { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private static func importedModule(_ words: [Substring]) -> String? {
    guard let index = words.prefix(3).firstIndex(of: "import"), index + 1 < words.count else {
      return nil
    }
    let isFirst = words[..<index].allSatisfy {
      $0.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains($0)
    }
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "func", "protocol", "typealias", "var", "let",
    ]
    let next = kinds.contains(words[index + 1]) ? index + 2 : index + 1
    guard isFirst, next < words.count else { return nil }
    let name = words[next].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return SwiftIdentifier(name)?.text
  }
}
