import Foundation

/// The targets of a Swift package, from the text of its manifest.
///
/// The manifest is not run: targets whose names or paths are computed are not found.
enum LocalPackage {
  /// Returns the library targets that have a folder of sources, with its absolute path.
  static func targets(of package: String) -> [(name: String, path: String)] {
    guard let data = FileManager.default.contents(atPath: package + "/Package.swift") else {
      return []
    }
    var rest = Substring(String(decoding: data, as: UTF8.self))
    var result: [(name: String, path: String)] = []
    while let start = rest.range(of: ".target(") {
      rest = rest[start.upperBound...]
      let arguments = argumentList(rest)
      // A dependency `.target(name: "X")` has no folder that is not found by the target itself.
      guard let name = literal("name:", in: arguments),
        !result.contains(where: { $0.name == name })
      else { continue }
      let places =
        literal("path:", in: arguments).map { [$0] } ?? ["Sources/\(name)", "src/\(name)"]
      for place in places {
        let path = URL(fileURLWithPath: "\(package)/\(place)").standardizedFileURL.path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
          result.append((name, path))
          break
        }
      }
    }
    return result
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

  /// The string literal after a label that is not within an inner call.
  private static func literal(_ label: String, in arguments: Substring) -> String? {
    var (depth, isText) = (0, false)
    for index in arguments.indices {
      switch arguments[index] {
      case "\"": isText.toggle()
      case "(", "[": depth += isText ? 0 : 1
      case ")", "]": depth -= isText ? 0 : 1
      default:
        guard depth == 0, !isText, arguments[index...].hasPrefix(label) else { continue }
        let value = arguments[index...].dropFirst(label.count).drop { $0.isWhitespace }
        guard value.first == "\"" else { return nil }
        return String(value.dropFirst().prefix { $0 != "\"" })
      }
    }
    return nil
  }
}
