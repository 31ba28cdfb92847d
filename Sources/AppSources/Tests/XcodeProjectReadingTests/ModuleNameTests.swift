import Foundation
import Testing
import XcodeProjectReading

struct `Names of modules` {
  private func package(
    _ name: String,
    _ fixture: ProjectFixture,
    output: String = "OnLinux"
  ) throws -> WrapperPackage {
    try fixture.write("import UIKit\nclass Start {}\n", to: "Sources/Start.swift")
    var options = fixture.options
    options.output = "\(fixture.path)/\(output)"
    return try WrapperPackage(folder: "\(fixture.path)/Sources", module: name, options: options)
  }

  @Test(arguments: ["MapKit", "UIKit", "Foundation", "TraceModel", "LaunchTests", "class", "main"])
  func `a module with a name that is taken gets another one`(name: String) throws {
    let fixture = try ProjectFixture()
    try fixture.write("", to: "lifeline/Sources/Trace/TraceModel/Names.swift")
    let package = try package(name, fixture)
    #expect(package.files["Sources/App\(name)/app-sources.json"] != nil)
    #expect(package.files["Sources/\(name)/app-sources.json"] == nil)
    let test = try #require(package.files["Tests/LaunchTests/LaunchTests.swift"])
    #expect(test.contains("@testable import App\(name)\n"))
    #expect(
      package.problems.contains {
        $0.severity == .warning && $0.message.hasSuffix("and becomes App\(name)")
          && $0.help?.hasPrefix("import App\(name) in tests") ?? false
      }
    )
  }

  @Test func `a module with a free name keeps it`() throws {
    let package = try package("Shop", ProjectFixture())
    #expect(package.files["Sources/Shop/app-sources.json"] != nil)
    #expect(package.problems.map(\.severity) == [.note])
  }

  @Test func `a library with a name that is taken and that others import is an error`() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Logging"),
        .target(name: "Shop", dependencies: ["Logging"]),
      ])
      """,
      to: "Package.swift"
    )
    try fixture.write("class Log {}\n", to: "Sources/Logging/Log.swift")
    try fixture.write("import Logging\nclass Shop {}\n", to: "Sources/Shop/Shop.swift")
    let error = try #require(throws: ProjectProblem.self) {
      try WrapperPackage(project: fixture.path, options: fixture.options)
    }
    #expect(error.message.contains("the module Logging has the name"))
    #expect(error.message.hasSuffix("and Shop imports it"))
    #expect(error.help?.contains("--folder") == true)
  }

  @Test func `a folder with the name of the package lifeline is refused`() throws {
    let fixture = try ProjectFixture()
    let error = try #require(throws: ProjectProblem.self) {
      try package("Shop", fixture, output: "apps/Lifeline")
    }
    #expect(error.help == "name a folder with another name with -o, such as LifelineOnLinux")
  }

  @Test func `a missing and a damaged Info plist have messages of their own`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeShop()
    let path = "\(fixture.path)/Shop/Info.plist"
    func messages() throws -> [ProjectProblem] {
      try WrapperPackage(project: "\(fixture.path)/Shop.xcodeproj", options: fixture.options)
        .problems.filter { $0.path.hasSuffix("Shop/Info.plist") }
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try fixture.write(String(text.prefix(text.count / 2)), to: "Shop/Info.plist")
    #expect(try messages().map(\.message) == ["the Info.plist is damaged, and is left out"])
    try FileManager.default.removeItem(atPath: path)
    #expect(try messages().first?.message.contains("does not exist") == true)
  }

  @Test func `a stand-in of a module that nothing imports names no other one`() throws {
    let fixture = try ProjectFixture()
    try fixture.write("import UIKit\nclass Start {}\n", to: "Sources/Start.swift")
    var options = fixture.options
    options.standIns = ["Nope"]
    let error = try #require(throws: ProjectProblem.self) {
      try WrapperPackage(folder: "\(fixture.path)/Sources", module: "Shop", options: options)
    }
    #expect(error.help == "no module is missing; leave out --stand-in Nope")
  }
}
