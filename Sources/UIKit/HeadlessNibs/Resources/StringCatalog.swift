import Foundation

/// The strings of a catalog of the format `.xcstrings`.
///
/// Source: files that Xcode 15 to 26 write; Apple publishes no specification. A string without a
/// translation has the text of the source language, or its key, as in the tables that Xcode compiles.
struct StringCatalog: Sendable {
  /// The texts by language and key.
  private(set) var languages: [String: [String: LocalizedText]] = [:]
  private(set) var sourceLanguage = "en"
  private(set) var problems: [String] = []

  /// Reads the contents of a file.
  init(_ data: Data) {
    guard data.count <= 1 << 26 else {
      problems.append("the file has more than 64 MB")
      return
    }
    guard JSONNesting.isAcceptable(data) else {
      problems.append("the JSON is nested too deeply")
      return
    }
    let root: [String: Any]
    do {
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        problems.append("the JSON is not an object")
        return
      }
      root = object
    } catch {
      problems.append("the JSON is damaged: \(error.localizedDescription)")
      return
    }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    guard let strings = root["strings"] as? [String: Any] else {
      problems.append("no object 'strings'")
      return
    }
    var sources: [String: LocalizedText] = [:]
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, value) in localizations {
        guard let text = text(value, of: key, in: language) else { continue }
        languages[language, default: [:]][key] = text
      }
      sources[key] = languages[sourceLanguage]?[key] ?? .text(key)
    }
    languages[sourceLanguage, default: [:]].merge(sources) { own, _ in own }
    for language in languages.keys {
      languages[language]?.merge(sources) { own, _ in own }
    }
  }

  private mutating func text(_ value: Any, of key: String, in language: String) -> LocalizedText? {
    guard let localization = value as? [String: Any] else {
      problems.append("\(key): the localization \(language) is not an object")
      return nil
    }
    if let substitutions = localization["substitutions"] as? [String: Any],
      let format = Self.string(of: localization)
    {
      var variables: [String: PluralText.Variable] = [:]
      for (name, value) in substitutions {
        guard let substitution = value as? [String: Any],
          let forms = Self.forms(of: substitution), !forms.isEmpty
        else {
          problems.append("\(key): the substitution \(name) has no plural")
          continue
        }
        variables[name] = PluralText.Variable(
          position: substitution["argNum"] as? Int,
          type: substitution["formatSpecifier"] as? String ?? "lld",
          forms: forms
        )
      }
      return .plural(PluralText(format: format, variables: variables, language: language))
    }
    if let forms = Self.forms(of: localization), !forms.isEmpty {
      let variable = PluralText.Variable(position: nil, type: "lld", forms: forms)
      return .plural(PluralText(whole: variable, language: language))
    }
    if let text = Self.string(of: localization) { return .text(text) }
    problems.append("\(key): the localization \(language) has no text")
    return nil
  }

  /// The text of a string unit; that of an iPhone, if it varies by device.
  private static func string(of localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = localization["variations"] as? [String: Any],
      let devices = variations["device"] as? [String: Any],
      let device = (devices["iphone"] ?? devices["other"]) as? [String: Any],
      let unit = device["stringUnit"] as? [String: Any]
    else { return nil }
    return unit["value"] as? String
  }

  private static func forms(of localization: [String: Any]) -> [String: String]? {
    let variations = localization["variations"] as? [String: Any]
    guard let plural = variations?["plural"] as? [String: Any] else { return nil }
    return plural.compactMapValues { form in
      ((form as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
  }
}

/// The depth of objects and arrays in JSON, which Foundation reads recursively.
enum JSONNesting {
  /// Whether the depth is at most 200.
  static func isAcceptable(_ data: Data) -> Bool {
    var (depth, isText, isEscaped) = (0, false, false)
    for byte in data {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isText
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if !isText, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
        if depth > 200 { return false }
      } else if !isText, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return true
  }
}
