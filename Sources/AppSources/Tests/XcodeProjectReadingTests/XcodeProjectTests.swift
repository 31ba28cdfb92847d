import Foundation
import Testing
import XcodeProjectReading

struct `Projects of Xcode` {
  @Test func `a project has the files, folders and settings of its targets`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeShop()
    let project = try XcodeProject.read(at: "\(fixture.path)/Shop.xcodeproj")
    #expect(project.targets.map(\.name) == ["Shop", "Kit", "ShopTests"])
    let shop = try #require(project.targets.first)
    #expect(shop.moduleName.text == "Café_Shop")
    #expect(
      shop.sources == ["\(fixture.path)/Shop/AppDelegate.swift", "\(fixture.path)/Shop/Old Code.m"]
    )
    #expect(
      shop.resources == [
        "\(fixture.path)/Shop/Base.lproj/Main.storyboard",
        "\(fixture.path)/Shop/de.lproj/Main.strings",
      ]
    )
    #expect(
      shop.folders == [
        .init(path: "\(fixture.path)/Features", excluded: ["Old/Old.swift"], included: nil)
      ]
    )
    #expect(shop.dependencies == ["Kit"])
    #expect(shop.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.Café-Shop")
    #expect(shop.isApplication && shop.isForIOS)
    guard case .remote(let package) = try #require(project.packages.first) else {
      Issue.record("the package is not remote")
      return
    }
    #expect(package.url == "https://example.com/stripe")
    #expect(package.requirement == "kind: upToNextMajorVersion, minimumVersion: 2.0.0")
    #expect(package.argument == "from: \"2.0.0\"")
    #expect(
      project.problems.map(\.message) == [
        "the target Shop refers to the file GONE, which the project does not contain"
      ]
    )
  }

  @Test(arguments: [
    ("{ a = ( 1,\n2 ;", "p/project.pbxproj:2: error: expected ',' or ')' in an array, found ';'"),
    ("{ a = \"x\n", "p/project.pbxproj:1: error: the string has no closing quotation mark"),
    ("{ a = b }", "p/project.pbxproj:1: error: expected ';' after the value of a, found '}'"),
    ("\n\n", "p/project.pbxproj:3: error: expected a value, the file ends"),
    ("{}", "p/project.pbxproj: error: the file has no root object of a project"),
    ("/* a", "p/project.pbxproj:1: error: the comment has no end"),
  ])
  func `a damaged project is refused with the line`(_ text: String, _ message: String) {
    let error = #expect(throws: ProjectProblem.self) {
      try XcodeProject(bytes: Array(text.utf8), path: "p")
    }
    #expect(error?.description == message)
  }

  @Test func `any cut and any changed byte of a project is read or refused`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeShop()
    let file = "\(fixture.path)/Shop.xcodeproj/project.pbxproj"
    let bytes = Array(try #require(FileManager.default.contents(atPath: file)))
    var refused = 0
    for index in stride(from: 0, to: bytes.count, by: 7) {
      do { _ = try XcodeProject(bytes: Array(bytes[..<index]), path: "p") } catch { refused += 1 }
      var changed = bytes
      changed[index] = UInt8(ascii: "{")
      do { _ = try XcodeProject(bytes: changed, path: "p") } catch { refused += 1 }
    }
    #expect(refused > bytes.count / 7)
    let deep = String(repeating: "{a=", count: 10_000)
    #expect(throws: ProjectProblem.self) { try XcodeProject(bytes: Array(deep.utf8), path: "p") }
  }

  @Test func `groups that contain themselves are left out`() throws {
    let text = """
      {objects = {P = {isa = PBXProject; targets = (T);}; G = {isa = PBXGroup; children = (G, F);
      sourceTree = "<group>";}; F = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>";};
      B = {isa = PBXBuildFile; fileRef = F;}; S = {isa = PBXSourcesBuildPhase; files = (B);};
      T = {isa = PBXNativeTarget; name = A; buildPhases = (S);};}; rootObject = P;}
      """
    let project = try XcodeProject(bytes: Array(text.utf8), path: "/p/A.xcodeproj")
    #expect(project.targets.map(\.sources) == [[]])
  }

  @Test func `a workspace lists its projects relative to its groups`() {
    let workspace = XcodeWorkspace(
      """
      <?xml version="1.0"?><Workspace version = "1.0">
      <FileRef location = "group:Shop.xcodeproj"></FileRef>
      <Group location = "group:Modules" name = "Modules">
        <FileRef location = "group:A &amp; B.xcodeproj"></FileRef></Group>
      <FileRef location='container:Pods/Pods.xcodeproj'/>
      <FileRef location = "other:X"/></Workspace>
      """,
      path: "/w/Shop.xcworkspace"
    )
    #expect(
      workspace.projects == [
        "/w/Shop.xcodeproj", "/w/Modules/A & B.xcodeproj", "/w/Pods/Pods.xcodeproj",
      ]
    )
    #expect(workspace.problems.map(\.message) == ["the location other:X is not of a known kind"])
  }
}
