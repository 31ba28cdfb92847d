import Foundation
import Testing
import XcodeProjectReading

struct `Targets of apps` {
  /// Writes a workspace whose app imports a framework of another project, which it does not name.
  private func writeWorkspace(_ fixture: ProjectFixture) throws {
    try fixture.write(
      """
      <Workspace><FileRef location = "group:App/App.xcodeproj"></FileRef>
      <FileRef location = "group:Core/Core.xcodeproj"></FileRef></Workspace>
      """,
      to: "All.xcworkspace/contents.xcworkspacedata"
    )
    try fixture.write(
      """
      {objects = {P = {isa = PBXProject; targets = (T, U); buildConfigurationList = L;
      packageReferences = (R1, R2);}; M = {isa = PBXGroup; children = (G, H);};
      R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://e.com/RxSwift.git";
      requirement = {kind = exactVersion; version = 6.6.0;};};
      R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://e.com/Lint";
      requirement = {kind = branch; branch = main;};};
      L = {isa = XCConfigurationList; buildConfigurations = (C1, C2);};
      C1 = {isa = XCBuildConfiguration; name = "Debug-Staging"; buildSettings = {SWIFT_VERSION = 6.0;
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;};};
      C2 = {isa = XCBuildConfiguration; name = Production; buildSettings = {SWIFT_VERSION = 5.0;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRODUCTION;
      SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = YES;};};
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      fileSystemSynchronizedGroups = (G); packageProductDependencies = (X1, X2);
      buildConfigurationList = L;};
      X1 = {isa = XCSwiftPackageProductDependency; productName = RxSwift;};
      X2 = {isa = XCSwiftPackageProductDependency; productName = RxCocoa;};
      U = {isa = PBXNativeTarget; name = AppTests; fileSystemSynchronizedGroups = (H);
      productType = "com.apple.product-type.bundle.unit-test";};
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      H = {isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>";};};
      rootObject = P;}
      """,
      to: "App/App.xcodeproj/project.pbxproj"
    )
    try fixture.write("import Core\nimport RxSwift\nimport RxCocoa\n", to: "App/App/A.swift")
    try fixture.write(
      "import XCTest\nimport RxSwift\n@testable import App\n",
      to: "App/AppTests/T.swift"
    )
    try fixture.write(
      """
      {objects = {P = {isa = PBXProject; targets = (T);}; M = {isa = PBXGroup; children = (F, N);};
      F = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>";};
      N = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>";};
      B = {isa = PBXBuildFile; fileRef = F;}; D = {isa = PBXBuildFile; fileRef = N;};
      S = {isa = PBXSourcesBuildPhase; files = (B, D);};
      T = {isa = PBXNativeTarget; name = Core; buildPhases = (S);
      productType = "com.apple.product-type.framework";};}; rootObject = P;}
      """,
      to: "Core/Core.xcodeproj/project.pbxproj"
    )
    try fixture.write("import Foundation\n", to: "Core/C.swift")
  }

  private func package(
    _ fixture: ProjectFixture,
    _ change: (inout WrapperPackage.Options) -> Void = { _ in }
  ) throws -> WrapperPackage {
    var options = fixture.options
    change(&options)
    return try WrapperPackage(project: "\(fixture.path)/All.xcworkspace", options: options)
  }

  @Test func `a library of another project of the workspace is found by its import`() throws {
    let fixture = try ProjectFixture()
    try writeWorkspace(fixture)
    let package = try package(fixture)
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains("dependencies: [\"UIKit\", \"Core\"]"))
    #expect(manifest.contains("name: \"Core\""))
    #expect(
      package.problems.contains {
        $0.description
          == "\(fixture.path)/Core/Gone.swift: warning: the file of Core does not exist, and is left "
          + "out\nhelp: generate it as the app's build does, and package the app again"
      }
    )
  }

  @Test func `the language mode, the isolation and features follow the configuration`() throws {
    let fixture = try ProjectFixture()
    try writeWorkspace(fixture)
    let staging = try #require(try package(fixture).files["Package.swift"])
    #expect(
      staging.contains(
        "swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), "
          + ".enableUpcomingFeature(\"InferIsolatedConformances\"), "
          + ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]"
      )
    )
    let production = try package(fixture) { $0.configuration = "Production" }
    #expect(
      try #require(production.files["Package.swift"]).contains(
        "swiftSettings: [.swiftLanguageMode(.v5), .define(\"PRODUCTION\"), "
          + ".enableUpcomingFeature(\"ConciseMagicFile\")]"
      )
    )
    let error = #expect(throws: ProjectProblem.self) {
      try package(fixture) { $0.configuration = "Release" }
    }
    #expect(error?.help == "the configurations are Debug-Staging, Production")
  }

  @Test func `a remote package is kept when it is named`() throws {
    let fixture = try ProjectFixture()
    try writeWorkspace(fixture)
    let package = try package(fixture) { $0.packages = ["rxswift"] }
    let manifest = try #require(package.files["Package.swift"])
    #expect(
      manifest.contains(".package(url: \"https://e.com/RxSwift.git\", exact: \"6.6.0\"),")
    )
    #expect(manifest.contains(".product(name: \"RxCocoa\", package: \"RxSwift\")"))
    let messages = package.problems.map(\.description).joined(separator: "\n")
    #expect(messages.contains("https://e.com/Lint (branch: main, kind: branch) is left out"))
    #expect(!messages.contains("is missing"))
    let error = #expect(throws: ProjectProblem.self) {
      try self.package(fixture) { $0.packages = ["RxSwft"] }
    }
    #expect(error?.message == "no package has the name RxSwft")
    #expect(error?.help == "write --package RxSwift")
  }

  @Test func `unit tests become a target of tests when they are asked for`() throws {
    let fixture = try ProjectFixture()
    try writeWorkspace(fixture)
    #expect(try package(fixture).files["Tests/AppTests/app-sources.json"] == nil)
    let package = try package(fixture) {
      $0.includesTests = true
      $0.packages = ["RxSwift"]
    }
    let json = try #require(package.files["Tests/AppTests/app-sources.json"])
    #expect(json.contains("\"../../../App/AppTests\""))
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains(".testTarget(\n      name: \"AppTests\""))
    #expect(
      manifest.contains(
        "dependencies: [\"UIKit\", \"_Testing_UIKit\", \"App\", .product(name: \"RxSwift\", "
          + "package: \"RxSwift\")]"
      )
    )
  }

  @Test(arguments: ["App/App", "App/App/Out/Deep", "App/AppTests"])
  func `a package in a folder of sources is refused`(_ folder: String) throws {
    let fixture = try ProjectFixture()
    try writeWorkspace(fixture)
    let error = #expect(throws: ProjectProblem.self) {
      try package(fixture) {
        $0.includesTests = true
        $0.output = "\(fixture.path)/\(folder)"
      }
    }
    #expect(error?.message.hasPrefix("the new package would be in the app's folder") ?? false)
    #expect(error?.help == "name a folder outside of it with -o")
  }

  @Test func `a package of several targets becomes their modules, with those that it depends on`()
    throws
  {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "P", dependencies: [.package(path: "../Q"),
        .package(url: "https://e.com/Soup", from: "1.0.0")], targets: [
        .target(name: "A", dependencies: ["B", .product(name: "Soup", package: "Soup")],
          exclude: ["Old.swift"]), .target(name: "B", swiftSettings: [.swiftLanguageMode(.v5)])])
      """,
      to: "P/Package.swift"
    )
    try fixture.write("import B\nimport C\nimport Soup\n", to: "P/Sources/A/A.swift")
    try fixture.write("import Old\n", to: "P/Sources/A/Old.swift")
    try fixture.write("import UIKit\n", to: "P/Sources/B/B.swift")
    try fixture.write("let p = Package(targets: [.target(name: \"C\")])", to: "Q/Package.swift")
    try fixture.write("import UIKit\n", to: "Q/Sources/C/C.swift")
    var options = fixture.options
    options.packages = ["Soup"]
    let package = try WrapperPackage(project: "\(fixture.path)/P", options: options)
    let manifest = try #require(package.files["Package.swift"])
    #expect(
      manifest.contains(
        "dependencies: [\"UIKit\", \"B\", \"C\", .product(name: \"Soup\", package: \"Soup\")]"
      )
    )
    #expect(manifest.contains(".package(url: \"https://e.com/Soup\", from: \"1.0.0\"),"))
    #expect(manifest.components(separatedBy: ".swiftLanguageMode(.v6)").count == 2)
    let json = try #require(package.files["Sources/A/app-sources.json"])
    #expect(json.contains("\"../../../P/Sources/A/Old.swift\""))
    let strings = try #require(package.files["Sources/A/LocalizedStrings.swift"])
    #expect(strings.contains("static var module: Bundle { .app(module: \"A\") }"))
  }
}
