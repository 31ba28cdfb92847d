import Foundation

extension WrapperPackage {
  /// The app's Info.plist with its settings resolved, and the keys that settings generate.
  mutating func infoPlist(of module: AppModuleSources) -> String? {
    var settings = module.settings
    guard !settings.values.isEmpty else { return nil }
    var list: [String: Any] = [:]
    if let name = settings["INFOPLIST_FILE"] {
      let root = settings["SRCROOT"] ?? ""
      let path = name.hasPrefix("/") ? name : "\(root)/\(name)"
      if let data = FileForm.contents(of: path),
        let read = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let values = read as? [String: Any]
      {
        list = values
      } else {
        let isThere = FileManager.default.fileExists(atPath: path)
        problems.append(
          ProjectProblem(
            .warning,
            path,
            isThere
              ? "the Info.plist is damaged, and is left out"
              : "the Info.plist that INFOPLIST_FILE names does not exist, and is left out",
            help: "repair it, and package the app again; without it, the app launches without the "
              + "storyboard and the scene that it names"
          )
        )
      }
    }
    for key in settings.values.keys where BuildSettings.isInfoKey(key) {
      list[String(key.dropFirst(14))] = settings[key] ?? ""
    }
    settings.add(["PRODUCT_MODULE_NAME": module.module.text])
    list["CFBundleName"] = list["CFBundleName"] ?? "$(PRODUCT_NAME)"
    list["CFBundleIdentifier"] = list["CFBundleIdentifier"] ?? "$(PRODUCT_BUNDLE_IDENTIFIER)"
    list["CFBundleDevelopmentRegion"] =
      list["CFBundleDevelopmentRegion"] ?? "$(DEVELOPMENT_LANGUAGE)"
    let resolved = Self.resolved(list, settings)
    let data = try? PropertyListSerialization.data(
      fromPropertyList: resolved,
      format: .xml,
      options: 0
    )
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.resolve(text)
    case let list as [Any]: list.map { resolved($0, settings) }
    case let values as [String: Any]: values.mapValues { resolved($0, settings) }
    default: value
    }
  }
}
