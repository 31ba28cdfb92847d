import Foundation

/// A text of a table.
enum LocalizedText: Hashable, Sendable {
  case text(String)
  case plural(PluralText)

  /// The text, or the marked format of a plural.
  var string: String {
    switch self {
    case .text(let text): text
    case .plural(let plural): plural.markedFormat
    }
  }
}

/// The string tables of a folder of resources, in all languages.
struct StringTables: Sendable {
  /// The language of files that are in no `.lproj` folder.
  static let unlocalized = ""

  /// The texts by table, language and key.
  private(set) var tables: [String: [String: [String: LocalizedText]]] = [:]
  /// The languages of `.lproj` folders and catalogs, sorted, without `Base`.
  private(set) var languages: [String] = []
  /// The language of the developers, which is used where no other one fits.
  let developmentLanguage: String
  /// The damaged files with locations, as `path:location: description`.
  private(set) var problems: [String] = []

  /// Reads the tables of a folder and of the `.lproj` folders in it.
  init(folder: String) {
    let names = FolderContents.names(in: folder)
    developmentLanguage = Self.developmentLanguage(of: folder)
    var found: Set<String> = []
    for name in names {
      guard name.hasSuffix(".lproj") else {
        read(name, in: folder, language: Self.unlocalized, &found)
        continue
      }
      let language = String(name.dropLast(6))
      if language != "Base" { found.insert(language) }
      let inner = folder + "/" + name
      for file in FolderContents.names(in: inner) {
        read(file, in: inner, language: language, &found)
      }
    }
    languages = found.sorted()
  }

  private mutating func read(
    _ name: String,
    in folder: String,
    language: String,
    _ found: inout Set<String>
  ) {
    let path = folder + "/" + name
    let place = FolderContents.originalPath(of: path)
    guard let dot = name.lastIndex(of: ".") else { return }
    let table = String(name[..<dot])
    switch name[dot...] {
    case ".strings":
      guard let data = contents(of: path) else { return }
      let file = StringsFile(data)
      add(file.entries.mapValues(LocalizedText.text), to: table, language, replacing: false)
      problems += file.problems.map { "\(place):\($0)" }
    case ".stringsdict":
      guard let data = contents(of: path) else { return }
      let spoken = [Self.unlocalized, "Base"].contains(language) ? developmentLanguage : language
      let file = StringsDictionary(data, language: spoken)
      add(file.entries.mapValues(LocalizedText.plural), to: table, language, replacing: true)
      problems += file.problems.map { "\(place): \($0)" }
    case ".xcstrings":
      guard let data = contents(of: path) else { return }
      let catalog = StringCatalog(data)
      for (language, texts) in catalog.languages {
        add(texts, to: table, language, replacing: true)
        found.insert(language)
      }
      problems += catalog.problems.map { "\(place): \($0)" }
    default: break
    }
  }

  private mutating func add(
    _ texts: [String: LocalizedText],
    to table: String,
    _ language: String,
    replacing: Bool
  ) {
    tables[table, default: [:]][language, default: [:]].merge(texts) { replacing ? $1 : $0 }
  }

  private mutating func contents(of path: String) -> Data? {
    if let data = FolderContents.data(at: path) { return data }
    problems.append("\(FolderContents.originalPath(of: path)): the file can't be read")
    return nil
  }

  private static func developmentLanguage(of folder: String) -> String {
    guard let data = FolderContents.data(at: folder + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let region = (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String,
      !region.isEmpty, !region.hasPrefix("$")
    else { return "en" }
    return region
  }

  /// Returns the language of the tables that is used for a list of preferred languages.
  func language(for preferred: [String]) -> String {
    for wanted in preferred {
      var code = wanted.replacingOccurrences(of: "_", with: "-")
      while !code.isEmpty {
        if languages.contains(code) { return code }
        code = code.lastIndex(of: "-").map { String(code[..<$0]) } ?? ""
      }
      let base = wanted.prefix { $0 != "-" && $0 != "_" }
      if let close = languages.first(where: { $0.hasPrefix("\(base)-") || $0.hasPrefix("\(base)_") }
      ) {
        return close
      }
    }
    return developmentLanguage
  }

  /// Returns the text of a key, or `nil` if the table has none in the language, in no language, in
  /// `Base` and in that of the developers.
  func text(_ key: String, table: String, preferred: [String]) -> LocalizedText? {
    guard let texts = tables[table] else { return nil }
    let order = [language(for: preferred), Self.unlocalized, "Base", developmentLanguage]
    for language in order {
      if let text = texts[language]?[key] { return text }
    }
    return nil
  }
}
