import Foundation

/// The contents of a Swift package, from the text of its manifest.
///
/// The manifest is not run: targets whose names or paths are computed are not found.
struct LocalPackage {
  struct Target {
    var name: String
    /// The absolute path of the folder of sources.
    var path: String
    /// The absolute paths of files and folders that the manifest excludes.
    var excluded: [String]
    /// The products of other packages that it depends on.
    var products: [String]
    var isTest: Bool
    var settings: BuildSettings
  }

  var targets: [Target] = []
  /// The packages that it depends on.
  var remotes: [RemotePackage] = []
  /// The absolute paths of the local packages that it depends on.
  var locals: [String] = []
  /// The major version of the manifest's tools, which is that of its language mode.
  var toolsVersion: Int?

  /// Reads the manifest in a folder; a package without a manifest has nothing.
  init(at package: String) {
    guard let data = FileManager.default.contents(atPath: package + "/Package.swift") else {
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    if let range = text.range(of: "swift-tools-version:") {
      let version = text[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
      toolsVersion = Int(version)
    }
    for mode in ["swiftLanguageModes: [.v5", "swiftLanguageVersions: [.v5"]
    where text.contains(mode) { toolsVersion = 5 }
    var code = ""
    for (_, line) in ActiveLines(text) { code += line + "\n" }
    read(code, package)
  }

  private mutating func read(_ text: String, _ package: String) {
    var rest = Substring(text)
    while let start = rest.range(of: ".package(") {
      rest = rest[start.upperBound...]
      let arguments = Self.argumentList(rest)
      if let url = Self.literal("url:", in: arguments) {
        // The requirement follows the address.
        let tail = arguments.range(of: "\"\(url)\"").map { arguments[$0.upperBound...] } ?? ""
        let argument = tail.drop { $0 == "," || $0.isWhitespace }
          .split(whereSeparator: \.isNewline).joined(separator: " ")
        remotes.append(
          RemotePackage(
            url: url,
            requirement: argument,
            version: PackageRequirement(manifest: argument)
          )
        )
      } else if let path = Self.literal("path:", in: arguments) {
        locals.append(Self.absolute(path, in: package))
      }
    }
    for (opening, isTest) in [(".target(", false), (".testTarget(", true)] {
      rest = Substring(text)
      while let start = rest.range(of: opening) {
        rest = rest[start.upperBound...]
        readTarget(Self.argumentList(rest), package, isTest: isTest)
      }
    }
  }

  private mutating func readTarget(_ arguments: Substring, _ package: String, isTest: Bool) {
    // A dependency `.target(name: "X")` has no folder that is not found by the target itself.
    guard let name = Self.literal("name:", in: arguments),
      !targets.contains(where: { $0.name == name })
    else { return }
    let candidates =
      Self.literal("path:", in: arguments).map { [$0] }
      ?? (isTest ? ["Tests/\(name)"] : ["Sources/\(name)", "src/\(name)", "Source/\(name)"])
    let folder = candidates.map { Self.absolute($0, in: package) }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    guard let folder else { return }
    var settings = BuildSettings()
    if arguments.contains(".defaultIsolation(MainActor.self)") {
      settings.add(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])
    }
    for mode in [5, 6] where arguments.contains(".swiftLanguageMode(.v\(mode))") {
      settings.add(["SWIFT_VERSION": "\(mode).0"])
    }
    var products: [String] = []
    var rest = arguments
    while let start = rest.range(of: ".product(") {
      rest = rest[start.upperBound...]
      if let product = Self.literal("name:", in: Self.argumentList(rest)) {
        products.append(product)
      }
    }
    targets.append(
      Target(
        name: name,
        path: folder,
        excluded: Self.list("exclude:", in: arguments).map { Self.absolute($0, in: folder) },
        products: products,
        isTest: isTest,
        settings: settings
      )
    )
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return URL(fileURLWithPath: absolute).standardizedFileURL.path
  }

  /// The text up to the closing parenthesis.
  private static func argumentList(_ text: Substring) -> Substring {
    var (depth, isText) = (1, false)
    for index in text.indices {
      switch text[index] {
      case "\"": isText.toggle()
      case "(" where !isText: depth += 1
      case ")" where !isText:
        depth -= 1
        if depth == 0 { return text[..<index] }
      default: break
      }
    }
    return text
  }

  /// The text after a label that is not within an inner call.
  private static func value(_ label: String, in arguments: Substring) -> Substring? {
    var (depth, isText) = (0, false)
    for index in arguments.indices {
      switch arguments[index] {
      case "\"": isText.toggle()
      case "(", "[": depth += isText ? 0 : 1
      case ")", "]": depth -= isText ? 0 : 1
      default:
        guard depth == 0, !isText, arguments[index...].hasPrefix(label) else { continue }
        return arguments[index...].dropFirst(label.count).drop { $0.isWhitespace }
      }
    }
    return nil
  }

  /// The string literal after a label.
  private static func literal(_ label: String, in arguments: Substring) -> String? {
    guard let value = value(label, in: arguments), value.first == "\"" else { return nil }
    return String(value.dropFirst().prefix { $0 != "\"" })
  }

  /// The string literals of the array after a label.
  private static func list(_ label: String, in arguments: Substring) -> [String] {
    guard let value = value(label, in: arguments), value.first == "[" else { return [] }
    let parts = value.prefix { $0 != "]" }.split(
      separator: "\"",
      omittingEmptySubsequences: false
    )
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
  }
}
