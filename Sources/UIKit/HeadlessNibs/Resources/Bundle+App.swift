public import Foundation

extension Bundle {
  /// Returns the bundle with the resources of a rewritten module.
  ///
  /// The bundle's folder is laid out as in an app. Without the module or its folder, reports that
  /// once and returns `Bundle.main`.
  ///
  /// - Parameter module: The name of the module, such as `Shop`.
  /// - Returns: The bundle.
  public static func app(module: String) -> Bundle {
    guard let folder = AppModules.resourceFolder(ofModule: module) else {
      RunResources.report(
        "the module \(module) has no folder of resources; its bundle is Bundle.main"
      )
      return .main
    }
    guard FolderContents.isFolder(folder), let bundle = Bundle(path: folder) else {
      RunResources.report("\(folder): the folder of the module \(module) does not exist")
      return .main
    }
    RunResources.current.add(moduleFolder: folder)
    return bundle
  }

  /// Returns the text of a key in the run's language, as `localizedString(forKey:value:table:)` of
  /// Foundation, which reads no tables on Linux.
  ///
  /// A text with plurals is a format for `String.localizedStringWithFormat`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The result if no table has the key; `nil` and an empty text for the key.
  ///   - table: The name of the table; `nil` and an empty text for `Localizable`.
  /// - Returns: The text.
  public func appString(forKey key: String, value: String?, table: String?) -> String {
    let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    guard let folders = RunResources.folders(of: self) else { return fallback }
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let preferred = RunResources.current.languages
    var hasTables = false
    for folder in folders {
      let tables = StringTables.of(folder)
      if let text = tables.text(key, table: table, preferred: preferred) { return text.string }
      hasTables = hasTables || !tables.tables.isEmpty
    }
    if hasTables, !key.isEmpty {
      RunResources.report("no text for the key \"\(key)\" in the string table \(table)")
    }
    return fallback
  }

  /// Returns the text of an object of a storyboard or xib in the run's language.
  ///
  /// - Parameters:
  ///   - key: The identifier of the object and the attribute, such as `7Xa-1b-c2D.text`.
  ///   - table: The name of the storyboard or xib.
  /// - Returns: The text, or `nil` for the text in the storyboard.
  package func interfaceText(forKey key: String, table: String) -> String? {
    let preferred = RunResources.current.languages
    for folder in RunResources.folders(of: self) ?? [] {
      let tables = StringTables.of(folder)
      if let text = tables.text(key, table: table, preferred: preferred) { return text.string }
    }
    return nil
  }
}

extension AppModules {
  // The lookup of a type that does not exist searches all types of the process each time.
  private nonisolated static let folders = FolderCache<String?>()

  /// Returns the folder of a module's resources; `nil` without the module, or if it has no
  /// resources.
  nonisolated static func resourceFolder(ofModule name: String) -> String? {
    folders.value(of: name) { name in
      // The mangled name of the enumeration `LifelineModule` in the module.
      let type = _typeByName("\(name.utf8.count)\(name)14LifelineModuleO")
      return (type as? any AppModule.Type)?.resourceFolder
    }
  }
}
