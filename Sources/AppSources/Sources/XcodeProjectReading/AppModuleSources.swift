import Foundation

/// A module of an app as it is going to be built: its files, and what its sources import.
struct AppModuleSources {
  var module: String
  var isApplication = false
  /// Swift files and folders.
  var sources: [String] = []
  var excluded: [String] = []
  var resources: [String] = []
  var settings = BuildSettings()
  /// The modules that the sources import.
  var imports: Set<String> = []
  /// Whether the sources load from the network, which Foundation has in a module of its own on Linux.
  var usesNetworking = false
  /// The class of the delegate of the application, and that of its scene.
  var delegate: String?
  var sceneDelegate: String?
  /// The files that are compiled in Xcode, but can't be here.
  var leftOut: [String] = []

  /// The endings of files that never belong into a bundle.
  private static let neverCopied: Set<String> = [
    "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "md", "playground",
    "xcodeproj", "xcworkspace", "gitignore", "swiftpm",
  ]
  /// The endings of compiled languages other than Swift.
  private static let compiled: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "cxx", "metal", "s", "intentdefinition", "mlmodel", "xcdatamodeld",
    "xcdatamodel", "xcmappingmodel", "d", "y", "l", "rcproject", "mlpackage",
  ]
  /// The endings of folders that are one resource.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "scnassets", "xcdatamodeld", "lproj", "playground", "xcodeproj",
    "xcworkspace", "framework", "xcframework", "docc", "icon", "rcproject", "mlpackage",
  ]

  private static let networkTypes = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
    "HTTPCookie",
  ]

  static func ending(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Adds a file that a project compiles.
  mutating func add(source path: String) {
    if Self.ending(path) == "swift" {
      sources.append(path)
      scan(path)
    } else {
      leftOut.append(path)
    }
  }

  /// Adds a file or a folder that a project copies.
  mutating func add(resource path: String) {
    guard !Self.neverCopied.contains(Self.ending(path)), !path.hasSuffix("/Info.plist") else {
      return
    }
    resources.append(path)
  }

  /// Adds a folder whose files all belong to the module, except some.
  mutating func add(folder path: String, excluding exceptions: [String]) {
    sources.append(path)
    excluded += exceptions.map { "\(path)/\($0)" }
    walk(path, Set(exceptions.map { "\(path)/\($0)" }), depth: 0)
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
        if Self.compiled.contains(ending) {
          leftOut.append(path)
        } else if Self.bundles.contains(ending) {
          add(resource: path)
        } else if !["Pods", "Carthage", "DerivedData"].contains(name) {
          walk(path, exceptions, depth: depth + 1)
        }
      } else if ending == "swift" {
        if name == "Package.swift" { excluded.append(path) } else { scan(path) }
      } else if Self.compiled.contains(ending) {
        leftOut.append(path)
      } else {
        add(resource: path)
      }
    }
  }

  /// Collects the imports and the delegates of a source.
  private mutating func scan(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    usesNetworking =
      usesNetworking || Self.networkTypes.contains { text.contains($0) }
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count >= 2 else { continue }
      if let index = words.prefix(3).firstIndex(of: "import"), index + 1 < words.count {
        let kinds: Set<Substring> = ["class", "struct", "enum", "func", "protocol", "typealias"]
        let next = kinds.contains(words[index + 1]) ? index + 2 : index + 1
        guard next < words.count else { continue }
        imports.insert(String(words[next].prefix { $0 != "." && $0 != ";" }))
      } else if let index = words.firstIndex(of: "class"), index + 1 < words.count {
        let name = String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if line.contains("UIApplicationDelegate"), delegate == nil { delegate = name }
        if line.contains("UIWindowSceneDelegate") || line.contains("UISceneDelegate"),
          sceneDelegate == nil
        {
          sceneDelegate = name
        }
      }
    }
  }
}
