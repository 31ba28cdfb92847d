import Foundation

extension XcodeProject {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The path of the folder `.xcodeproj`.
  ///   - configuration: The name of the configuration whose settings are read; `nil` for `Debug`.
  /// - Returns: The project.
  /// - Throws: `ProjectProblem` with the line, when the file `project.pbxproj` is missing or
  ///   damaged.
  public static func read(
    at path: String,
    configuration: String? = nil
  ) throws(ProjectProblem) -> XcodeProject {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let file = path + "/project.pbxproj"
    guard let data = FileForm.contents(of: file) else {
      throw ProjectProblem(
        .error,
        file,
        "the file can't be read",
        help: "name a folder that ends with .xcodeproj"
      )
    }
    do throws(ProjectProblem) {
      return try XcodeProject(bytes: Array(data), path: path, configuration: configuration)
    } catch {
      throw ProjectProblem(
        error.severity,
        error.path,
        line: error.line,
        error.message,
        help: error.help ?? "repair the file, or name a folder of sources with --folder"
      )
    }
  }

  /// Reads the bytes of `project.pbxproj`.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: The absolute path of the folder `.xcodeproj`.
  ///   - configuration: The name of the configuration whose settings are read; `nil` for `Debug`.
  /// - Throws: `ProjectProblem` with the line of an error.
  public init(
    bytes: [UInt8],
    path: String,
    configuration: String? = nil
  ) throws(ProjectProblem) {
    let file = path + "/project.pbxproj"
    let root: PropertyListValue
    if bytes.starts(with: Array("<?xml".utf8)) {
      root = try Self.xml(bytes, file)
    } else {
      root = try PropertyListValue(bytes, path: file)
    }
    guard let objects = root["objects"]?.dictionary, let id = root["rootObject"]?.string,
      let project = objects[id]?.dictionary
    else { throw ProjectProblem(.error, file, "the file has no root object of a project") }
    self.init(path: path)
    var reader = ProjectReader(objects: objects, project: project, path: path)
    reader.configuration = configuration
    reader.bytes = bytes
    reader.read(into: &self)
    problems = reader.problems
  }

  private static func xml(
    _ bytes: [UInt8],
    _ file: String
  ) throws(ProjectProblem)
    -> PropertyListValue
  {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let list, let value = value(list, depth: 0) else {
      throw ProjectProblem(.error, file, "the property list is damaged")
    }
    return value
  }

  private static func value(_ any: Any, depth: Int) -> PropertyListValue? {
    guard depth < 100 else { return nil }
    return switch any {
    case let text as String: .string(text)
    case let list as [Any]: .array(list.compactMap { value($0, depth: depth + 1) })
    case let values as [String: Any]:
      .dictionary(values.compactMapValues { value($0, depth: depth + 1) })
    default: .string("\(any)")
    }
  }
}

/// Resolves the references between the objects of a project.
private struct ProjectReader {
  typealias Object = [String: PropertyListValue]

  let objects: [String: PropertyListValue]
  let project: Object
  let path: String
  var configuration: String?
  /// The bytes of the file, for the lines of settings.
  var bytes: [UInt8] = []
  var problems: [ProjectProblem] = []
  private var synchronizedGroups: [(id: String, group: Object)] = []
  private var parents: [String: String] = [:]
  /// The lines of settings that were looked for.
  private var lines: [String: Int?] = [:]

  init(objects: [String: PropertyListValue], project: Object, path: String) {
    self.objects = objects
    self.project = project
    self.path = path
    for (id, object) in objects {
      for child in object["children"]?.strings ?? [] { parents[child] = id }
      if object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup",
        let group = object.dictionary
      {
        synchronizedGroups.append((id, group))
      }
    }
    synchronizedGroups.sort { $0.id < $1.id }
  }

  private var file: String { path + "/project.pbxproj" }

  private func object(_ id: String?) -> Object? { id.flatMap { objects[$0]?.dictionary } }

  private func objects(_ value: PropertyListValue?) -> [(id: String, object: Object)] {
    (value?.strings ?? []).compactMap { id in object(id).map { (id, $0) } }
  }

  mutating func read(into result: inout XcodeProject) {
    let shared = settings(of: project, base: BuildSettings())
    report(shared, of: "the project")
    for (_, target) in objects(project["targets"]) {
      if let target = self.target(target, shared: shared) { result.targets.append(target) }
    }
    for (_, package) in objects(project["packageReferences"]) {
      if let place = package["relativePath"]?.string ?? package["path"]?.string {
        result.packages.append(.local(path: standardized(root + "/" + place)))
      } else if let url = package["repositoryURL"]?.string {
        let requirement = package["requirement"]?.dictionary ?? [:]
        result.packages.append(.remote(RemotePackage(url: url, requirement: requirement)))
      }
    }
    // Before Xcode 15, a local package was a reference to its folder.
    for (id, value) in objects.sorted(by: { $0.key < $1.key }) {
      guard let reference = value.dictionary, reference["isa"]?.string == "PBXFileReference",
        ["folder", "wrapper", "text"].contains(reference["lastKnownFileType"]?.string ?? ""),
        let place = location(of: id),
        FileManager.default.fileExists(atPath: place + "/Package.swift"),
        !result.packages.contains(.local(path: place))
      else { continue }
      result.packages.append(.local(path: place))
    }
  }

  // MARK: Paths

  /// The folder that contains the project, or the one that the project names.
  private var root: String {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let directory = project["projectDirPath"]?.string ?? ""
    return standardized(directory.isEmpty ? parent : parent + "/" + directory)
  }

  private func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The absolute path of a file reference or group; `nil` for products and files of the SDK.
  private func location(of id: String, depth: Int = 0) -> String? {
    guard depth < 100, let object = object(id) else { return nil }
    let own = object["path"]?.string
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<absolute>": return own.map(standardized)
    case "SOURCE_ROOT": return standardized(own.map { "\(root)/\($0)" } ?? root)
    case "<group>":
      let base: String?
      if let parent = parents[id] {
        base = location(of: parent, depth: depth + 1)
      } else {
        base = root
      }
      guard let base else { return nil }
      // A variant group has a name and no path: its children have their own.
      return standardized(own.map { "\(base)/\($0)" } ?? base)
    default: return nil
    }
  }

  // MARK: Targets

  private mutating func target(_ object: Object, shared: BuildSettings) -> XcodeProject.Target? {
    guard let name = object["name"]?.string else {
      problems.append(ProjectProblem(.warning, file, "a target has no name"))
      return nil
    }
    var base = shared.withoutRefusals
    var own = [
      "TARGET_NAME": name,
      "PROJECT_NAME": URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent,
      "SRCROOT": root, "PROJECT_DIR": root,
      "DEVELOPMENT_LANGUAGE": project["developmentRegion"]?.string ?? "en",
    ]
    if base.values["EXECUTABLE_NAME"] == nil { own["EXECUTABLE_NAME"] = "$(PRODUCT_NAME)" }
    if base.values["PRODUCT_NAME"] == nil { own["PRODUCT_NAME"] = "$(TARGET_NAME)" }
    base.set(own)
    var target = XcodeProject.Target(
      name: name,
      productType: object["productType"]?.string,
      settings: settings(of: object, base: base)
    )
    target.settings.checkReferences()
    report(target.settings, of: "the target \(name)")
    if let written = target.settings["PRODUCT_MODULE_NAME"], SwiftIdentifier(written) == nil {
      problems.append(
        ProjectProblem(
          .warning,
          file,
          line: line(of: "PRODUCT_MODULE_NAME"),
          "the module name '\(Self.shortened(written))' of the target \(name) is not an identifier, "
            + "and becomes \(target.moduleName)",
          help:
            "correct PRODUCT_MODULE_NAME, whose letters, digits and underscores are a name in Swift"
        )
      )
    }
    for (_, phase) in objects(object["buildPhases"]) {
      let files = phase["files"]?.strings ?? []
      switch phase["isa"]?.string {
      case "PBXSourcesBuildPhase": target.sources += files.flatMap { paths(ofBuildFile: $0, name) }
      case "PBXResourcesBuildPhase":
        target.resources += files.flatMap { paths(ofBuildFile: $0, name) }
      default: break
      }
    }
    target.folders = folders(of: object)
    let list = self.object(object["buildConfigurationList"]?.string)
    target.configurations = objects(list?["buildConfigurations"]).compactMap {
      $0.object["name"]?.string
    }
    for (_, dependency) in objects(object["dependencies"]) {
      if let other = self.object(dependency["target"]?.string)?["name"]?.string {
        target.dependencies.append(other)
      } else if let product = self.object(dependency["productRef"]?.string)?["productName"]?.string
      {
        target.packageProducts.append(product)
      } else if let other = dependency["name"]?.string {
        target.dependencies.append(other)
      }
    }
    for (_, product) in objects(object["packageProductDependencies"]) {
      if let product = product["productName"]?.string { target.packageProducts.append(product) }
    }
    return target
  }

  private mutating func paths(ofBuildFile id: String, _ target: String) -> [String] {
    guard let build = object(id), let reference = build["fileRef"]?.string else { return [] }
    guard let file = object(reference) else {
      problems.append(
        ProjectProblem(
          .warning,
          self.file,
          "the target \(target) refers to the file \(reference), which the project does not contain"
        )
      )
      return []
    }
    switch file["isa"]?.string {
    case "PBXVariantGroup": return (file["children"]?.strings ?? []).compactMap { location(of: $0) }
    case "XCVersionGroup", "PBXFileReference": return location(of: reference).map { [$0] } ?? []
    default: return []
    }
  }

  private func folders(of target: Object) -> [XcodeProject.SynchronizedFolder] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    var result: [XcodeProject.SynchronizedFolder] = []
    for (id, group) in synchronizedGroups {
      guard let path = location(of: id) else { continue }
      let exceptions = objects(group["exceptions"]).filter { exception in
        object(exception.object["target"]?.string)?["name"] == target["name"]
      }.flatMap { $0.object["membershipExceptions"]?.strings ?? [] }
      if own.contains(id) {
        result.append(.init(path: path, excluded: exceptions, included: nil))
      } else if !exceptions.isEmpty {
        result.append(.init(path: path, excluded: [], included: exceptions))
      }
    }
    return result
  }

  // MARK: Settings

  /// The settings of the configuration `Debug`, or of the default one, over inherited ones.
  private mutating func settings(of object: Object, base: BuildSettings) -> BuildSettings {
    var result = base
    guard let list = self.object(object["buildConfigurationList"]?.string) else { return result }
    let configurations = objects(list["buildConfigurations"]).map(\.object)
    let normal = list["defaultConfigurationName"]?.string
    let wanted = configuration ?? "Debug"
    let chosen =
      configurations.first { $0["name"]?.string == wanted }
      ?? configurations.first { $0["name"]?.string?.lowercased().contains("debug") ?? false }
      ?? configurations.first { $0["name"]?.string == normal } ?? configurations.first
    guard let chosen else { return result }
    if let name = chosen["name"]?.string { result.add(["CONFIGURATION": name]) }
    if let id = chosen["baseConfigurationReference"]?.string, let place = location(of: id) {
      var file = ConfigurationFile()
      if let settings = file.settings(at: place) {
        result.add(settings)
        for problem in file.problems where !problems.contains(problem) { problems.append(problem) }
      } else {
        problems.append(
          ProjectProblem(
            .note,
            place,
            "the file of build settings can't be read; its settings are not used"
          )
        )
      }
    }
    let own = chosen["buildSettings"]?.dictionary ?? [:]
    result.add(own.mapValues { $0.strings.joined(separator: " ") })
    return result
  }

  /// Reports the settings that are not used.
  private mutating func report(_ settings: BuildSettings, of owner: String) {
    for refusal in settings.refusals.sorted(by: { ($0.name, $0.reason) < ($1.name, $1.reason) }) {
      problems.append(
        ProjectProblem(
          .warning,
          refusal.place?.path ?? file,
          line: refusal.place?.line ?? line(of: refusal.name),
          "the value of \(Self.shortened(refusal.name)) of \(owner) is not used: \(refusal.reason)",
          help: "write the value without so many references"
        )
      )
    }
  }

  /// The line of a setting in the file; `nil` if several lines set it.
  private mutating func line(of setting: String) -> Int? {
    if let known = lines[setting] { return known }
    let found = findLine(of: setting)
    lines[setting] = .some(found)
    return found
  }

  private func findLine(of setting: String) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    let found = ["\(setting) = ", "\"\(setting)\" = "].flatMap { text.ranges(of: $0) }.filter {
      text[..<$0.lowerBound].unicodeScalars.last.map { !SwiftIdentifier.isAllowed($0) } ?? true
    }
    guard found.count == 1, let range = found.first else { return nil }
    return 1 + text[..<range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// A text of a project in a message, which may be long.
  private static func shortened(_ text: String) -> String {
    text.count > 80 ? "\(text.prefix(80))…" : text
  }
}
