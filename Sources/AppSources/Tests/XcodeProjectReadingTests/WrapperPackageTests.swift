import Foundation
import Testing
import XcodeProjectReading

struct `Packages around apps` {
  @Test func `a project becomes a package that names what is left out`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeShop()
    let package = try WrapperPackage(
      project: "\(fixture.path)/Shop.xcodeproj",
      options: fixture.options
    )
    #expect(
      package.files.keys.sorted() == [
        "Package.swift", "Sources/Café_Shop/AssetSymbols.swift", "Sources/Café_Shop/Info.plist",
        "Sources/Café_Shop/LocalizedStrings.swift", "Sources/Café_Shop/app-sources.json",
        "Sources/Kit/Info.plist", "Sources/Kit/LocalizedStrings.swift",
        "Sources/Kit/app-sources.json", "Sources/UIKit/UIKit.swift",
        "Sources/_Testing_UIKit/Empty.swift",
        "Tests/LaunchTests/LaunchTests.swift",
      ]
    )
    let json = try #require(package.files["Sources/Café_Shop/app-sources.json"])
    let sources = try JSONDecoder().decode(AppSourcesFile.self, from: Data(json.utf8))
    #expect(sources.module == "Café_Shop")
    #expect(
      sources.sources == [
        "../../../Shop/AppDelegate.swift", "../../../Features",
        "../../../Shop/Base.lproj/Main.storyboard", "../../../Shop/de.lproj/Main.strings",
        "Info.plist",
      ]
    )
    #expect(sources.exclude == ["../../../Features/Old/Old.swift"])
    #expect(sources.imports == ["UIKit", "Kit"])
    let messages = package.problems.map(\.description).joined(separator: "\n")
    for part in [
      "Old Code.m: warning: the file is left out of Café_Shop: it is not written in Swift",
      "Shop/Bridge.h: warning: the bridging header of Café_Shop is left out",
      "Shop/AppDelegate.swift:3: warning: the module Stripe is missing, which 1 file of Café_Shop "
        + "imports\nhelp: pass --stand-in Stripe for a module",
      "warning: the package https://example.com/stripe (kind: upToNextMajorVersion",
      "note: the package has the modules Café_Shop, Kit",
    ] {
      #expect(messages.contains(part), "\(messages)")
    }
    let plist = try #require(package.files["Sources/Café_Shop/Info.plist"])
    #expect(plist.contains("<string>CAFÉ SHOP</string>"))
    #expect(plist.contains("<key>UIMainStoryboardFile</key>"))
    let symbols = try #require(package.files["Sources/Café_Shop/AssetSymbols.swift"])
    #expect(symbols.contains("static let brandLogo = ImageResource(name: \"brand-logo\", bundle:"))
    #expect(symbols.contains("static let `default` = ColorResource(name: \"default\""))
    let test = try #require(package.files["Tests/LaunchTests/LaunchTests.swift"])
    #expect(test.contains("app.launch(AppDelegate())"))
    #expect(test.contains("func `the tour visits the screens of the app`() async throws {"))
    #expect(test.contains("    let tour = try await app.tour()\n    try writeReport(tour)\n"))
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains("dependencies: [\"UIKit\", \"Kit\"]"))
    #expect(
      manifest.contains(
        "[.swiftLanguageMode(.v5), .define(\"BETA\"), .define(\"DEMO\"), .define(\"OFFLINE\")]"
      )
    )
  }

  @Test func `an existing file is never overwritten`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeShop()
    try fixture.write("mine", to: "OnLinux/Package.swift")
    let package = try WrapperPackage(
      project: "\(fixture.path)/Shop.xcodeproj",
      options: fixture.options
    )
    let error = #expect(throws: ProjectProblem.self) { try package.write() }
    #expect(error?.message == "the file exists, and is not overwritten")
    #expect(!FileManager.default.fileExists(atPath: "\(fixture.path)/OnLinux/Sources"))
    try FileManager.default.removeItem(atPath: "\(fixture.path)/OnLinux")
    try package.write()
    #expect(FileManager.default.fileExists(atPath: "\(fixture.path)/OnLinux/Package.swift"))
  }

  @Test func `an unknown target and a missing project are refused with the remedy`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeShop()
    var options = fixture.options
    options.targets = ["Store"]
    let path = "\(fixture.path)/Shop.xcodeproj"
    let unknown = #expect(throws: ProjectProblem.self) {
      try WrapperPackage(project: path, options: options)
    }
    #expect(
      unknown?.description
        == "\(path): error: no target has the name Store\nhelp: the targets are Shop, Kit"
    )
    let missing = #expect(throws: ProjectProblem.self) {
      try WrapperPackage(project: "/nowhere/A.xcodeproj", options: options)
    }
    #expect(missing?.message == "the file can't be read")
  }

  @Test func `a folder of sources becomes one module`() throws {
    let fixture = try ProjectFixture()
    try fixture.write("import UIKit\nclass A { var a: URLRequest? }\n", to: "My App/A.swift")
    try fixture.write("", to: "My App/en.lproj/Localizable.strings")
    let package = try WrapperPackage(folder: "\(fixture.path)/My App", options: fixture.options)
    let json = try #require(package.files["Sources/My_App/app-sources.json"])
    #expect(json.contains("\"../../../My App\""))
    let networking = try #require(package.files["Sources/My_App/Networking.swift"])
    #expect(networking.contains("@_exported import FoundationNetworking\n"))
    #expect(networking.contains("var sessionSendsLaunchEvents: Bool {"))
    #expect(throws: ProjectProblem.self) {
      try WrapperPackage(folder: "\(fixture.path)/Empty", options: fixture.options)
    }
  }

  @Test func `the targets of local packages become modules`() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      {objects = {P = {isa = PBXProject; targets = (T); packageReferences = (L);};
      L = {isa = XCLocalSwiftPackageReference; relativePath = Features;};
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      fileSystemSynchronizedGroups = (G);}; M = {isa = PBXGroup; children = (G);};
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};};
      rootObject = P;}
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try fixture.write("import Feed\n@main struct A {}\n", to: "App/A.swift")
    try fixture.write(
      """
      let package = Package(targets: [
        .target(name: "Feed", dependencies: [.target(name: "Store")], path: "Feed/Sources"),
        .target(name: "Store"), .testTarget(name: "FeedTests"),
      ])
      """,
      to: "Features/Package.swift"
    )
    try fixture.write("import Store\nimport SwiftUI\n", to: "Features/Feed/Sources/Feed.swift")
    try fixture.write("import Foundation\n", to: "Features/Sources/Store/Store.swift")
    let package = try WrapperPackage(
      project: "\(fixture.path)/App.xcodeproj",
      options: fixture.options
    )
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains("dependencies: [\"UIKit\", \"Feed\"]"))
    #expect(manifest.contains("dependencies: [\"UIKit\", \"SwiftUI\", \"Store\"]"))
    #expect(manifest.contains("name: \"SwiftUI\""))
    #expect(
      package.problems.contains {
        $0.message == "the local package's targets are built as modules: Feed, Store"
      }
    )
  }
}
