/// The replacement of references such as `$(TARGET_NAME:lower)` in one text, with limits of work.
struct Expansion {
  private let values: [String: String]
  private let paths: Set<String>
  private var resolved: [String: String] = [:]
  private var open: Set<String> = []
  private var references = 0
  private var bytes = 0
  /// Why the text can't be resolved, in the form `it …`; `nil` if it can.
  private(set) var failure: String?

  /// The number of settings that may refer to each other in a row.
  private static let deepest = 100

  /// Prepares an expansion.
  ///
  /// - Parameters:
  ///   - values: The values of settings.
  ///   - paths: The names of settings whose values are not resolved.
  init(values: [String: String], paths: Set<String>) {
    self.values = values
    self.paths = paths
  }

  /// Returns the value of a setting; `nil` if it is absent.
  mutating func value(of name: String) -> String? {
    guard let text = values[name] else { return nil }
    // The text of a path is not a reference, whatever it contains.
    if paths.contains(name) || !text.contains("$") { return text }
    if let known = resolved[name] { return known }
    guard open.count < Self.deepest else {
      return fail("it refers to more than \(Self.deepest) settings in a row")
    }
    guard open.insert(name).inserted else { return fail("it refers to itself") }
    defer { open.remove(name) }
    let result = resolve(text)
    if failure == nil { resolved[name] = result }
    return result
  }

  /// Returns why the value of a setting can't be resolved; `nil` if it can.
  ///
  /// Values that were resolved before are not resolved again.
  mutating func failure(of name: String) -> String? {
    (references, bytes, failure) = (0, 0, nil)
    _ = value(of: name)
    return failure
  }

  private mutating func fail(_ reason: String) -> String {
    if failure == nil { failure = reason }
    return ""
  }

  /// Replaces the references in a text; after a failure, the result has no meaning.
  mutating func resolve(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while failure == nil, let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let opening = rest.first, opening == "(" || opening == "{",
        let end = rest.firstIndex(of: opening == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
      rest = rest[rest.index(after: end)...]
      references += 1
      let written = value(of: parts.first.map(String.init) ?? "")
      let value = changed(written, by: parts.dropFirst()) ?? ""
      bytes += value.utf8.count
      if references > BuildSettings.mostReferences {
        return fail("it has more than \(BuildSettings.mostReferences) references")
      }
      if bytes > BuildSettings.largestValue {
        return fail("its value has more than \(BuildSettings.largestValue >> 10) KiB")
      }
      result += value
    }
    return result + rest
  }

  private func changed(_ value: String?, by changes: ArraySlice<Substring>) -> String? {
    var value = value
    for change in changes {
      switch change {
      case "c99extidentifier", "identifier":
        value = value.map { SwiftIdentifier(derivedFrom: $0).text }
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
    return value
  }
}
