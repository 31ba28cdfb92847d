import Foundation

/// The build settings of one target, with references such as `$(TARGET_NAME)`.
public struct BuildSettings: Sendable {
  /// The values as they are written, by name.
  public private(set) var values: [String: String]

  /// Creates settings.
  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// Adds settings; `$(inherited)` in them is replaced by the present value.
  mutating func add(_ other: [String: String]) {
    for (name, value) in other {
      let inherited = values[name] ?? ""
      values[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// The value of a setting with its references resolved; `nil` if it is absent or empty.
  public subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    if Self.paths.contains(name) { return value.isEmpty ? nil : value }
    let resolved = resolve(value, depth: 0)
    return resolved.isEmpty ? nil : resolved
  }

  /// The settings that the reader sets to paths.
  private static let paths: Set<String> = ["SRCROOT", "PROJECT_DIR"]

  /// Replaces references in a text; unknown settings are empty, as in Xcode.
  public func resolve(_ text: String) -> String { resolve(text, depth: 0) }

  private func resolve(_ text: String, depth: Int) -> String {
    guard depth < 20, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
      rest = rest[rest.index(after: end)...]
      let name = parts.first.map(String.init) ?? ""
      // The text of a path is not a reference, whatever it contains.
      var value = values[name].map {
        Self.paths.contains(name) ? $0 : resolve($0, depth: depth + 1)
      }
      for change in parts.dropFirst() {
        switch change {
        case "c99extidentifier", "identifier": value = value.map(Self.identifier)
        case "rfc1034identifier":
          value = value.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
        case "lower": value = value?.lowercased()
        case "upper": value = value?.uppercased()
        default:
          if change.hasPrefix("default="), value?.isEmpty ?? true {
            value = String(change.dropFirst(8))
          }
        }
      }
      result += value ?? ""
    }
    return result + rest
  }

  /// The conditions that `#if` finds true, sorted, without `DEBUG`, which SwiftPM defines itself.
  var compilationConditions: [String] {
    let words = (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    let flags = (self["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
    var names = Set(words.map(String.init))
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count {
        names.insert(String(flags[index + 1]))
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        names.insert(String(flag.dropFirst(2)))
      }
    }
    return names.filter { $0 != "DEBUG" && $0 == Self.identifier($0) }.sorted()
  }

  /// Returns a name as an identifier, as Xcode derives the name of a module from that of a product.
  public static func identifier(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    let text = String(characters)
    return text.first?.isNumber ?? false ? "_" + text.dropFirst() : text
  }

  /// Reads a file of the format `.xcconfig`, and the files that it includes.
  ///
  /// Conditional settings, such as `X[sdk=macosx*]`, are ignored.
  static func configuration(at path: String, depth: Int = 0) -> [String: String]? {
    guard depth < 10, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return nil
    }
    var values = BuildSettings()
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      if code.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count >= 2 else { continue }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let included = (folder + [parts[1]]).joined(separator: "/")
        if let inner = configuration(at: included, depth: depth + 1) { values.add(inner) }
      } else if let equal = code.firstIndex(of: "="), !code[..<equal].contains("[") {
        let name = code[..<equal].trimmingCharacters(in: .whitespaces)
        let value = code[code.index(after: equal)...].trimmingCharacters(in: .whitespaces)
        values.add([name: value])
      }
    }
    return values.values
  }
}
