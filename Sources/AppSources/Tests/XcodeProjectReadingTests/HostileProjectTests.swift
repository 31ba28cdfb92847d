import Foundation
import Testing
import XcodeProjectReading

/// Projects whose texts must neither leave the package nor become code.
struct `Texts of projects` {
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }

  private func package(
    _ fixture: ProjectFixture,
    settings: [String: String] = [:],
    package: String = "",
    keeping packages: [String] = []
  ) throws -> WrapperPackage {
    let list = settings.sorted { $0.key < $1.key }
      .map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }.joined()
    try fixture.write(
      """
      {objects = {P = {isa = PBXProject; targets = (T); packageReferences = (K);};
      \(package)
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildConfigurationList = L; fileSystemSynchronizedGroups = (G);};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
      buildSettings = {
      \(list)};};
      X = {isa = PBXFileReference; path = a.xcconfig; sourceTree = SOURCE_ROOT;};
      M = {isa = PBXGroup; children = (G);};
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};};
      rootObject = P;}
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try fixture.write("import UIKit\n", to: "App/A.swift")
    if !FileManager.default.fileExists(atPath: "\(fixture.path)/a.xcconfig") {
      try fixture.write("", to: "a.xcconfig")
    }
    var options = fixture.options
    options.packages = packages
    return try WrapperPackage(project: "\(fixture.path)/App.xcodeproj", options: options)
  }

  @Test(arguments: [
    "../../../../evil", "/tmp/evil", "a/b", "x\")])\nimport Foundation\n//", "\\(1)", "a\u{200D}b",
    "a\u{202E}b", "1App", "..", "a b", String(repeating: "x", count: 300),
  ])
  func `a module name that is no identifier becomes one, with a warning`(name: String) throws {
    let fixture = try ProjectFixture()
    let package = try package(fixture, settings: ["PRODUCT_MODULE_NAME": name])
    let modules = package.files.keys.filter { $0.hasSuffix("/app-sources.json") }
    let parts = try #require(modules.first).split(separator: "/")
    #expect(parts.count == 3 && modules.count == 1)
    let module = try #require(SwiftIdentifier(parts[1]))
    #expect(module != SwiftIdentifier(name))
    let warning = try #require(package.problems.first { $0.severity == .warning })
    #expect(warning.line == 8)
    #expect(warning.message.hasPrefix("the module name '"))
    #expect(warning.message.hasSuffix("is not an identifier, and becomes \(module)"))
    #expect(!warning.description.unicodeScalars.contains { $0.value == 0x202E })
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.components(separatedBy: "import ").count == 2)
    #expect(manifest.contains("      name: \"\(module)\",\n"))
    try package.write()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.path).sorted()
        == ["App", "App.xcodeproj", "OnLinux", "a.xcconfig", "lifeline"]
    )
  }

  @Test func `the address and the version of a package stay texts`() throws {
    let fixture = try ProjectFixture()
    func reference(_ url: String, _ version: String) -> String {
      """
      K = {isa = XCRemoteSwiftPackageReference; repositoryURL = \(Self.quoted(url));
      requirement = {kind = upToNextMajorVersion; minimumVersion = \(Self.quoted(version));};};
      """
    }
    for url in [
      "https://x.y/\"), .package(path: \"/evil/Kit", "ext::sh -c evil/Kit", "--upload-pack=/Kit",
      "https://-evil/Kit", "file:/evil/Kit", "git@x y:/Kit",
    ] {
      let error = try #require(throws: ProjectProblem.self) {
        try package(fixture, package: reference(url, "1.0.0"), keeping: ["Kit"])
      }
      #expect(error.message == "the address \(url) is not one from which SwiftPM fetches a package")
    }
    let bad = try package(
      fixture,
      package: reference("https://x.y/Kit", "1.0\")]); print(1) //"),
      keeping: ["Kit"]
    )
    #expect(
      bad.files["Package.swift"]?.contains(
        "    .package(url: \"https://x.y/Kit\", branch: \"main\"),\n"
      ) == true
    )
    #expect(bad.problems.contains { $0.message.contains("is not of a known form: kind: upTo") })
    for url in ["https://x.y/Kit.git", "git@github.com:a/Kit.git", "ssh://git@x.y/Kit"] {
      let good = try package(fixture, package: reference(url, "1.2.0-beta.1"), keeping: ["Kit"])
      #expect(
        good.files["Package.swift"]?.contains(
          "    .package(url: \"\(url)\", from: \"1.2.0-beta.1\"),\n"
        ) == true
      )
    }
  }

  @Test(arguments: [
    (#"from: "1.2.0""#, #"from: "1.2.0""#), (#".exact("1.2.0")"#, #"exact: "1.2.0""#),
    (#".upToNextMinor(from: "1.2.0")"#, #".upToNextMinor(from: "1.2.0")"#),
    (#""1.0.0"..<"2.0.0""#, #""1.0.0"..<"2.0.0""#), (#"branch: "a\b""#, #"branch: "a\\b""#),
    (#"from: "1.0.0", traits: [.init(name: x())]"#, #"from: "1.0.0""#),
    ("evil()", #"branch: "main""#),
  ])
  func `the code of a manifest is not copied into the new one`(
    written: String,
    argument: String
  ) throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      "let package = Package(dependencies: [.package(url: \"https://x.y/Kit\", \(written))],\n"
        + "  targets: [.target(name: \"App\")])\n",
      to: "App/Package.swift"
    )
    try fixture.write("import UIKit\n", to: "App/Sources/App/A.swift")
    var options = fixture.options
    options.packages = ["Kit"]
    let package = try WrapperPackage(project: "\(fixture.path)/App", options: options)
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains("    .package(url: \"https://x.y/Kit\", \(argument)),\n"))
  }

  @Test func `names of assets and files stay texts and comments`() throws {
    let fixture = try ProjectFixture()
    let name = "a\"); evil() \u{1B}\n\\(b"
    try fixture.write("{}", to: "App/M.xcassets/\(name).imageset/Contents.json")
    try fixture.write("import Kit\nvar x: KitThing?\n", to: "App/B\nevil() #.swift")
    try fixture.write("import UIKit\n", to: "App/A.swift")
    var options = fixture.options
    options.standIns = ["Kit"]
    let package = try WrapperPackage(folder: "\(fixture.path)/App", options: options)
    let symbols = try #require(package.files["Sources/App/AssetSymbols.swift"])
    #expect(
      symbols.contains(
        "  static let aEvilB = ImageResource(name: \"a\\\"); evil() \\u{1B}\\u{A}\\\\(b\", bundle:"
      ),
      "\(symbols)"
    )
    let standIn = try #require(package.files["Sources/Kit/Kit.swift"])
    #expect(standIn.contains("// Used in B<U+000A>evil() #.swift:2.\n"), "\(standIn)")
  }

  // MARK: Work

  @Test func `a setting that names itself inherits its value`() throws {
    let package = try package(
      ProjectFixture(),
      settings: ["PRODUCT_NAME": "$(PRODUCT_NAME)$(PRODUCT_NAME)${inherited}"]
    )
    #expect(package.files["Sources/AppAppApp/app-sources.json"] != nil)
    #expect(package.problems.allSatisfy { $0.severity == .note })
  }

  @Test func `settings that refer to each other are not used`() throws {
    let fixture = try ProjectFixture()
    let package = try package(
      fixture,
      settings: ["PRODUCT_NAME": "$(A)$(A)$(A)", "A": "$(PRODUCT_NAME)$(PRODUCT_NAME)"]
    )
    #expect(package.files["Sources/App/app-sources.json"] != nil)
    #expect(
      package.problems.first?.description == """
        \(fixture.path)/App.xcodeproj/project.pbxproj:9: warning: the value of PRODUCT_NAME of the \
        target App is not used: it refers to itself
        help: write the value without so many references
        """
    )
  }

  @Test func `settings that double each other are not used`() throws {
    var settings = ["PRODUCT_NAME": "$(A60)", "A0": "x"]
    for index in 1...60 { settings["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
    let package = try package(ProjectFixture(), settings: settings)
    #expect(package.files["Sources/App/app-sources.json"] != nil)
    #expect(
      package.problems.first?.message
        == "the value of PRODUCT_NAME of the target App is not used: its value has more than 64 KiB"
    )
  }

  @Test func `many references to an inherited value are not used`() throws {
    let fixture = try ProjectFixture()
    let line = String(repeating: "$(inherited)", count: 5_000)
    try fixture.write(
      "OTHER_SWIFT_FLAGS = 0123456789012345\n\nOTHER_SWIFT_FLAGS = \(line)\n",
      to: "a.xcconfig"
    )
    let package = try package(fixture)
    #expect(
      package.problems.first?.description.hasPrefix(
        "\(fixture.path)/a.xcconfig:3: warning: the value of OTHER_SWIFT_FLAGS of the target App is "
          + "not used: its value has more than 64 KiB\n"
      ) == true
    )
  }

  @Test func `a file of settings that includes itself is read once`() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      String(repeating: "#include \"./a.xcconfig\"\n", count: 50) + "PRODUCT_NAME = Shop\n",
      to: "a.xcconfig"
    )
    let package = try package(fixture)
    #expect(package.files["Sources/Shop/app-sources.json"] != nil)
    let warnings = package.problems.filter { $0.severity == .warning }.map(\.description)
    #expect(
      warnings == [
        """
        \(fixture.path)/a.xcconfig:1: warning: the file of build settings includes itself; the line \
        is left out
        help: remove the line
        """
      ]
    )
  }

  @Test func `files of settings that include others very often are left out`() throws {
    let fixture = try ProjectFixture()
    for level in 0..<10 {
      let name = level == 0 ? "a.xcconfig" : "\(level).xcconfig"
      let line = "#include \"\(level + 1).xcconfig\"\n"
      try fixture.write(String(repeating: line, count: 50), to: name)
    }
    try fixture.write("PRODUCT_NAME = Shop\n", to: "10.xcconfig")
    let package = try package(fixture)
    #expect(package.files["Sources/Shop/app-sources.json"] != nil)
    let warnings = package.problems.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.message) == [
        "the files of build settings include more than 1000 files or 8 MiB; the others are left out"
      ]
    )
    #expect(warnings.first?.path == "\(fixture.path)/9.xcconfig")
  }
}
